import type { ContentResource } from '../common/content-events.js';
import type { PageCache } from './page-cache.js';

/** Something that takes long to find out from content: found out once, and again when that content has changed, here or on another replica. */
export class ContentMemo<T> {
  private found?: Promise<T>;

  constructor(
    private readonly cache: PageCache,
    resources: readonly ContentResource[],
    private readonly find: () => Promise<T>,
  ) {
    cache.onOutdated((resource) => {
      if (resource === undefined || resources.includes(resource)) this.found = undefined;
    });
  }

  get(): Promise<T> {
    if (this.cache.isSuspended) return this.find();
    if (this.found) return this.found;
    const finding = this.find();
    this.found = finding;
    finding.catch(() => {
      if (this.found === finding) this.found = undefined;
    });
    return finding;
  }
}
