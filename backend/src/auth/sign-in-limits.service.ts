import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { HOUR_MS, MINUTE_MS } from '../platform/time/durations.js';
import { failedTooOften, TooManyTries } from '../platform/http/errors.js';
import { Limits, type Limit } from '../platform/limits/limits.js';
import { RateLimit, type Budget } from '../platform/limits/rate-limit.js';
import { currentActor } from '../platform/http/request-context.js';
import type { User } from '../users/user.entity.js';
import { KnownDevices } from './known-devices.service.js';

const WINDOW_MS = 15 * MINUTE_MS;
const PER_ACCOUNT_AND_ADDRESS = 5;
const PER_KNOWN_DEVICE = 5;

const ATTACKED =
  'Somebody is making many attempts at this account, so attempts have to wait. Please use a browser in which you have signed in before, or choose "Forgot your password".';

export const SIGN_INS: Limit = {
  name: 'login',
  windowMs: WINDOW_MS,
  stages: [
    { perAddress: 50, perNetwork: 200, overall: 1_000 },
    { perAddress: 5, perNetwork: 1_500, overall: 6_000 },
  ],
  refusal: failedTooOften,
};

export const PASSKEYS: Limit = { ...SIGN_INS, name: 'passkey' };

export const PASSKEY_OFFERS: Limit = {
  name: 'passkey-start',
  windowMs: WINDOW_MS,
  stages: [
    { perAddress: 200, perNetwork: 1_000, overall: 5_000 },
    { perAddress: 20, perNetwork: 6_200, overall: 20_000 },
  ],
  refusal: (wait) => `Too many attempts. Please try again in ${wait}.`,
};

/** Failed attempts at one account from anywhere: some each hour without a pause, then steps with longer and longer pauses. The last step has no end. */
interface Pauses {
  free: number;
  then: { pauseMs: number; times: number }[];
}

/** About 90 an hour. */
const PASSWORDS: Pauses = {
  free: 20,
  then: [
    { pauseMs: 5_000, times: 10 },
    { pauseMs: 20_000, times: 10 },
    { pauseMs: MINUTE_MS, times: Infinity },
  ],
};

/** About 30 an hour, from all browsers without attempts of their own: half a chance to guess one code of a million takes years. */
const CODES: Pauses = {
  free: 10,
  then: [
    { pauseMs: MINUTE_MS, times: 10 },
    { pauseMs: 5 * MINUTE_MS, times: Infinity },
  ],
};

function budgetsOf(key: string, { free, then }: Pauses): Budget[][] {
  const paused = then.map(({ pauseMs, times }, index) => [
    { key: `${key}:pause`, limit: 1, windowMs: pauseMs },
    ...(times === Infinity ? [] : [{ key: `${key}:${index}`, limit: times, windowMs: HOUR_MS }]),
  ]);
  return [[{ key: `${key}:free`, limit: free, windowMs: HOUR_MS }], ...paused];
}

const nameAtAddress = (purpose: string, name: string): Budget => ({
  key: `${purpose}:pair:${currentActor().origin.address}:${name}`,
  limit: PER_ACCOUNT_AND_ADDRESS,
  windowMs: WINDOW_MS,
});

const ofDevice = (purpose: string, device: string, name: string): Budget => ({
  key: `${purpose}:device:${device}:${name}`,
  limit: PER_KNOWN_DEVICE,
  windowMs: WINDOW_MS,
});

/** Limits failed sign-ins. A known device has its own budget, so that attackers cannot lock out the owner. Unknown names are treated alike. */
@Injectable()
export class SignInLimits {
  constructor(
    private readonly limits: Limits,
    private readonly rateLimit: RateLimit,
    private readonly devices: KnownDevices,
  ) {}

  /** Returns what to refund after success. Throws TooManyTries (429). */
  async take(username: string, user: User | null, request: Request): Promise<Budget[]> {
    const device = await this.devices.of(request, user);
    if (device) return this.takeOwn(ofDevice('login', device.id, username));
    return this.takeEach(
      async () => (await this.limits.take(SIGN_INS)).budgets,
      () => this.takeOwn(nameAtAddress('login', username)),
      () => this.takePaused(`login:account:${username}`, PASSWORDS),
    );
  }

  /**
   * For the second step, which is reached with the password alone. A browser that proved only the mailbox, or the password before there was a second
   * factor, has no attempts of its own. Throws TooManyTries (429).
   */
  async takeCode(user: User, request: Request): Promise<Budget[]> {
    const { id: userId } = user;
    const device = await this.devices.of(request, user);
    if (device?.by === 'both') return this.takeOwn(ofDevice('code', device.id, userId));
    return this.takeEach(
      () => this.takeOwn(nameAtAddress('code', userId)),
      () => this.takePaused(`code:account:${userId}`, CODES),
    );
  }

  /** Throws TooManyTries (429). */
  async takePasskey(): Promise<Budget[]> {
    return (await this.limits.take(PASSKEYS)).budgets;
  }

  async refund(budgets: Budget[]): Promise<void> {
    await this.rateLimit.refund(...budgets);
  }

  /** Clears failed attempts from this address, so that the user can sign in with the new password at once. */
  async forgive(username: string): Promise<void> {
    await this.rateLimit.renew(nameAtAddress('login', username));
  }

  /** Refunds the steps before the one that refused. */
  private async takeEach(...steps: (() => Promise<Budget[]>)[]): Promise<Budget[]> {
    const taken: Budget[] = [];
    try {
      for (const step of steps) taken.push(...(await step()));
      return taken;
    } catch (error) {
      await this.refund(taken);
      throw error;
    }
  }

  private async takeOwn(own: Budget): Promise<Budget[]> {
    await this.rateLimit.spend(own, failedTooOften);
    return [own];
  }

  private async takePaused(account: string, pauses: Pauses): Promise<Budget[]> {
    const { allowed, retryAfter, taken } = await this.rateLimit.takeFirst(budgetsOf(account, pauses));
    if (!allowed) throw new TooManyTries(ATTACKED, retryAfter);
    return taken;
  }
}
