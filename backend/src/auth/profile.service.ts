import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { InvalidFields } from '../platform/common/errors.js';
import { hashPassword } from '../users/passwords.js';
import type { SignedIn } from '../users/signed-in.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { ChangePasswordDto, UpdateProfileDto } from './profile.dto.js';
import { KnownDevices } from './known-devices.service.js';
import { SessionsService } from './sessions.service.js';

const SAME = 'Please choose another password than the generated one.';

@Injectable()
export class ProfileService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
  ) {}

  /** Throws AlreadyTaken (409), ChangedMeanwhile (412). */
  update({ user: me }: SignedIn, { email }: UpdateProfileDto, ifMatch?: number): Promise<User> {
    return this.users.change(me.id, { email }, { ifMatch });
  }

  /** Ends every other session, and returns a new token for this one. Throws InvalidFields (400) if the current password is wrong, or TooManyTries (429). */
  async changePassword(session: SignedIn, { currentPassword, newPassword }: ChangePasswordDto, request: Request): Promise<string> {
    const { user: me } = session;
    const device = await this.devices.of(request, me);
    await this.users.confirmPassword(me, currentPassword);
    if (me.mustChangePassword && newPassword === currentPassword) throw new InvalidFields({ newPassword: [SAME] });
    const changed = await this.users.change(me.id, { passwordHash: await hashPassword(newPassword) }, { keptSession: session });
    if (device) await this.devices.remember(request, changed, device.by);
    return this.sessions.nextToken(session);
  }
}
