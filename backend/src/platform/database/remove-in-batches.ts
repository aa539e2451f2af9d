import type { FindOptionsWhere, ObjectLiteral, Repository } from 'typeorm';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Rows that one statement looks at. */
const BATCH = 200;

/**
 * Removes all rows that match, for jobs that may find very many. Each statement looks at some rows in the order of their ids, whether it removes them or
 * not, and other requests are served in between. Returns their number.
 */
export async function removeInBatches<T extends ObjectLiteral & { id: string }>(
  repository: Repository<T>,
  where: FindOptionsWhere<T>,
  batch = BATCH,
): Promise<number> {
  let removed = 0;
  for (let last = ''; ;) {
    const part = repository.createQueryBuilder('r').select('r.id', 'id').withDeleted().where('r.id > :last', { last }).orderBy('r.id');
    const end = await part
      .clone()
      .offset(batch - 1)
      .limit(1)
      .getRawOne<{ id: string }>();
    const deletion = repository.createQueryBuilder().delete().where(where).andWhere('id > :last', { last });
    if (end) deletion.andWhere('id <= :end', { end: end.id });
    removed += (await deletion.execute()).affected ?? 0;
    if (!end) return removed;
    last = end.id;
    await nextTurn();
  }
}
