import { Injectable } from '@nestjs/common';
import { RateLimit, type Budget } from '../common/rate-limit.js';
import { currentActor } from '../common/request-context.js';
import { TooManyTries } from '../common/errors.js';

const WINDOW_MS = 15 * 60_000;
const PER_ACCOUNT_AND_ADDRESS = 5;
const PER_ADDRESS = 50;
const PER_NETWORK = 200;
const PER_ACCOUNT = 100;
const OVERALL = 1_000;
const PER_KNOWN_DEVICE = 5;
/** With three codes valid at a time, a million guesses of six digits take years. */
const CODES_PER_ACCOUNT = 20;

const budget = (key: string, limit: number): Budget => ({ key: `login:${key}`, limit, windowMs: WINDOW_MS });

const pair = (username: string): Budget => budget(`pair:${currentActor().origin.address}:${username}`, PER_ACCOUNT_AND_ADDRESS);

/** Limits failed sign-ins. A known device has its own budget, so that attackers cannot lock out the owner. Unknown names are treated alike. */
@Injectable()
export class SignInLimits {
  constructor(private readonly rateLimit: RateLimit) {}

  /** Returns what to refund after success. `knownDevice`: id of a device of this account. Throws TooManyTries (429). */
  async take(username: string, knownDevice: string | undefined): Promise<Budget[]> {
    const { address, network } = currentActor().origin;
    const budgets = knownDevice
      ? [budget(`device:${knownDevice}:${username}`, PER_KNOWN_DEVICE)]
      : [
          pair(username),
          budget(`address:${address}`, PER_ADDRESS),
          budget(`network:${network}`, PER_NETWORK),
          budget(`account:${username}`, PER_ACCOUNT),
          budget('overall', OVERALL),
        ];
    return this.takeAll(budgets);
  }

  /** For the second step, which only who knows the password reaches. Throws TooManyTries (429). */
  takeCode(userId: string, knownDevice: string | undefined): Promise<Budget[]> {
    const { address } = currentActor().origin;
    const budgets = knownDevice
      ? [budget(`code-device:${knownDevice}:${userId}`, PER_KNOWN_DEVICE)]
      : [budget(`code:${address}:${userId}`, PER_ACCOUNT_AND_ADDRESS), budget(`code-account:${userId}`, CODES_PER_ACCOUNT)];
    return this.takeAll(budgets);
  }

  /** Throws TooManyTries (429). */
  takePasskey(): Promise<Budget[]> {
    const { address, network } = currentActor().origin;
    return this.takeAll([budget(`passkey:${address}`, PER_ADDRESS), budget(`passkey-network:${network}`, PER_NETWORK)]);
  }

  async refund(budgets: Budget[]): Promise<void> {
    await this.rateLimit.refund(...budgets);
  }

  /** Clears failed attempts from this address, so that the user can sign in with the new password at once. */
  async forgive(username: string): Promise<void> {
    await this.rateLimit.renew(pair(username));
  }

  private async takeAll(budgets: Budget[]): Promise<Budget[]> {
    const { allowed, retryAfter } = await this.rateLimit.take(...budgets);
    if (!allowed) throw TooManyTries.failed(retryAfter);
    return budgets;
  }
}
