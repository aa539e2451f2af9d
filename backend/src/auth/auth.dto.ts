import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ROLES, type Role } from '../common/access.js';
import { clean, Ruled } from '../common/validation.js';
import { CurrentPassword } from '../users/staff-fields.js';
import type { User } from '../users/user.entity.js';

/** Login says '<Name> is required' where other forms say 'Required'. */
const Credential = (label: string, rule: { format?: 'password'; maxLength: number }, tidy?: PropertyDecorator): PropertyDecorator =>
  Ruled('credential', { type: 'string', ...rule, messages: { required: `${label} is required` } }, {}, { tidy });

export class LoginDto {
  @Credential('Username', { maxLength: 254 }, clean)
  username: string;

  @Credential('Password', { format: 'password', maxLength: 1000 })
  password: string;
}

export class ConfirmDto {
  @CurrentPassword()
  currentPassword: string;
}

export class SignedInUser {
  @ApiProperty({ format: 'uuid' })
  id: string;
  username: string;
  email: string;
  @ApiProperty({ enum: [...ROLES] })
  role: Role;
  /** True if nothing else may be done before a second factor is set up. */
  @ApiPropertyOptional({ enum: [true] })
  mustSetUp?: true;
  /** True if nothing else may be done before the person has chosen a password, as the present one was generated. */
  @ApiPropertyOptional({ enum: [true] })
  mustChangePassword?: true;
}

export class LoginAnswer {
  /** A signed JWT, valid for 12 hours; sent as `Authorization: Bearer <token>`. */
  token: string;
  user: SignedInUser;
}

/** The password was right; now a code goes to /api/auth/second-factor, or a passkey signs in by itself. */
export class SecondFactorAnswer {
  /** To be sent with the code; valid for 10 minutes. */
  ticket: string;
  hasPasskey: boolean;
  hasAuthenticator: boolean;
}

export class MessageAnswer {
  message: string;
}

export class NewTokenAnswer extends MessageAnswer {
  /** Replaces the session's token, because the password was given. */
  token: string;
}

export const toSignedInUser = ({ id, username, email, role, mustChangePassword }: User, mustSetUp: boolean): SignedInUser => ({
  id,
  username,
  email,
  role,
  ...(mustSetUp && { mustSetUp }),
  ...(mustChangePassword && { mustChangePassword }),
});
