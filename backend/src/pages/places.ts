import type { Location } from '../locations/location.entity.js';

/** Whether a place as staff write it ('Hamilton Square, Birkenhead') names the location or a place within it. Case is ignored. */
export function isIn({ name, subLocations }: Pick<Location, 'name' | 'subLocations'>): (place: string) => boolean {
  const names = new Set([name, ...subLocations].map((known) => known.toLowerCase()));
  return (place) =>
    place
      .toLowerCase()
      .split(/,|\band\b/)
      .some((part) => names.has(part.trim()));
}
