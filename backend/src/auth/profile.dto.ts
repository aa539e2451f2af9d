import { PartialType, PickType } from '@nestjs/swagger';
import { pick } from '../platform/common/pick.js';
import { CurrentPassword, NewPassword } from '../users/staff-fields.js';
import { CreateUserDto, UserRecord } from '../users/user.dto.js';
import type { User } from '../users/user.entity.js';

const FIELDS = ['id', 'username', 'email', 'role', 'lastLogin', 'version'] as const;

export class ProfileRecord extends PickType(UserRecord, FIELDS) {}

export class UpdateProfileDto extends PartialType(PickType(CreateUserDto, ['email'])) {}

export class ChangePasswordDto {
  @CurrentPassword()
  currentPassword: string;

  @NewPassword()
  newPassword: string;
}

export const toProfileRecord = (user: User): ProfileRecord => pick(user, FIELDS);
