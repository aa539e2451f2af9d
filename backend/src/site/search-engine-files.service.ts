import { Inject, Injectable } from '@nestjs/common';
import { SERVED } from '../platform/common/site-addresses.js';
import { Env } from '../platform/config/env.js';
import { Kinds } from '../kinds/kinds.service.js';
import { prepareResponse } from './response.js';
import { OF_AREAS } from './areas/areas.service.js';
import { API_HEADERS } from './headers.js';
import { CLAIMING } from '../sample-content/sample-claims.service.js';
import { Indexing } from './indexing.service.js';
import type { Rendered } from './page-cache.js';
import { SitemapService } from './sitemap.service.js';
import { robotsText, sitemapXml } from './crawler-files.js';

@Injectable()
export class SearchEngineFiles {
  private readonly makers = new Map<string, () => Promise<Rendered>>([
    [SERVED.robots, () => this.robots()],
    [SERVED.sitemap, () => this.sitemap()],
  ]);

  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly indexing: Indexing,
    private readonly map: SitemapService,
    private readonly kinds: Kinds,
  ) {}

  find(path: string): (() => Promise<Rendered>) | undefined {
    return this.makers.get(path);
  }

  private async robots(): Promise<Rendered> {
    const body = robotsText(this.env.publicUrl, await this.indexing.isOff());
    return { response: await this.file('text/plain', body), resources: new Set(CLAIMING), isStorable: true };
  }

  private async sitemap(): Promise<Rendered> {
    const entries = (await this.indexing.isOff()) ? [] : await this.map.list();
    const response = await this.file('application/xml', sitemapXml(this.env.publicUrl, entries));
    const shown = this.kinds.with('page').map(({ kind }) => kind.resource);
    return { response, resources: new Set([...shown, ...OF_AREAS, ...CLAIMING]), isStorable: true };
  }

  private file(type: string, body: string) {
    return prepareResponse({ headers: { ...API_HEADERS, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' }, body });
  }
}
