import { setImmediate as nextTurn } from 'node:timers/promises';
import { Between, IsNull, LessThanOrEqual, MoreThan, type DataSource, type EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import { inOrder } from '../platform/common/same-value.js';
import { keyedSeal } from '../platform/config/crypto.js';
import { AuditChainHead, HEAD } from './audit-chain.entity.js';
import { ACTORS, AuditLog, type Actor } from './audit-log.entity.js';

/** Few, so that a request that writes meanwhile does not wait for long. */
const BATCH = 100;

export type NewRow = Omit<AuditLog, 'seq' | 'actorId' | 'hash' | 'user'>;

type Ends = Pick<AuditChainHead, 'seq' | 'hash' | 'anchorSeq' | 'anchorHash'>;

export const hashOf = (key: string, previous: string, row: Omit<NewRow, 'userId'> & Pick<AuditLog, 'seq' | 'actorId'>): string => {
  const { seq, id, actorId, action, entityType, entityId, changes, ipAddress, userAgent, createdAt } = row;
  const content = [previous, seq, id, actorId, action, entityType, entityId, changes, ipAddress, userAgent, createdAt.toISOString()];
  return keyedSeal(key, 'audit-row', JSON.stringify(content, inOrder));
};

export const sealOf = (key: string, { seq, hash, anchorSeq, anchorHash }: Ends): string =>
  keyedSeal(key, 'audit-ends', JSON.stringify([seq, hash, anchorSeq, anchorHash]));

const isSqlite = (manager: EntityManager): boolean => manager.connection.options.type === 'better-sqlite3';

/** Locks the ends until the transaction finishes. On SQLite a transaction is alone anyway. */
async function lockedHead(manager: EntityManager): Promise<AuditChainHead> {
  const find = () =>
    manager.findOne(AuditChainHead, { where: { id: HEAD }, ...(!isSqlite(manager) && { lock: { mode: 'pessimistic_write' } }) });
  const found = await find();
  if (found) return found;
  const first = { id: HEAD, seq: 0, hash: '', anchorSeq: 0, anchorHash: '', seal: '', checkedAt: null, fault: null };
  await manager.createQueryBuilder().insert().into(AuditChainHead).values(first).orIgnore().execute();
  return (await find()) ?? Object.assign(new AuditChainHead(), first);
}

async function setEnds(manager: EntityManager, key: string, ends: Ends): Promise<void> {
  await manager.update(AuditChainHead, HEAD, { ...ends, seal: sealOf(key, ends) });
}

const AT_ONCE = 200;

/** Adds rows to the chain. Call it at the end of a transaction: until its commit nobody else can append. */
export async function append(manager: EntityManager, key: string, rows: NewRow[]): Promise<void> {
  await lockActors(manager, rows);
  const { seq, hash, anchorSeq, anchorHash } = await lockedHead(manager);
  let last = { seq, hash };
  // A statement takes a limited number of values.
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const batch = linked(key, last, rows.slice(at, at + AT_ONCE));
    await manager.insert(AuditLog, batch.chained as QueryDeepPartialEntity<AuditLog>[]);
    last = batch.last;
    if (at + AT_ONCE < rows.length) await nextTurn();
  }
  await setEnds(manager, key, { ...last, anchorSeq, anchorHash });
}

/** The foreign key locks the user. Before the ends, or it would be a deadlock with a change of that user. */
async function lockActors(manager: EntityManager, rows: NewRow[]): Promise<void> {
  if (isSqlite(manager)) return;
  const ids = [...new Set(rows.flatMap(({ userId }) => userId ?? []))].sort();
  for (const id of ids)
    await manager.findOne<Actor>(ACTORS, { where: { id }, select: { id: true }, withDeleted: true, lock: { mode: 'pessimistic_read' } });
}

function linked(key: string, from: Pick<Ends, 'seq' | 'hash'>, rows: NewRow[]) {
  let last = from;
  const chained = rows.map((row) => {
    // In the form in which it will be read back.
    const changes = JSON.parse(JSON.stringify(row.changes)) as NewRow['changes'];
    const next = { ...row, changes, seq: last.seq + 1, actorId: row.userId };
    const hash = hashOf(key, last.hash, next);
    last = { seq: next.seq, hash };
    return { ...next, hash };
  });
  return { chained, last };
}

/** Chains rows of versions without the chain, which shows in a row of its own. Returns their number. */
export async function adoptRows(dataSource: DataSource, key: string, note: (count: number) => NewRow): Promise<number> {
  for (let adopted = 0; ;) {
    const count = await dataSource.transaction(async (manager) => {
      const { seq, hash, anchorSeq, anchorHash } = await lockedHead(manager);
      const rows = await manager.find(AuditLog, { where: { seq: IsNull() }, order: { createdAt: 'ASC', id: 'ASC' }, take: BATCH });
      const { chained, last } = linked(key, { seq, hash }, rows);
      for (const row of chained) await manager.update(AuditLog, row.id, { seq: row.seq, actorId: row.actorId, hash: row.hash });
      await setEnds(manager, key, { ...last, anchorSeq, anchorHash });
      if (rows.length < BATCH && adopted + rows.length) await append(manager, key, [note(adopted + rows.length)]);
      return rows.length;
    });
    adopted += count;
    if (count < BATCH) return adopted;
  }
}

/** Removes the oldest rows, at most 100, and moves the anchor to the last of them. Returns their number. */
export function pruneBatch(dataSource: DataSource, key: string, before: Date, now = new Date()): Promise<number> {
  return dataSource.transaction(async (manager) => {
    const { seq, hash, anchorSeq } = await lockedHead(manager);
    const rows = await manager.find(AuditLog, {
      // The last row stays, because the next follows it.
      where: { seq: Between(anchorSeq + 1, Math.min(anchorSeq + BATCH, seq - 1)) },
      order: { seq: 'ASC' },
      select: { id: true, seq: true, hash: true, createdAt: true },
    });
    const isKept = ({ createdAt }: AuditLog) => createdAt >= before && createdAt <= now;
    const firstKept = rows.findIndex(isKept);
    const old = firstKept < 0 ? rows : rows.slice(0, firstKept);
    // A row from the future was written by a wrong clock. It is as old as the next one.
    const last =
      old.findLast(({ createdAt }) => createdAt < before) ?? ((await isBeforeOld(manager, old, before, now)) ? old.at(-1) : null);
    if (!last?.seq || !last.hash) return 0;
    await manager.delete(AuditLog, { seq: LessThanOrEqual(last.seq) });
    await setEnds(manager, key, { seq, hash, anchorSeq: last.seq, anchorHash: last.hash });
    return last.seq - anchorSeq;
  });
}

/** Whether a whole batch of rows from the future is followed by old ones. */
async function isBeforeOld(manager: EntityManager, rows: AuditLog[], before: Date, now: Date): Promise<boolean> {
  const last = rows.at(-1);
  if (rows.length < BATCH || !last?.seq) return false;
  const where = { seq: MoreThan(last.seq), createdAt: LessThanOrEqual(now) };
  const next = await manager.findOne(AuditLog, { where, order: { seq: 'ASC' }, select: { id: true, createdAt: true } });
  return next !== null && next.createdAt < before;
}
