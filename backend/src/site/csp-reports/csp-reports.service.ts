import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type Repository } from 'typeorm';
import { EveryMinute } from '../../platform/common/every-minute.js';
import { daysBefore, londonDay } from '../../platform/common/london.js';
import { CspCount, type CspArea } from './csp-count.entity.js';
import type { BlockedContent } from './csp-reports.dto.js';
import { OTHERS, readViolations, type Violation } from './read-violations.js';

export const KEPT_DAYS = 30;
/** Anyone can send reports. Further kinds of one day are counted together. */
export const MOST_KINDS_A_DAY = 100;
const MOST_SHOWN = 500;

/** Counts what the Content-Security-Policy blocks in browsers, by day. */
@Injectable()
export class CspReports extends EveryMinute {
  private sweptOn = '';

  constructor(@InjectRepository(CspCount) private readonly counts: Repository<CspCount>) {
    super();
  }

  /** Throws BadRequestException (400) if `body` is no report. */
  async count(body: unknown, now = new Date()): Promise<void> {
    const violations = readViolations(body);
    if (!violations) throw new BadRequestException('This is not a report of the Content-Security-Policy.');
    if (!violations.length) return;
    const day = londonDay(now);
    const known = await this.counts.findBy({ day });
    let room = MOST_KINDS_A_DAY - known.length;
    const names = new Set(known.map(nameOf));
    const tally = new Map<string, CspCount>();
    for (const violation of violations) {
      const isNew = !names.has(nameOf(violation));
      if (isNew) room--;
      const kept = isNew && room < 0 ? { ...violation, blocked: OTHERS } : violation;
      names.add(nameOf(kept));
      const row = tally.get(nameOf(kept)) ?? { ...kept, day, count: 0 };
      tally.set(nameOf(kept), { ...row, count: row.count + 1 });
    }
    // In a fixed order, so that replicas do not deadlock.
    await this.add([...tally.values()].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)));
  }

  /** The latest first, then the most frequent. */
  async list(): Promise<BlockedContent[]> {
    const rows = await this.counts
      .createQueryBuilder('c')
      .select(['c.area AS area', 'c.directive AS directive', 'c.blocked AS blocked', 'SUM(c.count) AS total', 'MAX(c.day) AS lastDay'])
      .groupBy('c.area, c.directive, c.blocked')
      .orderBy('lastDay', 'DESC')
      .addOrderBy('total', 'DESC')
      .limit(MOST_SHOWN)
      .getRawMany<{ area: CspArea; directive: string; blocked: string; total: number | string; lastDay: string }>();
    // MariaDB returns sums as text.
    return rows.map(({ total, ...row }) => ({ ...row, count: Number(total) }));
  }

  async run(now: Date): Promise<void> {
    const day = londonDay(now);
    if (this.sweptOn === day) return;
    await this.counts.delete({ day: LessThan(daysBefore(day, KEPT_DAYS - 1)) });
    this.sweptOn = day;
  }

  private async add(rows: CspCount[]): Promise<void> {
    // Outside the transaction, where replicas would deadlock on the same row.
    const none = rows.map((row) => ({ ...row, count: 0 }));
    await this.counts.createQueryBuilder().insert().values(none).orIgnore().updateEntity(false).execute();
    await this.counts.manager.transaction(async (manager) => {
      for (const { count, ...row } of rows) await manager.increment(CspCount, row, 'count', count);
    });
  }
}

const nameOf = ({ area, directive, blocked }: Violation): string => `${area} ${directive} ${blocked}`;
