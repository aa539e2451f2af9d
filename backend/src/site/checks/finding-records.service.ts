import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { Kinds } from '../../kinds/kinds.service.js';
import { Media } from '../../media/media.entity.js';
import type { FindingRecord } from './content-check.dto.js';
import { oneLine, wordsOf } from './page-content.js';

export interface HeldRecord extends FindingRecord {
  texts: string[];
}

/** Returns the texts in a record, as they are stored and as they are read. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('<') || value.includes('&') ? [value, wordsOf(value)] : [oneLine(value)];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.values(value).flatMap(textsIn);
}

export const isHeldBy = (texts: readonly string[], held: string): boolean => texts.some((text) => text.includes(held));

/** Lists records with their texts, to find the one that holds a text of a page. Pictures have checks of their own. */
@Injectable()
export class FindingRecords {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly kinds: Kinds,
  ) {}

  async list(): Promise<HeldRecord[]> {
    const records: HeldRecord[] = [];
    for (const { kind } of this.kinds.with('checks')) {
      if (!kind.trash || kind.entity === (Media as unknown)) continue;
      const rows = await this.manager.find(kind.entity);
      for (const row of rows) records.push({ resource: kind.resource, id: row.id, title: String(row[kind.name]), texts: textsIn(row) });
      await nextTurn();
    }
    return records;
  }
}
