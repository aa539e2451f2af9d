import type { StreamableFile } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { InjectRepository } from '@nestjs/typeorm';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Repository } from 'typeorm';
import { Kinds } from '../../kinds/kinds.service.js';
import { Pages } from '../../kinds/pages.service.js';
import { CONTENT_CHANGED } from '../../platform/common/content-events.js';
import { DAY_MS } from '../../platform/time/durations.js';
import { Recurring } from '../../platform/recurring/recurring.js';
import { list, type Listing, type ListQuery, type ListSpec } from '../../platform/lists/list-query.js';
import { OnToday, type ItemForToday, type KnowsToday } from '../../platform/common/on-today.js';
import { newId } from '../../platform/common/records.js';
import { texts } from '../../records/csv/columns.js';
import { exportList } from '../../records/csv/export-file.js';
import { PageStatisticsService } from '../statistics/page-statistics.service.js';
import { CheckedPages } from './checked-pages.service.js';
import { ContentCheckRuns } from './content-check-runs.service.js';
import type { ContentCheckState, Finding } from './content-check.dto.js';
import { ContentFinding } from './content-finding.entity.js';
import { PublishedPages, type PublishedPage } from './published-pages.service.js';

const LIST: ListSpec<ContentFinding> = {
  resource: 'content-checks',
  sortable: ['order', 'kind', 'recordTitle'],
  filterable: { kind: 'string', resource: 'string', recordId: 'string' },
  search: ['recordTitle', 'message'],
  defaultSort: [['order', 'ASC']],
};

const COLUMNS = texts({ recordTitle: 'Page', path: 'Address', kind: 'Kind', message: 'Finding' });

const MOST = 5_000;
const WRITTEN_AT_ONCE = 100;
const YEAR_MS = 365 * DAY_MS;
/** The next run waits this many times as long as the last one took. */
const REST = 5;
/** Enough to check a small site; screens ask again while a run is under way. */
const SOON_MS = 300;

const UNSEEN: Finding = {
  kind: 'views',
  message: 'Nobody has opened this page for 12 months. Link to it, write it anew, or take it down.',
  ...{ field: null, holds: null, record: null },
};

function isUnseen({ path, record }: PublishedPage, viewed: ReadonlySet<string>, now: Date): boolean {
  const { createdAt } = record as { createdAt?: Date };
  return createdAt !== undefined && now.getTime() - createdAt.getTime() > YEAR_MS && !viewed.has(path);
}

const sameTitle = ({ title, path }: PublishedPage): Finding => ({
  kind: 'title',
  field: 'metaTitle',
  message: `The page has the same title as ‘${title}’ (${path}), so search results cannot tell them apart. Give each its own meta title.`,
  ...{ holds: null, record: null },
});

type NewFinding = Omit<ContentFinding, 'id' | 'order'>;

/** Checks all published pages after changes and once a day, in one process, page by page. */
@OnToday({ name: 'content checks', path: '/content-checks' })
export class SiteChecks extends Recurring implements KnowsToday {
  private isChanged = true;
  private notBefore = 0;

  constructor(
    @InjectRepository(ContentFinding) private readonly findings: Repository<ContentFinding>,
    private readonly runs: ContentCheckRuns,
    private readonly published: PublishedPages,
    private readonly checked: CheckedPages,
    private readonly statistics: PageStatisticsService,
    private readonly pages: Pages,
    private readonly kinds: Kinds,
  ) {
    super();
  }

  @OnEvent(CONTENT_CHANGED)
  contentChanged(): void {
    this.isChanged = true;
  }

  list(query: ListQuery): Promise<Listing<ContentFinding>> {
    return list(this.findings, LIST, query);
  }

  /** Throws as `exportList` does. */
  export(query: ListQuery): Promise<StreamableFile> {
    return exportList(LIST.resource, COLUMNS, (part) => this.list(part), query);
  }

  /** What the last run found, as one item. */
  async today(): Promise<{ items: ItemForToday[] }> {
    const [[first], count] = await this.findings.findAndCount({ order: { order: 'ASC' }, take: 1 });
    if (!first) return { items: [] };
    const title = count === 1 ? '1 thing to fix on the pages' : `${count} things to fix on the pages`;
    const text = `${first.recordTitle}: ${first.message}`;
    return { items: [{ key: 'content-checks', kind: 'Mend', title, text, urgency: 'later' }] };
  }

  state(): Promise<ContentCheckState> {
    return this.runs.state();
  }

  protected override async work(now: Date): Promise<void> {
    const { checkedAt } = await this.runs.state();
    const isDue = this.isChanged || checkedAt === null || now.getTime() - checkedAt.getTime() > DAY_MS;
    if (isDue && now.getTime() >= this.notBefore) await this.checkAll(now);
  }

  /** Starts a run, unless one is under way, and returns its state a moment later. */
  async checkNow(): Promise<ContentCheckState> {
    this.isChanged = true;
    this.notBefore = 0;
    await Promise.race([this.wake(), pause(SOON_MS)]);
    return this.state();
  }

  private async checkAll(now: Date): Promise<void> {
    if (!(await this.runs.claim(now))) return;
    let pages: number | undefined;
    try {
      const began = performance.now();
      // What changes from now on needs another run.
      this.isChanged = false;
      const found = await this.findAll(now);
      if (this.isStopping) return;
      await this.store(found.findings);
      pages = found.pages;
      this.notBefore = Date.now() + REST * (performance.now() - began);
    } finally {
      if (pages === undefined) this.isChanged = true;
      await this.runs.finish(new Date(), pages);
    }
  }

  private async findAll(now: Date): Promise<{ findings: NewFinding[]; pages: number }> {
    const findings = new Map<string, NewFinding>();
    const check = await this.checked.begin();
    const viewed = await this.statistics.viewedInAYear(now);
    const titled = new Map<string, PublishedPage>();
    let pages = 0;
    for await (const page of this.published.list()) {
      if (this.isStopping || findings.size >= MOST) break;
      const began = performance.now();
      const checked = await check(page);
      if (checked) {
        pages++;
        const { title } = checked;
        const ofPage = [...checked.findings];
        if (viewed && isUnseen(page, viewed, now)) ofPage.push(UNSEEN);
        if (!this.pages.of(page.resource)?.kind.page.sharesHead) {
          const same = titled.get(title.toLowerCase());
          if (same) ofPage.push(sameTitle(same));
          else titled.set(title.toLowerCase(), page);
        }
        for (const finding of ofPage) {
          const entry = toFinding(page, finding);
          const key = [entry.resource, entry.recordId, entry.kind, entry.message, entry.holds].join('\n');
          // A text of a record that many pages show is named once.
          if (!findings.has(key)) findings.set(key, entry);
        }
      }
      // Visitors come first.
      await pause(performance.now() - began);
    }
    const overdue = await this.pages.each(async ({ kind: { resource }, own }) =>
      ((await own.overdue?.(now)) ?? []).map(({ id, title, ...rest }) => ({
        resource,
        recordId: id,
        recordTitle: title,
        holds: null,
        ...rest,
      })),
    );
    const faulty = await Promise.all(
      this.kinds.with('checks').map(async ({ kind: { resource }, service }) =>
        ((await service.faulty?.()) ?? []).map(({ id, title, ...rest }) => ({
          resource,
          recordId: id,
          recordTitle: title,
          holds: null,
          kind: 'text' as const,
          ...rest,
        })),
      ),
    );
    return { findings: [...findings.values(), ...overdue.flat(), ...faulty.flat()], pages };
  }

  private async store(found: NewFinding[]): Promise<void> {
    await this.findings.manager.transaction(async (manager) => {
      await manager.createQueryBuilder().delete().from(ContentFinding).execute();
      for (let i = 0; i < found.length; i += WRITTEN_AT_ONCE) {
        const rows = found.slice(i, i + WRITTEN_AT_ONCE).map((finding, n) => ({ ...finding, id: newId(), order: i + n }));
        await manager.insert(ContentFinding, rows);
        await nextTurn();
      }
    });
  }
}

/** Assigns a finding to the record that holds it, otherwise to the page or the website itself. */
function toFinding({ path, ...page }: PublishedPage, { kind, message, field, holds, record }: Finding): NewFinding {
  const { resource, id: recordId, title: recordTitle } = record ?? page;
  return { kind, message, resource, recordId, recordTitle, path, field, holds };
}
