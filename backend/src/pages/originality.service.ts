import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { InjectRepository } from '@nestjs/typeorm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { In, Not, type Repository } from 'typeorm';
import { CONTENT_CHANGED, ContentEvents, type ContentChanged } from '../platform/common/content-events.js';
import { pick } from '../platform/common/pick.js';
import { withDatabaseLock } from '../platform/database/run-migrations.js';
import { judge, packed, runsOf, turns, unpacked, type Verdict } from './originality.js';
import { PageOriginality } from './page-originality.entity.js';
import type { ServiceLocationPage } from './service-location-page.entity.js';
import { SERVICE_PAGES } from './service-location-page.kind.js';
import { ServiceLocationPagesService, type PageState } from './service-location-pages.service.js';

const DEPENDS_ON: readonly string[] = ['services', 'locations', SERVICE_PAGES.resource];

/** Small batches keep other requests responsive. */
const READ_AT_ONCE = 20;
const AT_ONCE = 100;

type Known = Omit<PageOriginality, 'runs'>;

/** Keeps the verdict on each page in the database: before a change is acknowledged, and after a start for what is missing. */
@Injectable()
export class Originality implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Originality.name);
  private running: Promise<unknown> = Promise.resolve();
  private waiting?: Promise<void>;
  private isStopping = false;

  constructor(
    @InjectRepository(PageOriginality) private readonly verdicts: Repository<PageOriginality>,
    private readonly pages: ServiceLocationPagesService,
    private readonly events: ContentEvents,
  ) {}

  onApplicationBootstrap(): void {
    void this.settle();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.waiting;
    await this.running;
  }

  @OnEvent(CONTENT_CHANGED)
  async contentChanged({ resource }: ContentChanged): Promise<void> {
    if (DEPENDS_ON.includes(resource)) await this.settle();
  }

  /** Returns when every change made before is judged. One at a time, also among processes. Never fails, because the change is stored. */
  settle(): Promise<void> {
    this.waiting ??= this.running.then(async () => {
      this.waiting = undefined;
      const judging = withDatabaseLock(this.verdicts.manager.connection, () => this.judgeChanged()).catch((error: unknown) => {
        this.logger.error(error);
        return false;
      });
      this.running = judging;
      if (await judging) await this.events.changed(SERVICE_PAGES.resource);
    });
    return this.waiting;
  }

  /** Returns the stored verdict on a page that visitors see, which spares comparisons; compares it if it changed meanwhile. */
  async publishedVerdict(page: ServiceLocationPage): Promise<Verdict> {
    const select = { id: true, serviceId: true, state: true, isOriginal: true, likeId: true } as const;
    const known = await this.verdicts.findOne({ where: { id: page.id }, select });
    const isSettled = known?.serviceId === page.serviceId && known.state === `${page.version} ${page.location?.version}`;
    return isSettled ? pick(known, ['isOriginal', 'likeId']) : this.verdictOn(page);
  }

  /** Returns the verdict on a page with its location as it is, stored or not, among the pages that visitors see. */
  async verdictOn(page: ServiceLocationPage): Promise<Verdict> {
    const rest = turns();
    const runs = await runsOf(page, rest);
    if (!runs) return { isOriginal: false, likeId: null };
    const where = { serviceId: page.serviceId, isOriginal: true, id: Not(page.id) };
    const others = await this.verdicts.find({ where, select: { id: true }, order: { id: 'ASC' } });
    const known = new Map([[page.id, runs]]);
    await this.eachRuns(others, async (id, text) => {
      if (text !== null) known.set(id, unpacked(text));
      await rest();
    });
    const isOriginal = { isOriginal: true, likeId: null };
    const candidates = [...others.map(({ id }) => ({ id, isThin: false, former: isOriginal })), { id: page.id, isThin: false }];
    return (await judge(candidates, () => Promise.resolve(known), rest)).get(page.id) ?? isOriginal;
  }

  /** Returns whether search engines may see other pages than before. */
  private async judgeChanged(): Promise<boolean> {
    const pages = await this.pages.listVisibleStates();
    await nextTurn();
    const select = ['o.id', 'o.serviceId', 'o.state', 'o.isOriginal', 'o.likeId'];
    const stored = await this.verdicts.createQueryBuilder('o').select(select).getRawMany<Record<string, unknown>>();
    const known = new Map(stored.map(toKnown).map((row) => [row.id, row]));
    await nextTurn();
    const services = Map.groupBy(pages, ({ serviceId }) => serviceId);
    const visible = new Set(pages.map(({ id }) => id));
    await inBatches(
      [...known.keys()].filter((id) => !visible.has(id)),
      (ids) => this.verdicts.delete(ids),
    );
    let isChanged = false;
    for (const those of services.values()) {
      const originals = new Set(those.filter(({ id }) => known.get(id)?.isOriginal).map(({ id }) => id));
      const isSettled = ({ id, state, serviceId }: PageState) => {
        const { state: read, serviceId: within, likeId = null } = known.get(id) ?? {};
        return read === state && within === serviceId && (likeId === null || originals.has(likeId));
      };
      if (!this.isStopping && !those.every(isSettled)) isChanged = (await this.judgeService(those, known)) || isChanged;
    }
    return isChanged;
  }

  private async judgeService(pages: readonly PageState[], known: ReadonlyMap<string, Known>): Promise<boolean> {
    const rest = turns();
    const outdated = pages.filter(({ id, state, serviceId }) => known.get(id)?.state !== state || known.get(id)?.serviceId !== serviceId);
    const texts = await this.textsOf(outdated, rest);
    const sameText = new Set<string>();
    await this.eachRuns(outdated, (id, runs) => runs === texts.get(id) && sameText.add(id));
    const candidates = pages.map(({ id, serviceId }) => {
      const former = known.get(id);
      const isSame = former?.serviceId === serviceId && (!texts.has(id) || sameText.has(id));
      const isThin = texts.has(id) ? texts.get(id) === null : former?.isOriginal === false && former.likeId === null;
      return { id, isThin, former: isSame ? former : undefined };
    });
    let all: Map<string, Float64Array> | undefined;
    const load = async () => {
      if (all) return all;
      const runs = (all = new Map<string, Float64Array>());
      const take = async (id: string, text: string | null) => {
        if (text !== null) runs.set(id, unpacked(text));
        await rest();
      };
      for (const [id, text] of texts) await take(id, text);
      const others = pages.filter(({ id }) => !texts.has(id));
      await this.eachRuns(others, take);
      return runs;
    };
    const verdicts = await judge(candidates, load, rest);
    await this.write(outdated, texts, verdicts);
    const rejudged = pages.filter(({ id }) => !texts.has(id) && !isDeepStrictEqual(verdictOf(known.get(id)), verdicts.get(id)));
    for (const [likeId, those] of Map.groupBy(rejudged, ({ id }) => verdicts.get(id)?.likeId ?? null)) {
      const ids = those.map(({ id }) => id);
      await inBatches(ids, (some) => this.verdicts.update({ id: In(some) }, { likeId, isOriginal: likeId === null }));
    }
    return pages.some(({ id }) => (known.get(id)?.isOriginal ?? true) !== verdicts.get(id)?.isOriginal);
  }

  private async textsOf(pages: readonly PageState[], rest: () => Promise<void>): Promise<Map<string, string | null>> {
    const texts = new Map<string, string | null>();
    for (let i = 0; i < pages.length; i += READ_AT_ONCE) {
      for (const page of await this.pages.listWhole(pages.slice(i, i + READ_AT_ONCE).map(({ id }) => id))) {
        const runs = await runsOf(page, rest);
        texts.set(page.id, runs && packed(runs));
      }
    }
    return texts;
  }

  private async eachRuns(pages: readonly Pick<PageState, 'id'>[], take: (id: string, runs: string | null) => unknown): Promise<void> {
    await inBatches(
      pages.map(({ id }) => id),
      async (ids) => {
        for (const { id, runs } of await this.verdicts.find({ where: { id: In(ids) }, select: { id: true, runs: true } }))
          await take(id, runs);
      },
    );
  }

  private write(
    pages: readonly PageState[],
    texts: ReadonlyMap<string, string | null>,
    verdicts: ReadonlyMap<string, Verdict>,
  ): Promise<void> {
    return inBatches(pages, (some) =>
      this.verdicts.upsert(
        some.flatMap(({ id, serviceId, state }) => {
          const verdict = verdicts.get(id);
          const runs = texts.get(id);
          return verdict && runs !== undefined ? [{ id, serviceId, state, runs, ...verdict }] : [];
        }),
        ['id'],
      ),
    );
  }
}

async function inBatches<T>(all: readonly T[], work: (some: T[]) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < all.length; i += AT_ONCE) {
    await work(all.slice(i, i + AT_ONCE));
    await nextTurn();
  }
}

const verdictOf = (known?: Verdict): Verdict | undefined => known && pick(known, ['isOriginal', 'likeId']);

/** A raw row, because entities of thousands of pages would block the process. */
const toKnown = (row: Record<string, unknown>): Known => ({
  id: String(row['o_id']),
  serviceId: String(row['o_serviceId']),
  state: String(row['o_state']),
  isOriginal: Boolean(row['o_isOriginal']),
  likeId: typeof row['o_likeId'] === 'string' ? row['o_likeId'] : null,
});
