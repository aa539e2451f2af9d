import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
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

const namesOf = ({ location }: ServiceLocationPage): string[] =>
  (location ? [location.name, ...location.subLocations, ...location.postcodes] : []).filter(Boolean).sort((a, b) => b.length - a.length);

/** 48 bits: no collisions among a million runs. */
const numberOf = (run: string): number => hash('sha1', run, 'buffer').readUIntBE(0, 6);

/** Returns hashes of all sequences of five words, place names replaced; null for thin pages. */
export async function runsOf(page: ServiceLocationPage, rest = turns()): Promise<Float64Array | null> {
  await rest();
  let text = ownText(page);
  if (words(text).length < MIN_WORDS) return null;
  for (const name of namesOf(page)) {
    text = text.replace(new RegExp(name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu'), 'place');
    await rest();
  }
  const list = words(text);
  const runs = new Set<number>();
  for (let i = 0; i + SHINGLE_WORDS <= list.length; i++) {
    runs.add(numberOf(list.slice(i, i + SHINGLE_WORDS).join(' ')));
    await rest();
  }
  return Float64Array.from(runs);
}

/** Original pages of a service, indexed by run: comparing all pairs would be quadratic. Typed arrays spare the garbage collector. */
class Kept {
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

  hasOneLike(runs: Float64Array): boolean {
    const shared = new Uint32Array(this.sizes.length);
    for (const run of runs) {
      for (let entry = this.newest[this.slotOf(run)] ?? 0; entry > 0; entry = this.older[entry - 1] ?? 0) {
        const page = this.pages[entry - 1] ?? 0;
        shared[page] = (shared[page] ?? 0) + 1;
      }
    }
    return this.sizes.some((size, page) => {
      const both = shared[page] ?? 0;
      return both > 0 && both / (size + runs.length - both) >= TOO_ALIKE;
    });
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

/** Returns thin pages and those too similar to an earlier page of the same service. `pages` in tab order. */
export async function unoriginalPages<T extends { serviceId: string; runs: Float64Array | null }>(pages: readonly T[]): Promise<T[]> {
  const rest = turns();
  const totals = new Map<string, number>();
  for (const { serviceId, runs } of pages) totals.set(serviceId, (totals.get(serviceId) ?? 0) + (runs?.length ?? 0));
  const services = new Map([...totals].map(([serviceId, total]) => [serviceId, new Kept(total)]));
  const unoriginal: T[] = [];
  for (const page of pages) {
    await rest();
    const { runs, serviceId } = page;
    const kept = services.get(serviceId);
    if (!runs || kept?.hasOneLike(runs)) unoriginal.push(page);
    else kept?.add(runs);
  }
  return unoriginal;
}
