import type { RaRecord } from 'react-admin';
import { type Kind, kindOf } from '../data/kinds';
import type { VisiblePage } from '../data/types';

const parametersIn = ({ address = '' }: Kind): number => address.split('/:').length - 1;

/** Whether records of a resource have a page only where a service page of theirs is visible. */
export function needsPages(resource: string): boolean {
  const kind = kindOf(resource);
  return kind !== undefined && parametersIn(kind) > 1;
}

/** Returns the path of the record's page on the website; undefined if visitors see none. `pages`: all visible service pages. */
export function publicPath(resource: string, record: RaRecord, pages: readonly VisiblePage[]): string | undefined {
  const kind = kindOf(resource);
  const slugs = kind && slugsOf(kind, record, pages);
  if (!slugs) return undefined;
  const values = slugs.values();
  return kind.address
    ?.split('/')
    .flatMap((part) => (part.startsWith(':') ? (values.next().value ?? []) : part))
    .join('/');
}

function slugsOf(kind: Kind, record: RaRecord, pages: readonly VisiblePage[]): string[] | undefined {
  const slug = String(record['slug']);
  if (parametersIn(kind) > 1) {
    // A service, or its page in a place.
    if (kind.features.includes('slugs')) return pages.some(({ serviceSlug }) => serviceSlug === slug) ? [slug] : undefined;
    const page = pages.find(({ id }) => id === record.id);
    return page && [page.serviceSlug, page.locationSlug];
  }
  const isShown = record['isActive'] !== false && !record['requiresAuth'] && !kind.usedSlugs?.includes(slug);
  const isPublished = kind.publication === undefined || record[kind.publication] === 'published';
  return isShown && isPublished ? [slug] : undefined;
}
