import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Cron, CronExpression } from '@nestjs/schedule';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Not, type EntityManager, type Repository } from 'typeorm';
import { newId } from '../common/records.js';
import type { User } from '../users/user.entity.js';
import { Session } from './session.entity.js';
import type { SignedIn } from './signed-in.js';

export const SESSION_HOURS = 12;

interface TokenPayload {
  /** The session's id. */
  sid: string;
}

/** A token is worth as much as its session's row: signing out, a new password or a deactivated user end it at once. */
@Injectable()
export class SessionsService {
  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly jwt: JwtService,
  ) {}

  async start(manager: EntityManager, user: User, now: Date): Promise<string> {
    const expiresAt = new Date(now.getTime() + SESSION_HOURS * 3_600_000);
    const id = newId();
    await manager.insert(Session, { id, userId: user.id, createdAt: now, expiresAt });
    return this.jwt.signAsync({ sid: id } satisfies TokenPayload, { expiresIn: `${SESSION_HOURS}h` });
  }

  /** Whose token this is; null when it is worth nothing. */
  async find(token: string): Promise<SignedIn | null> {
    const payload = await this.jwt.verifyAsync<Partial<TokenPayload>>(token, { algorithms: ['HS256'] }).catch(() => null);
    if (typeof payload?.sid !== 'string') return null;
    const session = await this.sessions.findOne({ where: { id: payload.sid }, relations: { user: true } });
    if (!session?.user?.isActive || session.expiresAt <= new Date()) return null;
    return { user: session.user, sessionId: session.id };
  }

  async end(manager: EntityManager, sessionId: string): Promise<void> {
    await manager.delete(Session, sessionId);
  }

  /** After a new password or a deactivation. */
  async endAllOf(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(Session, { userId });
  }

  /** After one's own new password: the session in which it was changed goes on. */
  async endOthersOf(manager: EntityManager, userId: string, sessionId: string): Promise<void> {
    await manager.delete(Session, { userId, id: Not(sessionId) });
  }

  @Cron(CronExpression.EVERY_HOUR)
  async forgetExpired(): Promise<void> {
    await this.sessions.delete({ expiresAt: LessThan(new Date()) });
  }
}
