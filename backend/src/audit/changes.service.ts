import { Injectable, Logger } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { InjectDataSource } from '@nestjs/typeorm';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { QueryFailedError, type DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { isCommitInDoubt, isConnectionLost } from '../platform/database/database-errors.js';
import { ContentEvents } from '../platform/common/content-events.js';
import type { FieldErrors } from '../platform/http/error-response.dto.js';
import { ChangedMeanwhile } from '../platform/http/errors.js';
import { forgetTotals } from '../platform/lists/list-totals.js';
import { findLocked, findOrFail, newRecord, patch, patchWhatFits } from '../platform/common/records.js';
import { currentActor, takeRequestKey } from '../platform/http/request-context.js';
import { BaseRecord, TrashableRecord } from '../platform/database/base-record.js';
import { difference, snapshot } from './audit-diff.js';
import type { AuditAction } from './audit-log.entity.js';
import { AuditService, type AuditEntry } from './audit.service.js';
import { IdempotencyKeys, RepeatedRequest } from './idempotency-keys.service.js';
import { noteOverwritten } from './overwritten-changes.service.js';

/** Names in the API ('service-location-pages'), in sentences ('page') and in the database. */
export interface RecordKind<T extends BaseRecord> {
  resource: string;
  label: string;
  entity: new () => T;
  /** For personal data: the only fields whose values are logged, because audit rows outlive the record. */
  logged?: readonly (keyof T & string)[];
}

export const WRITTEN = 'changes.written';

/** Raised at the end of a transaction, with what it has written so far; errors of listeners roll it back. */
export interface Written {
  change: Change;
  entries: readonly AuditEntry[];
}

/** The context of a change: one transaction and one time. */
export interface Change {
  manager: EntityManager;
  now: Date;
  /** Adds a row to those that create, update and remove write themselves. They are written last, because the chain lets one in at a time. */
  audit(entry: AuditEntry): Promise<void>;
}

/** A form's values for a record, checked by its DTO. */
export interface UnsavedFields<T extends object = object> {
  /** Undefined: a new record. */
  id: string | undefined;
  fields: T;
  /** What cannot be saved. */
  problems: FieldErrors;
}

/** A change that other services may join. */
interface OpenChange extends Change {
  /** What it touches: each raises the event if it is content. */
  resources: Set<string>;
  entries: AuditEntry[];
}

type Prepare<T> = (record: T, change: Change) => void | Promise<void>;

/** Row and audit row share a transaction; the content event follows its commit. `prepare` must not wait for network, disk or images. */
@Injectable()
export class Changes {
  /** The transaction that writes join. */
  private readonly joint = new AsyncLocalStorage<OpenChange>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly auditLog: AuditService,
    private readonly events: ContentEvents,
    private readonly keys: IdempotencyKeys,
    private readonly emitter: EventEmitter2,
  ) {}

  /**
   * Runs `work` in a transaction, then raises the events: of `resource`, and of what has audit rows, if that is content. A repeated
   * Idempotency-Key returns the first result.
   */
  write<T>(resource: string, work: (change: Change) => Promise<T>): Promise<T> {
    const joined = this.joint.getStore();
    if (!joined) return this.open(resource, work);
    joined.resources.add(resource);
    return work(joined);
  }

  /** Like `write`, for work that has an audit row whenever it changes what visitors see: without one there is no event. */
  audited<T>(resource: string, work: (change: Change) => Promise<T>): Promise<T> {
    const joined = this.joint.getStore();
    return joined ? work(joined) : this.open(resource, work, true);
  }

  /** Like `write`, with a record that stays locked until its end. Throws NoSuchRecord (404). */
  locked<T extends BaseRecord, R>(
    { resource, label, entity }: RecordKind<T>,
    id: string,
    work: (record: T, change: Change) => Promise<R>,
  ): Promise<R> {
    return this.write(resource, async (change) => work(await findLocked<T>(change.manager, entity, id, label), change));
  }

  /** Like `write`, but the writes of other services inside `work` are part of its transaction; their events follow its commit, too. */
  together<T>(resource: string, work: (change: Change) => Promise<T>): Promise<T> {
    return this.open(resource, (change) => this.joint.run(change, () => work(change)));
  }

  /** Inside `together`: a savepoint. Undoes what `work` wrote, with its audit rows, if it throws. */
  async undoable<T>(work: () => Promise<T>): Promise<T> {
    const joined = this.joint.getStore();
    if (!joined) throw new Error('Only work inside together() can be undone.');
    const kept = joined.entries.length;
    try {
      return await joined.manager.transaction(work);
    } catch (error) {
      joined.entries.length = kept;
      throw error;
    }
  }

  private async open<T>(resource: string, work: (change: OpenChange) => Promise<T>, isAudited = false): Promise<T> {
    const key = takeRequestKey();
    const resources = new Set(isAudited ? [] : [resource]);
    const result = await againAfterRaces(async () => {
      const entries: AuditEntry[] = [];
      const outcome = await this.dataSource.transaction(async (manager) => {
        const now = new Date();
        if (key) await this.keys.claim(manager, key, now);
        const change: OpenChange = { manager, now, resources, entries, audit: async (entry) => void entries.push(entry) };
        const done = await work(change);
        await this.emitter.emitAsync(WRITTEN, { change, entries: [...entries] } satisfies Written);
        if (key) await this.keys.keep(manager, key, done);
        await noteOverwritten(manager, entries, now);
        await this.auditLog.write(manager, entries, now);
        return done;
      });
      for (const entry of entries) {
        logSecurityEvent(entry);
        if (entry.entityType) resources.add(entry.entityType);
      }
      return outcome;
    }).catch((error: unknown) => {
      if (!key || !(error instanceof RepeatedRequest)) throw error;
      // The first request may not have raised it yet.
      resources.add(resource);
      return this.keys.outcomeOf<T>(key);
    });
    forgetTotals(this.dataSource);
    for (const touched of resources) await this.events.changed(touched);
    return result;
  }

  /** `fields` are set as by `patch`; `prepare` completes the record before it is stored. */
  create<T extends BaseRecord>(
    { resource, entity, logged }: RecordKind<T>,
    fields: object,
    prepare: Prepare<T> = () => undefined,
  ): Promise<T> {
    return this.write(resource, async (change) => {
      const { manager, now } = change;
      const repository = manager.getRepository<T>(entity);
      const record = newRecord(entity, now);
      fillDefaults(repository.metadata.columns, record);
      patch(repository, record, fields);
      await prepare(record, change);
      await repository.save(record);
      const changes = difference({}, snapshot(repository, record), logged);
      await change.audit({ action: 'create', entityType: resource, entityId: record.id, changes });
      return record;
    });
  }

  /** A record that stays as it is keeps its version, has no row in the log and raises no event. Throws NoSuchRecord (404) or ChangedMeanwhile (412). */
  update<T extends BaseRecord>(
    kind: RecordKind<T>,
    id: string,
    ifMatch: number | undefined,
    fields: object,
    prepare: Prepare<T> = () => undefined,
  ): Promise<T> {
    return this.audited(kind.resource, async (change) => {
      const { manager, now } = change;
      const record = await findLocked<T>(manager, kind.entity, id, kind.label);
      const repository = manager.getRepository<T>(kind.entity);
      await this.requireVersion(manager, kind, record, ifMatch);
      const stored = Object.assign(new kind.entity(), record);
      const before = snapshot(repository, record);
      patch(repository, record, fields);
      await prepare(record, change);
      const changes = difference(before, snapshot(repository, record), kind.logged);
      if (!Object.keys(changes).length) return stored;
      record.updatedAt = now;
      await repository.save(record);
      await change.audit({ action: 'update', entityType: kind.resource, entityId: id, changes });
      return record;
    });
  }

  /** Throws ChangedMeanwhile (412) if the record is no longer as its reader saw it. `advice` says what to do then. */
  async requireVersion(
    manager: EntityManager,
    { resource, label }: Pick<RecordKind<BaseRecord>, 'resource' | 'label'>,
    { id, version }: BaseRecord,
    ifMatch: number | undefined,
    advice?: string,
  ): Promise<void> {
    if (ifMatch === undefined || ifMatch === version) return;
    throw new ChangedMeanwhile(label, await this.auditLog.lastChange(manager, resource, id), advice);
  }

  /**
   * Returns the record with these fields, without storing it; `id` undefined: a new one, with '' for texts that it lacks. Required fields that
   * were cleared stay as they are stored, and are added to `problems`. Throws NoSuchRecord (404).
   */
  async unsaved<T extends BaseRecord>({ label, entity }: RecordKind<T>, { id, fields, problems }: UnsavedFields): Promise<T> {
    const repository = this.dataSource.getRepository<T>(entity);
    const { columns } = repository.metadata;
    const isNew = id === undefined;
    const record = isNew ? newRecord(entity, new Date()) : await findOrFail<T>(repository, { id } as FindOptionsWhere<T>, label);
    if (isNew) fillDefaults(columns, record);
    Object.assign(problems, patchWhatFits(repository, record, fields));
    if (isNew)
      for (const column of columns) if (!column.isVersion && column.getEntityValue(record) === undefined) column.setEntityValue(record, '');
    return record;
  }

  /** Moves the record to the trash, or deletes one that has none. `check` may refuse. Returns the record as it was. */
  remove<T extends BaseRecord>(kind: RecordKind<T>, id: string, check: Prepare<T> = () => undefined): Promise<T> {
    return this.locked(kind, id, async (record, change) => {
      const { manager, now } = change;
      const repository = manager.getRepository<T>(kind.entity);
      await check(record, change);
      const before = snapshot(repository, record);
      const created = Object.assign(new kind.entity(), record);
      if (record instanceof TrashableRecord) {
        record.deletedAt = now;
        record.trashKey = record.id;
        record.updatedAt = now;
        await repository.save(record);
      } else await repository.remove(record);
      await change.audit({ action: 'delete', entityType: kind.resource, entityId: id, changes: difference(before, {}, kind.logged) });
      return created;
    });
  }
}

/** Accounts, sessions and second factors; settings, because they say where mail goes. */
const SUBJECTS: readonly (string | null)[] = ['users', 'company-info'];
const ACTIONS: readonly AuditAction[] = ['export', 'erase', 'renew-webhook-secret'];
const FAILURES: readonly AuditAction[] = ['login-failed', 'confirm-failed'];

const securityLog = new Logger('Security');

/** Logs what concerns security: ids and names of fields, no values, names or addresses. Call it after the commit. */
function logSecurityEvent({ action, entityType, entityId, userId, changes = {} }: AuditEntry): void {
  if (!SUBJECTS.includes(entityType) && !ACTIONS.includes(action)) return;
  const { userId: current, requestId } = currentActor();
  const event = { msg: action, requestId, entityType, entityId, userId: userId ?? current, fields: Object.keys(changes) };
  if (FAILURES.includes(action)) securityLog.warn(event);
  else securityLog.log(event);
}

/** The database has rolled back. A refused connection is not retried. */
const wasCutOff = (error: unknown): boolean => error instanceof QueryFailedError && isConnectionLost(error) && !isCommitInDoubt(error);

/** Deadlocks and lost races for a generated slug, which the next attempt resolves. */
const RACES: unknown[] = ['ER_DUP_ENTRY', 'ER_LOCK_DEADLOCK', 'ER_CHECKREAD'];
const TRIES = 8;
const PAUSE_MS = 20;

async function againAfterRaces<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await transaction();
    } catch (error) {
      const code = error instanceof QueryFailedError && 'code' in error ? error.code : undefined;
      if (tried === TRIES || !(RACES.includes(code) || wasCutOff(error))) throw error;
      await sleep(Math.random() * PAUSE_MS * tried);
    }
  }
}

/** Before a new record is read back, it has neither column defaults nor empty lists. */
function fillDefaults(columns: readonly ColumnMetadata[], record: BaseRecord): void {
  for (const column of columns) {
    if (column.isVersion || column.getEntityValue(record) !== undefined) continue;
    if (column.isNullable) column.setEntityValue(record, null);
    else if (column.type === 'json') column.setEntityValue(record, []);
    else if (column.default !== undefined && typeof column.default !== 'function') column.setEntityValue(record, column.default);
  }
}
