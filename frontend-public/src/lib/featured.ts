import type { HomepageContent } from '../api/types';

type FeaturedKind = 'services' | 'projects' | 'testimonials';

export const MOST_FEATURED: Record<FeaturedKind, number> = { services: 6, projects: 3, testimonials: 3 };

const AUTOMATIC = {
  services: 'autoPopulateServices',
  projects: 'autoPopulateProjects',
  testimonials: 'autoPopulateTestimonials',
} as const;

const ids = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The records of one block: the first ones, or those chosen by staff. */
export function featuredIn<T extends { id: string }>(
  items: T[],
  kind: FeaturedKind,
  homepage: HomepageContent,
  content: Record<string, unknown>,
): T[] {
  if (homepage[AUTOMATIC[kind]]) return items.slice(0, MOST_FEATURED[kind]);
  return ids(content['featuredOrder'])
    .flatMap((id) => items.filter((item) => item.id === id))
    .slice(0, MOST_FEATURED[kind]);
}
