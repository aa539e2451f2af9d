import { isDeepStrictEqual } from 'node:util';
import { In, type EntityManager } from 'typeorm';
import { pick } from '../platform/common/pick.js';
import { ServiceLocationPage } from '../pages/service-location-page.entity.js';
import { Service } from '../services/service.entity.js';
import { locations } from './content/locations.js';
import { services } from './content/services/index.js';
import type { PageContent, ServiceContent } from './content/types.js';
import { relatedServices } from './related-services.js';

/** What a page of the sample company says, but for its related services. */
export function samplePage(service: ServiceContent, { location, ...content }: PageContent) {
  const order = locations.findIndex(({ slug }) => slug === location);
  return {
    ...content,
    title: `${service.title} in ${locations[order]?.name}`,
    canonicalUrl: null,
    heroImage: null,
    images: [],
    ctaOverrides: null,
    status: 'published' as const,
    order,
  };
}

/** Returns the ids of those pages that still say what they came with: their version has risen because their address followed a service or a place. */
export async function onlyMoved(manager: EntityManager, ids: string[], createdAt: Date): Promise<string[]> {
  const samples = new Map(services.flatMap((service) => service.pages.map((page) => [page.introContent, samplePage(service, page)])));
  const offered = await manager.find(Service, { where: { createdAt }, order: { order: 'ASC' }, select: { id: true, group: true } });
  const pages = await manager.findBy(ServiceLocationPage, { id: In(ids) });
  const isSample = (page: ServiceLocationPage) => {
    const [sample, service] = [samples.get(page.introContent), offered.find(({ id }) => id === page.serviceId)];
    if (!sample || !service) return false;
    const whole = { ...sample, relatedServices: relatedServices(offered, service) };
    return isDeepStrictEqual(pick(page, Object.keys(whole) as (keyof typeof whole)[]), whole);
  };
  return pages.filter(isSample).map(({ id }) => id);
}
