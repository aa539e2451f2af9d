import { Injectable } from '@nestjs/common';
import type { ContentResource } from '../common/content-events.js';
import { unoriginalPages } from '../pages/originality.js';
import { pagePath } from '../pages/page-addresses.js';
import { ServiceLocationPagesService } from '../pages/service-location-pages.service.js';
import { ContentMemo } from './content-memo.js';
import { PageCache } from './page-cache.js';

const DEPENDS_ON: readonly ContentResource[] = ['services', 'locations', 'service-location-pages'];

/** Which service pages search engines should pass over: see pages/originality.ts. */
@Injectable()
export class Indexing {
  private readonly hidden: ContentMemo<ReadonlySet<string>>;

  constructor(
    cache: PageCache,
    private readonly pages: ServiceLocationPagesService,
  ) {
    this.hidden = new ContentMemo(cache, DEPENDS_ON, () => this.find());
  }

  /** Their paths. */
  hiddenPaths(): Promise<ReadonlySet<string>> {
    return this.hidden.get();
  }

  private async find(): Promise<ReadonlySet<string>> {
    const unoriginal = unoriginalPages(await this.pages.listVisibleWhole());
    return new Set(unoriginal.flatMap(({ service, location }) => (service && location ? [pagePath(service.slug, location.slug)] : [])));
  }
}
