import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import { pick } from '../common/pick.js';
import { EmailAddress, Flag, OneOf } from '../common/validation.js';
import { CurrentPassword, NewPassword, Username } from './staff-fields.js';
import { ROLES, type Role, type User } from './user.entity.js';

class UserFields {
  /** Signs in with it; lower case. */
  @Username()
  username: string;

  @EmailAddress()
  email: string;

  /** Default editor. */
  @OneOf(ROLES, { optional: true })
  role?: Role | null;

  /** Without it the user cannot sign in. */
  @Flag({ optional: true })
  isActive?: boolean | null;
}

export class CreateUserDto extends UserFields {
  /** Left out or empty: the user chooses one through an invitation. */
  @NewPassword({ optional: true })
  password?: string | null;
}

export class UpdateUserDto extends PartialType(UserFields) {
  /** Left out or empty: the password stays. */
  @NewPassword({ optional: true })
  password?: string | null;
}

/** A member of staff as administrators see them; nothing of the password. */
export class UserRecord {
  @ApiProperty({ format: 'uuid' })
  id: string;
  username: string;
  email: string;
  @ApiProperty({ enum: [...ROLES] })
  role: Role;
  isActive: boolean;
  lastLogin: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** Whom an id such as `createdBy` stands for, and who is there to be given work: a deleted account is not active. */
export class StaffName extends PickType(UserRecord, ['id', 'username', 'isActive']) {}

const PROFILE = ['id', 'username', 'email', 'role', 'lastLogin', 'version'] as const;

/** The signed-in member of staff's own record. */
export class ProfileRecord extends PickType(UserRecord, PROFILE) {}

export class UpdateProfileDto extends PartialType(PickType(UserFields, ['email'])) {}

export class ChangePasswordDto {
  @CurrentPassword()
  currentPassword: string;

  @NewPassword()
  newPassword: string;
}

const RECORD = [...PROFILE, 'isActive', 'createdAt', 'updatedAt'] as const;

export const toUserRecord = (user: User): UserRecord => pick(user, RECORD);
export const toProfileRecord = (user: User): ProfileRecord => pick(user, PROFILE);

export const toStaffName = ({
  id,
  username,
  isActive,
  deletedAt,
}: Pick<User, 'id' | 'username' | 'isActive' | 'deletedAt'>): StaffName => ({
  id,
  username,
  isActive: isActive && deletedAt === null,
});
