import type { Counts } from './page-statistics.dto.js';

export type CountsBy = Map<string, Counts>;

export interface Ranked extends Counts {
  key: string;
  /** Calls and enquiries per view; null without views. */
  rate: number | null;
}

export const none = (): Counts => ({ views: 0, calls: 0, enquiries: 0 });

export function addCounts(to: Counts, { views, calls, enquiries }: Counts): void {
  to.views += views;
  to.calls += calls;
  to.enquiries += enquiries;
}

/** Returns the counts of `key`, which are none at first. */
export function countsOf(by: CountsBy, key: string): Counts {
  const counts = by.get(key) ?? none();
  by.set(key, counts);
  return counts;
}

/** Returns those with the most calls and enquiries first, then by views. */
export const ranked = (by: CountsBy): Ranked[] =>
  [...by]
    .map(([key, counts]) => ({
      key,
      ...counts,
      rate: counts.views ? (counts.calls + counts.enquiries) / counts.views : null,
    }))
    .sort(
      (one, other) =>
        other.calls + other.enquiries - one.calls - one.enquiries || other.views - one.views || (one.key < other.key ? -1 : 1),
    );

/** `/services/page/2` is a page of the list of services. */
const LIST_PAGE = 'page';

/** Adds up paths by the slugs of their service and of their place. A service's address without a place counts for no place. */
export function countByTopic(byPath: CountsBy): { services: CountsBy; places: CountsBy } {
  const services: CountsBy = new Map();
  const places: CountsBy = new Map();
  for (const [path, counts] of byPath) {
    const [, root, first, second] = path.split('/');
    const service = root === 'services' && first !== LIST_PAGE ? first : undefined;
    const place = root === 'areas' ? first : service && second;
    if (service) addCounts(countsOf(services, service), counts);
    if (place) addCounts(countsOf(places, place), counts);
  }
  return { services, places };
}
