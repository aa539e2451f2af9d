import { Injectable } from '@nestjs/common';
import { In, type FindManyOptions, type FindOptionsWhere, type SelectQueryBuilder } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import type { Change } from '../audit/changes.service.js';
import { undelete } from '../audit/undelete.js';
import { NoSuchRecord } from '../platform/http/errors.js';
import { patch, refuseTakenSlug } from '../platform/common/records.js';
import { ProjectsService } from '../projects/projects.service.js';
import { ServicesService } from '../services/services.service.js';
import { TestimonialsService } from '../testimonials/testimonials.service.js';
import { closeAddress, freeAddress, reopenAddress } from '../redirects/automatic-redirects.js';
import { HistoryService } from '../records/history/history.service.js';
import { settleDraft } from '../records/drafts/settle-draft.js';
import { isIn } from './places.js';
import { movePage, pagePath } from './page-addresses.js';
import { PageOriginality } from './page-originality.entity.js';
import { earlierVersions, findFormer } from './page-history.js';
import { chooseSlug, findPair, refuseSecondPage, refuseWithoutPair } from './page-pair.js';
import type { WholePage } from './service-location-page-responses.dto.js';
import type { CreateServiceLocationPageDto, UpdateServiceLocationPageDto } from './service-location-page.dto.js';
import type { FormerVersion } from './former-versions.entity.js';
import { ServiceLocationPage } from './service-location-page.entity.js';
import { linesByLocation, TAB_ORDER, VISIBLE, visibleAt, VISIBLE_OF_SERVICE, visibleSummaries } from './visible-pages.js';
import { ServiceOf, type Chooses } from '../kinds/kind.js';
import { PlainRecords } from '../kinds/plain-records.js';
import { SERVICE_PAGES } from './service-location-page.kind.js';

export interface PageState {
  id: string;
  serviceId: string;
  serviceSlug: string;
  locationSlug: string;
  /** Changes with every edit of the page or its location. */
  state: string;
}

export interface OriginalPage {
  path: string;
  canonicalUrl: string | null;
  updatedAt: Date;
}

@Injectable()
@ServiceOf(SERVICE_PAGES)
export class ServiceLocationPagesService extends PlainRecords<ServiceLocationPage> {
  protected readonly kind = SERVICE_PAGES;

  constructor(
    private readonly services: ServicesService,
    private readonly projects: ProjectsService,
    private readonly testimonials: TestimonialsService,
    private readonly saved: HistoryService,
  ) {
    super();
  }

  /** With the slugs of services and locations, without long content. */
  override listVisible(): Promise<ServiceLocationPage[]> {
    return visibleSummaries(this.records);
  }

  /** Returns all visible pages in tab order. Raw rows, because entities of thousands of pages would block the process. */
  async listVisibleStates(): Promise<PageState[]> {
    const rows = await this.records
      .createQueryBuilder('page')
      .setFindOptions({
        where: VISIBLE,
        relations: { service: true, location: true },
        select: { id: true, version: true, serviceId: true, service: { slug: true }, location: { slug: true, version: true } },
        order: TAB_ORDER,
      })
      .getRawMany<Record<string, string>>();
    return rows.map((row) => ({
      id: row['page_id'] ?? '',
      serviceId: row['page_serviceId'] ?? '',
      serviceSlug: row['page__page_service_slug'] ?? '',
      locationSlug: row['page__page_location_slug'] ?? '',
      state: `${row['page_version']} ${row['page__page_location_version']}`,
    }));
  }

  /** Whether search engines may see the service's page in a location, by default in its first. */
  async isOriginal(serviceSlug: string, locationSlug?: string): Promise<boolean> {
    const row = await this.withVerdicts({ where: visibleAt(serviceSlug, locationSlug), order: TAB_ORDER })
      .select('verdict.isOriginal', 'isOriginal')
      .limit(1)
      .getRawOne<{ isOriginal: number | null }>();
    return row?.isOriginal !== 0;
  }

  /** Visible pages that search engines may see. */
  async listOriginal(): Promise<OriginalPage[]> {
    const { driver } = this.manager.connection;
    const updatedAt = this.records.metadata.findColumnWithPropertyName('updatedAt');
    const rows = await this.withVerdicts({
      where: VISIBLE,
      relations: { service: true, location: true },
      select: { id: true, canonicalUrl: true, updatedAt: true, service: { slug: true }, location: { slug: true } },
      order: { order: 'ASC', title: 'ASC', id: 'ASC' },
    })
      .andWhere('(verdict.isOriginal IS NULL OR verdict.isOriginal = :isOriginal)', { isOriginal: true })
      .getRawMany<Record<string, string | null>>();
    return rows.map((row) => ({
      path: pagePath(row['page__page_service_slug'] ?? '', row['page__page_location_slug'] ?? ''),
      canonicalUrl: row['page_canonicalUrl'] ?? null,
      updatedAt: driver.prepareHydratedValue(row['page_updatedAt'], updatedAt as ColumnMetadata) as Date,
    }));
  }

  private withVerdicts(options: FindManyOptions<ServiceLocationPage>): SelectQueryBuilder<ServiceLocationPage> {
    return this.records.createQueryBuilder('page').setFindOptions(options).leftJoin(PageOriginality, 'verdict', 'verdict.id = page.id');
  }

  /** With locations. */
  listWhole(ids: string[]): Promise<ServiceLocationPage[]> {
    return this.records.find({ where: { id: In(ids) }, relations: { location: true } });
  }

  /** What the visible pages say, by location id. */
  linesByLocation(): Promise<ReadonlyMap<string, string[]>> {
    return linesByLocation(this.manager);
  }

  /** Returns links to the visible pages in these places, of one or all services, in the order of the services. */
  listVisibleIn(locationIds: string[], serviceSlug?: string): Promise<ServiceLocationPage[]> {
    const service = { ...VISIBLE.service, ...(serviceSlug !== undefined && { slug: serviceSlug }) };
    return this.records.find({
      where: { ...VISIBLE, service, locationId: In(locationIds) },
      relations: { service: true, location: true },
      select: {
        id: true,
        title: true,
        locationId: true,
        heroDescription: true,
        heroSubtitle: true,
        service: { id: true, slug: true, title: true },
        location: { id: true, slug: true },
      },
      order: { service: { order: 'ASC', title: 'ASC' }, id: 'ASC' },
    });
  }

  /** Null if none is visible. */
  findBySlug(slug: string): Promise<WholePage | null> {
    return this.findVisible({ ...VISIBLE, slug }, (page) => page.slug === slug);
  }

  /** Returns the service's page in a location, by default in its first; null if none is visible. */
  findAt(serviceSlug: string, locationSlug?: string): Promise<WholePage | null> {
    return this.findVisible(
      visibleAt(serviceSlug, locationSlug),
      ({ service, location }) => service?.slug === serviceSlug && (locationSlug ?? location?.slug) === location?.slug,
    );
  }

  /** Newest first. */
  async history(id: string): Promise<FormerVersion[]> {
    return earlierVersions(this.manager, this.saved, await this.get(id));
  }

  /** Throws InvalidFields (400) for an unknown service or location, AlreadyTaken (409) for a second page of a pair. */
  override create({ slug, title, ...fields }: CreateServiceLocationPageDto): Promise<ServiceLocationPage> {
    return this.changes.create(SERVICE_PAGES, fields, async (page, change) => {
      const { manager, now } = change;
      const pair = await findPair(manager, page);
      await refuseSecondPage(manager, page, pair);
      page.slug = await chooseSlug(manager, page, pair, { given: slug });
      page.title = title || pair.title;
      if (page.status === 'published') page.publishedAt = now;
      await freeAddress(change, pair.path);
    });
  }

  override update(id: string, sent: UpdateServiceLocationPageDto, ifMatch?: number, draft?: number): Promise<ServiceLocationPage> {
    const { slug, title, heroTitle, ...fields } = sent;
    return this.changes.update(
      SERVICE_PAGES,
      id,
      ifMatch,
      { ...fields, heroTitle: heroTitle === null ? '' : heroTitle },
      async (page, change) => {
        const { manager } = change;
        const former = await findFormer(manager, page);
        const pair = await findPair(manager, page, former);
        await refuseSecondPage(manager, page, pair);
        page.slug = await chooseSlug(manager, page, pair, { given: slug, former });
        if (title !== undefined) page.title = title || pair.title;
        if (page.status === 'published') page.publishedAt ??= change.now;
        await settleDraft(change, SERVICE_PAGES, page, draft);
        await movePage(change, former, page, pair.path);
      },
    );
  }

  /** Restores the content of a version, but not its service, location, slug or status. */
  restore(id: string, version: number, ifMatch?: number): Promise<ServiceLocationPage> {
    return this.changes.update(SERVICE_PAGES, id, ifMatch, {}, async (page, { manager, audit }) => {
      const earlier = (await earlierVersions(manager, this.saved, page)).find((one) => one.version === version);
      if (!earlier) throw new NoSuchRecord('version of this page');
      patch(manager.getRepository(ServiceLocationPage), page, earlier.state);
      await audit({
        action: 'restore',
        entityType: SERVICE_PAGES.resource,
        entityId: id,
        changes: { restoredVersion: { after: version } },
      });
    });
  }

  override remove(id: string): Promise<ServiceLocationPage> {
    return this.changes.remove(SERVICE_PAGES, id, async (page, change) => {
      if (page.publishedAt) await closeAddress(change, (await findPair(change.manager, page)).path);
    });
  }

  /**
   * Throws NoSuchRecord (404), ConflictException (409) if its service or location is in the trash, the service has another page in the
   * location, or its address is taken.
   */
  override undelete(id: string, change: Change): Promise<ServiceLocationPage> {
    const { manager } = change;
    return undelete(change, SERVICE_PAGES, id, async (page) => {
      await refuseWithoutPair(manager, page);
      const pair = await findPair(manager, page);
      await refuseSecondPage(manager, page, pair);
      await refuseTakenSlug(manager, { entity: ServiceLocationPage, label: 'page' }, page);
      if (page.publishedAt) await reopenAddress(change, pair.path);
    });
  }

  /** On how many visible pages of a service a record is shown, by who chooses for each. */
  async countWith(id: string, serviceId: string, chosen: Awaited<ReturnType<Chooses['chooserFor']>>): Promise<number> {
    const where = { ...VISIBLE_OF_SERVICE, serviceId, service: VISIBLE.service };
    const pages = await this.records.find({
      where,
      relations: { location: true },
      select: { id: true, location: { id: true, name: true, subLocations: true } },
    });
    return pages.filter(({ location }) => location && chosen(isIn(location)).includes(id)).length;
  }

  /** With what surrounds a page whose service and location are loaded. */
  async whole(page: ServiceLocationPage): Promise<WholePage | null> {
    if (!page.service || !page.location) return null;
    const siblings = await this.records.find({
      where: { ...VISIBLE_OF_SERVICE, serviceId: page.serviceId },
      relations: { location: true },
      select: { id: true, location: { id: true, slug: true, name: true, order: true } },
      order: TAB_ORDER,
    });
    const offered = page.relatedServices.length ? await this.services.listOffered() : [];
    const related = [...new Set(page.relatedServices)].flatMap((id) =>
      offered.filter(({ service }) => service.id === id && id !== page.serviceId),
    );
    const isHere = isIn(page.location);
    const project = await this.projects.findFor(page.serviceId, isHere);
    const testimonials = await this.testimonials.listFor(page.serviceId, isHere);
    return { page, service: page.service, location: page.location, siblings, related, project, testimonials };
  }

  /** Compares again, because MariaDB ignores case and accents. */
  private async findVisible(
    where: FindOptionsWhere<ServiceLocationPage>,
    isAsked: (page: ServiceLocationPage) => boolean,
  ): Promise<WholePage | null> {
    const pages = await this.records.find({ where, relations: { service: true, location: true }, order: TAB_ORDER });
    const page = pages.find(isAsked);
    return page ? this.whole(page) : null;
  }
}
