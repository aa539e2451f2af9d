import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS } from '../platform/common/durations.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { isOfSampleCompany } from '../sample-content/demonstration.js';
import { SERVED } from '../platform/common/site-addresses.js';
import { Env } from '../platform/config/env.js';
import { prepareResponse, type PreparedResponse } from './response.js';
import { redirectTo } from './fixed-responses.js';
import { API_HEADERS } from './headers.js';
import { PageCache, type Rendered } from './page-cache.js';
import { securityText } from './security-text.js';
import { SitePages } from './site-pages.service.js';

const PROFILE = `${SERVED.admin}/profile`;
const SECURITY = SERVED.securityText;

@Injectable()
export class WellKnown {
  private readonly makers = new Map<string, () => Promise<PreparedResponse>>([
    // Password managers open it (W3C, 'A Well-Known URL for Changing Passwords').
    [SERVED.changePassword, () => redirectTo(302, PROFILE)],
    [SECURITY, () => this.security()],
  ]);

  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly company: CompanyInfoService,
    private readonly pages: SitePages,
    private readonly cache: PageCache,
  ) {}

  find(path: string): (() => Promise<PreparedResponse>) | undefined {
    return this.makers.get(path);
  }

  /** The sample company's address belongs to nobody. */
  private async security(): Promise<PreparedResponse> {
    const isNobodys = !this.env.isLocal && isOfSampleCompany(await this.company.current(), 'email');
    return isNobodys ? this.pages.missing() : this.cache.load(SECURITY, () => this.renderSecurity());
  }

  private async renderSecurity(): Promise<Rendered> {
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    const { email } = await this.company.current();
    const headers = { ...API_HEADERS, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' };
    return {
      response: await prepareResponse({ headers, body: securityText(this.env.publicUrl + SECURITY, email, new Date(today)) }),
      resources: new Set(['company-info']),
      isStorable: true,
      validUntil: new Date(today + DAY_MS),
    };
  }
}
