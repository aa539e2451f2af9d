import { Injectable } from '@nestjs/common';
import { InvalidFields } from '../common/errors.js';
import { ServiceLocationPagesService } from '../pages/service-location-pages.service.js';
import type { Location } from './location.entity.js';
import { LocationsService } from './locations.service.js';
import type { PostcodeAnswer, PostcodePage } from './postcode-check.dto.js';
import { isWithin, NOT_A_POSTCODE, readPostcode, type Postcode } from './postcodes.js';

@Injectable()
export class PostcodeCheck {
  constructor(
    private readonly locations: LocationsService,
    private readonly pages: ServiceLocationPagesService,
  ) {}

  /** `typed`: the visitor's text; `service`: slug of the service on screen. Throws InvalidFields (400) for an invalid postcode. */
  async check(typed: unknown, service: unknown): Promise<PostcodeAnswer> {
    const asked = typeof typed === 'string' ? readPostcode(typed) : null;
    if (!asked) throw new InvalidFields({ postcode: [NOT_A_POSTCODE] }, NOT_A_POSTCODE);
    const places = covering(asked, await this.locations.listVisible());
    return {
      postcode: `${asked.outward} ${asked.inward}`.trim(),
      covered: places.length > 0,
      place: places[0]?.name ?? null,
      page: await this.pageFor(places, service),
    };
  }

  /** Prefers the service, then the smallest place. */
  private async pageFor(places: Location[], service: unknown): Promise<PostcodePage | null> {
    if (!places.length) return null;
    const pages = await this.pages.listVisibleIn(places.map(({ id }) => id));
    const nearest = places.flatMap(({ id }) => pages.filter(({ locationId }) => locationId === id));
    const page = nearest.find((candidate) => candidate.service?.slug === service) ?? nearest[0];
    return page?.service && page.location ? { title: page.title, path: `/services/${page.service.slug}/${page.location.slug}` } : null;
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
