import { shingles, similarity, TOO_ALIKE, words } from '../common/similarity.js';
import type { ServiceLocationPage } from './service-location-page.entity.js';

/** A page with fewer words of its own tells nobody anything that its title has not told. */
export const MIN_WORDS = 150;

/** What was written for this page alone, without what it shows of its service and its location. */
const ownText = (page: ServiceLocationPage): string =>
  [
    page.heroDescription,
    page.introContent,
    ...page.whyItMatters.flatMap(({ title, text }) => [title, text]),
    ...page.features,
    ...page.deliverables,
    page.microCaseStudy,
    page.content,
  ]
    .filter(Boolean)
    .join('\n')
    .replace(/<[^>]*>/g, ' ');

/** The text with one word for every name of its place: pages that differ in nothing else are alike. */
function withoutPlace(text: string, { location }: ServiceLocationPage): string {
  const names = location ? [location.name, ...location.subLocations, ...location.postcodes] : [];
  const patterns = names.filter(Boolean).sort((a, b) => b.length - a.length);
  return patterns.reduce((rest, name) => rest.replace(new RegExp(name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu'), 'place'), text);
}

/**
 * The pages that search engines should pass over: those with few words of their own, and those that say what an earlier page of the same
 * service says. The first of several that are alike stays.
 * @param pages with their locations, in the order of the tab strip
 */
export function unoriginalPages(pages: readonly ServiceLocationPage[]): ServiceLocationPage[] {
  const kept = new Map<string, Set<string>[]>();
  return pages.filter((page) => {
    const text = ownText(page);
    if (words(text).length < MIN_WORDS) return true;
    const said = shingles(withoutPlace(text, page));
    const earlier = kept.get(page.serviceId) ?? [];
    if (earlier.some((other) => similarity(said, other) >= TOO_ALIKE)) return true;
    kept.set(page.serviceId, [...earlier, said]);
    return false;
  });
}
