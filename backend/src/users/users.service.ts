import { ConflictException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomBytes } from 'node:crypto';
import { In, type EntityManager, type Repository } from 'typeorm';
import { Changes, type RecordKind } from '../audit/changes.service.js';
import { hashPassword } from '../auth/passwords.js';
import { SessionsService } from '../auth/sessions.service.js';
import { AlreadyTaken } from '../common/errors.js';
import { list, type Listing, type ListQuery, type ListSpec } from '../common/list-query.js';
import { findOrFail, patch } from '../common/records.js';
import type { CreateUserDto, UpdateUserDto } from './user.dto.js';
import { User } from './user.entity.js';

export const USER_KIND: RecordKind<User> = { resource: 'users', label: 'user', entity: User };

const LIST: ListSpec<User> = {
  resource: 'users',
  sortable: ['username', 'email', 'role', 'isActive', 'lastLogin', 'createdAt', 'updatedAt'],
  filterable: { role: 'string', isActive: 'boolean', username: 'string', email: 'string' },
  search: ['username', 'email'],
  defaultSort: [['username', 'ASC']],
};

const isActiveAdmin = ({ role, isActive }: Pick<User, 'role' | 'isActive'>): boolean => role === 'admin' && isActive;

/** Who may sign in. Passwords are hashed before a transaction begins: that takes a while. */
@Injectable()
export class UsersService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly changes: Changes,
    private readonly sessions: SessionsService,
  ) {}

  list(query: ListQuery): Promise<Listing<User>> {
    return list(this.users, LIST, query);
  }

  /** Of these accounts, deleted ones included, by id. */
  async namesOf(ids: string[]): Promise<Map<string, Pick<User, 'id' | 'username'>>> {
    const users = ids.length
      ? await this.users.find({ where: { id: In(ids) }, select: { id: true, username: true }, withDeleted: true })
      : [];
    return new Map(users.map(({ id, username }) => [id, { id, username }]));
  }

  /** The e-mail addresses of those of these accounts that are active, by id. */
  async addressesOf(ids: string[], manager = this.users.manager): Promise<Map<string, string>> {
    const users = ids.length ? await manager.find(User, { where: { id: In(ids), isActive: true }, select: { id: true, email: true } }) : [];
    return new Map(users.map(({ id, email }) => [id, email]));
  }

  /** Everyone who ever was a member of staff, by username: what they made outlives their account. */
  everyone(): Promise<Pick<User, 'id' | 'username' | 'isActive' | 'deletedAt'>[]> {
    const select = { id: true, username: true, isActive: true, deletedAt: true };
    return this.users.find({ select, order: { username: 'ASC' }, withDeleted: true });
  }

  get(id: string): Promise<User> {
    return findOrFail(this.users, { id }, 'user');
  }

  /**
   * Without a password nobody can sign in until one is chosen through an invitation; the hash of a made-up one keeps the
   * login's answers and times the same for all.
   * @throws AlreadyTaken (409)
   */
  async create({ password, ...fields }: CreateUserDto): Promise<User> {
    const passwordHash = await hashPassword(password ?? randomBytes(32).toString('base64url'));
    return this.changes.create(USER_KIND, { ...fields, passwordHash }, (user, { manager }) => refuseTaken(manager, user));
  }

  /**
   * A new password, another role or a deactivation ends the user's sessions; a new password or address makes a reset mail
   * that is on its way worthless.
   * @throws NoSuchRecord (404), ChangedMeanwhile (412), AlreadyTaken (409), ConflictException (409) for the last administrator
   */
  async update(id: string, { password, ...fields }: UpdateUserDto, ifMatch?: number): Promise<User> {
    const passwordHash = password ? await hashPassword(password) : undefined;
    return this.changes.update(USER_KIND, id, ifMatch, {}, async (user, { manager }) => {
      const before = { ...user };
      patch(manager.getRepository(User), user, { ...fields, passwordHash });
      await refuseTaken(manager, user);
      if (isActiveAdmin(before) && !isActiveAdmin(user)) await refuseLastAdmin(manager, id);
      if (passwordHash || user.email !== before.email) user.resetToken = user.resetTokenExpiry = null;
      if (passwordHash || user.role !== before.role || !user.isActive) await this.sessions.endAllOf(manager, id);
    });
  }

  /** @throws NoSuchRecord (404), ConflictException (409) for the last administrator */
  remove(id: string): Promise<User> {
    return this.changes.remove(USER_KIND, id, async (user, { manager }) => {
      if (isActiveAdmin(user)) await refuseLastAdmin(manager, id);
      await this.sessions.endAllOf(manager, id);
    });
  }
}

/** @throws AlreadyTaken (409) */
export async function refuseTaken(manager: EntityManager, { id, username, email }: User): Promise<void> {
  const isTaken = async (where: Partial<Pick<User, 'username' | 'email'>>) => {
    const holders = await manager.find(User, { where, select: { id: true } });
    return holders.some((holder) => holder.id !== id);
  };
  if (await isTaken({ username })) throw new AlreadyTaken('username', `The username "${username}" is taken. Please choose another one.`);
  if (await isTaken({ email })) throw new AlreadyTaken('email', `The address "${email}" belongs to another user.`);
}

/**
 * The rows stay locked until the end of the transaction, so that two administrators cannot lock each other out at the
 * same time. SQLite has one writer at a time anyway.
 */
async function refuseLastAdmin(manager: EntityManager, id: string): Promise<void> {
  const lock = manager.connection.options.type === 'better-sqlite3' ? undefined : ({ mode: 'pessimistic_write' } as const);
  const admins = await manager.find(User, { where: { role: 'admin', isActive: true }, select: { id: true }, lock });
  if (admins.some((admin) => admin.id !== id)) return;
  throw new ConflictException('This is the last active administrator. Make someone else an administrator first.');
}
