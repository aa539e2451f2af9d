import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, In, Raw, type EntityManager, type Repository } from 'typeorm';
import type { Stretch } from '../platform/lists/list-by-date.js';
import { list, type Listing, type ListQuery, type ListSpec } from '../platform/lists/list-query.js';
import { newId } from '../platform/common/records.js';
import { currentActor } from '../platform/http/request-context.js';
import { Secrets } from '../platform/config/secrets.js';
import { AuditChainHead, HEAD } from './audit-chain.entity.js';
import { adoptRows, append, pruneBatch, type NewRow } from './audit-chain.js';
import { AUDIT_ACTIONS, AuditLog, type AuditAction, type AuditChanges } from './audit-log.entity.js';
import { verifyChain } from './verify-chain.js';

export interface AuditEntry {
  action: AuditAction;
  entityType: string | null;
  entityId: string | null;
  changes?: AuditChanges;
  /** Default: the current user. Needed for a login, before there is one. */
  userId?: string | null;
}

export const LOG = 'audit-log';

const ALTERED = "The audit log was altered outside the site. The command 'audit verify' says which entry.";
const OUTSIDE =
  "The audit log has entries outside its chain. After an update with several processes, restart the site, which takes them in; otherwise somebody inserted them: the command 'audit verify' names them.";

const LIST: ListSpec<AuditLog> = {
  resource: LOG,
  sortable: ['createdAt', 'action', 'entityType', 'userId'],
  filterable: { userId: 'string', action: 'string', entityType: 'string', entityId: 'string', createdAt: 'date' },
  search: [],
  growing: {
    index: 'ix_audit_log_createdAt',
    indexes: {
      entityId: 'ix_audit_log_entity',
      ipAddress: 'ix_audit_log_ipAddress',
      userId: 'ix_audit_log_userId',
      entityType: 'ix_audit_log_entityType',
      action: 'ix_audit_log_action',
    },
    fields: ['userId', 'action', 'entityType', 'entityId', 'ipAddress'],
    search: findInLog,
  },
  defaultSort: [['createdAt', 'DESC']],
  unpaged: 500,
};

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const ADDRESS_KEY = /^[\da-f]{16}$/;

/** Returns each name that is in the log: there are few names of many rows. Each from the index; as one statement MariaDB reads the whole index for each. */
async function typesIn(manager: EntityManager): Promise<string[]> {
  const types: string[] = [];
  for (;;) {
    const next = 'SELECT MIN(entityType) AS name FROM audit_log WHERE entityType > ?';
    const [found] = await manager.query<{ name: string | null }[]>(next, [types.at(-1) ?? '']);
    if (!found?.name) return types;
    types.push(found.name);
  }
}

/** Whole ids and keys of addresses, and parts of the names of actions and resources. */
async function findInLog(manager: EntityManager, text: string): Promise<Stretch[]> {
  const typed = text.toLowerCase();
  if (ID.test(typed)) return [{ field: 'entityId', value: typed }];
  const part = typed.replaceAll(' ', '-');
  const types = await typesIn(manager);
  const having = (field: string, values: readonly string[]) =>
    values.filter((value) => value.includes(part)).map((value) => ({ field, value }));
  return [
    ...(ADDRESS_KEY.test(typed) ? [{ field: 'ipAddress', value: typed }] : []),
    ...having('entityType', types),
    ...having('action', AUDIT_ACTIONS),
  ];
}

/** Users may be deleted since. */
const WITH_USER = { relations: { user: true }, withDeleted: true } as const;
const NEWEST_FIRST = { createdAt: 'DESC', id: 'DESC' } as const;

/** Of a record's history. */
const MOST_ENTRIES = 100;
const ENTRIES_AT_ONCE = 20;
const MOST_BYTES = 8_000_000;

@Injectable()
export class AuditService {
  constructor(
    @InjectRepository(AuditLog) private readonly log: Repository<AuditLog>,
    private readonly secrets: Secrets,
  ) {}

  /** Call it last in the transaction that makes the change, with its manager. */
  async write(manager: EntityManager, entries: AuditEntry[], now: Date): Promise<void> {
    if (entries.length)
      await append(
        manager,
        this.secrets.key,
        entries.map((entry) => this.rowOf(entry, now)),
      );
  }

  /** For the start of the site: chains the rows that an earlier version wrote. Returns their number. */
  adoptRows(now = new Date()): Promise<number> {
    const noted = (count: number) =>
      this.rowOf({ action: 'adopt', entityType: LOG, entityId: null, changes: { entries: { after: count } } }, now);
    return adoptRows(this.log.manager.connection, this.secrets.key, noted);
  }

  /** Verifies the chain, and removes rows from before this time if it is intact; null keeps all. Returns their number. */
  async prune(before: Date | null, now = new Date()): Promise<number> {
    const { connection } = this.log.manager;
    const { isIntact, faults } = await verifyChain(connection, this.secrets.key);
    const isOutside = faults.every(({ problem, seq }) => problem === 'outside' && seq === null);
    const fault = isIntact ? null : `${isOutside ? `${OUTSIDE} ` : ''}${faults.map(({ message }) => message).join(' ')}`;
    await this.log.manager.update(AuditChainHead, HEAD, { checkedAt: now, fault });
    if (fault !== null) throw new Error(`The audit log is not as it was written: ${fault}`);
    let removed = 0;
    for (let count = -1; before && count !== 0; removed += count) count = await pruneBatch(connection, this.secrets.key, before, now);
    return removed;
  }

  /** What the last check found, in a sentence; undefined if nothing. */
  async fault(): Promise<string | undefined> {
    const fault = (await this.log.manager.findOneBy(AuditChainHead, { id: HEAD }))?.fault;
    return fault ? (fault.startsWith(OUTSIDE) ? OUTSIDE : ALTERED) : undefined;
  }

  async lastChange(manager: EntityManager, entityType: string, entityId: string): Promise<{ changedBy?: string; changedAt?: Date }> {
    const row = await manager.findOne(AuditLog, { where: { entityType, entityId }, order: NEWEST_FIRST, ...WITH_USER });
    return { changedBy: row?.user?.username, changedAt: row?.createdAt };
  }

  /**
   * Entries of a record, newest first, as its history needs them: until the content was replaced as a whole, and at most 8 MB of them. Entries
   * that were removed because of their age are missing.
   */
  async entriesOf(manager: EntityManager, entityType: string, entityId: string): Promise<AuditLog[]> {
    const replaced = await manager.findOne(AuditLog, {
      where: { action: In(['import', 'reset-demo']) },
      order: NEWEST_FIRST,
      select: { id: true, seq: true },
    });
    const entries: AuditLog[] = [];
    for (let below = Number.MAX_SAFE_INTEGER, bytes = 0; ;) {
      const rows = await manager.find(AuditLog, {
        where: { entityType, entityId, seq: Between((replaced?.seq ?? 0) + 1, below - 1) },
        order: { seq: 'DESC' },
        take: ENTRIES_AT_ONCE,
        ...WITH_USER,
      });
      for (const row of rows) {
        bytes += JSON.stringify(row.changes).length;
        if (entries.length && bytes > MOST_BYTES) return entries;
        entries.push(row);
      }
      if (rows.length < ENTRIES_AT_ONCE || entries.length >= MOST_ENTRIES) return entries;
      below = entries.at(-1)?.seq ?? 0;
    }
  }

  /** Usernames by the ids of deleted records. */
  async deletersOf(resources: readonly string[], ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    // Not by the index of actions: there are more deletions than entries of these records.
    const action = Raw<AuditAction>((column) => `COALESCE(${column}, '') = 'delete'`);
    const rows = await this.log.find({
      where: { entityType: In([...resources]), entityId: In([...ids]), action },
      order: { createdAt: 'ASC', id: 'ASC' },
      ...WITH_USER,
    });
    return new Map(rows.flatMap(({ entityId, user }) => (entityId && user ? [[entityId, user.username] as const] : [])));
  }

  async list(query: ListQuery): Promise<Listing<AuditLog>> {
    return list(this.log, LIST, query, undefined, WITH_USER);
  }

  async get(id: string): Promise<AuditLog | null> {
    return this.log.findOne({ where: { id }, ...WITH_USER });
  }

  private rowOf(entry: AuditEntry, now: Date): NewRow {
    const { userId: current, addressKey: ipAddress, userAgent } = currentActor();
    const { userId = current } = entry;
    return { changes: {}, ...entry, userId, ipAddress, userAgent, id: newId(), createdAt: now };
  }
}
