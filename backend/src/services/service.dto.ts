import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import { ListOf } from '../platform/common/nested.js';
import { pick } from '../platform/common/pick.js';
import { HasPictures, PictureDto } from '../platform/common/picture.dto.js';
import { PUBLISH_STATUSES, type PublishStatus } from '../platform/common/publish-status.js';
import { PAGE_TEXTS, PublishedFields, PublishedInput } from '../platform/common/published.dto.js';
import { withoutTrash } from '../platform/common/records.js';
import { Flag, ImageUrl, OneOf, Text, TextList, Whole } from '../platform/common/validation.js';
import { SERVICE_GROUPS, type Service, type ServiceGroup } from './service.entity.js';

const GROUPS = Object.keys(SERVICE_GROUPS);

export class CreateServiceDto extends PublishedInput {
  @OneOf(GROUPS, { optional: true })
  group?: ServiceGroup | null;

  /** Text of the card. */
  @Text({ max: 500, optional: true })
  description?: string | null;

  /** Default hero description of its pages. */
  @Text({ max: 5000 })
  baseDescription: string;

  /** A Lucide name in kebab case. */
  @Text({ max: 64, optional: true })
  icon?: string | null;

  @ImageUrl({ optional: true })
  image?: string | null;

  @ListOf(() => PictureDto, 50)
  gallery?: PictureDto[] | null;

  /** Additional search terms, for example 'fuse board'. */
  @TextList({ optional: true, max: 60 })
  searchTerms?: string[] | null;

  @OneOf(PUBLISH_STATUSES, { optional: true })
  status?: PublishStatus | null;

  @Whole({ optional: true })
  order?: number | null;

  /** For people in danger. Active only while the settings have an emergency phone. */
  @Flag({ optional: true })
  isEmergency?: boolean | null;

  @Flag({ optional: true })
  isActive?: boolean | null;
}

export class UpdateServiceDto extends PartialType(CreateServiceDto) {}

export class ServiceRecord extends PublishedFields {
  @ApiProperty({ enum: GROUPS })
  group: ServiceGroup;
  description: string | null;
  baseDescription: string;
  icon: string | null;
  image: string | null;
  @ApiProperty({ type: [PictureDto] })
  gallery: PictureDto[];
  /** Additional search terms. */
  searchTerms: string[];
  @ApiProperty({ enum: [...PUBLISH_STATUSES] })
  status: PublishStatus;
  order: number;
  isEmergency: boolean;
  isActive: boolean;
}

const BASICS = [
  'id',
  'title',
  'slug',
  'group',
  'description',
  'baseDescription',
  'icon',
  'image',
  'order',
  'isEmergency',
  'isActive',
] as const;
const SUMMARY = [...BASICS, 'searchTerms'] as const;
const DETAIL = [...BASICS, 'gallery', ...PAGE_TEXTS] as const;

@HasPictures('image')
export class ServiceSummary extends PickType(ServiceRecord, SUMMARY) {
  /** Slug of the first location with a published page, or null. */
  firstLocation: string | null;
}

@HasPictures('image')
export class ServiceDetail extends PickType(ServiceRecord, DETAIL) {}

export class NavigationEntry extends PickType(ServiceSummary, ['slug', 'title', 'isEmergency', 'firstLocation']) {}

export class NavigationGroup {
  @ApiProperty({ enum: GROUPS })
  group: ServiceGroup;
  /** As in the menu, for example 'Testing & Compliance'. */
  title: string;
  services: NavigationEntry[];
}

export interface OfferedService {
  service: Service;
  firstLocation: string | null;
}

export const toServiceRecord = (service: Service): ServiceRecord => ({ ...withoutTrash(service), searchTerms: service.searchTerms ?? [] });
export const toServiceSummary = ({ service, firstLocation }: OfferedService): ServiceSummary => ({
  ...pick(toServiceRecord(service), SUMMARY),
  firstLocation,
});
export const toServiceDetail = (service: Service): ServiceDetail => pick(service, DETAIL);

export const toNavigationEntry = ({ service: { slug, title, isEmergency }, firstLocation }: OfferedService): NavigationEntry => ({
  slug,
  title,
  isEmergency,
  firstLocation,
});

/** Returns the groups in the menu's order, without empty ones. */
export function toNavigation(offered: OfferedService[]): NavigationGroup[] {
  const groups = Object.entries(SERVICE_GROUPS) as [ServiceGroup, string][];
  return groups
    .map(([group, title]) => ({
      group,
      title,
      services: offered.filter(({ service }) => service.group === group).map(toNavigationEntry),
    }))
    .filter(({ services: entries }) => entries.length > 0);
}
