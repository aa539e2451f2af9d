import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { setTimeout as sleep } from 'node:timers/promises';
import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';
import { ContentEvents, isContentResource } from '../common/content-events.js';
import { forgetTotals } from '../common/list-totals.js';
import { checkVersion, findLocked, newRecord, patch } from '../common/records.js';
import { BaseRecord, TrashableRecord } from '../database/base-record.js';
import { difference, snapshot } from './audit-diff.js';
import { AuditService, type AuditEntry } from './audit.service.js';

/** How a kind of record is called: in the API, in sentences, in the database. */
export interface RecordKind<T extends BaseRecord> {
  /** For example 'service-location-pages'. */
  resource: string;
  /** For example 'page'. */
  label: string;
  entity: new () => T;
  /**
   * For records about a person: the fields whose values the audit log keeps. Of all others it keeps that they changed, because
   * its rows outlive the record and must not hold what was to be erased.
   */
  logged?: readonly (keyof T & string)[];
}

/** What a change is made with: everything in it belongs to one transaction and has one time. */
export interface Change {
  manager: EntityManager;
  now: Date;
  /** A row of the audit log beside the one that create, update and remove write themselves. */
  audit(entry: AuditEntry): Promise<void>;
}

type Prepare<T> = (record: T, change: Change) => void | Promise<void>;

/**
 * The one way in which staff's changes are written: row and audit row in one transaction, the content event after its
 * commit (house.md, rules 7 and 8). Nothing in `prepare` may wait for network, disk or image work.
 */
@Injectable()
export class Changes {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly auditLog: AuditService,
    private readonly events: ContentEvents,
  ) {}

  /** A transaction with one `now`; then the event if `resource` is content. */
  async write<T>(resource: string, work: (change: Change) => Promise<T>): Promise<T> {
    const result = await againAfterRaces(() =>
      this.dataSource.transaction((manager) => {
        const now = new Date();
        return work({ manager, now, audit: (entry) => this.auditLog.write(manager, entry, now) });
      }),
    );
    forgetTotals(this.dataSource);
    if (isContentResource(resource)) await this.events.changed(resource);
    return result;
  }

  /** `fields` are set as `patch` does; `prepare` completes the record before it is stored. */
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
      await change.audit({
        action: 'create',
        entityType: resource,
        entityId: record.id,
        changes: difference({}, snapshot(repository, record), logged),
      });
      return record;
    });
  }

  /** @throws NoSuchRecord (404), ChangedMeanwhile (412) */
  update<T extends BaseRecord>(
    { resource, label, entity, logged }: RecordKind<T>,
    id: string,
    ifMatch: number | undefined,
    fields: object,
    prepare: Prepare<T> = () => undefined,
  ): Promise<T> {
    return this.write(resource, async (change) => {
      const { manager, now } = change;
      const repository = manager.getRepository<T>(entity);
      const record = await findLocked<T>(manager, entity, id, label);
      checkVersion(ifMatch, record.version, label);
      const before = snapshot(repository, record);
      patch(repository, record, fields);
      await prepare(record, change);
      record.updatedAt = now;
      await repository.save(record);
      await change.audit({
        action: 'update',
        entityType: resource,
        entityId: id,
        changes: difference(before, snapshot(repository, record), logged),
      });
      return record;
    });
  }

  /** Moves to the trash; a record that has none (a link) is deleted. `check` may refuse. Answers the record as it was. */
  remove<T extends BaseRecord>(
    { resource, label, entity, logged }: RecordKind<T>,
    id: string,
    check: Prepare<T> = () => undefined,
  ): Promise<T> {
    return this.write(resource, async (change) => {
      const { manager, now } = change;
      const repository = manager.getRepository<T>(entity);
      const record = await findLocked<T>(manager, entity, id, label);
      await check(record, change);
      const before = snapshot(repository, record);
      const answer = Object.assign(new entity(), record);
      if (record instanceof TrashableRecord) {
        record.deletedAt = now;
        record.trashKey = record.id;
        record.updatedAt = now;
        await repository.save(record);
      } else await repository.remove(record);
      await change.audit({ action: 'delete', entityType: resource, entityId: id, changes: difference(before, {}, logged) });
      return answer;
    });
  }
}

/** MariaDB ends one of two transactions that meet; one that finds its made-up slug taken meanwhile makes another one. */
const RACES: unknown[] = ['ER_DUP_ENTRY', 'ER_LOCK_DEADLOCK', 'ER_CHECKREAD'];
const TRIES = 8;
const PAUSE_MS = 20;

async function againAfterRaces<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await transaction();
    } catch (error) {
      const code = error instanceof QueryFailedError && 'code' in error ? error.code : undefined;
      if (tried === TRIES || !RACES.includes(code)) throw error;
      await sleep(Math.random() * PAUSE_MS * tried);
    }
  }
}

/** A new record has the column defaults before it is read back, and empty lists for list columns. */
function fillDefaults<T extends BaseRecord>(
  columns: readonly {
    default?: unknown;
    type: unknown;
    isNullable: boolean;
    isVersion: boolean;
    setEntityValue(e: T, v: unknown): void;
    getEntityValue(e: T): unknown;
  }[],
  record: T,
): void {
  for (const column of columns) {
    if (column.isVersion || column.getEntityValue(record) !== undefined) continue;
    if (column.isNullable) column.setEntityValue(record, null);
    else if (column.type === 'json') column.setEntityValue(record, []);
    else if (column.default !== undefined && typeof column.default !== 'function') column.setEntityValue(record, column.default);
  }
}
