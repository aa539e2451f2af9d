import { Injectable, UnauthorizedException } from '@nestjs/common';
import type { Request } from 'express';
import { Changes } from '../audit/changes.service.js';
import { InvalidFields } from '../platform/http/errors.js';
import { hashPassword } from '../users/passwords.js';
import type { SignedIn } from '../users/signed-in.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { ChangePasswordDto, ConfirmDto, NewToken, SecondFactorAsked, UpdateProfileDto } from './auth.dto.js';
import { KnownDevices } from './known-devices.service.js';
import { SecondFactors } from './second-factor/second-factors.service.js';
import { SecondStep, WRONG_CODE, type Proof } from './second-factor/second-step.service.js';
import { SessionsService } from './sessions.service.js';

const SAME = 'Please choose another password than the generated one.';
const WRONG_PASSKEY = 'This passkey could not be used. Please try again, or enter a code.';

/** What signed-in users do with their own account. */
@Injectable()
export class OwnAccount {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
    private readonly factors: SecondFactors,
    private readonly secondStep: SecondStep,
    private readonly changes: Changes,
  ) {}

  /** Throws AlreadyTaken (409), ChangedMeanwhile (412). */
  update({ user: me }: SignedIn, { email, displayName }: UpdateProfileDto, ifMatch?: number): Promise<User> {
    return this.users.change(me.id, { email, displayName }, { ifMatch });
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

  /**
   * Asks for password and second factor again, as at the sign-in, before changes marked with `@AsksPassword()`. Returns the session's new token, or
   * what is asked beside the password. Throws InvalidFields (400) for what is wrong, or TooManyTries (429).
   */
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
