import { Injectable, UnauthorizedException } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThan, Not, type EntityManager, type FindOptionsWhere, type Repository } from 'typeorm';
import { Changes } from '../audit/changes.service.js';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../platform/time/durations.js';
import { NoSuchRecord } from '../platform/http/errors.js';
import { newId } from '../platform/common/records.js';
import { currentActor } from '../platform/http/request-context.js';
import { isId } from '../platform/fields/validation.js';
import { Env } from '../platform/config/env.js';
import { SESSIONS_ENDED, type SessionsEnded, type SignedIn } from '../users/signed-in.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { Session } from './session.entity.js';
import { removeInBatches } from '../platform/database/remove-in-batches.js';
import { Recurring } from '../platform/recurring/recurring.js';

/** Tokens of other purposes, such as tickets of the second step, open nothing. */
export const SESSION_AUDIENCE = 'session';
const SESSION_HOURS = 12;
/** Last use is stored at most this often, so that not every request writes. */
const USE_IS_NOTED_AFTER_MS = MINUTE_MS / 2;
/** For requests that were under way when the password was given again. */
const FORMER_TOKEN_MS = 10 * SECOND_MS;

export interface TokenPayload {
  /** The session's id. */
  sid: string;
  /** Minutes without a request after which the session ends. */
  idle: number;
  /** Its number within the session, from 1. Absent in tokens of versions that never renewed them. */
  no?: number;
}

export type TokenHolder = Pick<SignedIn, 'sessionId' | 'tokenNumber'>;

const wasReplacedJustNow = (session: Session, given: number, now: Date): boolean =>
  given === session.tokenNumber - 1 && session.renewedAt !== null && now.getTime() - session.renewedAt.getTime() < FORMER_TOKEN_MS;

@Injectable()
export class SessionsService extends Recurring {
  protected override readonly every = HOUR_MS;
  private readonly idleMs: number;

  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly users: UsersService,
    private readonly changes: Changes,
    private readonly jwt: JwtService,
    private readonly env: Env,
    private readonly events: EventEmitter2,
  ) {
    super();
    this.idleMs = env.SESSION_IDLE_MINUTES * MINUTE_MS;
  }

  /** Returns the token. */
  async start(manager: EntityManager, user: User, now: Date, mustSetUp: boolean): Promise<string> {
    const { addressKey, userAgent } = currentActor();
    const id = newId();
    await manager.insert(Session, {
      id,
      userId: user.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + SESSION_HOURS * HOUR_MS),
      lastUsedAt: now,
      confirmedAt: now,
      mustSetUp,
      addressKey,
      userAgent,
    });
    return this.token(id, 1);
  }

  /** Null if the session is unknown, expired or was not used for too long, its user inactive, or the token was replaced. */
  async find({ sid: id, no: tokenNumber = 1 }: Partial<TokenPayload>, notesUse: boolean): Promise<SignedIn | null> {
    if (typeof id !== 'string') return null;
    // TypeORM's findOne takes two statements to join.
    const [session] = await this.sessions.find({ where: { id }, relations: { user: true } });
    const now = new Date();
    if (!session?.user?.isActive || session.expiresAt <= now || session.lastUsedAt <= this.unusedSince(now)) return null;
    const isCurrent = tokenNumber === session.tokenNumber;
    if (!isCurrent && !wasReplacedJustNow(session, tokenNumber, now)) return null;
    if (notesUse) await this.noteUse(session, now);
    // A former token counts as unconfirmed: its holder may not have given the password.
    const confirmedAt = isCurrent ? session.confirmedAt : new Date(0);
    return { user: session.user, sessionId: session.id, tokenNumber, confirmedAt, mustSetUp: session.mustSetUp };
  }

  /** Those that still work, latest used first. Throws NoSuchRecord (404) for an unknown user. */
  async list(userId: string): Promise<Session[]> {
    const { id } = await this.users.get(userId);
    return this.sessions.find({ where: this.alive(id, new Date()), order: { lastUsedAt: 'DESC', id: 'DESC' } });
  }

  /** Password and second factor were given: `nextToken` replaces the token of the request. Simultaneous requests share the new one. */
  async confirm(manager: EntityManager, { sessionId: id, tokenNumber }: TokenHolder, now: Date): Promise<void> {
    await manager.update(Session, { id, tokenNumber }, { confirmedAt: now, renewedAt: now, tokenNumber: tokenNumber + 1 });
  }

  /**
   * The password was changed: `nextToken` replaces the token of the request at once, and confirms nothing. Throws UnauthorizedException (401) for a
   * former token, because the present one may be confirmed.
   */
  async renew(manager: EntityManager, { sessionId: id, tokenNumber }: TokenHolder): Promise<void> {
    const { affected } = await manager.update(Session, { id, tokenNumber }, { renewedAt: null, tokenNumber: tokenNumber + 1 });
    if (!affected) throw new UnauthorizedException('Please sign in.');
  }

  nextToken({ sessionId, tokenNumber }: TokenHolder): Promise<string> {
    return this.token(sessionId, tokenNumber + 1);
  }

  /** Whether the user has to set up a second factor before anything else, in all sessions. */
  async setMustSetUp(manager: EntityManager, userId: string, mustSetUp: boolean): Promise<void> {
    await manager.update(Session, { userId }, { mustSetUp });
  }

  async logout({ user, sessionId }: SignedIn): Promise<void> {
    await this.changes.write('auth', async ({ manager, audit }) => {
      await this.end(manager, sessionId);
      await audit({ action: 'logout', entityType: 'users', entityId: user.id, userId: user.id });
    });
  }

  /** Throws NoSuchRecord (404) if it has ended already or belongs to someone else. */
  async endOne(userId: string, sessionId: string): Promise<void> {
    await this.changes.write('auth', async ({ manager, audit }) => {
      const where = { ...this.alive(userId, new Date()), id: sessionId };
      if (!isId(sessionId) || !(await manager.existsBy(Session, where))) throw new NoSuchRecord('session');
      await this.end(manager, sessionId);
      await audit({ action: 'end-sessions', entityType: 'users', entityId: userId });
    });
  }

  /** `keptId`: the session that continues. Throws NoSuchRecord (404) for an unknown user. */
  async endAll(userId: string, keptId?: string): Promise<void> {
    const { id } = await this.users.get(userId);
    await this.changes.write('auth', async ({ manager, audit }) => {
      await this.endAllOf(manager, id, keptId);
      await audit({ action: 'end-sessions', entityType: 'users', entityId: id });
    });
  }

  /** In the transaction of a change, which has an audit row of its own. Former tokens of the session that continues end, too. */
  async endAllOf(manager: EntityManager, userId: string, keptId?: string): Promise<void> {
    await manager.delete(Session, keptId ? { userId, id: Not(keptId) } : { userId });
    if (keptId) await manager.update(Session, { id: keptId }, { renewedAt: null });
    await this.tell(manager, { userId, keptId });
  }

  protected override work(): Promise<void> {
    return this.forgetExpired();
  }

  async forgetExpired(): Promise<void> {
    const now = new Date();
    await removeInBatches(this.sessions, { expiresAt: LessThan(now) });
    await removeInBatches(this.sessions, { lastUsedAt: LessThan(this.unusedSince(now)) });
  }

  private async end(manager: EntityManager, sessionId: string): Promise<void> {
    await manager.delete(Session, sessionId);
    await this.tell(manager, { sessionId });
  }

  private async tell(manager: EntityManager, ended: SessionsEnded['ended']): Promise<void> {
    await this.events.emitAsync(SESSIONS_ENDED, { manager, ended } satisfies SessionsEnded);
  }

  private token(sid: string, no: number): Promise<string> {
    const payload: TokenPayload = { sid, idle: this.env.SESSION_IDLE_MINUTES, no };
    return this.jwt.signAsync(payload, { audience: SESSION_AUDIENCE, expiresIn: `${SESSION_HOURS}h` });
  }

  private alive(userId: string, now: Date): FindOptionsWhere<Session> {
    return { userId, expiresAt: MoreThan(now), lastUsedAt: MoreThan(this.unusedSince(now)) };
  }

  private unusedSince(now: Date): Date {
    return new Date(now.getTime() - this.idleMs);
  }

  /** Requests that only read still work when nothing can be written. */
  private async noteUse({ id, lastUsedAt }: Session, now: Date): Promise<void> {
    if (now.getTime() - lastUsedAt.getTime() < USE_IS_NOTED_AFTER_MS) return;
    await this.sessions
      .update({ id, lastUsedAt: LessThan(now) }, { lastUsedAt: now })
      .catch((error: unknown) => this.logger.warn(`The use of a session could not be noted: ${String(error)}`));
  }
}
