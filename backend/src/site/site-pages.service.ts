import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ContentResource } from '../common/content-events.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { Env } from '../config/env.js';
import { readAddress, splitTarget, type Address } from './address.js';
import { makeAnswer } from './answer.js';
import { FrontEnd, type ContactForm, type RenderedPage, type Share } from './front-end.js';
import { Indexing } from './indexing.service.js';
import { pageHeaders } from './headers.js';
import { InProcessApi, type Reads } from './in-process-api.js';
import type { Rendered } from './page-cache.js';
import { failurePage, isRedirectTarget, redirectTo } from './plain-answers.js';
import { RedirectsService } from './redirects.service.js';
import { shareAddress } from './share/share-address.js';

/** No page of the site has this address: rendering it gives the not-found page. */
const NOWHERE = '/404';
const SERVICE_PAGE = /^\/services\/./;
/** Every page is addressed through the redirects and carries the company. */
const ALWAYS: readonly ContentResource[] = ['redirects', 'company-info'];

/** Brotli's quality for what is stored: a tenth smaller than the usual, for twenty milliseconds that are spent once. */
const KEPT = 10;

interface PageOptions {
  /** Instead of the status that the front end gives. */
  status?: number;
  contactForm?: ContactForm;
  isStorable?: boolean;
}

/** Turns addresses into pages, by the front end and the in-process api. */
@Injectable()
export class SitePages {
  private readonly logger = new Logger(SitePages.name);

  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly frontEnd: FrontEnd,
    private readonly api: InProcessApi,
    private readonly redirects: RedirectsService,
    private readonly company: CompanyInfoService,
    private readonly indexing: Indexing,
  ) {}

  /** Demo content under a public address stays out of search engines (decisions.md 'The company'). */
  async isNoindex(): Promise<boolean> {
    return !this.env.isLocal && (await this.company.current()).isDemo;
  }

  /** The page at an address, or where to go instead. `requested` is the path as it was sent. */
  async open({ canonical, query }: Address, requested: string): Promise<Rendered> {
    const redirect = await this.redirects.find(canonical).catch((error: unknown) => {
      // The front end shows what it can without the database.
      this.logger.error(error);
      return null;
    });
    if (redirect?.statusCode === 410) return this.page(NOWHERE, { status: 410 });
    if (redirect?.toPath && isRedirectTarget(redirect.toPath)) return this.redirected(redirect.statusCode, redirect.toPath);
    if (requested !== canonical) return this.redirected(301, canonical + query);
    return this.page(canonical + query, { isStorable: query === '' });
  }

  /** For addresses that no page can have. */
  notFound(): Promise<Rendered> {
    return this.page(NOWHERE, { status: 404, isStorable: true });
  }

  /** /contact after a POST of its form. */
  contact(status: number, contactForm: ContactForm): Promise<Rendered> {
    return this.page('/contact', { status, contactForm });
  }

  /** What the picture for links to a page shows; undefined when there is no page at this path. */
  async share(path: string): Promise<Share | undefined> {
    if (readAddress(path, '')?.canonical !== path) return undefined;
    return (await this.render(path, this.api.reads(), false)).share;
  }

  private render(url: string, { api }: Reads, noindex: boolean, contactForm?: ContactForm): Promise<RenderedPage> {
    const { render, template } = this.frontEnd.built;
    return render(url, api, template, { publicUrl: this.env.publicUrl, now: new Date(), noindex, contactForm, shareAddress });
  }

  private async page(url: string, options: PageOptions): Promise<Rendered> {
    const reads = this.api.reads();
    try {
      const noindex = (await this.isNoindex()) || (await this.isUnoriginal(url));
      const page = await this.render(url, reads, noindex, options.contactForm);
      if (page.redirect) return await this.redirected(page.status, page.redirect);
      const status = options.status ?? page.status;
      const headers = {
        ...pageHeaders(page.html),
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': options.contactForm ? 'no-store' : 'no-cache',
      };
      return {
        answer: {
          ...(await makeAnswer({ status, headers, body: page.html, brotliQuality: options.isStorable ? KEPT : undefined })),
          page: status === 200 ? splitTarget(url).path : undefined,
        },
        resources: new Set([...ALWAYS, ...reads.resources]),
        isStorable: options.isStorable === true && (status === 200 || url === NOWHERE) && !reads.failed,
        validUntil: page.validUntil,
      };
    } catch (error) {
      this.logger.error(error instanceof Error ? (error.stack ?? error.message) : error);
      return { answer: await failurePage(), resources: new Set(), isStorable: false };
    }
  }

  private async isUnoriginal(url: string): Promise<boolean> {
    if (!SERVICE_PAGE.test(url)) return false;
    const hidden = await this.indexing.hiddenPaths().catch((error: unknown) => {
      this.logger.error(error);
      return new Set<string>();
    });
    return hidden.has(splitTarget(url).path);
  }

  private async redirected(status: number, target: string): Promise<Rendered> {
    return { answer: await redirectTo(status, target), resources: new Set(), isStorable: false };
  }
}
