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

/** The records of all blocks together; without a homepage, those of the built-in one. */
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
