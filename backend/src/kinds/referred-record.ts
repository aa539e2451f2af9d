import type { EntityManager } from 'typeorm';
import { InvalidFields, NoSuchRecord } from '../platform/http/errors.js';
import { findLocked } from '../platform/common/records.js';
import type { BaseRecord } from '../platform/database/base-record.js';

/** Returns the record, locked so that it cannot be deleted first. Throws InvalidFields (400) if there is none. */
export async function findReferred<T extends BaseRecord>(
  manager: EntityManager,
  entity: new () => T,
  id: string,
  field: string,
  label: string,
): Promise<T> {
  try {
    return await findLocked<T>(manager, entity, id, label);
  } catch (error) {
    if (error instanceof NoSuchRecord) throw new InvalidFields({ [field]: [error.message] });
    throw error;
  }
}
