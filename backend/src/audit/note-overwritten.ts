import type { EntityManager } from 'typeorm';
import { newId } from '../platform/common/records.js';
import { currentActor } from '../platform/common/request-context.js';
import { AuditLog } from './audit-log.entity.js';
import type { AuditEntry } from './audit.service.js';
import { OverwrittenChange } from './overwritten-change.entity.js';

/** Of a record's changes, the newest first. */
const LOOKED_THROUGH = 50;

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
