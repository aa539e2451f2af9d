import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { OnToday, type ItemForToday, type KnowsToday } from '../../platform/common/on-today.js';
import { ContentFinding } from './content-finding.entity.js';

/** What the last check of the published pages found, as one item. */
@OnToday({ name: 'content checks', path: '/content-checks' })
export class TodaysFindings implements KnowsToday {
  constructor(@InjectRepository(ContentFinding) private readonly findings: Repository<ContentFinding>) {}

  async today(): Promise<{ items: ItemForToday[] }> {
    const [[first], count] = await this.findings.findAndCount({ order: { order: 'ASC' }, take: 1 });
    if (!first) return { items: [] };
    const title = count === 1 ? '1 thing to mend on the pages' : `${count} things to mend on the pages`;
    const text = `${first.recordTitle}: ${first.message}`;
    return { items: [{ key: 'content-checks', kind: 'Mend', title, text, urgency: 'later' }] };
  }
}
