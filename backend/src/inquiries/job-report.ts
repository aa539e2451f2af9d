import type { ContactInquiry } from './contact-inquiry.entity.js';
import type { JobFigures, NamedJobFigures } from './job-report.dto.js';
import { HEARD_LABELS } from './leads.js';

/** Enquiries that are alike in these fields. */
export interface JobGroup extends Pick<
  ContactInquiry,
  'channel' | 'heardFrom' | 'referrerHost' | 'utmSource' | 'serviceType' | 'serviceTitle' | 'place' | 'source' | 'outcome'
> {
  count: number;
  amountPence: number;
}

/** What the customer says comes first, then the campaign and the website of the visit. */
export function sourceOf({ heardFrom, utmSource, referrerHost, channel }: JobGroup): string {
  if (heardFrom) return HEARD_LABELS[heardFrom];
  return utmSource ?? referrerHost ?? (channel === 'form' ? 'Directly to the website' : 'Not asked');
}

const PAGE_OF_PLACE = /^\/(?:services\/[^/]+|areas)\/([^/?#]+)/;

/** What staff heard, else the place of the page with the form. `places`: names by slug. */
export function placeOf({ place, source }: JobGroup, places: ReadonlyMap<string, string>): string {
  const slug = PAGE_OF_PLACE.exec(source ?? '')?.[1];
  return place ?? places.get(slug ?? '') ?? 'Not known';
}

export function jobFigures(groups: readonly JobGroup[]): JobFigures {
  const sum = (of: (group: JobGroup) => number) => groups.reduce((total, group) => total + of(group), 0);
  return {
    enquiries: sum(({ count }) => count),
    won: sum(({ outcome, count }) => (outcome === 'won' ? count : 0)),
    lost: sum(({ outcome, count }) => (outcome === 'lost' ? count : 0)),
    amountPence: sum(({ amountPence }) => amountPence),
  };
}

/** Visitors may invent campaigns. */
const MOST_NAMES = 100;

/** Names that differ in case only are one, as people type them. Returns the first 100. */
export function named(groups: readonly JobGroup[], nameOf: (group: JobGroup) => string): NamedJobFigures[] {
  const byName = new Map<string, { name: string; groups: JobGroup[] }>();
  for (const group of groups) {
    const name = nameOf(group);
    const known = byName.get(name.toLowerCase());
    if (known) known.groups.push(group);
    else byName.set(name.toLowerCase(), { name, groups: [group] });
  }
  return [...byName.values()]
    .map(({ name, groups: same }) => ({ name, ...jobFigures(same) }))
    .sort((a, b) => b.amountPence - a.amountPence || b.won - a.won || b.enquiries - a.enquiries || a.name.localeCompare(b.name))
    .slice(0, MOST_NAMES);
}
