import { Injectable } from '@nestjs/common';
import { OwnPassword } from '../users/own-password.service.js';
import { hashPassword } from '../users/passwords.js';
import type { SignedIn } from '../users/signed-in.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { ChangePasswordDto, UpdateProfileDto } from './profile.dto.js';

@Injectable()
export class ProfileService {
  constructor(
    private readonly users: UsersService,
    private readonly ownPassword: OwnPassword,
  ) {}

  /** Throws InvalidFields (400) without the current password, TooManyTries (429), AlreadyTaken (409), ChangedMeanwhile (412). */
  async update({ user: me }: SignedIn, { currentPassword, ...fields }: UpdateProfileDto, ifMatch?: number): Promise<User> {
    if (fields.email !== undefined && fields.email !== me.email) await this.ownPassword.confirm(me, currentPassword);
    return this.users.change(me.id, fields, { ifMatch });
  }

  /** Ends every other session. Throws InvalidFields (400) if the current password is wrong, or TooManyTries (429). */
  async changePassword({ user: me, sessionId }: SignedIn, { currentPassword, newPassword }: ChangePasswordDto): Promise<void> {
    await this.ownPassword.confirm(me, currentPassword);
    await this.users.change(me.id, { passwordHash: await hashPassword(newPassword) }, { keptSessionId: sessionId });
  }
}
