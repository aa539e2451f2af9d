import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { In, LessThan, type DataSource, type Repository } from 'typeorm';
import { SECOND_MS } from '../../platform/time/durations.js';
import { daysBefore, londonDay } from '../../platform/time/london.js';
import { INQUIRY_STORED, type InquiryStored } from '../../inquiries/reception/contact.service.js';
import { Recurring } from '../../platform/recurring/recurring.js';
import { MISS_KINDS, PageCount, type CountKind, type MissKind, type PageKind } from './page-count.entity.js';

const CONTACT_PAGE = '/contact';
const KEPT_DAYS = 760;
/** What else is asked for on a day is not counted, because anybody can type anything. */
const MISSES_A_DAY = 300;
/** Longer texts, and all with digits, may tell about a person. */
const SEARCHED = /^\p{L}{2,20}(?: \p{L}{2,20}){0,2}$/u;

type Counts = Map<string, number>;

/** Counts in memory and writes every few seconds. A killed process loses a few seconds of counts. */
@Injectable()
export class PageCounter extends Recurring {
  protected override readonly every = 5 * SECOND_MS;
  private readonly counts: Record<CountKind, Counts> = {
    view: new Map(),
    call: new Map(),
    enquiry: new Map(),
    search: new Map(),
    district: new Map(),
  };
  private isPage: (path: string) => Promise<boolean> = () => Promise.resolve(false);
  private sweptOn = '';

  constructor(
    @InjectRepository(PageCount) private readonly stored: Repository<PageCount>,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    super();
  }

  recognise(isPage: (path: string) => Promise<boolean>): void {
    this.isPage = isPage;
  }

  /** `path` of an existing page, a district or words as `countSearch` counts them: others would fill the table. */
  count(kind: CountKind, path: string, times = 1): void {
    const counts = this.counts[kind];
    counts.set(path, (counts.get(path) ?? 0) + times);
  }

  /** Counts up to three words; everything else is ignored. */
  countSearch(typed: string): void {
    const words = typed
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\s-]+/gu, ' ')
      .trim();
    if (SEARCHED.test(words)) this.count('search', words);
  }

  /** For untrusted paths. Returns whether it is a page. */
  async countIfPage(kind: PageKind, path: string): Promise<boolean> {
    const isKnown = await this.isPage(path);
    if (isKnown) this.count(kind, path);
    return isKnown;
  }

  /** Counts for the page with the form if none is named. Never fails, because the enquiry must not. */
  @OnEvent(INQUIRY_STORED)
  async countEnquiry({ source }: InquiryStored): Promise<void> {
    const isCounted = source !== null && (await this.countIfPage('enquiry', source).catch(() => false));
    if (!isCounted) this.count('enquiry', CONTACT_PAGE);
  }

  /** Writes what is counted now. */
  flush(): Promise<void> {
    return this.wake();
  }

  protected override async work(now: Date): Promise<void> {
    try {
      await this.write(londonDay(now));
    } catch (error) {
      this.logger.warn(`The page counts wait to be written: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await this.run(new Date());
  }

  private async write(day: string): Promise<void> {
    const rows = Object.entries(this.counts).flatMap(([kind, counts]) =>
      [...counts].map(([path, count]) => ({ day, kind: kind as CountKind, path, count })),
    );
    for (const counts of Object.values(this.counts)) counts.clear();
    // In a fixed order, so that replicas do not deadlock.
    rows.sort((one, other) => (one.kind + one.path < other.kind + other.path ? -1 : 1));
    try {
      if (rows.length) await this.store(rows);
    } catch (error) {
      for (const { kind, path, count } of rows) this.count(kind, path, count);
      throw error;
    }
    if (this.sweptOn === day) return;
    this.sweptOn = day;
    await this.removeBefore(daysBefore(day, KEPT_DAYS));
  }

  /** A kind of a day at a time: each has at most some thousand paths. */
  private async removeBefore(first: string): Promise<void> {
    for (;;) {
      const oldest = await this.stored.findOne({ where: { day: LessThan(first) }, order: { day: 'ASC', kind: 'ASC' } });
      if (!oldest) return;
      await this.stored.delete({ day: oldest.day, kind: oldest.kind });
      await nextTurn();
    }
  }

  private async store(rows: PageCount[]): Promise<void> {
    // Outside the transaction, where replicas would deadlock on the same row.
    const none = (await this.withinBounds(rows)).map((row) => ({ ...row, count: 0 }));
    if (none.length) await this.stored.createQueryBuilder().insert().values(none).orIgnore().updateEntity(false).execute();
    await this.dataSource.transaction(async (manager) => {
      for (const { count, ...row } of rows) await manager.increment(PageCount, row, 'count', count);
    });
  }

  /** Leaves out new misses beyond those that a day may have: counting up a row that is not there does nothing. */
  private async withinBounds(rows: PageCount[]): Promise<PageCount[]> {
    const isMiss = ({ kind }: PageCount) => MISS_KINDS.includes(kind as MissKind);
    const misses = rows.filter(isMiss);
    const [first] = misses;
    if (!first) return rows;
    const room = MISSES_A_DAY - (await this.stored.countBy({ day: first.day, kind: In([...MISS_KINDS]) }));
    return [...rows.filter((row) => !isMiss(row)), ...misses.slice(0, Math.max(0, room))];
  }
}
