import { setImmediate as nextTurn } from 'node:timers/promises';
import { In, type EntityManager, type FindOptionsOrder, type FindOptionsWhere, type Repository } from 'typeorm';
import { ServiceLocationPage } from './service-location-page.entity.js';

/** Of a visible service. */
export const VISIBLE_OF_SERVICE = {
  status: 'published',
  location: { isActive: true },
} as const satisfies FindOptionsWhere<ServiceLocationPage>;

export const VISIBLE = {
  ...VISIBLE_OF_SERVICE,
  service: { isActive: true, status: 'published' },
} as const satisfies FindOptionsWhere<ServiceLocationPage>;

/** The service's page in a location, or those in all: without a place its address leads to the first. */
export const pageAt = (
  { service, location, ...where }: FindOptionsWhere<ServiceLocationPage>,
  serviceSlug: string,
  locationSlug?: string,
): FindOptionsWhere<ServiceLocationPage> => ({
  ...where,
  service: { ...(service as object), slug: serviceSlug },
  location: { ...(location as object), ...(locationSlug !== undefined && { slug: locationSlug }) },
});
export const visibleAt = (serviceSlug: string, locationSlug?: string) => pageAt(VISIBLE, serviceSlug, locationSlug);

/** Links to a service lead to the first page in this order. */
export const TAB_ORDER = { location: { order: 'ASC', name: 'ASC' }, id: 'ASC' } as const satisfies FindOptionsOrder<ServiceLocationPage>;

/** Location slug of each service's first page, by service id. */
export async function firstLocations(manager: EntityManager): Promise<ReadonlyMap<string, string>> {
  // Raw rows: every render reads this, and entities take twice as long.
  const rows = await manager
    .createQueryBuilder(ServiceLocationPage, 'page')
    .setFindOptions({
      where: VISIBLE,
      relations: { location: true },
      select: { serviceId: true, location: { slug: true } },
      order: TAB_ORDER,
    })
    .getRawMany<{ page_serviceId: string; page__page_location_slug: string }>();
  return new Map(rows.reverse().map((row) => [row.page_serviceId, row.page__page_location_slug]));
}

/** Returns the service's title and short text of each visible page, by location id. Raw rows, because entities of thousands of pages would block the process. */
export async function linesByLocation(manager: EntityManager): Promise<ReadonlyMap<string, string[]>> {
  const rows = await manager
    .createQueryBuilder(ServiceLocationPage, 'page')
    .setFindOptions({ where: VISIBLE, relations: { service: true } })
    .select('page.locationId', 'place')
    .addSelect('page.heroDescription', 'text')
    .addSelect('page.heroSubtitle', 'subtitle')
    .addSelect('page__page_service.title', 'title')
    .getRawMany<Record<'place' | 'text' | 'subtitle' | 'title', string | null>>();
  const lines = Map.groupBy(rows, ({ place }) => place ?? '');
  return new Map(
    [...lines].map(([place, those]) => [place, those.map(({ title, text, subtitle }) => `${title} ${text || subtitle || ''}`)]),
  );
}

const READ_AT_ONCE = 200;

const SUMMARY = {
  id: true,
  slug: true,
  title: true,
  serviceId: true,
  locationId: true,
  heroTitle: true,
  heroSubtitle: true,
  heroImage: true,
  metaTitle: true,
  metaDescription: true,
  canonicalUrl: true,
  order: true,
  updatedAt: true,
  service: { id: true, slug: true },
  location: { id: true, slug: true },
} as const;

/** Returns all visible pages without long content, some at a time: entities of thousands of pages would block the process. */
export async function visibleSummaries(records: Repository<ServiceLocationPage>): Promise<ServiceLocationPage[]> {
  const order = { order: 'ASC', title: 'ASC', id: 'ASC' } as const;
  const rows = await records
    .createQueryBuilder('page')
    .setFindOptions({ where: VISIBLE, select: { id: true }, order })
    .getRawMany<{ page_id: string }>();
  const pages: ServiceLocationPage[] = [];
  for (let i = 0; i < rows.length; i += READ_AT_ONCE) {
    if (i) await nextTurn();
    const ids = rows.slice(i, i + READ_AT_ONCE).map((row) => row.page_id);
    const relations = { service: true, location: true };
    const found = await records.find({ where: { ...VISIBLE, id: In(ids) }, relations, select: SUMMARY });
    const pageOf = new Map(found.map((page) => [page.id, page]));
    pages.push(...ids.flatMap((id) => pageOf.get(id) ?? []));
  }
  return pages;
}
