import { Injectable } from '@nestjs/common';
import type { Location } from '../../locations/location.entity.js';
import { LocationsService } from '../../locations/locations.service.js';
import { readPostcode, isWithin } from '../../locations/postcodes.js';
import { judge, textRuns, turns } from '../../pages/originality.js';
import { isIn } from '../../pages/places.js';
import { ServiceLocationPagesService } from '../../pages/service-location-pages.service.js';
import { ProjectsService, type PlacedProject } from '../../projects/projects.service.js';
import type { Testimonial } from '../../testimonials/testimonial.entity.js';
import { TestimonialsService } from '../../testimonials/testimonials.service.js';
import type { WholeArea } from './area.dto.js';

/** Kinds of record that pages of areas show. */
export const OF_AREAS = ['locations', 'services', 'service-location-pages', 'projects', 'testimonials'];

const PROJECTS = 3;
const TESTIMONIALS = 2;

/** Projects and testimonials from a place. */
interface Proof {
  projects: PlacedProject[];
  testimonials: Testimonial[];
}

/** The pages of the places that the company works in. */
@Injectable()
export class AreasService {
  constructor(
    private readonly locations: LocationsService,
    private readonly pages: ServiceLocationPagesService,
    private readonly projects: ProjectsService,
    private readonly testimonials: TestimonialsService,
  ) {}

  async list(): Promise<{ location: Location; services: number }[]> {
    const [locations, counts] = await Promise.all([this.locations.listVisible(), this.pages.countByLocation()]);
    return locations.map((location) => ({ location, services: counts.get(location.id) ?? 0 }));
  }

  /** Throws NoSuchRecord (404). */
  async getWhole(slug: string): Promise<WholeArea> {
    const location = await this.locations.getVisible(slug);
    const pages = await this.pages.listVisibleIn([location.id]);
    const covered = (await this.locations.listVisible()).filter((other) => covers(location, other));
    const { projects, testimonials } = proofFrom([location, ...covered], await this.allProof());
    return {
      location,
      services: pages.flatMap(({ service }) => service ?? []),
      projects: await this.projects.listVisibleByIds(projects.slice(0, PROJECTS).map(({ id }) => id)),
      testimonials: testimonials.slice(0, TESTIMONIALS),
    };
  }

  /** Visible places whose pages search engines may see: with enough text of their own, and unlike that of the places before them. */
  async listOriginal(): Promise<Location[]> {
    const locations = await this.locations.listVisible();
    const proof = await this.allProof();
    const rest = turns();
    const runs = new Map<string, Float64Array>();
    for (const location of locations) {
      const own = await textRuns(textOf(location, proofFrom([location], proof)), location, rest);
      if (own) runs.set(location.id, own);
    }
    const candidates = locations.map(({ id }) => ({ id, isThin: !runs.has(id) }));
    const verdicts = await judge(candidates, () => Promise.resolve(runs), rest);
    return locations.filter(({ id }) => verdicts.get(id)?.isOriginal);
  }

  async isOriginal(slug: string): Promise<boolean> {
    return (await this.listOriginal()).some((location) => location.slug === slug);
  }

  private async allProof(): Promise<Proof> {
    return { projects: await this.projects.listPlaced(), testimonials: await this.testimonials.listVisible() };
  }
}

/** A wider place shows more than this, but repeats it. */
const textOf = ({ description }: Location, { projects, testimonials }: Proof): string =>
  [description, ...projects.map((project) => project.description), ...testimonials.map(({ comment }) => comment)]
    .filter(Boolean)
    .join('\n');

function proofFrom(places: Location[], { projects, testimonials }: Proof): Proof {
  const named = places.map(isIn);
  const isHere = ({ location }: { location: string | null }) => named.some((isNamed) => isNamed(location ?? ''));
  return { projects: projects.filter(isHere), testimonials: testimonials.filter(isHere) };
}

/** Whether every postcode of a place is also one of the wider place, which has more. */
function covers(wider: Location, { postcodes }: Location): boolean {
  if (!postcodes.length || postcodes.length >= wider.postcodes.length) return false;
  const within = (code: string, other: string) => {
    const [asked, covered] = [readPostcode(code), readPostcode(other)];
    return asked !== null && covered !== null && isWithin(asked, covered);
  };
  return postcodes.every((code) => wider.postcodes.some((other) => within(code, other)));
}
