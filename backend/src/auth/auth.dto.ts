import { ApiPropertyOptional, PartialType, PickType } from '@nestjs/swagger';
import { pick } from '../platform/common/pick.js';
import { clean, Ruled, Text } from '../platform/fields/validation.js';
import { CurrentPassword, NewPassword } from '../users/staff-fields.js';
import { CreateUserDto, UserRecord } from '../users/user.dto.js';
import { User } from '../users/user.entity.js';
import { LONGEST_CODE, LONGEST_RESPONSE, LONGEST_TICKET } from './second-factor/second-factor.dto.js';
import { Session } from './session.entity.js';

/** Login says '<Name> is required' where other forms say 'Required'. */
const Credential = (label: string, rule: { format?: 'password'; maxLength: number }, tidy?: PropertyDecorator): PropertyDecorator =>
  Ruled('credential', { type: 'string', ...rule, messages: { required: `${label} is required` } }, {}, { tidy });

export class LoginDto {
  @Credential('Username', { maxLength: 254 }, clean)
  username: string;

  @Credential('Password', { format: 'password', maxLength: 1000 })
  password: string;
}

/** With a second factor also `code`, or `ticket` and `response` of a passkey. */
export class ConfirmDto {
  @CurrentPassword()
  currentPassword: string;

  /** Six digits of the app, or a recovery code. */
  @Text({ max: LONGEST_CODE, optional: true })
  code?: string | null;

  /** That of /api/auth/passkey/start. */
  @Text({ max: LONGEST_TICKET, optional: true })
  ticket?: string | null;

  /** The browser's response as JSON. */
  @Text({ max: LONGEST_RESPONSE, optional: true })
  response?: string | null;
}

export class ForgotPasswordDto {
  /** Username or email address. */
  @Text({ max: 254 })
  username: string;
}

export class ResetPasswordDto {
  /** From the link in the email. */
  @Text({ max: 200 })
  token: string;

  @NewPassword()
  password: string;
}

const SIGNED_IN = ['id', 'username', 'email', 'role'] as const;

export class SignedInUser extends PickType(User, SIGNED_IN) {
  /** True if nothing else may be done before a second factor is set up. */
  @ApiPropertyOptional({ enum: [true] })
  mustSetUp?: true;
  /** True if nothing else may be done before the person has chosen a password, as the present one was generated. */
  @ApiPropertyOptional({ enum: [true] })
  mustChangePassword?: true;
}

export class LoginResponse {
  /** A signed JWT, valid for 12 hours; sent as `Authorization: Bearer <token>`. */
  token: string;
  user: SignedInUser;
}

/** The password was right, but it is not enough. */
export class SecondFactorAsked {
  hasPasskey: boolean;
  hasAuthenticator: boolean;
}

/** Now a code goes to /api/auth/second-factor, or a passkey signs in by itself. */
export class SecondFactorTicket extends SecondFactorAsked {
  /** To be sent with the code; valid for 10 minutes. */
  ticket: string;
}

export class MessageResponse {
  message: string;
}

export class NewToken extends MessageResponse {
  /** Replaces the session's token, because the password was given. */
  token: string;
}

export const toSignedInUser = (user: User, mustSetUp: boolean): SignedInUser => ({
  ...pick(user, SIGNED_IN),
  ...(mustSetUp && { mustSetUp }),
  ...(user.mustChangePassword && { mustChangePassword: true }),
});

const PROFILE = ['id', 'username', 'email', 'displayName', 'role', 'lastLogin', 'version'] as const;

export class ProfileRecord extends PickType(UserRecord, PROFILE) {}

export class UpdateProfileDto extends PartialType(PickType(CreateUserDto, ['email', 'displayName'])) {}

export class ChangePasswordDto {
  @CurrentPassword()
  currentPassword: string;

  @NewPassword()
  newPassword: string;
}

export const toProfileRecord = (user: User): ProfileRecord => pick(user, PROFILE);

const SESSION = ['id', 'createdAt', 'lastUsedAt', 'expiresAt', 'userAgent', 'addressKey'] as const;

export class SessionRecord extends PickType(Session, SESSION) {
  /** Whether this request belongs to it. */
  isThisOne: boolean;
}

export const toSessionRecord = (session: Session, ownId: string): SessionRecord => ({
  ...pick(session, SESSION),
  isThisOne: session.id === ownId,
});
