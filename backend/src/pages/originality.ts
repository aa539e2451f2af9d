import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Location } from '../locations/location.entity.js';
import type { ServiceLocationPage } from './service-location-page.entity.js';

export const words = (text: string): string[] =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

export const SHINGLE_WORDS = 5;
/** Above this, pages are too similar to be indexed. */
export const TOO_ALIKE = 0.4;

/** Pages with less text of their own are kept out of search engines. */
export const MIN_WORDS = 150;

/** Longest time before other requests get a turn. */
const TURN_MS = 5;

/** Returns a function that yields to other requests when its time is up. */
export function turns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN_MS) return;
    await nextTurn();
    began = performance.now();
  };
}

/** Leaves out texts of the service and the location. */
const ownText = (page: ServiceLocationPage): string =>
  [
    page.heroDescription,
    page.introContent,
    ...page.whyItMatters.flatMap(({ title, text }) => [title, text]),
    ...page.features,
    ...page.deliverables,
    page.microCaseStudy,
    page.content,
  ]
    .filter(Boolean)
    .join('\n')
    .replace(/<[^<>]*>/g, ' ');

type Place = Pick<Location, 'name' | 'subLocations' | 'postcodes'>;

const namesOf = ({ name, subLocations, postcodes }: Place): string[] =>
  [name, ...subLocations, ...postcodes].filter(Boolean).sort((a, b) => b.length - a.length);

/** 48 bits: no collisions among a million runs. */
const numberOf = (run: string): number => hash('sha1', run, 'buffer').readUIntBE(0, 6);

export const isThin = (text: string): boolean => words(text).length < MIN_WORDS;

/** As `runsIn`; null for a thin page. */
export async function runsOf(page: ServiceLocationPage, rest = turns()): Promise<Float64Array | null> {
  const own = ownText(page);
  return isThin(own) ? null : runsIn(own, page.location, rest);
}

/** Returns sorted hashes of all sequences of five words, the place's names replaced. */
export async function runsIn(own: string, place: Place | undefined, rest: () => Promise<void>): Promise<Float64Array> {
  await rest();
  let text = own;
  for (const name of place ? namesOf(place) : []) {
    text = text.replace(new RegExp(name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu'), 'place');
    await rest();
  }
  const list = words(text);
  const runs = new Set<number>();
  for (let i = 0; i + SHINGLE_WORDS <= list.length; i++) {
    runs.add(numberOf(list.slice(i, i + SHINGLE_WORDS).join(' ')));
    await rest();
  }
  return Float64Array.from(runs).sort();
}

const RUN_BYTES = 6;

export function packed(runs: Float64Array): string {
  const bytes = Buffer.alloc(runs.length * RUN_BYTES);
  runs.forEach((run, i) => bytes.writeUIntBE(run, i * RUN_BYTES, RUN_BYTES));
  return bytes.toString('base64');
}

export function unpacked(text: string): Float64Array {
  const bytes = Buffer.from(text, 'base64');
  return Float64Array.from({ length: bytes.length / RUN_BYTES }, (_, i) => bytes.readUIntBE(i * RUN_BYTES, RUN_BYTES));
}

const isEnough = (shared: number, both: number): boolean => shared > 0 && shared / (both - shared) >= TOO_ALIKE;

/** Pages by run: comparing each page with each would be quadratic. Typed arrays spare the garbage collector. */
class RunIndex {
  private readonly sizes: number[] = [];
  /** Slot to run + 1; 0: free. */
  private readonly runs: Float64Array;
  /** Slot to the newest entry of its run + 1. */
  private readonly newest: Uint32Array;
  /** Entry to the page with the run, and to the previous entry + 1. */
  private readonly pages: Uint32Array;
  private readonly older: Uint32Array;
  private entries = 0;

  /** `most`: number of runs of all pages. */
  constructor(most: number) {
    const slots = 2 ** Math.ceil(Math.log2(2 * most + 1));
    this.runs = new Float64Array(slots);
    this.newest = new Uint32Array(slots);
    this.pages = new Uint32Array(most);
    this.older = new Uint32Array(most);
  }

  findLike(runs: Float64Array): number | undefined {
    const shared = new Uint32Array(this.sizes.length);
    for (const run of runs) {
      for (let entry = this.newest[this.slotOf(run)] ?? 0; entry > 0; entry = this.older[entry - 1] ?? 0) {
        const page = this.pages[entry - 1] ?? 0;
        shared[page] = (shared[page] ?? 0) + 1;
      }
    }
    const found = this.sizes.findIndex((size, page) => isEnough(shared[page] ?? 0, size + runs.length));
    return found < 0 ? undefined : found;
  }

  add(runs: Float64Array): void {
    const page = this.sizes.push(runs.length) - 1;
    for (const run of runs) {
      const slot = this.slotOf(run);
      this.runs[slot] = run + 1;
      this.pages[this.entries] = page;
      this.older[this.entries] = this.newest[slot] ?? 0;
      this.newest[slot] = ++this.entries;
    }
  }

  private slotOf(run: number): number {
    let slot = run % this.runs.length;
    while (this.runs[slot] !== 0 && this.runs[slot] !== run + 1) slot = (slot + 1) % this.runs.length;
    return slot;
  }
}

type Load = () => Promise<ReadonlyMap<string, Float64Array>>;

/** Number of searches from which building an index pays off. */
const FEW_SEARCHES = 20;

class Originals {
  private readonly ids: string[] = [];
  private searches = 0;
  private index?: RunIndex;
  private indexed = 0;

  constructor(
    private readonly load: Load,
    private readonly rest: () => Promise<void>,
  ) {}

  add(id: string): void {
    this.ids.push(id);
  }

  /** Returns one that is too similar, or null. */
  async findLike(id: string): Promise<string | null> {
    if (!this.ids.length) return null;
    const all = await this.load();
    const runsOf = (page: string) => all.get(page) ?? new Float64Array();
    if (++this.searches <= FEW_SEARCHES) {
      const own = new Set(runsOf(id));
      for (const other of this.ids) {
        const runs = runsOf(other);
        if (isEnough(runs.filter((run) => own.has(run)).length, own.size + runs.length)) return other;
        await this.rest();
      }
      return null;
    }
    this.index ??= new RunIndex([...all.values()].reduce((sum, runs) => sum + runs.length, 0));
    for (; this.indexed < this.ids.length; this.indexed++) {
      this.index.add(runsOf(this.ids[this.indexed] ?? ''));
      await this.rest();
    }
    return this.ids[this.index.findLike(runsOf(id)) ?? -1] ?? null;
  }
}

export interface Verdict {
  isOriginal: boolean;
  /** An original page with much of the same text. */
  likeId: string | null;
}

export interface Candidate {
  id: string;
  isThin: boolean;
  /** Of the same text, among the pages of that time. */
  former?: Verdict;
}

/**
 * Rejects thin pages and those too similar to an earlier page. `pages`: of a service, in tab order. Former verdicts spare comparisons: two original pages stay
 * different, and a copy stays one while its original does. `load` reads the runs of all pages, and is called only if something must be compared.
 */
export async function judge(pages: readonly Candidate[], load: Load, rest = turns()): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>();
  const originals = new Originals(load, rest);
  /** That were none before. */
  const others = new Originals(load, rest);
  const unchanged = new Set<string>();
  for (const { id, isThin, former } of pages) {
    await rest();
    if (isThin) verdicts.set(id, { isOriginal: false, likeId: null });
    else if (former?.likeId && unchanged.has(former.likeId)) verdicts.set(id, former);
    else {
      const likeId = await (former?.isOriginal ? others : originals).findLike(id);
      verdicts.set(id, { isOriginal: !likeId, likeId });
      if (likeId) continue;
      originals.add(id);
      if (former?.isOriginal) unchanged.add(id);
      else others.add(id);
    }
  }
  return verdicts;
}
