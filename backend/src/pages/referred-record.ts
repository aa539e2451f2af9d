import type { EntityManager } from 'typeorm';
import { InvalidFields, NoSuchRecord } from '../common/errors.js';
import { findLocked } from '../common/records.js';
import type { BaseRecord } from '../database/base-record.js';

/**
 * The record that a field names, locked so that it is not deleted before the one that names it is stored.
 * @throws InvalidFields (400) at the field when there is none
 */
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
