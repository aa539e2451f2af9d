import { Injectable, UnauthorizedException } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Request } from 'express';
import { Changes, type Change } from '../audit/changes.service.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { AccountMails } from './account-mails.service.js';
import { LoginAnswer, SecondFactorAnswer, toSignedInUser } from './auth.dto.js';
import { KnownDevices } from './known-devices.service.js';
import { tokenHash } from './password-links.service.js';
import { Authenticators } from './second-factor/authenticators.service.js';
import { Passkey } from './second-factor/passkey.entity.js';
import { Passkeys } from './second-factor/passkeys.service.js';
import { RecoveryCodes } from './second-factor/recovery-codes.service.js';
import type { PasskeySignInDto, SecondFactorDto } from './second-factor/second-factor.dto.js';
import { SecondFactors } from './second-factor/second-factors.service.js';
import { SessionsService } from './sessions.service.js';
import { SignInLimits } from './sign-in-limits.service.js';

const AUDIENCE = 'second-factor';
const MINUTES = 10;
const SIX_DIGITS = /^\d{3} ?\d{3}$/;
const WRONG_CODE = 'This code is wrong or was used before. Please enter the one that the app shows now, or another recovery code.';
const TOO_LATE = 'This took too long. Please sign in again.';

/** A new password invalidates the ticket. */
const markOf = ({ passwordHash }: User): string => tokenHash(passwordHash).slice(0, 16);

/** What follows the password, or replaces it. */
@Injectable()
export class SignIn {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly authenticators: Authenticators,
    private readonly codes: RecoveryCodes,
    private readonly changes: Changes,
    private readonly limits: SignInLimits,
    private readonly devices: KnownDevices,
    private readonly mails: AccountMails,
    private readonly jwt: JwtService,
  ) {}

  /** The password was right: opens a session, or asks for the second factor. */
  async afterPassword(user: User, request: Request): Promise<LoginAnswer | SecondFactorAnswer> {
    const { passkeys, hasAuthenticator } = await this.factors.stateOf(user.id);
    if (!passkeys.length && !hasAuthenticator) return this.open(user, request);
    const ticket = await this.jwt.signAsync({ mark: markOf(user) }, { subject: user.id, audience: AUDIENCE, expiresIn: `${MINUTES}m` });
    return { ticket, hasPasskey: passkeys.length > 0, hasAuthenticator };
  }

  /** Throws UnauthorizedException (401) for a wrong or used code or an old ticket, or TooManyTries (429). */
  async withCode({ ticket, code }: SecondFactorDto, request: Request): Promise<LoginAnswer> {
    const user = await this.holderOf(ticket);
    const device = await this.devices.of(request);
    const taken = await this.limits.takeCode(user.id, device?.userIds.includes(user.id) ? device.id : undefined);
    const answer = await this.open(user, request, async (change) => {
      if (!(await this.useCode(user, code, change))) throw new UnauthorizedException(WRONG_CODE);
    }).catch(async (error: unknown) => {
      if (error instanceof UnauthorizedException) await this.noteFailure(user.id);
      throw error;
    });
    await this.limits.refund(taken);
    return answer;
  }

  /** Needs no password: the browser has verified its user. Throws UnauthorizedException (401), or TooManyTries (429). */
  async withPasskey(answer: PasskeySignInDto, request: Request): Promise<LoginAnswer> {
    const taken = await this.limits.takePasskey();
    const { id, userId, counter } = await this.passkeys.verify(answer).catch(async (error: unknown) => {
      if (error instanceof UnauthorizedException) await this.noteFailure(null);
      throw error;
    });
    const user = await this.users.find({ id: userId });
    if (!user?.isActive) throw new UnauthorizedException('This account is not active.');
    await this.limits.refund(taken);
    return this.open(user, request, async ({ manager, now }) => {
      await manager.update(Passkey, { id }, { counter, lastUsedAt: now });
    });
  }

  /** Opens a session and remembers the browser. `prove`: throws unless the user may enter. */
  private async open(user: User, request: Request, prove: (change: Change) => Promise<void> = async () => undefined): Promise<LoginAnswer> {
    const device = await this.devices.of(request);
    const isNewDevice = user.lastLogin !== null && !device?.userIds.includes(user.id);
    const { token, mustSetUp } = await this.changes.write('auth', async (change) => {
      const { manager, now, audit } = change;
      await prove(change);
      const needsSetUp = (await this.factors.isRequired(user, manager)) && !(await this.factors.has(user.id, manager));
      await manager.update(User, user.id, { lastLogin: now });
      await audit({ action: 'login', entityType: 'users', entityId: user.id, userId: user.id });
      if (isNewDevice) await this.mails.send(change, user, 'new-device');
      return { token: await this.sessions.start(manager, user, now, needsSetUp), mustSetUp: needsSetUp };
    });
    await this.devices.remember(request, user.id);
    return { token, user: toSignedInUser(user, mustSetUp) };
  }

  private async useCode(user: User, code: string, change: Change): Promise<boolean> {
    const { manager, now, audit } = change;
    if (SIX_DIGITS.test(code)) return this.authenticators.use(manager, user.id, code.replace(' ', ''), now);
    if (!(await this.codes.use(manager, user.id, code, now))) return false;
    await audit({ action: 'use-recovery-code', entityType: 'users', entityId: user.id, userId: user.id });
    await this.mails.send(change, user, 'recovery-code-used');
    return true;
  }

  private async holderOf(ticket: string): Promise<User> {
    const options = { algorithms: ['HS256' as const], audience: AUDIENCE };
    const given = await this.jwt.verifyAsync<{ sub?: unknown; mark?: unknown }>(ticket, options).catch(() => null);
    const user = typeof given?.sub === 'string' ? await this.users.find({ id: given.sub }) : null;
    if (!user?.isActive || given?.mark !== markOf(user)) throw new UnauthorizedException(TOO_LATE);
    return user;
  }

  private async noteFailure(entityId: string | null): Promise<void> {
    await this.changes.write('auth', ({ audit }) => audit({ action: 'login-failed', entityType: 'users', entityId }));
  }
}
