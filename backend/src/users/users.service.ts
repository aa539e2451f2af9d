import { ConflictException, Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { InjectRepository } from '@nestjs/typeorm';
import { randomBytes } from 'node:crypto';
import { In, Not, type EntityManager, type FindOptionsWhere, type Repository } from 'typeorm';
import { Changes, type Change } from '../audit/changes.service.js';
import { MINUTE_MS } from '../platform/time/durations.js';
import { AlreadyTaken, failedTooOften, InvalidFields } from '../platform/http/errors.js';
import { list, type Listing, type ListQuery, type ListSpec } from '../platform/lists/list-query.js';
import { RateLimit } from '../platform/limits/rate-limit.js';
import { findOrFail, patch } from '../platform/common/records.js';
import { currentActor } from '../platform/http/request-context.js';
import { REQUIRED } from '../platform/fields/validation.js';
import { hashPassword, isPassword } from './passwords.js';
import { LeftWorks, type Fates } from './left-work.service.js';
import type { SignedIn } from './signed-in.js';
import type { CreateUserDto, NamedUser, UpdateUserDto } from './user.dto.js';
import { User } from './user.entity.js';
import { ServiceOf } from '../kinds/kind.js';
import { USERS } from './user.kind.js';

export const USER_CHANGED = 'user.changed';

/** Raised within the transaction of a change; errors of listeners roll it back. */
export interface UserChanged {
  change: Change;
  before: User;
  /** Null if deleted. */
  after: User | null;
  /** The user's own session, if it continues. */
  keptSession?: Pick<SignedIn, 'sessionId' | 'tokenNumber'>;
}

const LIST: ListSpec<User> = {
  resource: 'users',
  sortable: ['username', 'email', 'role', 'isActive', 'lastLogin', 'createdAt', 'updatedAt'],
  filterable: { role: 'string', isActive: 'boolean', username: 'string', email: 'string' },
  search: ['username', 'email'],
  defaultSort: [['username', 'ASC']],
};

const isActiveAdmin = ({ role, isActive }: Pick<User, 'role' | 'isActive'>): boolean => role === 'admin' && isActive;

type AccountFields = {
  [K in 'username' | 'email' | 'displayName' | 'role' | 'isActive' | 'passwordHash' | 'mustChangePassword']?: User[K] | null;
};

/** Per session: whoever steals one cannot use up the attempts of another. */
const TRIES = 5;
const WINDOW_MS = 15 * MINUTE_MS;

const refuse = (error: string): never => {
  throw new InvalidFields({ currentPassword: [error] }, error === REQUIRED ? 'Please enter your current password.' : error);
};

/** Passwords are hashed before the transaction, because it takes long. */
@Injectable()
@ServiceOf(USERS)
export class UsersService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly changes: Changes,
    private readonly rateLimit: RateLimit,
    private readonly events: EventEmitter2,
    private readonly leftWorks: LeftWorks,
  ) {}

  list(query: ListQuery): Promise<Listing<User>> {
    return list(this.users, LIST, query);
  }

  /** Returns what customers read of the signed-in user; null for none: no customer reads the name for the sign-in. */
  async currentName(manager?: EntityManager): Promise<string | null> {
    const { userId } = currentActor();
    return (userId && (await this.namesOf([userId], manager)).get(userId)?.displayName) || null;
  }

  /** Includes deleted accounts. */
  async namesOf(ids: string[], manager = this.users.manager): Promise<Map<string, Pick<User, 'id' | 'username' | 'displayName'>>> {
    const users = ids.length
      ? await manager.find(User, { where: { id: In(ids) }, select: { id: true, username: true, displayName: true }, withDeleted: true })
      : [];
    return new Map(users.map(({ id, username, displayName }) => [id, { id, username, displayName }]));
  }

  /** Email addresses of active accounts, by id. */
  async addressesOf(ids: string[], manager = this.users.manager): Promise<Map<string, string>> {
    const users = ids.length ? await manager.find(User, { where: { id: In(ids), isActive: true }, select: { id: true, email: true } }) : [];
    return new Map(users.map(({ id, email }) => [id, email]));
  }

  /** Email addresses of active administrators except this one. */
  async administratorsBeside(id: string, manager: EntityManager): Promise<string[]> {
    const where = { role: 'admin' as const, isActive: true, id: Not(id) };
    return (await manager.find(User, { where, select: { id: true, email: true } })).map(({ email }) => email);
  }

  /** Includes deleted accounts; ordered by username. */
  everyone(): Promise<NamedUser[]> {
    const select = { id: true, username: true, isActive: true, deletedAt: true };
    return this.users.find({ select, order: { username: 'ASC' }, withDeleted: true });
  }

  get(id: string): Promise<User> {
    return findOrFail(this.users, { id }, 'user');
  }

  find(where: FindOptionsWhere<User> | FindOptionsWhere<User>[]): Promise<User | null> {
    return this.users.findOneBy(where);
  }

  /** Without a password, a random hash keeps the login's response and time the same until an invitation is used. Throws AlreadyTaken (409). */
  async create({ password, ...fields }: CreateUserDto, { mustChangePassword = false } = {}): Promise<User> {
    const passwordHash = await hashPassword(password ?? randomBytes(32).toString('base64url'));
    return this.changes.create(USERS, { ...fields, passwordHash, mustChangePassword }, (user, { manager }) => refuseTaken(manager, user));
  }

  /** A new password of one's own account requires the current one. Throws InvalidFields (400) without it, and as `change`. */
  async update(id: string, { password, currentPassword, leftWork, ...fields }: UpdateUserDto, ifMatch?: number): Promise<User> {
    if (password && id === currentActor().userId) await this.confirmPassword(await this.get(id), currentPassword);
    const fates = this.leftWorks.chosen(leftWork);
    const passwordHash = password ? await hashPassword(password) : undefined;
    return this.change(id, { ...fields, passwordHash }, { ifMatch, fates });
  }

  /** Throws NoSuchRecord (404), ChangedMeanwhile (412), AlreadyTaken (409), ConflictException (409) for the last administrator. */
  change(
    id: string,
    fields: AccountFields,
    { ifMatch, keptSession, fates = null }: { ifMatch?: number; fates?: Fates } & Pick<UserChanged, 'keptSession'> = {},
  ): Promise<User> {
    return this.changes.update(USERS, id, ifMatch, {}, async (user, change) => {
      const { manager } = change;
      const before = { ...user };
      patch(manager.getRepository(User), user, fields);
      await refuseTaken(manager, user);
      if (isActiveAdmin(before) && !isActiveAdmin(user)) await refuseLastAdmin(manager, id);
      if (user.passwordHash !== before.passwordHash) user.mustChangePassword = fields.mustChangePassword ?? false;
      if (user.passwordHash !== before.passwordHash || user.email !== before.email) user.resetToken = user.resetTokenExpiry = null;
      if (before.isActive && !user.isActive) await this.leftWorks.settle(change, id, fates);
      await this.raise({ change, before, after: user, keptSession });
    });
  }

  /** `leftWork`: as in an update. Throws InvalidFields (400), NoSuchRecord (404), or ConflictException (409) for the last administrator. */
  async remove(id: string, leftWork?: unknown): Promise<User> {
    const fates = this.leftWorks.chosen(leftWork);
    return this.changes.remove(USERS, id, async (user, change) => {
      if (isActiveAdmin(user)) await refuseLastAdmin(change.manager, id);
      await this.leftWorks.settle(change, id, fates);
      await this.raise({ change, before: user, after: null });
    });
  }

  /** For users who give their own password again. Throws InvalidFields (400) if missing or wrong, or TooManyTries (429). */
  async confirmPassword({ id, passwordHash }: User, currentPassword: string | null | undefined): Promise<void> {
    if (!currentPassword) return refuse(REQUIRED);
    const budget = { key: `password:${currentActor().sessionId}`, limit: TRIES, windowMs: WINDOW_MS };
    await this.rateLimit.spend(budget, failedTooOften);
    if (!(await isPassword(passwordHash, currentPassword))) {
      await this.changes.write('auth', ({ audit }) => audit({ action: 'confirm-failed', entityType: 'users', entityId: id }));
      return refuse('This is not your current password.');
    }
    await this.rateLimit.refund(budget);
  }

  private async raise(event: UserChanged): Promise<void> {
    await this.events.emitAsync(USER_CHANGED, event);
  }
}

/** Throws AlreadyTaken (409). */
async function refuseTaken(manager: EntityManager, { id, username, email }: User): Promise<void> {
  const isTaken = async (where: Partial<Pick<User, 'username' | 'email'>>) => {
    const holders = await manager.find(User, { where, select: { id: true } });
    return holders.some((holder) => holder.id !== id);
  };
  if (await isTaken({ username })) throw new AlreadyTaken('username', `The username "${username}" is taken. Please choose another one.`);
  if (await isTaken({ email })) throw new AlreadyTaken('email', `The address "${email}" belongs to another user.`);
}

/** Locks the rows, so that two administrators cannot remove each other at once. */
async function refuseLastAdmin(manager: EntityManager, id: string): Promise<void> {
  const lock = manager.connection.options.type === 'better-sqlite3' ? undefined : ({ mode: 'pessimistic_write' } as const);
  const admins = await manager.find(User, { where: { role: 'admin', isActive: true }, select: { id: true }, lock });
  if (admins.some((admin) => admin.id !== id)) return;
  throw new ConflictException('This is the last active administrator. Make someone else an administrator first.');
}
