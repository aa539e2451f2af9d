import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Cron, CronExpression } from '@nestjs/schedule';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Not, type EntityManager, type Repository } from 'typeorm';
import { HOUR_MS } from '../common/durations.js';
import { newId } from '../common/records.js';
import type { SignedIn } from '../users/signed-in.js';
import type { User } from '../users/user.entity.js';
import { Session } from './session.entity.js';

const SESSION_HOURS = 12;

export interface TokenPayload {
  /** The session's id. */
  sid: string;
}

@Injectable()
export class SessionsService {
  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly jwt: JwtService,
  ) {}

  /** Returns the token. */
  async start(manager: EntityManager, user: User, now: Date): Promise<string> {
    const expiresAt = new Date(now.getTime() + SESSION_HOURS * HOUR_MS);
    const id = newId();
    await manager.insert(Session, { id, userId: user.id, createdAt: now, expiresAt });
    return this.jwt.signAsync({ sid: id } satisfies TokenPayload, { expiresIn: `${SESSION_HOURS}h` });
  }

  /** Null if the session is unknown or expired, or its user inactive. */
  async find(id: string | undefined): Promise<SignedIn | null> {
    if (typeof id !== 'string') return null;
    // TypeORM's findOne takes two statements to join.
    const [session] = await this.sessions.find({ where: { id }, relations: { user: true } });
    if (!session?.user?.isActive || session.expiresAt <= new Date()) return null;
    return { user: session.user, sessionId: session.id };
  }

  async end(manager: EntityManager, sessionId: string): Promise<void> {
    await manager.delete(Session, sessionId);
  }

  /** `keptId`: a session that continues. */
  async endAllOf(manager: EntityManager, userId: string, keptId?: string): Promise<void> {
    await manager.delete(Session, keptId ? { userId, id: Not(keptId) } : { userId });
  }

  @Cron(CronExpression.EVERY_HOUR)
  async forgetExpired(): Promise<void> {
    await this.sessions.delete({ expiresAt: LessThan(new Date()) });
  }
}
