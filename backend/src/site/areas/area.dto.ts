import { OmitType, PickType } from '@nestjs/swagger';
import { omit, pick } from '../../platform/common/pick.js';
import { PublicLocation, toPublicLocation } from '../../locations/location.dto.js';
import type { Location } from '../../locations/location.entity.js';
import { ProjectCard, toProjectCard } from '../../projects/project.dto.js';
import type { Project } from '../../projects/project.entity.js';
import { ServiceSummary } from '../../services/service.dto.js';
import type { ServiceLocationPage } from '../../pages/service-location-page.entity.js';
import { PublicTestimonial, toPublicTestimonial } from '../../testimonials/testimonial.dto.js';
import type { Testimonial } from '../../testimonials/testimonial.entity.js';

const SUMMARY = ['slug', 'name', 'description', 'postcodes', 'latitude', 'longitude'] as const;

/** A place on the list and the map of all places. */
export class AreaSummary extends PickType(PublicLocation, SUMMARY) {}

const SERVICE = ['slug', 'title'] as const;

/** Its page is /services/{slug}/{slug of the place}. */
export class AreaService extends PickType(ServiceSummary, SERVICE) {
  /** The short text of that page. */
  text: string | null;
}

export class AreaNearestPage {
  /** Of the service. */
  slug: string;
  /** Slug of the place. */
  location: string;
}

const NOT_OF_AREA = ['id', 'order', 'isActive'] as const;

export class AreaDetail extends OmitType(PublicLocation, NOT_OF_AREA) {
  /** With a page in this place, in the order of the services. */
  services: AreaService[];
  /** Services without a page in this place, each with the place of its nearest page. */
  nearest: AreaNearestPage[];
  /** Number of projects from this place or a place within it. */
  jobs: number;
  /** Up to 3 of them. */
  projects: ProjectCard[];
  /** Up to 2 from this place or a place within it. */
  testimonials: PublicTestimonial[];
}

export interface WholeArea {
  location: Location;
  pages: ServiceLocationPage[];
  nearest: AreaNearestPage[];
  jobs: number;
  projects: Project[];
  testimonials: Testimonial[];
}

export const toAreaSummary = (location: Location): AreaSummary => pick(toPublicLocation(location), SUMMARY);

export function toAreaDetail({ location, pages, nearest, jobs, projects, testimonials }: WholeArea): AreaDetail {
  return {
    ...omit(toPublicLocation(location), NOT_OF_AREA),
    services: pages.flatMap(({ service, heroDescription, heroSubtitle }) =>
      service ? [{ ...pick(service, SERVICE), text: heroDescription || heroSubtitle }] : [],
    ),
    nearest,
    jobs,
    projects: projects.map(toProjectCard),
    testimonials: testimonials.map(toPublicTestimonial),
  };
}
