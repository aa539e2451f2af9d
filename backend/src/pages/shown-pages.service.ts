import { Injectable } from '@nestjs/common';
import type { UnsavedFields } from '../audit/changes.service.js';
import { toServiceFaq } from '../faqs/faq.dto.js';
import { PageFaqsService } from '../faqs/page-faqs.service.js';
import { PagesOf, type ListedPage, type OwnPages, type ShownPage, type TextFault, type UnsavedPage } from '../kinds/pages.service.js';
import { daysBefore, londonDay } from '../platform/time/london.js';
import { Env } from '../platform/config/env.js';
import { toNavigation, toServiceSummary } from '../services/service.dto.js';
import { SERVICES } from '../services/service.kind.js';
import { ServicesService } from '../services/services.service.js';
import { MIN_WORDS } from './originality.js';
import { Originality } from './originality.service.js';
import { pagePath } from './page-addresses.js';
import { toPageDetail, type WholePage } from './service-location-page-responses.dto.js';
import type { ServiceLocationPage } from './service-location-page.entity.js';
import { SERVICE_PAGES } from './service-location-page.kind.js';
import { ServiceLocationPagesService } from './service-location-pages.service.js';
import { UnsavedPages } from './unsaved-pages.service.js';

const FEW = `The page has fewer than ${MIN_WORDS} words of its own, so search engines are told to ignore it. Write more about this place.`;

/** The pages of services in places. */
@Injectable()
@PagesOf(SERVICE_PAGES)
export class ShownPages implements OwnPages {
  constructor(
    private readonly pages: ServiceLocationPagesService,
    private readonly drafts: UnsavedPages,
    private readonly faqs: PageFaqsService,
    private readonly originality: Originality,
    private readonly env: Env,
  ) {}

  async paths(): Promise<string[]> {
    const states = await this.pages.listVisibleStates();
    return states.flatMap(({ serviceSlug, locationSlug }) => [
      SERVICES.page.address.path(serviceSlug),
      pagePath(serviceSlug, locationSlug),
    ]);
  }

  async *shown(): AsyncIterable<ShownPage> {
    for (const { id, serviceSlug, locationSlug } of await this.pages.listVisibleStates()) {
      const [record] = await this.pages.listWhole([id]);
      if (record) yield { id, title: record.title, path: pagePath(serviceSlug, locationSlug), record };
    }
  }

  /** A service's own address is not canonical. */
  async listed(): Promise<ListedPage[]> {
    const isCanonical = ({ path, canonicalUrl }: { path: string; canonicalUrl: string | null }) =>
      !canonicalUrl || canonicalUrl === path || canonicalUrl === `${this.env.publicUrl}${path}`;
    return (await this.pages.listOriginal()).filter(isCanonical);
  }

  isListed(service: string, location?: string): Promise<boolean> {
    return this.pages.isOriginal(service, location);
  }

  async unsaved(sent: UnsavedFields): Promise<UnsavedPage> {
    return this.around(await this.drafts.page(sent));
  }

  async around(whole: WholePage): Promise<UnsavedPage> {
    const { page, service, location } = whole;
    const reads = new Map<string, unknown>([
      ['/api/service-location-pages', [toPageDetail(whole)]],
      [`/api/service-faqs/${service.slug}`, (await this.faqs.listActive(service.id)).map(toServiceFaq)],
    ]);
    return { path: pagePath(service.slug, location.slug), reads, record: page };
  }

  async faults(record: object, isPublished: boolean): Promise<TextFault[]> {
    const page = record as ServiceLocationPage;
    const { isOriginal, likeId } = await (isPublished ? this.originality.publishedVerdict(page) : this.originality.verdictOn(page));
    if (isOriginal) return [];
    if (likeId === null) return [{ kind: 'text', field: 'content', message: FEW }];
    const [like] = await this.pages.listWhole([likeId]);
    const message = `The page says much the same as ‘${like?.title ?? 'another page'}’, so search engines are told to ignore it. Write about this place in words of its own.`;
    return [{ kind: 'text', field: 'content', message }];
  }
}

/** Services, which their pages in places show. */
@Injectable()
@PagesOf(SERVICES)
export class ShownServices implements OwnPages {
  constructor(
    private readonly services: ServicesService,
    private readonly drafts: UnsavedPages,
    private readonly pages: ShownPages,
  ) {}

  /** On its first page, or on the list of services while it has none. */
  async unsaved(sent: UnsavedFields): Promise<UnsavedPage> {
    const record = await this.services.unsaved(sent);
    const offered = await this.services.listOffered(record);
    const whole = await this.drafts.firstOf(record);
    const { path, reads } = whole ? await this.pages.around(whole) : { path: '/services', reads: [] };
    const menu = [
      ['/api/services', offered.map(toServiceSummary)],
      ['/api/navigation', toNavigation(offered)],
    ] as const;
    return { path, reads: new Map<string, unknown>([...reads, ...menu]), record };
  }

  /** Old prices are shown on the list of services, too, so that it does not matter whether the service has pages. */
  async overdue(now: Date) {
    const aYearAgo = daysBefore(londonDay(now), 365);
    const stale = (await this.services.listVisible()).filter(({ priceCheckedOn }) => priceCheckedOn !== null && priceCheckedOn < aYearAgo);
    const message = 'The price was checked more than 12 months ago. Check it again, and change the date.';
    return stale.map(({ id, title }) => ({ id, title, path: '/services', kind: 'text' as const, field: 'priceCheckedOn', message }));
  }
}
