import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import { pick } from '../platform/common/pick.js';
import { HasPictures } from '../platform/common/picture.dto.js';
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
  override lastModified: Date;
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

/** Without meta texts, because every page has its own. */
export class PageService extends OmitType(ServiceDetail, ['order', 'isActive', 'metaTitle', 'metaDescription']) {}

export class PageLocation extends OmitType(PublicLocation, ['latitude', 'longitude', 'order', 'isActive']) {}

export class PageTab extends PickType(PageLocation, ['slug', 'name']) {}

const RELATED = ['slug', 'title', 'description', 'icon', 'price', 'firstLocation'] as const;

export class RelatedService extends PickType(ServiceSummary, RELATED) {}

@HasPictures('heroImage')
export class ServiceLocationPageDetail extends OmitType(ServiceLocationPageRecord, [
  'status',
  'publishedAt',
  'version',
  'createdAt',
  'updatedAt',
]) {
  service: PageService;
  location: PageLocation;
  /** All pages of the service, this one included, in the order of the locations. */
  locations: PageTab[];
  /** Visible services from relatedServices, in that order. */
  related: RelatedService[];
  /** A project that shows the service, if possible in this location. */
  project: ProjectCard | null;
  /** A testimonial on the service, if possible from this location. */
  testimonial: PublicTestimonial | null;
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
  testimonial: Testimonial | null;
}

export function toPageRecord(page: ServiceLocationPage): ServiceLocationPageRecord {
  const { service: _s, location: _l, ...record } = withoutTrash(page);
  return { ...record, lastModified: page.lastModified };
}

export const toPageSummary = (page: ServiceLocationPage): ServiceLocationPageSummary => ({
  ...pick(page, SUMMARY),
  serviceSlug: page.service?.slug ?? '',
  locationSlug: page.location?.slug ?? '',
});

const toPageService = (service: Service): PageService => {
  const { order: _o, isActive: _a, metaTitle: _t, metaDescription: _d, ...fields } = toServiceDetail(service);
  return fields;
};

const toPageLocation = (location: Location): PageLocation => {
  const { latitude: _x, longitude: _y, order: _o, isActive: _a, ...fields } = toPublicLocation(location);
  return fields;
};

export function toPageDetail({ page, service, location, siblings, related, project, testimonial }: WholePage): ServiceLocationPageDetail {
  const { status: _s, publishedAt: _p, version: _v, createdAt: _c, updatedAt: _u, ...fields } = toPageRecord(page);
  return {
    ...fields,
    service: toPageService(service),
    location: toPageLocation(location),
    locations: siblings.flatMap(({ location: place }) => (place ? [{ slug: place.slug, name: place.name }] : [])),
    related: related.map((other) => pick(toServiceSummary(other), RELATED)),
    project: project && toProjectCard(project),
    testimonial: testimonial && toPublicTestimonial(testimonial),
  };
}

export const toPageVersion = ({ version, savedAt, savedBy }: FormerVersion): PageVersion => ({ version, savedAt, savedBy });
