import { Inject, Injectable } from '@nestjs/common';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { ContentTables } from '../../kinds/content-tables.service.js';
import { DAY_MS } from '../../platform/time/durations.js';
import { SERVED } from '../../platform/http/site-addresses.js';
import { Env } from '../../platform/config/env.js';
import { recordReads } from '../../platform/database/recorded-reads.js';
import { isOfSampleCompany } from '../../sample-content/demonstration.js';
import { robotsText, sitemapXml } from './crawler-files.js';
import { redirectTo } from '../engine/fixed-responses.js';
import { adminManifest, companyIcon } from '../engine/admin-document.js';
import { API_HEADERS } from '../engine/headers.js';
import { Indexing } from './indexing.service.js';
import { PageCache, type Rendered } from '../engine/page-cache.js';
import { prepareResponse, type PreparedResponse } from '../engine/response.js';
import { securityText } from './security-text.js';
import { SitePages } from './site-pages.service.js';
import { SitemapService } from './sitemap.service.js';

const PROFILE = `${SERVED.admin}/profile`;

/** Files for browsers, search engines, password managers and whoever reports a weakness. */
@Injectable()
export class MadeFiles {
  private readonly makers = new Map<string, () => Promise<PreparedResponse>>([
    [SERVED.robots, () => this.cache.load(SERVED.robots, () => this.robots())],
    [
      SERVED.icon,
      () =>
        this.cache.load(SERVED.icon, () =>
          this.made('image/svg+xml', async () => companyIcon((await this.company.current()).primaryColor)),
        ),
    ],
    [
      SERVED.manifest,
      () =>
        this.cache.load(SERVED.manifest, () =>
          this.made('application/manifest+json', async () => adminManifest((await this.company.current()).companyName)),
        ),
    ],
    [SERVED.sitemap, () => this.cache.load(SERVED.sitemap, () => this.sitemap())],
    [SERVED.securityText, () => this.security()],
    // Password managers open it (W3C, 'A Well-Known URL for Changing Passwords').
    [SERVED.changePassword, () => redirectTo(302, PROFILE)],
  ]);

  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly cache: PageCache,
    private readonly pages: SitePages,
    private readonly indexing: Indexing,
    private readonly map: SitemapService,
    private readonly content: ContentTables,
    private readonly company: CompanyInfoService,
  ) {}

  find(path: string): (() => Promise<PreparedResponse>) | undefined {
    return this.makers.get(path);
  }

  private robots(): Promise<Rendered> {
    return this.made('text/plain', async () => robotsText(this.env.publicUrl, await this.indexing.isOff()));
  }

  private sitemap(): Promise<Rendered> {
    return this.made('application/xml', async () =>
      sitemapXml(this.env.publicUrl, (await this.indexing.isOff()) ? [] : await this.map.list()),
    );
  }

  /** The sample company's address belongs to nobody. */
  private async security(): Promise<PreparedResponse> {
    const isNobodys = !this.env.isLocal && isOfSampleCompany(await this.company.current(), 'email');
    return isNobodys ? this.pages.missing() : this.cache.load(SERVED.securityText, () => this.makeSecurityText());
  }

  private async makeSecurityText(): Promise<Rendered> {
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    const file = await this.made('text/plain', async () => {
      const { email } = await this.company.current();
      return securityText(this.env.publicUrl + SERVED.securityText, email, new Date(today));
    });
    return { ...file, validUntil: new Date(today + DAY_MS) };
  }

  private async made(type: string, make: () => Promise<string>): Promise<Rendered> {
    const tables = new Set<string>();
    const body = await recordReads(tables, make);
    const headers = { ...API_HEADERS, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' };
    return { response: await prepareResponse({ headers, body }), resources: this.content.resourcesOf(tables), isStorable: true };
  }
}
