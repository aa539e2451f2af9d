import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import { ListOf } from '../common/nested.js';
import { pick } from '../common/pick.js';
import { PictureDto } from '../common/picture.dto.js';
import { PUBLISH_STATUSES, type PublishStatus } from '../common/publish-status.js';
import { PAGE_TEXTS, PublishedAnswer, PublishedInput } from '../common/published.dto.js';
import { withoutTrash } from '../common/records.js';
import { Flag, ImageUrl, OneOf, Text, Whole } from '../common/validation.js';
import { SERVICE_GROUPS, type Service, type ServiceGroup } from './service.entity.js';

const GROUPS = Object.keys(SERVICE_GROUPS);

export class CreateServiceDto extends PublishedInput {
  @OneOf(GROUPS, { optional: true })
  group?: ServiceGroup | null;

  /** The text of the card. */
  @Text({ max: 500, optional: true })
  description?: string | null;

  /** Stands in for the hero description of a page that has none. */
  @Text({ max: 5000 })
  baseDescription: string;

  /** A Lucide name in kebab case. */
  @Text({ max: 64, optional: true })
  icon?: string | null;

  @ImageUrl({ optional: true })
  image?: string | null;

  @ListOf(() => PictureDto, 50)
  gallery?: PictureDto[] | null;

  @OneOf(PUBLISH_STATUSES, { optional: true })
  status?: PublishStatus | null;

  @Whole({ optional: true })
  order?: number | null;

  @Flag({ optional: true })
  isActive?: boolean | null;
}

export class UpdateServiceDto extends PartialType(CreateServiceDto) {}

/** A service as staff see it. */
export class ServiceRecord extends PublishedAnswer {
  @ApiProperty({ enum: GROUPS })
  group: ServiceGroup;
  description: string | null;
  baseDescription: string;
  icon: string | null;
  image: string | null;
  @ApiProperty({ type: [PictureDto] })
  gallery: PictureDto[];
  @ApiProperty({ enum: [...PUBLISH_STATUSES] })
  status: PublishStatus;
  order: number;
  isActive: boolean;
}

const SUMMARY = ['id', 'title', 'slug', 'group', 'description', 'baseDescription', 'icon', 'image', 'order', 'isActive'] as const;
const DETAIL = [...SUMMARY, 'gallery', ...PAGE_TEXTS] as const;

/** A service in a visitor's list. */
export class ServiceSummary extends PickType(ServiceRecord, SUMMARY) {}

/** A service whole, for visitors. */
export class ServiceDetail extends PickType(ServiceRecord, DETAIL) {}

export class NavigationEntry extends PickType(ServiceRecord, ['slug', 'title']) {}

/** A group of the services menu. */
export class NavigationGroup {
  @ApiProperty({ enum: GROUPS })
  group: ServiceGroup;
  /** As it stands in the menu, for example 'Testing & Compliance'. */
  title: string;
  services: NavigationEntry[];
}

export const toServiceRecord = (service: Service): ServiceRecord => withoutTrash(service);
export const toServiceSummary = (service: Service): ServiceSummary => pick(service, SUMMARY);
export const toServiceDetail = (service: Service): ServiceDetail => pick(service, DETAIL);

/** The groups in the menu's order, without empty ones. */
export function toNavigation(services: Service[]): NavigationGroup[] {
  const groups = Object.entries(SERVICE_GROUPS) as [ServiceGroup, string][];
  return groups
    .map(([group, title]) => ({
      group,
      title,
      services: services.filter((s) => s.group === group).map(({ slug, title: name }) => ({ slug, title: name })),
    }))
    .filter(({ services: entries }) => entries.length > 0);
}
