import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { In, LessThan, MoreThanOrEqual, type Repository } from 'typeorm';
import { LocationsService } from '../../locations/locations.service.js';
import { daysBefore, londonDay } from '../../platform/time/london.js';
import { ServicesService } from '../../services/services.service.js';
import { PAGE_KINDS, PageCount, type MissKind, type PageKind } from './page-count.entity.js';
import { PageCounter } from './page-counter.service.js';
import { addCounts, countByTopic, countsOf, none, ranked, type CountsBy, type Ranked } from './counts.js';
import type { Counts, DailyStatistics, Miss, PageStatistics, TopicFigures } from './page-statistics.dto.js';
import type { DaySpan, Period } from '../../platform/time/periods.js';

const FIELDS = { view: 'views', call: 'calls', enquiry: 'enquiries' } as const satisfies Record<PageKind, keyof Counts>;

const MOST_ROWS = 1_000;
const MOST_MISSES = 50;
/** Of thousands of pages; other requests are served in between. */
const DAYS_AT_ONCE = 5;

const CONTACT_DAYS = 90;
const YEAR_DAYS = 365;
const CONTACTS_KEPT_MS = 3_600_000;

@Injectable()
export class PageStatisticsService {
  private contactsCounted?: { until: number; byPath: Promise<ReadonlyMap<string, number>> };

  constructor(
    @InjectRepository(PageCount) private readonly counts: Repository<PageCount>,
    private readonly counter: PageCounter,
    private readonly services: ServicesService,
    private readonly locations: LocationsService,
  ) {}

  async daily({ from, to, days }: Period): Promise<DailyStatistics> {
    await this.counter.flush();
    const byDay = await this.sums('day', { from, to });
    const everyDay = Array.from({ length: days }, (_, i) => daysBefore(to, days - 1 - i));
    const totals = totalOf(byDay);
    return { from, to, totals, days: everyDay.map((day) => ({ day, ...(byDay.get(day) ?? none()) })) };
  }

  /** Whether at least `least` were counted of pages since a day. Each row counts one or more, so as many rows tell. */
  async reaches(least: number, from: string): Promise<boolean> {
    await this.counter.flush();
    const rows = await this.counts.find({ where: { kind: In(PAGE_KINDS), day: MoreThanOrEqual(from) }, take: least });
    return rows.reduce((sum, { count }) => sum + count, 0) >= least;
  }

  async totals(span: DaySpan): Promise<Counts> {
    await this.counter.flush();
    return totalOf(await this.sums('day', span));
  }

  /** Every path with its counts. */
  async byPath(span: DaySpan): Promise<CountsBy> {
    await this.counter.flush();
    return this.sums('path', span);
  }

  /** At most 1,000 paths, and as many services and places. */
  async report(period: Period): Promise<PageStatistics> {
    const daily = await this.daily(period);
    const byPath = await this.sums('path', daily);
    const topics = countByTopic(byPath);
    const [titles, names, searches, districts] = await Promise.all([
      this.services.titles(),
      this.locations.names(),
      this.misses('search', daily),
      this.misses('district', daily),
    ]);
    return {
      ...daily,
      pages: most(byPath).map(({ key, ...figures }) => ({ path: key, ...figures })),
      services: named(topics.services, titles),
      places: named(topics.places, names),
      searches,
      districts,
    };
  }

  /** The most frequent first, at most 50. */
  private async misses(kind: MissKind, { from, to }: DaySpan): Promise<Miss[]> {
    const rows = await this.counts
      .createQueryBuilder('c')
      .select('c.path', 'words')
      .addSelect('SUM(c.count)', 'sum')
      .where('c.day BETWEEN :from AND :to AND c.kind = :kind', { from, to, kind })
      .groupBy('c.path')
      .orderBy('sum', 'DESC')
      .addOrderBy('words')
      .limit(MOST_MISSES)
      .getRawMany<{ words: string; sum: number | string }>();
    return rows.map(({ words, sum }) => ({ words, count: Number(sum) }));
  }

  /** Calls and enquiries of the last 90 days by path. Counted once an hour. */
  contacts(now = new Date()): Promise<ReadonlyMap<string, number>> {
    if (this.contactsCounted && now.getTime() < this.contactsCounted.until) return this.contactsCounted.byPath;
    const byPath = this.countContacts(londonDay(now));
    this.contactsCounted = { until: now.getTime() + CONTACTS_KEPT_MS, byPath };
    byPath.catch(() => (this.contactsCounted = undefined));
    return byPath;
  }

  /** Paths that visitors opened in the last twelve months; undefined if views have not been counted for so long. */
  async viewedInAYear(now: Date): Promise<ReadonlySet<string> | undefined> {
    const to = londonDay(now);
    const from = daysBefore(to, YEAR_DAYS);
    if (!(await this.counts.existsBy({ kind: 'view', day: LessThan(from) }))) return undefined;
    const sums = await this.sums('path', { from, to });
    return new Set([...sums].flatMap(([path, { views }]) => (views > 0 ? path : [])));
  }

  private async countContacts(to: string): Promise<ReadonlyMap<string, number>> {
    const sums = await this.sums('path', { from: daysBefore(to, CONTACT_DAYS), to });
    return new Map([...sums].map(([path, { calls, enquiries }]) => [path, calls + enquiries]));
  }

  private async sums(column: 'path' | 'day', { from, to }: DaySpan): Promise<CountsBy> {
    const found: CountsBy = new Map();
    for (let first = from; first <= to; first = daysBefore(first, -DAYS_AT_ONCE)) {
      await this.addSums(found, column, first, daysBefore(first, 1 - DAYS_AT_ONCE));
      await nextTurn();
    }
    return found;
  }

  private async addSums(found: CountsBy, column: 'path' | 'day', first: string, last: string): Promise<void> {
    const rows = await this.counts
      .createQueryBuilder('c')
      .select(`c.${column}`, 'name')
      .addSelect('c.kind', 'kind')
      .addSelect('SUM(c.count)', 'sum')
      .where('c.day BETWEEN :first AND :last', { first, last })
      .andWhere('c.kind IN (:...kinds)', { kinds: PAGE_KINDS })
      .groupBy(`c.${column}`)
      .addGroupBy('c.kind')
      .getRawMany<{ name: string; kind: PageKind; sum: number | string }>();
    // MariaDB returns sums as text.
    for (const { name, kind, sum } of rows) countsOf(found, name)[FIELDS[kind]] += Number(sum);
  }
}

function totalOf(by: CountsBy): Counts {
  const totals = none();
  for (const counts of by.values()) addCounts(totals, counts);
  return totals;
}

const most = (by: CountsBy): Ranked[] => ranked(by).slice(0, MOST_ROWS);

const named = (topics: CountsBy, names: ReadonlyMap<string, string>): TopicFigures[] =>
  most(topics).map(({ key, ...figures }) => ({ slug: key, name: names.get(key) ?? null, ...figures }));
