import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Change } from '../../audit/changes.service.js';
import type { User } from '../../users/user.entity.js';
import { AccountMails } from '../account-mails.service.js';
import { SignInLimits } from '../sign-in-limits.service.js';
import { Codes } from './codes.service.js';
import { Passkey } from './passkey.entity.js';
import { Passkeys } from './passkeys.service.js';

/** One sentence for all: it must not tell whether a guess was near. */
export const WRONG_CODE =
  'This code is wrong, has run out or was used before. Please enter the one that the app shows now, or another recovery code.';

/** Throws in the transaction that it allows. */
export type Proof = (change: Change) => Promise<void>;

/** The second factor after the password, at the sign-in and when both are asked again. */
@Injectable()
export class SecondStep {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly codes: Codes,
    private readonly limits: SignInLimits,
    private readonly mails: AccountMails,
  ) {}

  /**
   * Runs what a code of the app, or a recovery code, allows; a proof that fails throws `refusal`. Throws TooManyTries (429), but never for a right
   * recovery code: it is too long to be guessed, and wrong attempts of others must not lock out its owner.
   */
  async withCode<T>(
    { user, code, refusal }: { user: User; code: string; refusal: Error },
    request: Request,
    run: (proof: Proof) => Promise<T>,
  ): Promise<T> {
    const isOnPaper = await this.codes.isRecoveryCode(user.id, code);
    const taken = isOnPaper ? [] : await this.limits.takeCode(user, request);
    const done = await run(async (change) => {
      if (!(await this.use(user, code, change))) throw refusal;
    });
    await this.limits.refund(taken);
    return done;
  }

  /** Runs what a passkey allows, that of any user. Throws UnauthorizedException (401), or TooManyTries (429). */
  async withPasskey<T>(given: { ticket: string; response: string }, run: (proof: Proof, userId: string) => Promise<T>): Promise<T> {
    const taken = await this.limits.takePasskey();
    const { id, userId, counter } = await this.passkeys.verify(given);
    const done = await run(async ({ manager, now }) => {
      await manager.update(Passkey, { id }, { counter, lastUsedAt: now });
    }, userId);
    await this.limits.refund(taken);
    return done;
  }

  private async use(user: User, code: string, change: Change): Promise<boolean> {
    const { manager, now, audit } = change;
    const used = await this.codes.use(manager, user.id, code, now);
    if (used !== 'recovery-code') return used !== null;
    await audit({ action: 'use-recovery-code', entityType: 'users', entityId: user.id, userId: user.id });
    await this.mails.send(change, user, 'recovery-code-used');
    return true;
  }
}
