import { POSTCODE_AREAS } from './postcode-areas.js';
import { wordsOf, type Near } from './written.js';

export interface Home {
  address: string;
  places: readonly { name: string; postcodes: readonly string[]; subLocations: readonly string[] }[];
}

const NEIGHBOUR_KM = 30;
const KM_PER_DEGREE = 111;
/** Place names that are also ordinary words or names, in enquiries and in spam. */
const COMMON = new Set([
  'grange',
  'newton',
  'bath',
  'reading',
  'sale',
  'deal',
  'march',
  'battle',
  'wells',
  'hook',
  'street',
  'town',
  'centre',
]);
const IN_ADDRESS = /\b[A-Z]{1,2}(?=\d[A-Z\d]? ?\d[A-Z]{2}\b)/g;
const AREA = /^[A-Z]{1,2}(?=\d)/;

/** Returns the names of the company's places, of its address and of the towns around them. */
export function nearOf({ address, places }: Home): Near {
  const codes = places.flatMap(({ postcodes }) => postcodes.map((code) => AREA.exec(code)?.[0] ?? ''));
  const own = [...new Set([...(address.toUpperCase().match(IN_ADDRESS) ?? []), ...codes])].filter((area) =>
    Object.hasOwn(POSTCODE_AREAS, area),
  );
  const areas = Object.keys(POSTCODE_AREAS).filter((area) => own.some((one) => distance(one, area) <= NEIGHBOUR_KM));
  const towns = areas.flatMap((area) => POSTCODE_AREAS[area]?.[2].split(', ') ?? []);
  const names = places.flatMap(({ name, subLocations }) => [name, ...subLocations]).map((name) => wordsOf(name.toLowerCase()).join(' '));
  return { areas: new Set(areas), places: [...new Set([...towns, ...names])].filter((name) => name && !COMMON.has(name)) };
}

/** Returns kilometres, roughly: the table has only the middle of each area. */
function distance(one: string, other: string): number {
  const [[north = 0, east = 0] = [], [otherNorth = 0, otherEast = 0] = []] = [POSTCODE_AREAS[one], POSTCODE_AREAS[other]];
  const width = Math.cos((north * Math.PI) / 180);
  return Math.hypot(north - otherNorth, (east - otherEast) * width) * KM_PER_DEGREE;
}
