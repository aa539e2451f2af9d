import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { In, Not, type EntityManager } from 'typeorm';
import type { AuditEntry } from '../audit/audit.service.js';
import { WRITTEN, type Written } from '../audit/changes.service.js';
import type { Kind } from '../kinds/kind.js';
import { Kinds } from '../kinds/kinds.service.js';
import { HomepageService } from './homepage.service.js';

/** Shows the block of the homepage that was empty until now, as the first record of its kind is there. */
@Injectable()
export class FirstRecordsListener {
  constructor(
    private readonly kinds: Kinds,
    private readonly homepage: HomepageService,
  ) {}

  @OnEvent(WRITTEN, { suppressErrors: false })
  async switchOn({ change, entries }: Written): Promise<void> {
    for (const { kind } of this.kinds.with('block')) {
      const own = entries.filter(({ entityType }) => entityType === kind.resource);
      const block = own.length ? await filledBlock(change.manager, kind, own) : undefined;
      if (block) await this.homepage.switchOn(block, `The first ${kind.block?.item ?? kind.label} is there`, change);
    }
  }
}

/** Returns the type of the block that shows something with these changes, and was empty before. */
async function filledBlock(manager: EntityManager, { entity, block, visible = {} }: Kind, entries: readonly AuditEntry[]) {
  const { field, type } = block ?? {};
  if (field !== undefined)
    return entries.some(({ changes }) => isEmpty(changes?.[field]?.before) && !isEmpty(changes?.[field]?.after ?? [])) ? type : undefined;
  const conditions = [...Object.keys(visible), 'deletedAt'];
  const appeared = entries.filter(
    ({ action, changes = {} }) => action !== 'delete' && (action === 'create' || conditions.some((name) => name in changes)),
  );
  const ids = appeared.flatMap(({ entityId }) => entityId ?? []);
  if (!ids.length || !(await manager.existsBy(entity, { ...visible, id: In(ids) }))) return undefined;
  return (await manager.existsBy(entity, { ...visible, id: Not(In(ids)) })) ? undefined : type;
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
