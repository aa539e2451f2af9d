import { ApiProperty } from '@nestjs/swagger';
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
}

export class LoginAnswer {
  /** A signed JWT, valid for 12 hours; sent as `Authorization: Bearer <token>`. */
  token: string;
  user: SignedInUser;
}

export class MessageAnswer {
  message: string;
}

export const toSignedInUser = ({ id, username, email, role }: User): SignedInUser => ({ id, username, email, role });
