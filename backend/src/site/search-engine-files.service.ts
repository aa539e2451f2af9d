import { Inject, Injectable } from '@nestjs/common';
import { Env } from '../platform/config/env.js';
import { prepareResponse } from './answer.js';
import { API_HEADERS } from './headers.js';
import { Indexing } from './indexing.service.js';
import type { Rendered } from './page-cache.js';
import { SitemapService } from './sitemap.service.js';
import { robotsText, sitemapXml } from './crawler-files.js';

@Injectable()
export class SearchEngineFiles {
  private readonly makers = new Map([
    ['/robots.txt', () => this.robots()],
    ['/sitemap.xml', () => this.sitemap()],
  ]);

  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly indexing: Indexing,
    private readonly map: SitemapService,
  ) {}

  find(path: string): (() => Promise<Rendered>) | undefined {
    return this.makers.get(path);
  }

  private async robots(): Promise<Rendered> {
    const body = robotsText(this.env.publicUrl, await this.indexing.isOff());
    return { response: await this.file('text/plain', body), resources: new Set(['company-info']), isStorable: true };
  }

  private async sitemap(): Promise<Rendered> {
    const { entries, resources } = await this.map.list();
    return { response: await this.file('application/xml', sitemapXml(this.env.publicUrl, entries)), resources, isStorable: true };
  }

  private file(type: string, body: string) {
    return prepareResponse({ headers: { ...API_HEADERS, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' }, body });
  }
}
