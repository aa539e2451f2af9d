import type { HomepageBlock, HomepageVersion } from '../data/types';

export type FeaturedKind = 'services' | 'projects' | 'testimonials';

interface FeaturedSetting {
  kind: FeaturedKind;
  /** Whether the homepage chooses by itself. */
  automatic: keyof HomepageVersion & `autoPopulate${string}`;
  /** One of them, as in 'Add a service'. */
  noun: string;
  /** How many a block shows (specification, section 9). */
  limit: number;
}

export const featuredSettings: readonly FeaturedSetting[] = [
  { kind: 'services', automatic: 'autoPopulateServices', noun: 'service', limit: 6 },
  { kind: 'projects', automatic: 'autoPopulateProjects', noun: 'project', limit: 3 },
  { kind: 'testimonials', automatic: 'autoPopulateTestimonials', noun: 'testimonial', limit: 3 },
];

/** The ids that were chosen for a block, in their order. */
export function featuredIds({ content }: Pick<HomepageBlock, 'content'>): string[] {
  const ids: unknown = content['featuredOrder'];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

export const withFeatured = <B extends Pick<HomepageBlock, 'content'>>(block: B, ids: readonly string[]): B => ({
  ...block,
  content: { ...block.content, featuredOrder: [...ids] },
});

/** One place up (-1) or down (1); at an end of the list it stays. */
export function movedId(ids: readonly string[], id: string, step: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const neighbour = ids[from + step];
  if (from < 0 || neighbour === undefined) return [...ids];
  return ids.map((other) => (other === id ? neighbour : other === neighbour ? id : other));
}
