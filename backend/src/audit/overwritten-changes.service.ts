import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type EntityManager, type Repository } from 'typeorm';
import { DAY_MS } from '../platform/time/durations.js';
import { Recurring } from '../platform/recurring/recurring.js';
import { newId } from '../platform/common/records.js';
import { currentActor } from '../platform/http/request-context.js';
import { AuditLog } from './audit-log.entity.js';
import type { AuditEntry } from './audit.service.js';
import { OverwrittenChange } from './overwritten-change.entity.js';
import { removeInBatches } from '../platform/database/remove-in-batches.js';

const KEPT_MS = 90 * DAY_MS;
const MOST_SHOWN = 50;
/** Of a record's changes, the newest first. */
const LOOKED_THROUGH = 50;

/** Tells people that a colleague has saved over their change on purpose, until they have read it. */
@Injectable()
export class OverwrittenChanges extends Recurring {
  constructor(@InjectRepository(OverwrittenChange) private readonly changes: Repository<OverwrittenChange>) {
    super();
  }

  /** The current user's unread ones, newest first, at most 50; of one record, if given. */
  async list(record: Partial<Pick<OverwrittenChange, 'resource' | 'recordId'>> = {}): Promise<OverwrittenChange[]> {
    const { userId } = currentActor();
    if (userId === null) return [];
    return this.changes.find({
      where: { userId, ...record },
      relations: { by: true },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: MOST_SHOWN,
      withDeleted: true,
    });
  }

  /** The current user has read it. What is not theirs, or gone, stays as it is. */
  async dismiss(id: string): Promise<void> {
    const { userId } = currentActor();
    if (userId !== null) await this.changes.delete({ id, userId });
  }

  protected override async work(now: Date): Promise<void> {
    await removeInBatches(this.changes, { createdAt: LessThan(new Date(now.getTime() - KEPT_MS)) });
  }
}

/**
 * Notes whose values the request replaces on purpose: of the fields that its `Overwrites` header names, those that it changes and that
 * somebody else has changed last. Call it before the entries are written.
 */
export async function noteOverwritten(manager: EntityManager, entries: readonly AuditEntry[], now: Date): Promise<void> {
  const { userId, overwrites } = currentActor();
  if (userId === null || !overwrites.length) return;
  for (const { action, entityType, entityId, changes = {} } of entries) {
    const replaced = overwrites.filter((field) => Object.hasOwn(changes, field));
    if (action !== 'update' || !entityType || !entityId || !replaced.length) continue;
    const rows = await manager.find(AuditLog, {
      where: { entityType, entityId },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: LOOKED_THROUGH,
    });
    const fieldsOf = new Map<string, string[]>();
    for (const field of new Set(replaced)) {
      const author = rows.find((row) => Object.hasOwn(row.changes, field))?.userId;
      if (author && author !== userId) fieldsOf.set(author, [...(fieldsOf.get(author) ?? []), field]);
    }
    for (const [author, fields] of fieldsOf)
      await manager.insert(OverwrittenChange, {
        ...{ id: newId(), userId: author, byId: userId },
        ...{ resource: entityType, recordId: entityId, fields, createdAt: now },
      });
  }
}
