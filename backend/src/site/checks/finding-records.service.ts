import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { Location } from '../../locations/location.entity.js';
import { Faq } from '../../faqs/faq.entity.js';
import { Project } from '../../projects/project.entity.js';
import { Service } from '../../services/service.entity.js';
import { Testimonial } from '../../testimonials/testimonial.entity.js';
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

/** Records whose texts other records' pages show. */
@Injectable()
export class FindingRecords {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async list(): Promise<HeldRecord[]> {
    const { manager } = this;
    const records: HeldRecord[] = [];
    const add = async (resource: FindingRecord['resource'], rows: { id: string }[], titleOf: (row: never) => string) => {
      for (const row of rows) records.push({ resource, id: row.id, title: titleOf(row as never), texts: textsIn(row) });
      await nextTurn();
    };
    await add('services', await manager.find(Service), ({ title }: Service) => title);
    await add('faqs', await manager.find(Faq), ({ question }: Faq) => question);
    await add('testimonials', await manager.find(Testimonial), ({ name }: Testimonial) => name);
    await add('locations', await manager.find(Location), ({ name }: Location) => name);
    await add('projects', await manager.find(Project), ({ title }: Project) => title);
    return records;
  }
}
