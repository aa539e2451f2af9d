import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import { ListOf } from '../common/nested.js';
import { PictureDto } from '../common/picture.dto.js';
import { Flag, ImageUrl, OneOf, RichText, Slug, Text, TextList, Whole } from '../common/validation.js';
import { PUBLISH_STATUSES, SERVICE_GROUPS, type PublishStatus, type Service, type ServiceGroup } from './service.entity.js';

const GROUPS = Object.keys(SERVICE_GROUPS);

export class CreateServiceDto {
  @Text({ max: 200 })
  title: string;

  /** Made from the title when left out. */
  @Slug({ optional: true })
  slug?: string | null;

  @OneOf(GROUPS, { optional: true })
  group?: ServiceGroup | null;

  /** The text of the card. */
  @Text({ max: 500, optional: true })
  description?: string | null;

  /** Stands in for the hero description of a page that has none. */
  @Text({ max: 5000 })
  baseDescription: string;

  @RichText({ optional: true })
  content?: string | null;

  /** A Lucide name in kebab case. */
  @Text({ max: 64, optional: true })
  icon?: string | null;

  @ImageUrl({ optional: true })
  image?: string | null;

  @ListOf(() => PictureDto, 50)
  gallery?: PictureDto[] | null;

  /** 50 to 60 characters are best. */
  @Text({ max: 200, optional: true })
  metaTitle?: string | null;

  /** 150 to 160 characters are best. */
  @Text({ max: 400, optional: true })
  metaDescription?: string | null;

  @ImageUrl({ optional: true })
  ogImage?: string | null;

  @TextList({ optional: true })
  keywords?: string[] | null;

  @OneOf(PUBLISH_STATUSES, { optional: true })
  status?: PublishStatus | null;

  @Whole({ optional: true })
  order?: number | null;

  @Flag({ optional: true })
  isActive?: boolean | null;
}

export class UpdateServiceDto extends PartialType(CreateServiceDto) {}

/** A service as staff see it. */
export class ServiceRecord {
  @ApiProperty({ format: 'uuid' })
  id: string;
  title: string;
  slug: string;
  @ApiProperty({ enum: GROUPS })
  group: ServiceGroup;
  description: string | null;
  baseDescription: string;
  /** HTML. */
  content: string | null;
  icon: string | null;
  image: string | null;
  @ApiProperty({ type: [PictureDto] })
  gallery: PictureDto[];
  metaTitle: string | null;
  metaDescription: string | null;
  ogImage: string | null;
  keywords: string[];
  @ApiProperty({ enum: [...PUBLISH_STATUSES] })
  status: PublishStatus;
  publishedAt: Date | null;
  order: number;
  isActive: boolean;
  createdBy: string | null;
  updatedBy: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A service in a visitor's list. */
export class ServiceSummary extends PickType(ServiceRecord, [
  'id',
  'title',
  'slug',
  'group',
  'description',
  'baseDescription',
  'icon',
  'image',
  'order',
  'isActive',
]) {}

/** A service whole, for visitors. */
export class ServiceDetail extends PickType(ServiceRecord, [
  'id',
  'title',
  'slug',
  'group',
  'description',
  'baseDescription',
  'content',
  'icon',
  'image',
  'gallery',
  'metaTitle',
  'metaDescription',
  'ogImage',
  'keywords',
  'order',
  'isActive',
]) {}

export class NavigationEntry extends PickType(ServiceRecord, ['slug', 'title']) {}

/** A group of the services menu. */
export class NavigationGroup {
  @ApiProperty({ enum: GROUPS })
  group: ServiceGroup;
  /** As it stands in the menu, for example 'Testing & Compliance'. */
  title: string;
  services: NavigationEntry[];
}

export function toServiceRecord(s: Service): ServiceRecord {
  const { deletedAt: _d, trashKey: _t, creator: _c, updater: _u, ...record } = s;
  return record;
}

export const toServiceSummary = ({
  id,
  title,
  slug,
  group,
  description,
  baseDescription,
  icon,
  image,
  order,
  isActive,
}: Service): ServiceSummary => ({
  id,
  title,
  slug,
  group,
  description,
  baseDescription,
  icon,
  image,
  order,
  isActive,
});

export const toServiceDetail = (s: Service): ServiceDetail => ({
  ...toServiceSummary(s),
  content: s.content,
  gallery: s.gallery,
  metaTitle: s.metaTitle,
  metaDescription: s.metaDescription,
  ogImage: s.ogImage,
  keywords: s.keywords,
});

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
