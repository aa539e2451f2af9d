import type { RaRecord } from 'react-admin';
import type { VisiblePage } from '../data/types';

/** Resources whose records have a page only where a service page of theirs is visible. */
export const NEEDS_PAGES: ReadonlySet<string> = new Set(['services', 'service-pages']);

/** Addresses that a core page with this slug does not get. */
const SCREENS: ReadonlySet<unknown> = new Set(['services', 'projects', 'contact', 'areas']);

/** Returns the path of the record's page on the website; undefined if visitors see none. `pages`: all visible service pages. */
export function publicPath(resource: string, record: RaRecord, pages: readonly VisiblePage[]): string | undefined {
  const slug = String(record['slug']);
  switch (resource) {
    case 'services':
      return pages.some(({ serviceSlug }) => serviceSlug === slug) ? `/services/${slug}` : undefined;
    case 'service-pages': {
      const page = pages.find(({ id }) => id === record.id);
      return page && `/services/${page.serviceSlug}/${page.locationSlug}`;
    }
    case 'locations':
      return record['isActive'] ? `/areas/${slug}` : undefined;
    case 'projects':
      return record['isActive'] && record['publishStatus'] === 'published' ? `/projects/${slug}` : undefined;
    case 'core-pages':
      return record['status'] === 'published' && !record['requiresAuth'] && !SCREENS.has(slug) ? `/${slug}` : undefined;
    default:
      return undefined;
  }
}
