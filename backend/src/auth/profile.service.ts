import { Injectable } from '@nestjs/common';
import { InvalidFields } from '../common/errors.js';
import { OwnPassword } from '../users/own-password.service.js';
import { hashPassword } from '../users/passwords.js';
import type { SignedIn } from '../users/signed-in.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { ChangePasswordDto, UpdateProfileDto } from './profile.dto.js';
import { SessionsService } from './sessions.service.js';

const SAME = 'Please choose another password than the generated one.';

@Injectable()
export class ProfileService {
  constructor(
    private readonly users: UsersService,
    private readonly ownPassword: OwnPassword,
    private readonly sessions: SessionsService,
  ) {}

  /** Throws InvalidFields (400) without the current password, TooManyTries (429), AlreadyTaken (409), ChangedMeanwhile (412). */
  async update({ user: me }: SignedIn, { currentPassword, ...fields }: UpdateProfileDto, ifMatch?: number): Promise<User> {
    if (fields.email !== undefined && fields.email !== me.email) await this.ownPassword.confirm(me, currentPassword);
    return this.users.change(me.id, fields, { ifMatch });
  }

  /** Ends every other session, and returns a new token for this one. Throws InvalidFields (400) if the current password is wrong, or TooManyTries (429). */
  async changePassword(session: SignedIn, { currentPassword, newPassword }: ChangePasswordDto): Promise<string> {
    const { user: me } = session;
    await this.ownPassword.confirm(me, currentPassword);
    if (me.mustChangePassword && newPassword === currentPassword) throw new InvalidFields({ newPassword: [SAME] });
    await this.users.change(me.id, { passwordHash: await hashPassword(newPassword) }, { keptSession: session });
    return this.sessions.nextToken(session);
  }
}
