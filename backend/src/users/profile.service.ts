import { Injectable } from '@nestjs/common';
import {} from 'typeorm';
import { Changes } from '../audit/changes.service.js';
import { hashPassword, isPassword } from '../auth/passwords.js';
import { SessionsService } from '../auth/sessions.service.js';
import type { SignedIn } from '../auth/signed-in.js';
import { InvalidFields } from '../common/errors.js';
import { RateLimit } from '../common/rate-limit.js';
import { patch } from '../common/records.js';
import { TooManyTries } from '../common/too-many-tries.js';
import type { ChangePasswordDto, UpdateProfileDto } from './user.dto.js';
import { User } from './user.entity.js';
import { refuseTaken, USER_KIND } from './users.service.js';

/** Whoever finds a signed-in browser must not be able to guess on. */
const TRIES = 5;
const WINDOW_MS = 15 * 60_000;

/** What every member of staff may change about themselves. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly changes: Changes,
    private readonly rateLimit: RateLimit,
    private readonly sessions: SessionsService,
  ) {}

  /** @throws AlreadyTaken (409), ChangedMeanwhile (412) */
  update({ user: { id } }: SignedIn, fields: UpdateProfileDto, ifMatch?: number): Promise<User> {
    return this.changes.update(USER_KIND, id, ifMatch, {}, async (user, { manager }) => {
      const { email } = user;
      patch(manager.getRepository(User), user, fields);
      await refuseTaken(manager, user);
      // A reset mail that went to the former address is worth nothing any more.
      if (user.email !== email) user.resetToken = user.resetTokenExpiry = null;
    });
  }

  /**
   * Ends the other sessions and keeps the one that asks.
   * @throws InvalidFields (400) when the current password is wrong, TooManyTries (429)
   */
  async changePassword({ user, sessionId }: SignedIn, { currentPassword, newPassword }: ChangePasswordDto): Promise<void> {
    const key = `password:${user.id}`;
    const { allowed, retryAfter } = await this.rateLimit.take(key, TRIES, WINDOW_MS);
    if (!allowed) throw new TooManyTries(`Too many failed tries. Please try again in ${Math.ceil(retryAfter / 60)} minutes.`, retryAfter);
    if (!(await isPassword(user.passwordHash, currentPassword))) {
      const error = 'This is not your current password.';
      throw new InvalidFields({ currentPassword: [error] }, error);
    }
    await this.rateLimit.refund(key);
    const passwordHash = await hashPassword(newPassword);
    await this.changes.update(
      USER_KIND,
      user.id,
      undefined,
      { passwordHash, resetToken: null, resetTokenExpiry: null },
      async (_, { manager }) => {
        await this.sessions.endOthersOf(manager, user.id, sessionId);
      },
    );
  }
}
