import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type FindOptionsWhere, type Repository } from 'typeorm';
import type { OverwrittenChange } from '../../audit/overwritten-change.entity.js';
import { OverwrittenChanges } from '../../audit/overwritten-changes.service.js';
import { Kinds } from '../../kinds/kinds.service.js';
import type { BaseRecord } from '../../platform/database/base-record.js';
import { OpenRecord } from './open-record.entity.js';
import { toOverwrittenView, type OverwrittenView } from './overwritten-change.dto.js';

/** Names the records in which colleagues have saved over the current user's changes. */
@Injectable()
export class OverwrittenViews {
  constructor(
    @InjectRepository(OpenRecord) private readonly opened: Repository<OpenRecord>,
    private readonly changes: OverwrittenChanges,
    private readonly kinds: Kinds,
  ) {}

  /** See `OverwrittenChanges`. */
  async list(record?: Pick<OverwrittenChange, 'resource' | 'recordId'>): Promise<OverwrittenView[]> {
    const found = await this.changes.list(record);
    const names = await this.namesOf(found);
    return found.map((change) => toOverwrittenView(change, names.get(change.recordId) ?? null));
  }

  /** By the ids of the records; deleted ones have none. */
  private async namesOf(changes: readonly OverwrittenChange[]): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>();
    for (const resource of new Set(changes.map((change) => change.resource))) {
      const kind = this.kinds.find('presence', resource)?.kind;
      if (!kind) continue;
      const ids = changes.filter((change) => change.resource === resource).map(({ recordId }) => recordId);
      const records = await this.opened.manager.getRepository<BaseRecord>(kind.entity).find({
        where: { id: In(ids) } as FindOptionsWhere<BaseRecord>,
        select: { id: true, [kind.name]: true },
      });
      for (const record of records) names.set(record.id, String(Object.entries(record).find(([name]) => name === kind.name)?.[1]));
    }
    return names;
  }
}
