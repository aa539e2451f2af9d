import type { FindOptionsWhere } from 'typeorm';
import { pageSlug } from './page-slugs.js';
import type { ServiceLocationPage } from './service-location-page.entity.js';

/** What visitors may see (house.md, rule 3). */
export const VISIBLE = {
  status: 'published',
  service: { isActive: true, status: 'published' },
  location: { isActive: true },
} satisfies FindOptionsWhere<ServiceLocationPage>;

const MAX_PAIRS = 50;

/** Every way to read an address as a service's slug and a location's. */
export function pairsOf(slug: string): FindOptionsWhere<ServiceLocationPage>[] {
  const words = slug.split('-');
  if (words.length > MAX_PAIRS) return [];
  return words.slice(1).map((_, i) => ({
    ...VISIBLE,
    service: { ...VISIBLE.service, slug: words.slice(0, i + 1).join('-') },
    location: { ...VISIBLE.location, slug: words.slice(i + 1).join('-') },
  }));
}

/** Whether an address is exactly that of a page's service and location. */
export const isAtPair = (slug: string) => (page: ServiceLocationPage) =>
  pageSlug(page.service?.slug ?? '', page.location?.slug ?? '') === slug;
