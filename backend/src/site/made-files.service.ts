import { Inject, Injectable } from '@nestjs/common';
import { CompanyInfoService } from '../company/company-info.service.js';
import { Kinds } from '../kinds/kinds.service.js';
import { DAY_MS } from '../platform/common/durations.js';
import { SERVED } from '../platform/common/site-addresses.js';
import { Env } from '../platform/config/env.js';
import { isOfSampleCompany } from '../sample-content/demonstration.js';
import { CLAIMING } from '../sample-content/sample-claims.service.js';
import { OF_AREAS } from './areas/areas.service.js';
import { robotsText, sitemapXml } from './crawler-files.js';
import { redirectTo } from './fixed-responses.js';
import { API_HEADERS } from './headers.js';
import { Indexing } from './indexing.service.js';
import { PageCache, type Rendered } from './page-cache.js';
import { prepareResponse, type PreparedResponse } from './response.js';
import { securityText } from './security-text.js';
import { SitePages } from './site-pages.service.js';
import { SitemapService } from './sitemap.service.js';

const PROFILE = `${SERVED.admin}/profile`;

/** Files for search engines, password managers and whoever reports a weakness. */
@Injectable()
export class MadeFiles {
  private readonly makers = new Map<string, () => Promise<PreparedResponse>>([
    [SERVED.robots, () => this.cache.load(SERVED.robots, () => this.robots())],
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
    private readonly kinds: Kinds,
    private readonly company: CompanyInfoService,
  ) {}

  find(path: string): (() => Promise<PreparedResponse>) | undefined {
    return this.makers.get(path);
  }

  private async robots(): Promise<Rendered> {
    const body = robotsText(this.env.publicUrl, await this.indexing.isOff());
    return file('text/plain', body, CLAIMING);
  }

  private async sitemap(): Promise<Rendered> {
    const entries = (await this.indexing.isOff()) ? [] : await this.map.list();
    const shown = this.kinds.with('page').map(({ kind }) => kind.resource);
    return file('application/xml', sitemapXml(this.env.publicUrl, entries), [...shown, ...OF_AREAS, ...CLAIMING]);
  }

  /** The sample company's address belongs to nobody. */
  private async security(): Promise<PreparedResponse> {
    const isNobodys = !this.env.isLocal && isOfSampleCompany(await this.company.current(), 'email');
    return isNobodys ? this.pages.missing() : this.cache.load(SERVED.securityText, () => this.makeSecurityText());
  }

  private async makeSecurityText(): Promise<Rendered> {
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    const { email } = await this.company.current();
    const body = securityText(this.env.publicUrl + SERVED.securityText, email, new Date(today));
    return { ...(await file('text/plain', body, ['company-info'])), validUntil: new Date(today + DAY_MS) };
  }
}

async function file(type: string, body: string, resources: readonly string[]): Promise<Rendered> {
  const headers = { ...API_HEADERS, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' };
  return { response: await prepareResponse({ headers, body }), resources: new Set(resources), isStorable: true };
}
