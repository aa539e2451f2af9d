import type { HomepageContent } from '../api/types';

export type FeaturedKind = 'services' | 'projects' | 'testimonials';

/** Section 9: how many of each the home page shows. */
export const MOST_FEATURED: Record<FeaturedKind, number> = { services: 6, projects: 3, testimonials: 3 };

const AUTOMATIC = {
  services: 'autoPopulateServices',
  projects: 'autoPopulateProjects',
  testimonials: 'autoPopulateTestimonials',
} as const;

const ids = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What one block shows: the first of all, or the chosen ones in their order without those that are gone. */
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

/** What all blocks of the home page show together; without a homepage the built-in one, which takes the first. */
export function featuredAnywhere<T extends { id: string }>(
  items: T[],
  kind: FeaturedKind,
  homepage: HomepageContent | null | undefined,
): T[] {
  if (!homepage) return items.slice(0, MOST_FEATURED[kind]);
  const shown = new Set(
    homepage.blocks
      .filter(({ type, enabled }) => type === kind && enabled)
      .flatMap(({ content }) => featuredIn(items, kind, homepage, content)),
  );
  return items.filter((item) => shown.has(item));
}
