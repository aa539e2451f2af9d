import { Injectable, UnauthorizedException, type OnModuleInit } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Request } from 'express';
import { Changes } from '../audit/changes.service.js';
import { isPassword } from '../users/passwords.js';
import { toUsername } from '../users/staff-fields.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { LoginDto, LoginResponse, SecondFactorTicket } from './auth.dto.js';
import { NewSessions } from './new-sessions.service.js';
import { passwordMark } from './password-links.service.js';
import type { PasskeySignInDto, SecondFactorDto } from './second-factor/second-factor.dto.js';
import { SecondFactors } from './second-factor/second-factors.service.js';
import { SecondStep, WRONG_CODE } from './second-factor/second-step.service.js';
import { SignInLimits } from './sign-in-limits.service.js';

const AUDIENCE = 'second-factor';
const MINUTES = 10;
const TOO_LATE = 'This took too long. Please sign in again.';

@Injectable()
export class SignIn implements OnModuleInit {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: NewSessions,
    private readonly factors: SecondFactors,
    private readonly secondStep: SecondStep,
    private readonly changes: Changes,
    private readonly jwt: JwtService,
    private readonly limits: SignInLimits,
  ) {}

  /** Prepared in advance, so that the first unknown name takes no longer than a known one. */
  async onModuleInit(): Promise<void> {
    await isPassword(undefined, '');
  }

  /** Opens a session, or asks for the second factor. Throws UnauthorizedException (401), the same for unknown names, or TooManyTries (429). */
  async withPassword({ username, password }: LoginDto, request: Request): Promise<LoginResponse | SecondFactorTicket> {
    const name = toUsername(username);
    const user = await this.users.find({ username: name });
    const taken = await this.limits.take(name, user, request);
    if (!(await isPassword(user?.passwordHash, password)) || !user?.isActive) {
      await this.noteFailure(user?.id ?? null);
      throw new UnauthorizedException('The username or password is incorrect.');
    }
    await this.limits.refund(taken);
    const asked = await this.factors.askedOf(user.id);
    if (!asked) return this.sessions.open(user, request);
    // A new password invalidates the ticket.
    const ticket = await this.jwt.signAsync(
      { mark: passwordMark(user) },
      { subject: user.id, audience: AUDIENCE, expiresIn: `${MINUTES}m` },
    );
    return { ticket, ...asked };
  }

  /** Throws UnauthorizedException (401) for a wrong or used code or an old ticket, or TooManyTries (429). */
  async withCode({ ticket, code }: SecondFactorDto, request: Request): Promise<LoginResponse> {
    const user = await this.holderOf(ticket);
    const refusal = new UnauthorizedException(WRONG_CODE);
    const signedIn = this.secondStep.withCode({ user, code, refusal }, request, (proof) => this.sessions.open(user, request, proof));
    return this.noting(user.id, signedIn);
  }

  /** Needs no password: the browser has verified its user. Throws UnauthorizedException (401), or TooManyTries (429). */
  async withPasskey(given: PasskeySignInDto, request: Request): Promise<LoginResponse> {
    const signedIn = this.secondStep.withPasskey(given, async (proof, userId) => {
      const user = await this.users.find({ id: userId });
      if (!user?.isActive) throw new UnauthorizedException('This account is not active.');
      return this.sessions.open(user, request, proof);
    });
    return this.noting(null, signedIn);
  }

  private async holderOf(ticket: string): Promise<User> {
    const given = await this.jwt.verifyAsync<{ sub?: unknown; mark?: unknown }>(ticket, { audience: AUDIENCE }).catch(() => null);
    const user = typeof given?.sub === 'string' ? await this.users.find({ id: given.sub }) : null;
    if (!user?.isActive || given?.mark !== passwordMark(user)) throw new UnauthorizedException(TOO_LATE);
    return user;
  }

  private async noting<T>(entityId: string | null, signedIn: Promise<T>): Promise<T> {
    return signedIn.catch(async (error: unknown) => {
      if (error instanceof UnauthorizedException) await this.noteFailure(entityId);
      throw error;
    });
  }

  private async noteFailure(entityId: string | null): Promise<void> {
    await this.changes.write('auth', ({ audit }) => audit({ action: 'login-failed', entityType: 'users', entityId }));
  }
}
