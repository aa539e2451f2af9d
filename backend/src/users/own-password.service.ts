import { Injectable } from '@nestjs/common';
import { Changes } from '../audit/changes.service.js';
import { InvalidFields, TooManyTries } from '../platform/common/errors.js';
import { RateLimit } from '../platform/common/rate-limit.js';
import { currentActor } from '../platform/common/request-context.js';
import { REQUIRED } from '../platform/common/validation.js';
import { isPassword } from './passwords.js';
import type { User } from './user.entity.js';

/** Per session: whoever steals one cannot use up the attempts of another. */
const TRIES = 5;
const WINDOW_MS = 15 * 60_000;

const refuse = (error: string): never => {
  throw new InvalidFields({ currentPassword: [error] }, error === REQUIRED ? 'Please enter your current password.' : error);
};

@Injectable()
export class OwnPassword {
  constructor(
    private readonly rateLimit: RateLimit,
    private readonly changes: Changes,
  ) {}

  /** Throws InvalidFields (400) if missing or wrong, or TooManyTries (429). */
  async confirm({ id, passwordHash }: User, currentPassword: string | null | undefined): Promise<void> {
    if (!currentPassword) return refuse(REQUIRED);
    const budget = { key: `password:${currentActor().sessionId}`, limit: TRIES, windowMs: WINDOW_MS };
    const { allowed, retryAfter } = await this.rateLimit.take(budget);
    if (!allowed) throw TooManyTries.failed(retryAfter);
    if (!(await isPassword(passwordHash, currentPassword))) {
      await this.changes.write('auth', ({ audit }) => audit({ action: 'confirm-failed', entityType: 'users', entityId: id }));
      return refuse('This is not your current password.');
    }
    await this.rateLimit.refund(budget);
  }
}
