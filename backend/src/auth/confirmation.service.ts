import { Injectable, UnauthorizedException } from '@nestjs/common';
import type { Request } from 'express';
import { Changes } from '../audit/changes.service.js';
import { InvalidFields } from '../platform/common/errors.js';
import type { SignedIn } from '../users/signed-in.js';
import { UsersService } from '../users/users.service.js';
import type { ConfirmDto, NewToken, SecondFactorAsked } from './auth.dto.js';
import { SecondFactors } from './second-factor/second-factors.service.js';
import { SecondStep, WRONG_CODE, type Proof } from './second-factor/second-step.service.js';
import { SessionsService } from './sessions.service.js';

const WRONG_PASSKEY = 'This passkey could not be used. Please try again, or enter a code.';

/** Asks signed-in users for their factors again, as at the sign-in, before changes marked with `@AsksPassword()`. */
@Injectable()
export class Confirmation {
  constructor(
    private readonly users: UsersService,
    private readonly factors: SecondFactors,
    private readonly secondStep: SecondStep,
    private readonly sessions: SessionsService,
    private readonly changes: Changes,
  ) {}

  /** Returns the session's new token, or what is asked beside the password. Throws InvalidFields (400) for what is wrong, or TooManyTries (429). */
  async confirm(me: SignedIn, given: ConfirmDto, request: Request): Promise<NewToken | SecondFactorAsked> {
    const { user } = me;
    await this.users.confirmPassword(user, given.currentPassword);
    const asked = await this.factors.askedOf(user.id);
    if (!asked) return this.write(me);
    const { code, ticket, response } = given;
    if (ticket && response) return this.withPasskey(me, { ticket, response });
    if (!code) return asked;
    const refusal = new InvalidFields({ code: [WRONG_CODE] }, WRONG_CODE);
    return this.noting(
      me,
      refusal,
      this.secondStep.withCode({ user, code, refusal }, request, (proof) => this.write(me, proof)),
    );
  }

  private withPasskey(me: SignedIn, given: { ticket: string; response: string }): Promise<NewToken> {
    const refusal = new InvalidFields({ response: [WRONG_PASSKEY] }, WRONG_PASSKEY);
    const done = this.secondStep
      .withPasskey(given, async (proof, userId) => {
        if (userId !== me.user.id) throw refusal;
        return this.write(me, proof);
      })
      .catch((error: unknown) => {
        // A 401 would mean that the session has ended.
        throw error instanceof UnauthorizedException ? refusal : error;
      });
    return this.noting(me, refusal, done);
  }

  private async write(me: SignedIn, proof?: Proof): Promise<NewToken> {
    await this.changes.write('auth', async (change) => {
      await proof?.(change);
      await this.sessions.confirm(change.manager, me, change.now);
      await change.audit({ action: 'confirm-password', entityType: 'users', entityId: me.user.id });
    });
    return { message: 'Thank you.', token: await this.sessions.nextToken(me) };
  }

  private async noting<T>({ user }: SignedIn, refusal: Error, done: Promise<T>): Promise<T> {
    return done.catch(async (error: unknown) => {
      if (error === refusal)
        await this.changes.write('auth', ({ audit }) => audit({ action: 'confirm-failed', entityType: 'users', entityId: user.id }));
      throw error;
    });
  }
}
