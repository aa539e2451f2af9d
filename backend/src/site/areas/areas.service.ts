import { Injectable } from '@nestjs/common';
import type { Location } from '../../locations/location.entity.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { PagesOf, type ListedPage, type OwnPages } from '../../kinds/pages.service.js';
import { LOCATIONS } from '../../locations/location.kind.js';
import { LocationsService } from '../../locations/locations.service.js';
import { covers } from '../../locations/postcodes.js';
import { isThin, judge, MIN_WORDS, runsIn, turns } from '../../pages/originality.js';
import { isIn } from '../../pages/places.js';
import { ServiceLocationPagesService } from '../../pages/service-location-pages.service.js';
import { ProjectsService, type PlacedProject } from '../../projects/projects.service.js';
import type { Testimonial } from '../../testimonials/testimonial.entity.js';
import { TestimonialsService } from '../../testimonials/testimonials.service.js';
import type { AreaNearestPage, WholeArea } from './area.dto.js';
import { distance } from './distance.js';

const PROJECTS = 3;
const TESTIMONIALS = 6;

/** Projects and testimonials from a place. */
interface Proof {
  projects: PlacedProject[];
  testimonials: Testimonial[];
}

/** The pages of the places that the company works in. */
@Injectable()
@PagesOf(LOCATIONS)
export class AreasService implements OwnPages {
  constructor(
    private readonly locations: LocationsService,
    private readonly pages: ServiceLocationPagesService,
    private readonly projects: ProjectsService,
    private readonly testimonials: TestimonialsService,
    private readonly company: CompanyInfoService,
  ) {}

  /** Throws NoSuchRecord (404). */
  async getWhole(slug: string): Promise<WholeArea> {
    const location = await this.locations.getVisible(slug);
    const pages = await this.pages.listVisibleIn([location.id]);
    const locations = await this.locations.listVisible();
    const all = proofFrom(withCovered(location, locations), await this.allProof());
    const { projects, testimonials } = shown(all);
    return {
      location,
      pages,
      nearest: nearestPages(location, locations, await this.pages.listVisibleStates()),
      jobs: all.projects.length,
      projects: await this.projects.listVisibleByIds(projects.map(({ id }) => id)),
      testimonials,
    };
  }

  /** On how many pages of places a project or testimonial is shown. */
  async countWith(id: string): Promise<number> {
    const [locations, proof] = [await this.locations.listVisible(), await this.allProof()];
    return locations.filter((location) => {
      const { projects, testimonials } = shown(proofFrom(withCovered(location, locations), proof));
      return [...projects, ...testimonials].some((each) => each.id === id);
    }).length;
  }

  /**
   * Visible places, each with what its page lacks. Search engines may see those that lack nothing, and those that show enough text which is unlike that of
   * the places before them.
   */
  private async judged(): Promise<{ location: Location; lacks: string[]; isListed: boolean }[]> {
    const locations = await this.locations.listVisible();
    const proof = await this.allProof();
    const { openingHours } = await this.company.current();
    const hasHours = Object.values(openingHours).some(Boolean);
    const lines = await this.pages.linesByLocation();
    const rest = turns();
    const runs = new Map<string, Float64Array>();
    for (const location of locations) {
      const textFrom = (places: Location[]) => textOf(location, lines.get(location.id) ?? [], shown(proofFrom(places, proof)));
      const whole = textFrom(withCovered(location, locations));
      if (isThin(whole)) continue;
      // What a wider place repeats of its towns must not count against them.
      const own = await runsIn(textFrom([location]), location, rest);
      runs.set(location.id, own.length ? own : await runsIn(whole, location, rest));
    }
    const candidates = locations.map(({ id }) => ({ id, isThin: !runs.has(id) }));
    const verdicts = await judge(candidates, () => Promise.resolve(runs), rest);
    return locations.map((location) => {
      const lacks = lackedBy(location, proofFrom(withCovered(location, locations), proof), hasHours);
      return { location, lacks, isListed: lacks.length === 0 || verdicts.get(location.id)?.isOriginal === true };
    });
  }

  async listed(): Promise<ListedPage[]> {
    const listed = (await this.judged()).filter(({ isListed }) => isListed);
    return listed.map(({ location: { slug, updatedAt } }) => ({ path: LOCATIONS.page.address.path(slug), updatedAt }));
  }

  async isListed(slug: string): Promise<boolean> {
    return (await this.judged()).some(({ location, isListed }) => location.slug === slug && isListed);
  }

  /** Places that search engines may not see, with what would help. */
  async overdue() {
    const hidden = (await this.judged()).filter(({ isListed }) => !isListed);
    return hidden.map(({ location: { id, name, slug }, lacks }) => ({
      ...{ id, title: name, path: LOCATIONS.page.address.path(slug), kind: 'text' as const, field: 'description' },
      message: `Google may not see the page about ${name}: it says too little that other pages do not say. Add ${lacks.join(', ')}, or describe your work there in ${MIN_WORDS} words of its own.`,
    }));
  }

  private async allProof(): Promise<Proof> {
    return { projects: await this.projects.listPlaced(), testimonials: await this.testimonials.listVisible() };
  }
}

function lackedBy({ postcodes, subLocations, latitude }: Location, { projects, testimonials }: Proof, hasHours: boolean): string[] {
  const parts = {
    'its postcodes': postcodes.length > 0,
    'its villages or districts': subLocations.length > 0,
    'its position on the map': latitude !== null,
    'a job or a review from there': projects.length + testimonials.length > 0,
    'your opening hours': hasHours,
  };
  return Object.entries(parts).flatMap(([part, isThere]) => (isThere ? [] : [part]));
}

/** Returns the words of the page, apart from what all pages of places have. */
const textOf = ({ description, subLocations }: Location, lines: string[], { projects, testimonials }: Proof): string =>
  [description, ...subLocations, ...lines, ...projects.map((project) => project.description), ...testimonials.map(({ comment }) => comment)]
    .filter(Boolean)
    .join('\n');

const shown = ({ projects, testimonials }: Proof): Proof => ({
  projects: projects.slice(0, PROJECTS),
  testimonials: testimonials.slice(0, TESTIMONIALS),
});

const withCovered = (location: Location, all: Location[]): Location[] => [location, ...all.filter((other) => covers(location, other))];

function proofFrom(places: Location[], { projects, testimonials }: Proof): Proof {
  const named = places.map(isIn);
  const isHere = ({ location }: { location: string | null }) => named.some((isNamed) => isNamed(location ?? ''));
  return { projects: projects.filter(isHere), testimonials: testimonials.filter(isHere) };
}

/** As the crow flies; among places whose position is not known the first. */
function nearestPages(
  here: Location,
  locations: readonly Location[],
  pages: readonly { serviceSlug: string; locationSlug: string }[],
): AreaNearestPage[] {
  const places = new Map(locations.map((place, index) => [place.slug, { index, away: distance(here, place) }]));
  const rank = ({ locationSlug }: { locationSlug: string }) => places.get(locationSlug) ?? { index: Infinity, away: Infinity };
  return [...Map.groupBy(pages, ({ serviceSlug }) => serviceSlug)].flatMap(([slug, those]) => {
    if (those.some(({ locationSlug }) => locationSlug === here.slug)) return [];
    const [first] = those.toSorted((one, other) => {
      const [a, b] = [rank(one), rank(other)];
      return a.away === b.away ? a.index - b.index : a.away - b.away;
    });
    return first ? [{ slug, location: first.locationSlug }] : [];
  });
}
