import { Injectable } from '@nestjs/common';
import { InvalidFields } from '../common/errors.js';
import { ServiceLocationPagesService } from '../pages/service-location-pages.service.js';
import type { Location } from './location.entity.js';
import { LocationsService } from './locations.service.js';
import type { PostcodeAnswer, PostcodePage } from './postcode-check.dto.js';
import { isWithin, readPostcode, type Postcode } from './postcodes.js';

const NOT_A_POSTCODE = 'Please type a UK postcode such as CH62 or CH62 4SQ.';

/** 'Do you cover my postcode?', answered from the postcodes of the active locations. */
@Injectable()
export class PostcodeCheck {
  constructor(
    private readonly locations: LocationsService,
    private readonly pages: ServiceLocationPagesService,
  ) {}

  /**
   * @param typed the postcode as the visitor typed it
   * @param service slug of the service that the visitor looks at
   * @throws InvalidFields (400) for what is no postcode
   */
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

  /** The service in the smallest place that has it, else any page of the smallest place that has one. */
  private async pageFor(places: Location[], service: unknown): Promise<PostcodePage | null> {
    if (!places.length) return null;
    const pages = await this.pages.listVisibleIn(places.map(({ id }) => id));
    const nearest = places.flatMap(({ id }) => pages.filter(({ locationId }) => locationId === id));
    const page = nearest.find((candidate) => candidate.service?.slug === service) ?? nearest[0];
    return page?.service && page.location ? { title: page.title, path: `/services/${page.service.slug}/${page.location.slug}` } : null;
  }
}

/** The places that cover it, the smallest first: the whole peninsula covers what each of its towns does. */
function covering(asked: Postcode, locations: Location[]): Location[] {
  const covers = (code: string) => {
    const covered = readPostcode(code);
    return covered !== null && isWithin(asked, covered);
  };
  return locations.filter(({ postcodes }) => postcodes.some(covers)).sort((one, other) => one.postcodes.length - other.postcodes.length);
}
