import { BadRequestException, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { difference, snapshot } from '../audit/audit-diff.js';
import { Changes } from '../audit/changes.service.js';
import { MINUTE_MS } from '../platform/time/durations.js';
import { Limits, type Limit } from '../platform/limits/limits.js';
import { sha256 } from '../platform/config/crypto.js';
import { Env } from '../platform/config/env.js';
import { hashPassword } from '../users/passwords.js';
import { User } from '../users/user.entity.js';
import { USERS } from '../users/user.kind.js';
import { UsersService } from '../users/users.service.js';
import type { ResetPasswordDto } from './auth.dto.js';
import { forgetFirstPassword } from './first-admin.js';
import { KnownDevices } from './known-devices.service.js';
import { SessionsService } from './sessions.service.js';
import { SignInLimits } from './sign-in-limits.service.js';

/** Tokens that are not those of a mail. */
export const TOKEN_GUESSES: Limit = {
  name: 'reset-token',
  windowMs: 15 * MINUTE_MS,
  stages: [
    { perAddress: 30, perNetwork: 120, overall: 1_200 },
    { perAddress: 5, perNetwork: 1_400, overall: 6_000 },
  ],
  refusal: (wait) => `Too many links that do not work were used. Please try again in ${wait}.`,
};

const VOID_LINK = 'This link has expired, has been used, or was replaced by a newer one. Please request a new one.';

const isGood = (user: User | null, hash: string, now: Date): user is User =>
  user !== null && user.isActive && user.resetToken === hash && user.resetTokenExpiry !== null && user.resetTokenExpiry > now;

/** Sets passwords by the links of mails: of a reset and of an invitation; docs/product.md, 'Roles'. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly users: UsersService,
    private readonly signIns: SignInLimits,
    private readonly devices: KnownDevices,
    private readonly sessions: SessionsService,
    private readonly changes: Changes,
    private readonly limits: Limits,
    private readonly env: Env,
  ) {}

  /**
   * Ends all sessions and makes all devices unknown except this browser, because the link proves access to the mail; one in which nobody has signed in
   * is known by the link only. Throws BadRequestException (400) for an invalid token, or TooManyTries (429).
   */
  async setPassword({ token, password }: ResetPasswordDto, request: Request): Promise<void> {
    const hash = sha256(token);
    const holder = await this.limits.guess(TOKEN_GUESSES, async () => {
      const user = await this.users.find({ resetToken: hash });
      return isGood(user, hash, new Date()) ? user : null;
    });
    if (!holder) throw new BadRequestException(VOID_LINK);
    const passwordHash = await hashPassword(password);
    const { id, username } = holder;
    const device = await this.devices.of(request, holder);
    await this.changes.locked(USERS, id, async (user, { manager, now, audit }) => {
      // Checked again under the lock, for two simultaneous uses.
      if (!isGood(user, hash, now)) throw new BadRequestException(VOID_LINK);
      const users = manager.getRepository(User);
      const before = snapshot(users, user);
      Object.assign(user, { passwordHash, mustChangePassword: false, resetToken: null, resetTokenExpiry: null, updatedAt: now });
      await users.save(user);
      await this.sessions.endAllOf(manager, id);
      const changes = difference(before, snapshot(users, user));
      await audit({ action: 'password-reset', entityType: 'users', entityId: id, userId: id, changes });
    });
    forgetFirstPassword(this.env.dataDir, username);
    await this.signIns.forgive(username);
    await this.devices.remember(request, { id, passwordHash }, device?.by ?? 'link');
  }
}
