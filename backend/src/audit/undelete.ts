import { findLocked } from '../platform/common/records.js';
import type { TrashableRecord } from '../platform/database/base-record.js';
import type { Change, RecordKind } from './changes.service.js';

/**
 * Takes a record out of the trash, in the transaction of the change; one that is not in the trash stays as it is. `check` may refuse before
 * anything is written. Throws NoSuchRecord (404).
 */
export async function undelete<T extends TrashableRecord>(
  change: Change,
  { resource, label, entity }: Pick<RecordKind<T>, 'resource' | 'label' | 'entity'>,
  id: string,
  check: (record: T) => Promise<void> = () => Promise.resolve(),
): Promise<T> {
  const { manager, now, audit } = change;
  const record = await findLocked<T>(manager, entity, id, label, { withDeleted: true });
  if (!record.deletedAt) return record;
  await check(record);
  const { deletedAt } = record;
  Object.assign(record, { deletedAt: null, trashKey: '', updatedAt: now });
  await manager.save(record);
  await audit({ action: 'restore', entityType: resource, entityId: id, changes: { deletedAt: { before: deletedAt, after: null } } });
  return record;
}
