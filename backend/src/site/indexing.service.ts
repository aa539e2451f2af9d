import { Injectable } from '@nestjs/common';
import type { ContentResource } from '../common/content-events.js';
import { Originality } from '../pages/originality.service.js';
import { pagePath, servicePath } from '../pages/page-addresses.js';
import { PageCache } from './page-cache.js';

const DEPENDS_ON: readonly ContentResource[] = ['services', 'locations', 'service-location-pages'];

@Injectable()
export class Indexing {
  private hidden?: Promise<ReadonlySet<string>>;

  constructor(
    private readonly cache: PageCache,
    private readonly originality: Originality,
  ) {
    cache.onOutdated((resource) => {
      if (resource === undefined || DEPENDS_ON.includes(resource)) this.hidden = undefined;
    });
  }

  /** Cached until the content changes. */
  hiddenPaths(): Promise<ReadonlySet<string>> {
    if (this.cache.isSuspended) return this.find();
    if (this.hidden) return this.hidden;
    const finding = this.find();
    this.hidden = finding;
    finding.catch(() => {
      if (this.hidden === finding) this.hidden = undefined;
    });
    return finding;
  }

  private async find(): Promise<ReadonlySet<string>> {
    const { pages, unoriginal } = await this.originality.judge();
    // A service's own address shows its first page.
    const first = new Map(pages.toReversed().map(({ serviceId, id }) => [serviceId, id]));
    const paths = unoriginal.flatMap(({ id, serviceId, serviceSlug, locationSlug }) => [
      pagePath(serviceSlug, locationSlug),
      ...(first.get(serviceId) === id ? [servicePath(serviceSlug)] : []),
    ]);
    return new Set(paths);
  }
}
