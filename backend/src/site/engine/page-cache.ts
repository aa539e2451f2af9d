import { LRUCache } from 'lru-cache';
import type { PreparedResponse } from './response.js';

const MEBIBYTE = 1024 * 1024;
const MAX_CACHE_BYTES = 64 * MEBIBYTE;

export interface Rendered {
  response: PreparedResponse;
  /** False for failures, unknown addresses and pages that depend on the query. */
  isStorable: boolean;
  resources: ReadonlySet<string>;
  /** When the page changes without an edit, for example because the office closes. */
  validUntil?: Date;
}

/** Least recently used pages are evicted first. A render that started before an invalidation is neither stored nor shared. */
export class PageCache {
  private readonly pages: LRUCache<string, Rendered>;
  private readonly underWay = new Map<string, Promise<Rendered>>();
  /** Another one after each change of content. */
  generation = 0;
  /** Responses from the cache, and those that were made, since the start. */
  hits = 0;
  renders = 0;
  /** True while other processes' changes could be missed. */
  isSuspended = false;

  constructor(maxBytes = MAX_CACHE_BYTES) {
    this.pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ response }) => response.bytes || 1 });
  }

  get size(): number {
    return this.pages.size;
  }

  get(path: string): PreparedResponse | undefined {
    const page = this.pages.get(path);
    if (page?.validUntil && page.validUntil.getTime() <= Date.now()) {
      this.pages.delete(path);
      return undefined;
    }
    if (page) this.hits++;
    return page?.response;
  }

  async load(key: string, render: () => Promise<Rendered>): Promise<PreparedResponse> {
    const stored = this.get(key);
    if (stored) return stored;
    const shared = this.underWay.get(key);
    if (shared) return (await shared).response;
    const { generation } = this;
    this.renders++;
    const rendering = render();
    this.underWay.set(key, rendering);
    try {
      const rendered = await rendering;
      if (generation === this.generation && rendered.isStorable && !this.isSuspended) this.pages.set(key, rendered);
      return rendered.response;
    } finally {
      if (this.underWay.get(key) === rendering) this.underWay.delete(key);
    }
  }

  drop(resource: string): void {
    this.outdateRenders();
    const outdated = [...this.pages.entries()].filter(([, { resources }]) => resources.has(resource));
    for (const [path] of outdated) this.pages.delete(path);
  }

  clear(): void {
    this.outdateRenders();
    this.pages.clear();
  }

  suspend(): void {
    this.isSuspended = true;
    this.clear();
  }

  resume(): void {
    this.isSuspended = false;
    this.clear();
  }

  private outdateRenders(): void {
    this.generation++;
    this.underWay.clear();
  }
}
