import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import { omit, pick } from '../platform/common/pick.js';
import { HasPictures } from '../platform/fields/picture.dto.js';
import { withoutTrash } from '../platform/common/records.js';
import { PublicLocation, toPublicLocation } from '../locations/location.dto.js';
import type { Location } from '../locations/location.entity.js';
import { ProjectCard, toProjectCard } from '../projects/project.dto.js';
import type { Project } from '../projects/project.entity.js';
import { ServiceDetail, ServiceSummary, toServiceDetail, toServiceSummary, type OfferedService } from '../services/service.dto.js';
import type { Service } from '../services/service.entity.js';
import { PublicTestimonial, toPublicTestimonial } from '../testimonials/testimonial.dto.js';
import type { Testimonial } from '../testimonials/testimonial.entity.js';
import type { FormerVersion } from './former-versions.entity.js';
import { ServiceLocationPage } from './service-location-page.entity.js';

export class ServiceLocationPageRecord extends OmitType(ServiceLocationPage, ['deletedAt', 'trashKey', 'service', 'location']) {
  /** The same as updatedAt. */
  lastModified: Date;
}

const SUMMARY = [
  ...(['id', 'slug', 'title', 'serviceId', 'locationId', 'heroTitle', 'heroSubtitle', 'heroImage'] as const),
  ...(['metaTitle', 'metaDescription', 'order', 'lastModified'] as const),
] as const;

@HasPictures('heroImage')
export class ServiceLocationPageSummary extends PickType(ServiceLocationPageRecord, SUMMARY) {
  serviceSlug: string;
  locationSlug: string;
}

const NOT_OF_SERVICE = ['order', 'isActive', 'metaTitle', 'metaDescription'] as const;

/** Without meta texts, because every page has its own. */
export class PageService extends OmitType(ServiceDetail, NOT_OF_SERVICE) {}

const NOT_OF_LOCATION = ['latitude', 'longitude', 'order', 'isActive'] as const;

export class PageLocation extends OmitType(PublicLocation, NOT_OF_LOCATION) {}

export class PageTab extends PickType(PageLocation, ['slug', 'name']) {}

const RELATED = ['slug', 'title', 'description', 'icon', 'price', 'firstLocation'] as const;

export class RelatedService extends PickType(ServiceSummary, RELATED) {}

const OF_STAFF = ['status', 'publishedAt', 'version', 'createdAt', 'updatedAt'] as const;

@HasPictures('heroImage')
export class ServiceLocationPageDetail extends OmitType(ServiceLocationPageRecord, OF_STAFF) {
  service: PageService;
  location: PageLocation;
  /** All pages of the service, this one included, in the order of the locations. */
  locations: PageTab[];
  /** Visible services from relatedServices, in that order. */
  related: RelatedService[];
  /** A project that shows the service, if possible in this location. */
  project: ProjectCard | null;
  /** At most six on the service, those from this location first. */
  testimonials: PublicTestimonial[];
}

export class PageVersion {
  version: number;
  /** Null for the one before the oldest change that is known. */
  @ApiProperty({ format: 'date-time' })
  savedAt: string | null;
  /** Username; null for the system and for the one before the oldest change that is known. */
  savedBy: string | null;
}

export interface WholePage {
  page: ServiceLocationPage;
  service: Service;
  location: Location;
  /** With locations, in tab order. */
  siblings: ServiceLocationPage[];
  related: OfferedService[];
  project: Project | null;
  testimonials: Testimonial[];
}

export const toPageRecord = (page: ServiceLocationPage): ServiceLocationPageRecord => ({
  ...omit(withoutTrash(page), ['service', 'location']),
  lastModified: page.updatedAt,
});

export const toPageSummary = (page: ServiceLocationPage): ServiceLocationPageSummary => ({
  ...pick(toPageRecord(page), SUMMARY),
  serviceSlug: page.service?.slug ?? '',
  locationSlug: page.location?.slug ?? '',
});

export function toPageDetail({ page, service, location, siblings, related, project, testimonials }: WholePage): ServiceLocationPageDetail {
  return {
    ...omit(toPageRecord(page), OF_STAFF),
    service: omit(toServiceDetail(service), NOT_OF_SERVICE),
    location: omit(toPublicLocation(location), NOT_OF_LOCATION),
    locations: siblings.flatMap(({ location: place }) => (place ? [{ slug: place.slug, name: place.name }] : [])),
    related: related.map((other) => pick(toServiceSummary(other), RELATED)),
    project: project && toProjectCard(project),
    testimonials: testimonials.map(toPublicTestimonial),
  };
}

export const toPageVersion = ({ version, savedAt, savedBy }: FormerVersion): PageVersion => ({ version, savedAt, savedBy });
