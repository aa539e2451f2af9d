import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '../../platform/common/durations.js';
import { InvalidFields } from '../../platform/common/errors.js';
import type { Limit } from '../../platform/common/limits.js';
import { pagePath } from '../../pages/page-addresses.js';
import type { ServiceLocationPage } from '../../pages/service-location-page.entity.js';
import { ServiceLocationPagesService } from '../../pages/service-location-pages.service.js';
import type { Location } from '../../locations/location.entity.js';
import { LOCATIONS } from '../../locations/location.kind.js';
import { LocationsService } from '../../locations/locations.service.js';
import { PageStatisticsService } from '../statistics/page-statistics.service.js';
import type { PostcodeResult, PostcodePage } from './postcode-check.dto.js';
import { isWithin, NOT_A_POSTCODE, readPostcode, type Postcode } from '../../locations/postcodes.js';

export const POSTCODE_CHECKS: Limit = {
  name: 'postcode-check',
  windowMs: MINUTE_MS,
  stages: [
    { perAddress: 60, perNetwork: 300, overall: 1_200 },
    { perAddress: 10, perNetwork: 2_900, overall: 6_000 },
  ],
  refusal: (wait) => `Too many postcodes were checked from your network. Please call us, or try again in ${wait}.`,
};

const POPULAR = 3;
const SERVICE_PATH = /^\/services\/([^/]+)/;

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
    private readonly locations: LocationsService,
    private readonly pages: ServiceLocationPagesService,
    private readonly statistics: PageStatisticsService,
  ) {}

  /** `typed`: the visitor's text; `service`: slug of the service on screen. Throws InvalidFields (400) for an invalid postcode. */
  async check(typed: unknown, service: unknown): Promise<PostcodeResult> {
    const asked = typeof typed === 'string' ? readPostcode(typed) : null;
    if (!asked) throw new InvalidFields({ postcode: [NOT_A_POSTCODE] }, NOT_A_POSTCODE);
    const places = covering(asked, await this.locations.listVisible());
    const [place] = places;
    const pages = await this.nearestPages(places);
    const page = pages.find((candidate) => candidate.service.slug === service);
    return {
      postcode: `${asked.outward} ${asked.inward}`.trim(),
      covered: places.length > 0,
      place: place?.name ?? null,
      area: place ? { title: place.name, path: LOCATIONS.address.path(place.slug) } : null,
      page: page ? toLink(page) : null,
      popular: page ? [] : (await this.mostAskedFor(pages)).slice(0, POPULAR).map(toLink),
    };
  }

  /** One page of each service: that of the smallest place. In the order of the services. */
  private async nearestPages(places: Location[]): Promise<LinkedPage[]> {
    if (!places.length) return [];
    const pages = (await this.pages.listVisibleIn(places.map(({ id }) => id))).flatMap((page) => toLinkedPage(page) ?? []);
    const size = (page: LinkedPage) => places.findIndex(({ id }) => id === page.locationId);
    const byService = Map.groupBy(pages, ({ service }) => service.slug);
    return [...byService.values()].flatMap((those) => those.sort((one, other) => size(one) - size(other)).slice(0, 1));
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
function covering(asked: Postcode, locations: Location[]): Location[] {
  const covers = (code: string) => {
    const covered = readPostcode(code);
    return covered !== null && isWithin(asked, covered);
  };
  return locations.filter(({ postcodes }) => postcodes.some(covers)).sort((one, other) => one.postcodes.length - other.postcodes.length);
}
