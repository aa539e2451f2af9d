import { IsNull, type FindOptionsWhere, type ObjectLiteral, type QueryDeepPartialEntity, type Repository } from 'typeorm';
import { wasInserted } from '../database/database-errors.js';

/**
 * Writes `begun` into the row `id` if it does not exist, or if `isFree` and nobody has changed `seen` since it was read. Returns whether it did: of several
 * processes that try at once, one does.
 */
export async function claim<T extends ObjectLiteral & { id: string }, K extends keyof T>(
  rows: Repository<T>,
  begun: QueryDeepPartialEntity<T> & { id: string },
  seen: readonly K[],
  isFree: (known: T) => boolean,
): Promise<boolean> {
  const { id } = begun;
  const known = await rows.findOneBy({ id } as FindOptionsWhere<T>);
  if (!known) return wasInserted(rows.insert(begun));
  if (!isFree(known)) return false;
  const unchanged = Object.fromEntries(seen.map((field) => [field, known[field] ?? IsNull()]));
  const { affected } = await rows.update({ id, ...unchanged } as unknown as FindOptionsWhere<T>, begun);
  return affected === 1;
}
