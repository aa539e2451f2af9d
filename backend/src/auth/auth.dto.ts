import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { ROLES, type Role, type User } from '../users/user.entity.js';

/** '<Name> is required' is the login's own wording (specification, section 5). */
const Credential = (label: string, max: number): PropertyDecorator =>
  ValidateBy({
    name: 'credential',
    validator: {
      validate: (value) => typeof value === 'string' && value !== '' && value.length <= max,
      defaultMessage: (args) =>
        args?.value === undefined || args.value === null || args.value === '' ? `${label} is required` : 'Invalid input',
    },
  });

export class LoginDto {
  @Credential('Username', 254)
  username: string;

  @Credential('Password', 1000)
  password: string;
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
