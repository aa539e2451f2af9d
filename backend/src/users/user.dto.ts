import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import { ROLES, type Role } from '../platform/http/access.js';
import { pick } from '../platform/common/pick.js';
import { EmailAddress, Flag, OneOf, Text } from '../platform/fields/validation.js';
import { CurrentPassword, NewPassword, Username } from './staff-fields.js';
import { User } from './user.entity.js';

export const FATES = ['keep', 'end'] as const;
/** Of what somebody leaves: it goes on under the name of the administrator who ends the account, or it ends. */
export type Fate = (typeof FATES)[number];

class UserFields {
  /** For sign-in; lower case. */
  @Username()
  username: string;

  @EmailAddress()
  email: string;

  /** What customers read when this person has their enquiry or answers it. Null: they read of 'our office'; usernames are never shown to them. */
  @Text({ max: 80, optional: true })
  displayName?: string | null;

  /** Default editor. */
  @OneOf(ROLES, { optional: true })
  role?: Role | null;

  /** Only active users can sign in. */
  @Flag({ optional: true })
  isActive?: boolean | null;
}

export class CreateUserDto extends UserFields {
  /** Leave blank to let the user choose one through an invitation. */
  @NewPassword({ optional: true })
  password?: string | null;
}

export class UpdateUserDto extends PartialType(UserFields) {
  /** Leave blank to keep the current password. */
  @NewPassword({ optional: true })
  password?: string | null;

  /**
   * With a deactivation: what becomes of the user's plans, links to previews, drafts and open enquiries. 'keep': under your name; 'end': plans are
   * cancelled, links withdrawn, drafts discarded, enquiries left to nobody. Or a choice for each, by its id: 'planned-changes:keep,page-drafts:end'.
   * What is not chosen: plans and links end, and drafts and enquiries are kept.
   */
  @Text({ max: 200, optional: true })
  leftWork?: string | null;

  /** Required to change the password of one's own account. */
  @CurrentPassword({ optional: true })
  currentPassword?: string | null;
}

const RECORD = ['id', 'username', 'email', 'displayName', 'role', 'lastLogin', 'version', 'isActive', 'createdAt', 'updatedAt'] as const;

export class UserRecord extends PickType(User, RECORD) {}

export class LeftPiece {
  /** As in 'Guarantee'. */
  title: string;
  /** Its screen below /admin; null without one. */
  @ApiProperty({ type: String, nullable: true })
  path: string | null;
}

/** What is still at work once its author cannot sign in. */
export class LeftWorkRecord {
  /** For a choice: 'planned-changes', 'preview-links', 'page-drafts' or 'contact-inquiries'. */
  id: string;
  /** As in 'Plans'. */
  name: string;
  count: number;
  /** Those that matter first, at most three. */
  first: LeftPiece[];
  /** What becomes of it if nothing is chosen: it goes on under the administrator's name, or ends. */
  @ApiProperty({ enum: FATES })
  byDefault: Fate;
}

/** The name behind an id such as `createdBy`. Deleted accounts are inactive. */
export class StaffName extends PickType(UserRecord, ['id', 'username', 'isActive']) {}

export const toUserRecord = (user: User): UserRecord => pick(user, RECORD);

export type NamedUser = Pick<User, 'id' | 'username' | 'isActive' | 'deletedAt'>;

export const toStaffName = ({ deletedAt, isActive, ...named }: NamedUser): StaffName => ({
  ...pick(named, ['id', 'username']),
  isActive: isActive && deletedAt === null,
});
