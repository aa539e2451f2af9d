import { Injectable, UnauthorizedException, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import { Changes } from '../audit/changes.service.js';
import { isPassword } from '../users/passwords.js';
import type { SignedIn } from '../users/signed-in.js';
import { UsersService } from '../users/users.service.js';
import type { LoginResponse, LoginDto, SecondFactorTicket } from './auth.dto.js';
import { KnownDevices } from './known-devices.service.js';
import { SessionsService } from './sessions.service.js';
import { SignIn } from './sign-in.service.js';
import { SignInLimits } from './sign-in-limits.service.js';

@Injectable()
export class AuthService implements OnModuleInit {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly changes: Changes,
    private readonly limits: SignInLimits,
    private readonly devices: KnownDevices,
    private readonly signIn: SignIn,
  ) {}

  /** Prepared in advance, so that the first unknown name takes no longer than a known one. */
  async onModuleInit(): Promise<void> {
    await isPassword(undefined, '');
  }

  /** Opens a session, or asks for the second factor. Throws UnauthorizedException (401), the same for unknown names, or TooManyTries (429). */
  async login({ username, password }: LoginDto, request: Request): Promise<LoginResponse | SecondFactorTicket> {
    const name = username.trim().toLowerCase();
    const user = await this.users.find({ username: name });
    const taken = await this.limits.take(name, await this.devices.of(request, user));
    if (!(await isPassword(user?.passwordHash, password)) || !user?.isActive) {
      await this.changes.write('auth', ({ audit }) => audit({ action: 'login-failed', entityType: 'users', entityId: user?.id ?? null }));
      throw new UnauthorizedException('The username or password is incorrect.');
    }
    await this.limits.refund(taken);
    return this.signIn.afterPassword(user, request);
  }

  async logout({ user, sessionId }: SignedIn): Promise<void> {
    await this.changes.write('auth', async ({ manager, audit }) => {
      await this.sessions.end(manager, sessionId);
      await audit({ action: 'logout', entityType: 'users', entityId: user.id, userId: user.id });
    });
  }
}
