import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Repository } from 'typeorm';
import { daysBefore, londonDay } from '../common/london.js';
import { PageCount, type CountKind } from './page-count.entity.js';
import { PageCounter } from './page-counter.service.js';
import { PERIODS, type Counts, type PageFigures, type PageStatistics } from './page-statistics.dto.js';

const DEFAULT_DAYS = 30;
const FIELDS = { view: 'views', call: 'calls', enquiry: 'enquiries' } as const satisfies Record<CountKind, keyof Counts>;
const none = (): Counts => ({ views: 0, calls: 0, enquiries: 0 });

const MOST_PAGES = 1_000;
/** Of thousands of pages; others get a turn in between. */
const DAYS_AT_ONCE = 5;

const CONTACT_DAYS = 90;
const CONTACTS_KEPT_MS = 3_600_000;

@Injectable()
export class PageStatisticsService {
  private contactsCounted?: { until: number; byPath: Promise<ReadonlyMap<string, number>> };

  constructor(
    @InjectRepository(PageCount) private readonly counts: Repository<PageCount>,
    private readonly counter: PageCounter,
  ) {}

  /** `days`: from the query. Throws BadRequestException (400) unless in PERIODS. */
  async report(days: unknown, now = new Date()): Promise<PageStatistics> {
    const period = days === undefined ? DEFAULT_DAYS : PERIODS.find((known) => String(known) === days);
    if (!period) throw new BadRequestException(`Please choose a period of ${PERIODS.join(', ')} days.`);
    await this.counter.flush();
    const to = londonDay(now);
    const from = daysBefore(to, period - 1);
    const byPath = await this.sums('path', from, to);
    const byDay = await this.sums('day', from, to);
    const totals = none();
    for (const counts of byDay.values()) for (const field of Object.values(FIELDS)) totals[field] += counts[field];
    const pages = [...byPath].map(([path, counts]) => toPageFigures(path, counts)).sort(mostUsefulFirst);
    const everyDay = Array.from({ length: period }, (_, i) => daysBefore(to, period - 1 - i));
    return {
      from,
      to,
      totals,
      pages: pages.slice(0, MOST_PAGES),
      days: everyDay.map((day) => ({ day, ...(byDay.get(day) ?? none()) })),
    };
  }

  /** Calls and enquiries of the last 90 days by path. Counted once an hour. */
  contacts(now = new Date()): Promise<ReadonlyMap<string, number>> {
    if (this.contactsCounted && now.getTime() < this.contactsCounted.until) return this.contactsCounted.byPath;
    const byPath = this.countContacts(londonDay(now));
    this.contactsCounted = { until: now.getTime() + CONTACTS_KEPT_MS, byPath };
    byPath.catch(() => (this.contactsCounted = undefined));
    return byPath;
  }

  private async countContacts(to: string): Promise<ReadonlyMap<string, number>> {
    const sums = await this.sums('path', daysBefore(to, CONTACT_DAYS), to);
    return new Map([...sums].map(([path, { calls, enquiries }]) => [path, calls + enquiries]));
  }

  private async sums(column: 'path' | 'day', from: string, to: string): Promise<Map<string, Counts>> {
    const found = new Map<string, Counts>();
    for (let first = from; first <= to; first = daysBefore(first, -DAYS_AT_ONCE)) {
      await this.addSums(found, column, first, daysBefore(first, 1 - DAYS_AT_ONCE));
      await nextTurn();
    }
    return found;
  }

  private async addSums(found: Map<string, Counts>, column: 'path' | 'day', first: string, last: string): Promise<void> {
    const rows = await this.counts
      .createQueryBuilder('c')
      .select(`c.${column}`, 'name')
      .addSelect('c.kind', 'kind')
      .addSelect('SUM(c.count)', 'sum')
      .where('c.day BETWEEN :first AND :last', { first, last })
      .groupBy(`c.${column}`)
      .addGroupBy('c.kind')
      .getRawMany<{ name: string; kind: CountKind; sum: number | string }>();
    for (const { name, kind, sum } of rows) {
      const counts = found.get(name) ?? none();
      // MariaDB returns sums as text.
      counts[FIELDS[kind]] += Number(sum);
      found.set(name, counts);
    }
  }
}

const toPageFigures = (path: string, counts: Counts): PageFigures => ({
  path,
  ...counts,
  rate: counts.views ? (counts.calls + counts.enquiries) / counts.views : null,
});

const mostUsefulFirst = (one: PageFigures, other: PageFigures) =>
  other.calls + other.enquiries - one.calls - one.enquiries || other.views - one.views || (one.path < other.path ? -1 : 1);
