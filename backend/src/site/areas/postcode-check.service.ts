import { Injectable } from '@nestjs/common';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { MINUTE_MS } from '../../platform/time/durations.js';
import { InvalidFields } from '../../platform/http/errors.js';
import type { Limit } from '../../platform/limits/limits.js';
import { cleanText } from '../../platform/words/text.js';
import { pagePath } from '../../pages/page-addresses.js';
import type { ServiceLocationPage } from '../../pages/service-location-page.entity.js';
import { ServiceLocationPagesService } from '../../pages/service-location-pages.service.js';
import type { Location } from '../../locations/location.entity.js';
import { LOCATIONS } from '../../locations/location.kind.js';
import { LocationsService } from '../../locations/locations.service.js';
import { PageStatisticsService } from '../statistics/page-statistics.service.js';
import { distance, type Position } from './distance.js';
import type { PostcodeResult, PostcodePage } from './postcode-check.dto.js';
import { areWithin, covers, isWithin, postcodeIn, readPostcode, sectorIn, type Postcode } from '../../locations/postcodes.js';

export const POSTCODE_CHECKS: Limit = {
  name: 'postcode-check',
  windowMs: MINUTE_MS,
  stages: [
    { perAddress: 60, perNetwork: 300, overall: 1_200 },
    { perAddress: 10, perNetwork: 2_900, overall: 6_000 },
  ],
  refusal: (wait) => `Too many postcodes were checked from your network. Please call us, or try again in ${wait}.`,
};

/** A visitor types a place or a postcode: long ones are neither. */
export const MAX_NAME = 60;
export const NO_PLACE = 'Please enter a UK postcode such as M1 or M1 1AE, or the name of a town or village.';
const NAME = /^\p{L}[\p{L}\p{M} .,'’()&-]+$/u;

/** As it is typed in full width, or as a question. */
function tidy(typed: string): string {
  const text = cleanText(typed);
  return text.length > MAX_NAME ? text : text.normalize('NFKC').replace(/(?<![?!\s])[?!\s]+$/u, '');
}

const POPULAR = 3;
const SERVICE_PATH = /^\/services\/([^/]+)/;

interface Found {
  /** As stored, or tidied. */
  name: string;
  /** The place and those that cover it, the smallest first. */
  places: Location[];
  /** Null: nothing that is stored tells. */
  covered: boolean | null;
  near: Position;
}

interface LinkedPage extends PostcodePage {
  locationId: string;
  service: { slug: string };
}

const toLinkedPage = ({ title, locationId, service, location }: ServiceLocationPage): LinkedPage | null =>
  service && location ? { title, locationId, service, path: pagePath(service.slug, location.slug) } : null;

const toLink = ({ title, path }: LinkedPage): PostcodePage => ({ title, path });

@Injectable()
export class PostcodeCheck {
  constructor(
    private readonly company: CompanyInfoService,
    private readonly locations: LocationsService,
    private readonly pages: ServiceLocationPagesService,
    private readonly statistics: PageStatisticsService,
  ) {}

  /** `typed`: the visitor's text; `service`: slug of the service on screen. Throws InvalidFields (400) for what is no postcode and no name. */
  async check(typed: unknown, service: unknown): Promise<PostcodeResult> {
    const text = typeof typed === 'string' ? tidy(typed) : '';
    const locations = await this.locations.listVisible();
    const asked = readPostcode(text) ?? (text.length > MAX_NAME ? null : postcodeIn(text));
    const found = asked ? await this.byPostcode(asked, locations) : byName(text, locations);
    if (!found) throw new InvalidFields({ postcode: [NO_PLACE] }, NO_PLACE);
    const { places, covered, near } = found;
    const [place] = places;
    const pages = await this.nearestPages(places);
    const isAsked = (candidate: LinkedPage) => candidate.service.slug === service;
    const page = pages.find(isAsked) ?? (covered ? await this.nearestOf(service, near, locations) : undefined);
    return {
      postcode: found.name,
      covered,
      place: place?.name ?? null,
      area: place ? { title: place.name, path: LOCATIONS.page.address.path(place.slug) } : null,
      page: page ? toLink(page) : null,
      popular: page ? [] : (await this.mostAskedFor(pages)).slice(0, POPULAR).map(toLink),
    };
  }

  private async byPostcode(asked: Postcode, locations: Location[]): Promise<Found> {
    const name = `${asked.outward} ${asked.inward}`.trim();
    const places = bySize(locations.filter(({ postcodes }) => areWithin(postcodes, asked)));
    if (places[0]) return { name, places, covered: true, near: places[0] };
    const company = await this.company.current();
    const own = sectorIn(company.address);
    if (own && isWithin(asked, own)) return { name, places, covered: true, near: company };
    const isListed = locations.some(({ postcodes }) => postcodes.length > 0);
    return { name, places, covered: isListed ? false : null, near: company };
  }

  /** One page of each service: that of the smallest place. In the order of the services. */
  private async nearestPages(places: Location[]): Promise<LinkedPage[]> {
    if (!places.length) return [];
    const pages = (await this.pages.listVisibleIn(places.map(({ id }) => id))).flatMap((page) => toLinkedPage(page) ?? []);
    const size = (page: LinkedPage) => places.findIndex(({ id }) => id === page.locationId);
    const byService = Map.groupBy(pages, ({ service }) => service.slug);
    return [...byService.values()].flatMap((those) => those.sort((one, other) => size(one) - size(other)).slice(0, 1));
  }

  /** The service's page in the place that is nearest, as the crow flies. */
  private async nearestOf(service: unknown, near: Position, locations: Location[]): Promise<LinkedPage | undefined> {
    if (typeof service !== 'string' || !service) return undefined;
    const ids = locations.map(({ id }) => id);
    const pages = (await this.pages.listVisibleIn(ids, service)).flatMap((page) => toLinkedPage(page) ?? []);
    const places = new Map(locations.map((location) => [location.id, location]));
    const away = ({ locationId }: LinkedPage) => distance(near, places.get(locationId));
    return pages.sort((one, other) => (away(one) === away(other) ? 0 : away(one) - away(other)))[0];
  }

  private async mostAskedFor(pages: LinkedPage[]): Promise<LinkedPage[]> {
    if (!pages.length) return [];
    const contacts = new Map<string, number>();
    for (const [path, count] of await this.statistics.contacts()) {
      const [, service = ''] = SERVICE_PATH.exec(path) ?? [];
      contacts.set(service, (contacts.get(service) ?? 0) + count);
    }
    const asked = ({ service }: LinkedPage) => contacts.get(service.slug) ?? 0;
    return pages.toSorted((one, other) => asked(other) - asked(one));
  }
}

/** Smallest first, because the peninsula covers all of its towns. */
const bySize = (places: Location[]): Location[] => places.toSorted((one, other) => one.postcodes.length - other.postcodes.length);

/** As people type it: without accents, apostrophes, capitals and 'the'. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '');

/** What people write before, between and after names. */
const BETWEEN = new Set([
  ...['in', 'near', 'nr', 'by', 'on', 'at', 'of', 'the', 'and', 'around', 'outside', 'centre'],
  ...['area', 'peninsula', 'village', 'town', 'city', 'uk', 'united', 'kingdom', 'england', 'wales', 'scotland'],
]);

/** Whether all words are names of these places, as in 'heswall wirral'; 'heswall road london' may be anywhere. */
function areAllNames(words: string, names: readonly string[]): boolean {
  const others = names.reduce((left, name) => left.replace(` ${name} `, '  '), ` ${words} `);
  return others.split(' ').every((word) => word === '' || BETWEEN.has(word));
}

/** Null for what is no name. One that is not stored may be anywhere. */
function byName(text: string, locations: Location[]): Found | null {
  if (text.length > MAX_NAME || !NAME.test(text)) return null;
  const sized = bySize(locations);
  const parts = sized.flatMap((place) => place.subLocations.map((name) => ({ name, place })));
  const all = [...sized.map((place) => ({ name: place.name, place })), ...parts];
  const names = all.map((known) => ({ ...known, plain: plain(known.name) }));
  const typed = plain(text);
  const within = names.filter((candidate) => ` ${typed} `.includes(` ${candidate.plain} `));
  const pieces = [text, ...text.split(',')].map(plain);
  const exact = pieces.flatMap((part) => names.find((candidate) => candidate.plain === part) ?? []);
  const together = areAllNames(typed, longestFirst(within.map((candidate) => candidate.plain))) ? within : [];
  const [known] = [...exact, ...together];
  if (known) {
    const wider = sized.filter((other) => covers(other, known.place));
    return { name: known.name, places: [known.place, ...wider], covered: true, near: known.place };
  }
  return { name: text, places: [], covered: null, near: { latitude: null, longitude: null } };
}

const longestFirst = (names: readonly string[]): string[] => names.filter(Boolean).toSorted((one, other) => other.length - one.length);
