import { Inject, Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { ContentTables } from '../../kinds/content-tables.service.js';
import { SERVED } from '../../platform/http/site-addresses.js';
import { recordReads, type OnLoad } from '../../platform/database/recorded-reads.js';
import { Env } from '../../platform/config/env.js';
import { readAddress, splitTarget, type Address } from '../../platform/http/address.js';
import { prepareResponse, type PreparedResponse } from '../engine/response.js';
import { FrontEnd } from '../front-end.js';
import { pageHeaders } from '../engine/headers.js';
import { Indexing } from './indexing.service.js';
import { InProcessApi, type Overlay, type Reads } from '../engine/in-process-api.js';
import { PageCache, type Rendered } from '../engine/page-cache.js';
import { failurePage, isRedirectTarget, redirectTo } from '../engine/fixed-responses.js';
import { REDIRECTS } from '../../redirects/redirect.kind.js';
import { type FoundRedirect, RedirectsService } from '../../redirects/redirects.service.js';
import type { ContactForm, InquiryGone, InquiryPage, RenderedPage, RenderOptions, Share, StopPage } from '../../../render.js';
import { shareAddress } from '../share/share-address.js';

const NOWHERE = '/-';
const MISSING = 404;
const INQUIRY = SERVED.enquiry;

/** A tenth smaller, for 20 ms once. */
const KEPT = 10;

type ShownData = Pick<RenderOptions, 'contactForm' | 'inquiry' | 'stop' | 'isMissing'>;

interface Look {
  status: number;
  /** Empty unless the page exists. */
  html: string;
  location?: string;
  /** Hashes of what it was rendered from; undefined without a render. */
  madeOf?: ReadonlyMap<string, string>;
}

interface PageOptions extends ShownData {
  status?: number;
  isStorable?: boolean;
}

@Injectable()
export class SitePages {
  private readonly logger = new Logger(SitePages.name);

  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly frontEnd: FrontEnd,
    private readonly api: InProcessApi,
    private readonly redirects: RedirectsService,
    private readonly indexing: Indexing,
    private readonly cache: PageCache,
    private readonly content: ContentTables,
  ) {}

  /** The caller adds the query to redirects. */
  async open({ canonical, query }: Address): Promise<Rendered> {
    const redirected = await this.redirected(() => this.redirects.find(canonical + query));
    if (redirected) return redirected;
    const page = await this.page(canonical + query, { isStorable: query === '' });
    return (page.response.status === 404 && (await this.redirected(() => this.redirects.findBelow(canonical)))) || page;
  }

  private async redirected(find: () => Promise<FoundRedirect | null>): Promise<Rendered | undefined> {
    const redirect = await find().catch((error: unknown) => {
      // Pages can be shown without the database.
      this.logger.error(error);
      return null;
    });
    if (redirect?.statusCode === 410) return unstored(await this.missing(NOWHERE, 410));
    if (!redirect?.toPath || !isRedirectTarget(redirect.toPath)) return undefined;
    return unstored({ ...(await redirectTo(redirect.statusCode, redirect.toPath)), matched: redirect.matched });
  }

  /** All missing addresses share one cached page, so that they cost neither renders nor memory. */
  missing(url = NOWHERE, status: 404 | 410 = 404): Promise<PreparedResponse> {
    return this.cache.load(`${status} ${url}`, () => this.page(url, { status, isStorable: true, isMissing: true }));
  }

  async contact(status: number, contactForm: ContactForm): Promise<PreparedResponse> {
    return (await this.page('/contact', { status, contactForm })).response;
  }

  /** The page of an enquiry, for one customer: neither cached nor counted. */
  async inquiry(status: number, inquiry: InquiryPage | InquiryGone): Promise<PreparedResponse> {
    return (await this.page(INQUIRY, { status, inquiry })).response;
  }

  /** All links that do not work share one cached page, so that guesses cost no renders. */
  goneInquiry(status: number, isLimited: boolean): Promise<PreparedResponse> {
    const inquiry = isLimited ? { isLimited } : {};
    return this.cache.load(`${status} ${INQUIRY}`, () => this.page(INQUIRY, { status, inquiry, isStorable: true, isMissing: true }));
  }

  /** For whoever has the link: neither cached nor counted. */
  async stop(status: number, stop: StopPage): Promise<PreparedResponse> {
    return (await this.page(SERVED.emails, { status, stop })).response;
  }

  /** Like `goneInquiry`. */
  goneStop(status: number, state: 'gone' | 'limited'): Promise<PreparedResponse> {
    const options = { status, stop: { state }, isStorable: true, isMissing: true };
    return this.cache.load(`${status} ${SERVED.emails}`, () => this.page(SERVED.emails, options));
  }

  /** Returns a page with unsaved content, neither cached nor counted; undefined if its address shows something else. */
  async preview(path: string, overlay: Overlay): Promise<string | undefined> {
    const reads = this.api.reads(overlay);
    const { html } = await this.render(path, reads, true);
    if (reads.failed) throw new ServiceUnavailableException('The preview could not be made just now. Please try again in a moment.');
    return reads.isOverlaid && html ? html : undefined;
  }

  /** Returns what visitors see at a page's own address, made of records that `onLoad` may change, neither cached nor counted. */
  async madeOf(canonical: string, onLoad: OnLoad, shown?: ShownData): Promise<string> {
    const { html, sameAs, status } = await this.render(canonical, this.api.reads(undefined, onLoad), true, shown);
    return sameAs === undefined ? html : this.madeOf(sameAs, onLoad, { isMissing: status === MISSING });
  }

  async share(path: string): Promise<Share | undefined> {
    if (readAddress(path, '')?.canonical !== path) return undefined;
    return (await this.render(path, this.api.reads(), false)).share;
  }

  /** Returns what visitors get at a page's own address, neither cached nor counted. */
  async look(canonical: string, hashes = new Map<string, string>()): Promise<Look> {
    const redirect = await this.redirects.find(canonical);
    if (redirect) return leading(redirect);
    const reads = Object.assign(this.api.reads(), { hashes });
    const { status, html, redirect: location, sameAs } = await this.render(canonical, reads, false);
    if (reads.failed) throw new ServiceUnavailableException('The page could not be made just now. Please try again in a moment.');
    if (sameAs !== undefined && status !== 404) return this.look(sameAs, hashes);
    const below = status === 404 ? await this.redirects.findBelow(canonical) : null;
    return below ? leading(below) : { status, html, location, madeOf: hashes };
  }

  private render(url: string, { api }: Reads, noindex: boolean, shown: ShownData = {}): Promise<RenderedPage> {
    const { render, template } = this.frontEnd.built;
    return render(url, api, template, { publicUrl: this.env.publicUrl, now: new Date(), noindex, shareAddress, ...shown });
  }

  private async page(url: string, options: PageOptions): Promise<Rendered> {
    const reads = this.api.reads();
    try {
      const isPrivate = options.inquiry !== undefined || options.stop !== undefined || options.contactForm?.isFilled === true;
      const readForIndex = new Set<string>();
      const noindex = isPrivate || !(await recordReads(readForIndex, () => this.indexing.isWanted(splitTarget(url).path)));
      const page = await this.render(url, reads, noindex, options);
      if (page.redirect) return unstored(await redirectTo(page.status, page.redirect));
      if (page.sameAs) return unstored(await this.same(page.sameAs, page.status));
      const status = options.status ?? page.status;
      const headers = {
        ...pageHeaders(page.html),
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': options.contactForm || isPrivate ? 'no-store' : 'no-cache',
        ...(isPrivate && { 'Referrer-Policy': 'no-referrer' }),
        ...((noindex || status !== 200) && { 'X-Robots-Tag': 'noindex' }),
      };
      return {
        response: {
          ...(await prepareResponse({ status, headers, body: page.html, brotliQuality: options.isStorable ? KEPT : undefined })),
          page: status === 200 && !isPrivate ? splitTarget(url).path : undefined,
        },
        // Its address may redirect one day.
        resources: this.content.resourcesOf([...reads.tables, ...(noindex ? readForIndex : [])]).add(REDIRECTS.resource),
        isStorable: options.isStorable === true && (status === 200 || options.isMissing === true) && !reads.failed,
        validUntil: page.validUntil,
      };
    } catch (error) {
      this.logger.error(error instanceof Error ? (error.stack ?? error.message) : error);
      return { response: await failurePage(), resources: new Set(), isStorable: false };
    }
  }

  private same(url: string, status: number): Promise<PreparedResponse> {
    return status === 404 ? this.missing(url) : this.cache.load(url, () => this.page(url, { isStorable: true }));
  }
}

const unstored = (prepared: PreparedResponse): Rendered => ({ response: prepared, resources: new Set(), isStorable: false });
const leading = ({ statusCode, toPath }: FoundRedirect): Look => ({ status: statusCode, html: '', location: toPath ?? undefined });
