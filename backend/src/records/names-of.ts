import { In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { Kinds } from '../kinds/kinds.service.js';
import type { BaseRecord } from '../platform/database/base-record.js';

interface Named {
  resource: string;
  recordId: string;
}

/** Returns what names each record, by its id. Deleted ones have no name. */
export async function namesOf(manager: EntityManager, kinds: Kinds, records: readonly Named[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const [resource, named] of Map.groupBy(records, (record) => record.resource)) {
    const kind = kinds.find('presence', resource)?.kind;
    if (!kind) continue;
    const found = await manager.getRepository<BaseRecord>(kind.entity).find({
      where: { id: In(named.map(({ recordId }) => recordId)) } as FindOptionsWhere<BaseRecord>,
      select: { id: true, [kind.name]: true },
    });
    for (const record of found) names.set(record.id, String(Object.entries(record).find(([name]) => name === kind.name)?.[1]));
  }
  return names;
}
