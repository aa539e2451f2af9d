import { Injectable, UnauthorizedException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Changes } from '../audit/changes.service.js';
import { RateLimit } from '../common/rate-limit.js';
import { currentActor } from '../common/request-context.js';
import { TooManyTries } from '../common/too-many-tries.js';
import { User } from '../users/user.entity.js';
import { LoginAnswer, toSignedInUser, type LoginDto } from './auth.dto.js';
import { isPassword } from './passwords.js';
import { SessionsService } from './sessions.service.js';

/** decisions.md 'Staff': per username and address, and a budget per address for all usernames together. */
const WINDOW_MS = 15 * 60_000;
const TRIES_PER_PAIR = 5;
const TRIES_PER_ADDRESS = 50;

const askingAddress = (): string => currentActor().ipAddress ?? 'unknown';
const pairKey = (username: string): string => `login:${askingAddress()}:${username}`;

@Injectable()
export class AuthService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly sessions: SessionsService,
    private readonly changes: Changes,
    private readonly rateLimit: RateLimit,
  ) {}

  /** @throws UnauthorizedException (401) that does not tell whether the username exists; TooManyTries (429) */
  async login({ username, password }: LoginDto): Promise<LoginAnswer> {
    const name = username.trim().toLowerCase();
    const keys = [pairKey(name), `login:${askingAddress()}`] as const;
    await this.takeTry(keys[0], TRIES_PER_PAIR);
    await this.takeTry(keys[1], TRIES_PER_ADDRESS);

    const user = await this.users.findOneBy({ username: name });
    if (!(await isPassword(user?.passwordHash, password)) || !user?.isActive) {
      await this.changes.write('auth', ({ audit }) => audit({ action: 'login-failed', entityType: 'users', entityId: user?.id ?? null }));
      throw new UnauthorizedException('The username or the password is not right.');
    }
    await Promise.all(keys.map((key) => this.rateLimit.refund(key)));
    const token = await this.changes.write('auth', async ({ manager, now, audit }) => {
      await manager.update(User, user.id, { lastLogin: now });
      await audit({ action: 'login', entityType: 'users', entityId: user.id, userId: user.id });
      return this.sessions.start(manager, user, now);
    });
    return { token, user: toSignedInUser(user) };
  }

  /** Ends the token's session; a token that is worth nothing is no error. */
  async logout(token: string | undefined): Promise<void> {
    const signedIn = token ? await this.sessions.find(token) : null;
    if (!signedIn) return;
    const { user, sessionId } = signedIn;
    await this.changes.write('auth', async ({ manager, audit }) => {
      await this.sessions.end(manager, sessionId);
      await audit({ action: 'logout', entityType: 'users', entityId: user.id, userId: user.id });
    });
  }

  /** After a new password by mail: who has failed with the former one need not wait to sign in with it. */
  async forgetFailures(username: string): Promise<void> {
    await Promise.all(Array.from({ length: TRIES_PER_PAIR }, () => this.rateLimit.refund(pairKey(username))));
  }

  private async takeTry(key: string, limit: number): Promise<void> {
    const { allowed, retryAfter } = await this.rateLimit.take(key, limit, WINDOW_MS);
    if (!allowed) throw new TooManyTries(`Too many failed tries. Please try again in ${Math.ceil(retryAfter / 60)} minutes.`, retryAfter);
  }
}
