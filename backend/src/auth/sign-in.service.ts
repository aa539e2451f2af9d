import { Injectable, UnauthorizedException } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Request } from 'express';
import { Changes } from '../audit/changes.service.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { AccountMails } from './account-mails.service.js';
import { LoginAnswer, SecondFactorAnswer, toSignedInUser } from './auth.dto.js';
import { KnownDevices } from './known-devices.service.js';
import { passwordMark } from './password-links.service.js';
import type { PasskeySignInDto, SecondFactorDto } from './second-factor/second-factor.dto.js';
import { SecondFactors } from './second-factor/second-factors.service.js';
import { SecondStep, WRONG_CODE, type Proof } from './second-factor/second-step.service.js';
import { SessionsService } from './sessions.service.js';

const AUDIENCE = 'second-factor';
const MINUTES = 10;
const TOO_LATE = 'This took too long. Please sign in again.';

/** What follows the password, or replaces it. */
@Injectable()
export class SignIn {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly factors: SecondFactors,
    private readonly secondStep: SecondStep,
    private readonly changes: Changes,
    private readonly devices: KnownDevices,
    private readonly mails: AccountMails,
    private readonly jwt: JwtService,
  ) {}

  /** The password was right: opens a session, or asks for the second factor. */
  async afterPassword(user: User, request: Request): Promise<LoginAnswer | SecondFactorAnswer> {
    const asked = await this.factors.askedOf(user.id);
    if (!asked) return this.open(user, request);
    // A new password invalidates the ticket.
    const ticket = await this.jwt.signAsync(
      { mark: passwordMark(user) },
      { subject: user.id, audience: AUDIENCE, expiresIn: `${MINUTES}m` },
    );
    return { ticket, ...asked };
  }

  /** Throws UnauthorizedException (401) for a wrong or used code or an old ticket, or TooManyTries (429). */
  async withCode({ ticket, code }: SecondFactorDto, request: Request): Promise<LoginAnswer> {
    const user = await this.holderOf(ticket);
    const refusal = new UnauthorizedException(WRONG_CODE);
    const answer = this.secondStep.withCode({ user, code, refusal }, request, (proof) => this.open(user, request, proof));
    return this.noting(user.id, answer);
  }

  /** Needs no password: the browser has verified its user. Throws UnauthorizedException (401), or TooManyTries (429). */
  async withPasskey(answer: PasskeySignInDto, request: Request): Promise<LoginAnswer> {
    const signedIn = this.secondStep.withPasskey(answer, async (proof, userId) => {
      const user = await this.users.find({ id: userId });
      if (!user?.isActive) throw new UnauthorizedException('This account is not active.');
      return this.open(user, request, proof);
    });
    return this.noting(null, signedIn);
  }

  /** Opens a session and remembers the browser. `prove`: throws unless the user may enter. */
  private async open(user: User, request: Request, prove?: Proof): Promise<LoginAnswer> {
    const device = await this.devices.of(request, user);
    const isNewDevice = user.lastLogin !== null && (!device || device.by === 'link');
    const { token, mustSetUp } = await this.changes.write('auth', async (change) => {
      const { manager, now, audit } = change;
      await prove?.(change);
      const needsSetUp = (await this.factors.isRequired(user, manager)) && !(await this.factors.has(user.id, manager));
      await manager.update(User, user.id, { lastLogin: now });
      await audit({ action: 'login', entityType: 'users', entityId: user.id, userId: user.id });
      if (isNewDevice) await this.mails.send(change, user, 'new-device');
      return { token: await this.sessions.start(manager, user, now, needsSetUp), mustSetUp: needsSetUp };
    });
    await this.devices.remember(request, user, prove ? 'both' : 'password');
    return { token, user: toSignedInUser(user, mustSetUp) };
  }

  private async holderOf(ticket: string): Promise<User> {
    const options = { algorithms: ['HS256' as const], audience: AUDIENCE };
    const given = await this.jwt.verifyAsync<{ sub?: unknown; mark?: unknown }>(ticket, options).catch(() => null);
    const user = typeof given?.sub === 'string' ? await this.users.find({ id: given.sub }) : null;
    if (!user?.isActive || given?.mark !== passwordMark(user)) throw new UnauthorizedException(TOO_LATE);
    return user;
  }

  private async noting<T>(entityId: string | null, signedIn: Promise<T>): Promise<T> {
    return signedIn.catch(async (error: unknown) => {
      if (error instanceof UnauthorizedException)
        await this.changes.write('auth', ({ audit }) => audit({ action: 'login-failed', entityType: 'users', entityId }));
      throw error;
    });
  }
}
