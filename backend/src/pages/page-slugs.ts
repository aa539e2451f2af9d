import type { Change } from '../audit/changes.service.js';
import { freeSlug } from '../platform/common/records.js';
import { moveAddress } from '../redirects/automatic-redirects.js';
import { pagePath } from './page-addresses.js';
import { ServiceLocationPage } from './service-location-page.entity.js';

export const PAGES = 'service-location-pages';

export const pageSlug = (serviceSlug: string, locationSlug: string): string => `${serviceSlug}-${locationSlug}`;

export type Renamed = ({ serviceId: string } | { locationId: string }) & { from: string; to: string };

/** Moves generated slugs and leaves redirects. Call it in the transaction of the change. Throws AlreadyTaken (409). */
export async function renamePages(change: Change, { from, to, ...where }: Renamed): Promise<void> {
  const { manager, now, audit } = change;
  const pages = await manager.find(ServiceLocationPage, { where, relations: { service: true, location: true } });
  // In this order no page takes a slug that a later one still has.
  const direction = to.length > from.length ? -1 : 1;
  for (const page of pages.sort((a, b) => direction * (a.slug.length - b.slug.length))) {
    const pairWith = (renamed: string): [service: string, location: string] =>
      'serviceId' in where ? [renamed, page.location?.slug ?? ''] : [page.service?.slug ?? '', renamed];
    const made = (renamed: string) => pageSlug(...pairWith(renamed));
    const path = (renamed: string) => pagePath(...pairWith(renamed));
    if (page.publishedAt) await moveAddress(change, path(from), path(to));
    const before = page.slug;
    if (before !== made(from)) continue;
    page.slug = await freeSlug(
      manager,
      { entity: ServiceLocationPage },
      { given: made(to), source: '', fallback: 'page', exceptId: page.id },
    );
    page.updatedAt = now;
    await manager.save(page);
    await audit({ action: 'update', entityType: PAGES, entityId: page.id, changes: { slug: { before, after: page.slug } } });
  }
}
