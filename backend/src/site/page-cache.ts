import type { ContentResource } from '../common/content-events.js';
import type { Answer } from './answer.js';

const MEBIBYTE = 1024 * 1024;
export const MAX_CACHE_BYTES = 64 * MEBIBYTE;

/** What one render gave, and what decides how long it stays true. */
export interface Rendered {
  answer: Answer;
  /** It is stored only when this says so: not failures, not what a query or an unknown address gave. */
  isStorable: boolean;
  /** Whose records it shows. */
  resources: ReadonlySet<ContentResource>;
  /** When the page would read differently though nothing was edited, for example when the office closes. */
  validUntil?: Date;
}

interface Entry extends Rendered {
  /** Count of uses at its last one. */
  usedAt: number;
}

/**
 * Rendered pages by their canonical path, the least recently used ones dropped first. A render that began before an
 * invalidation is neither stored nor shared with those who ask after it (house.md, rule 8).
 */
export class PageCache {
  private readonly entries = new Map<string, Entry>();
  private readonly underWay = new Map<string, Promise<Rendered>>();
  private bytes = 0;
  private uses = 0;
  private generation = 0;
  private readonly listeners: ((resource?: ContentResource) => void)[] = [];
  /** True while news of changes made elsewhere would not arrive. */
  isSuspended = false;

  constructor(private readonly maxBytes = MAX_CACHE_BYTES) {}

  get(path: string): Answer | undefined {
    const entry = this.entries.get(path);
    if (!entry) return undefined;
    if (entry.validUntil && entry.validUntil.getTime() <= Date.now()) {
      this.remove(path, entry);
      return undefined;
    }
    entry.usedAt = ++this.uses;
    return entry.answer;
  }

  /** The stored answer, the one being rendered, or a new one. */
  async answer(key: string, render: () => Promise<Rendered>): Promise<Answer> {
    const stored = this.get(key);
    if (stored) return stored;
    const shared = this.underWay.get(key);
    if (shared) return (await shared).answer;
    const { generation } = this;
    const rendering = render();
    this.underWay.set(key, rendering);
    try {
      const rendered = await rendering;
      if (generation === this.generation) this.store(key, rendered);
      return rendered.answer;
    } finally {
      if (this.underWay.get(key) === rendering) this.underWay.delete(key);
    }
  }

  /** Drops what shows records of this resource. */
  drop(resource: ContentResource): void {
    this.outdateRenders(resource);
    for (const [path, entry] of this.entries) if (entry.resources.has(resource)) this.remove(path, entry);
  }

  clear(): void {
    this.outdateRenders();
    this.entries.clear();
    this.bytes = 0;
  }

  /** Nothing is kept until `resume`: news of changes made elsewhere would not arrive. */
  suspend(): void {
    this.isSuspended = true;
    this.clear();
  }

  resume(): void {
    this.isSuspended = false;
    this.clear();
  }

  /** Tells which resource's records have changed; undefined: any may have. */
  onOutdated(listener: (resource?: ContentResource) => void): void {
    this.listeners.push(listener);
  }

  private outdateRenders(resource?: ContentResource): void {
    this.generation++;
    this.underWay.clear();
    for (const listener of this.listeners) listener(resource);
  }

  private store(path: string, rendered: Rendered): void {
    if (!rendered.isStorable || this.isSuspended || rendered.answer.bytes > this.maxBytes) return;
    const before = this.entries.get(path);
    if (before) this.remove(path, before);
    this.entries.set(path, { ...rendered, usedAt: ++this.uses });
    this.bytes += rendered.answer.bytes;
    if (this.bytes > this.maxBytes) this.makeRoom();
  }

  /** Finding the oldest pages may take its time here, so that finding a page need not keep them in order. */
  private makeRoom(): void {
    for (const [path, entry] of [...this.entries].sort(([, a], [, b]) => a.usedAt - b.usedAt)) {
      if (this.bytes <= this.maxBytes) return;
      this.remove(path, entry);
    }
  }

  private remove(path: string, entry: Entry): void {
    this.entries.delete(path);
    this.bytes -= entry.answer.bytes;
  }
}
