import { isDeepStrictEqual } from 'node:util';
import type { AddressPartsDto } from './company-parts.dto.js';

type Parts = Required<AddressPartsDto>;

/** The line that people read, and its parts; null: as they can be read from the line. */
interface StoredAddress {
  address: string;
  addressParts: AddressPartsDto | null;
}

/** Its area, district, sector and unit. */
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/giu;
const COUNTRIES = new Set([
  ...['uk', 'united kingdom', 'great britain', 'gb', 'england', 'scotland', 'wales', 'northern ireland'],
  ...['isle of man', 'jersey', 'guernsey'],
]);
/** Besides those that end in 'shire' or begin with 'County'. No town has such a name, so the part before one is the town. */
const COUNTIES = new Set([
  ...['avon', 'cleveland', 'cornwall', 'cumbria', 'devon', 'dorset', 'east sussex', 'essex', 'greater london', 'greater manchester'],
  ...['humberside', 'isle of wight', 'kent', 'merseyside', 'middlesex', 'norfolk', 'northumberland', 'rutland', 'somerset', 'suffolk'],
  ...['surrey', 'sussex', 'tyne and wear', 'tyne & wear', 'west midlands', 'west sussex', 'wirral', 'angus', 'argyll', 'argyll and bute'],
  ...['caithness', 'east lothian', 'fife', 'highland', 'highlands', 'midlothian', 'moray', 'orkney', 'scottish borders', 'shetland'],
  ...['sutherland', 'west lothian', 'western isles', 'anglesey', 'isle of anglesey', 'ceredigion', 'clwyd', 'dyfed', 'gwent', 'gwynedd'],
  ...['powys', 'mid glamorgan', 'south glamorgan', 'west glamorgan', 'vale of glamorgan'],
]);
const isCounty = (part: string): boolean => COUNTIES.has(part) || part.endsWith('shire') || /^co(unty|\.)? /.test(part);
/** Adwick le Street is a town. */
const STREET = /(?:^|\s)(?:road|rd|(?<!le )street|lane|avenue|close|drive|crescent|terrace|mews|way|estate|court|house|building)$/iu;

/** Reads 'Unit 4, Feeder Road, Bristol, BS2 0TN' from its end: a street takes one part or several, and few addresses name a county. */
export function readAddress(address: string): Parts {
  const postcode = [...address.matchAll(POSTCODE)].at(-1)?.[0] ?? null;
  const at = postcode === null ? address.length : address.lastIndexOf(postcode);
  const parts = `${address.slice(0, at)},${address.slice(at + (postcode?.length ?? 0))}`
    .split(/[,\n]/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const last = (is: (part: string) => boolean) =>
    parts.length > 1 && is(parts.at(-1)?.toLowerCase() ?? '') ? (parts.pop() ?? null) : null;
  const country = last((part) => COUNTRIES.has(part));
  const county = last(isCounty);
  const locality = last((part) => !/\d/.test(part) && !STREET.test(part));
  return { line: parts.join(', ') || null, locality, county, postcode: postcode?.toUpperCase() ?? null, country };
}

export const partsOf = ({ address, addressParts }: StoredAddress): AddressPartsDto => addressParts ?? readAddress(address);

const words = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).sort();

/** Returns an address after a change. A changed line is read anew; changed parts make the line, unless it has their words or was changed, too. */
export function changedAddress(before: StoredAddress, { address = before.address, addressParts }: Partial<StoredAddress>): StoredAddress {
  const { line, locality, county, postcode, country } = addressParts ?? {};
  // Without the blanks that forms send.
  const parts = {
    line: line || null,
    locality: locality || null,
    county: county || null,
    postcode: postcode || null,
    country: country || null,
  };
  const whole = Object.values(parts).filter(Boolean).join(', ');
  const areSame = addressParts === undefined || isDeepStrictEqual(parts, partsOf(before));
  if (areSame && address === before.address) return { address, addressParts: before.addressParts };
  if (areSame || !whole) return { address, addressParts: null };
  const isLineKept = address !== before.address || isDeepStrictEqual(words(whole), words(address));
  const stored = isLineKept ? address : whole;
  return { address: stored, addressParts: isDeepStrictEqual(parts, readAddress(stored)) ? null : parts };
}
