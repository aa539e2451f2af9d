import { Injectable } from '@nestjs/common';
import { runsOf, turns, unoriginalPages } from './originality.js';
import { ServiceLocationPagesService, type PageState } from './service-location-pages.service.js';

/** Small batches keep other requests responsive. */
const READ_AT_ONCE = 20;

interface Known {
  state: string;
  runs: Float64Array | null;
}

/** Remembers what has not changed. */
@Injectable()
export class Originality {
  private known = new Map<string, Known>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly pages: ServiceLocationPagesService) {}

  /** Returns visible pages in tab order, and those of them to keep out of search engines. */
  judge(): Promise<{ pages: PageState[]; unoriginal: PageState[] }> {
    // In turn, so that an earlier run cannot replace newer results.
    const judging = this.last.then(() => this.judgeNow());
    this.last = judging.catch(() => undefined);
    return judging;
  }

  private async judgeNow(): Promise<{ pages: PageState[]; unoriginal: PageState[] }> {
    const pages = await this.pages.listVisibleStates();
    const changed = pages.filter(({ id, state }) => this.known.get(id)?.state !== state);
    const rest = turns();
    for (let i = 0; i < changed.length; i += READ_AT_ONCE) await this.read(changed.slice(i, i + READ_AT_ONCE), rest);
    const compared = pages.map((page) => ({ ...page, runs: this.known.get(page.id)?.runs ?? null }));
    const visible = new Set(pages.map(({ id }) => id));
    for (const id of this.known.keys()) if (!visible.has(id)) this.known.delete(id);
    return { pages, unoriginal: await unoriginalPages(compared) };
  }

  private async read(states: PageState[], rest: () => Promise<void>): Promise<void> {
    const whole = await this.pages.listWhole(states.map(({ id }) => id));
    const stateOf = new Map(states.map(({ id, state }) => [id, state]));
    for (const page of whole) this.known.set(page.id, { state: stateOf.get(page.id) ?? '', runs: await runsOf(page, rest) });
  }
}
