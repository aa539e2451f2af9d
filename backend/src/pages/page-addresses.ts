import type { Change } from '../audit/changes.service.js';
import { moveAddress } from '../redirects/automatic-redirects.js';
import { SERVICES } from '../services/service.kind.js';
import type { FormerPage } from './page-history.js';
import type { ServiceLocationPage } from './service-location-page.entity.js';

export const pageSlug = (service: string, location: string): string => `${service}-${location}`;

export const pagePath = (service: string, location: string): string => SERVICES.page.address.path(service, location);

/** A custom slug is an address as well if it begins with the service or ends with the location. */
function addressesOf(slug: string, service: string, location: string): string[] {
  const [start, end] = [`${service}-`, `-${location}`];
  return [
    ...(slug.startsWith(start) ? [pagePath(service, slug.slice(start.length))] : []),
    ...(slug.endsWith(end) ? [pagePath(slug.slice(0, -end.length), location)] : []),
  ];
}

/** Redirects the former address if the page was ever published. */
export async function movePage(change: Change, former: FormerPage, page: ServiceLocationPage, path: string): Promise<void> {
  if (!former.publishedAt) return;
  const [service, location] = [former.service.slug, former.location.slug];
  await moveAddress(change, pagePath(service, location), path);
  if (page.slug === former.slug) return;
  for (const address of addressesOf(former.slug, service, location)) await moveAddress(change, address, path);
}
