import { ApiProperty, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { Flag, ImageUrl, OneOf, RichText, Slug, Text, TextList } from '../common/validation.js';
import { PUBLISH_STATUSES, type PublishStatus } from '../services/service.entity.js';
import { CORE_PAGE_TEMPLATES, type CorePage, type CorePageTemplate } from './core-page.entity.js';
import { ListOf } from '../common/nested.js';

export class PageSectionDto {
  @Text({ max: 200 })
  title: string;

  @Text({ max: 5000 })
  text: string;

  /** A Lucide name in kebab case. */
  @Text({ max: 64, optional: true })
  icon?: string;
}

export class CreateCorePageDto {
  @Text({ max: 200 })
  title: string;

  /** Made from the title when left out. */
  @Slug({ optional: true })
  slug?: string | null;

  @RichText({ optional: true })
  content?: string | null;

  @ListOf(() => PageSectionDto, 30)
  sections?: PageSectionDto[] | null;

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

  @OneOf(CORE_PAGE_TEMPLATES, { optional: true })
  template?: CorePageTemplate | null;

  @OneOf(PUBLISH_STATUSES, { optional: true })
  status?: PublishStatus | null;

  /** false: the page can be neither changed nor deleted from then on. Said once, when it is made. */
  @Flag({ optional: true })
  isEditable?: boolean | null;

  /** For signed-in staff only. */
  @Flag({ optional: true })
  requiresAuth?: boolean | null;
}

export class UpdateCorePageDto extends PartialType(OmitType(CreateCorePageDto, ['isEditable'])) {}

/** A page as staff see it. */
export class CorePageRecord {
  @ApiProperty({ format: 'uuid' })
  id: string;
  slug: string;
  title: string;
  /** HTML. */
  content: string | null;
  @ApiProperty({ type: [PageSectionDto] })
  sections: PageSectionDto[];
  metaTitle: string | null;
  metaDescription: string | null;
  ogImage: string | null;
  keywords: string[];
  @ApiProperty({ enum: [...CORE_PAGE_TEMPLATES] })
  template: CorePageTemplate;
  @ApiProperty({ enum: [...PUBLISH_STATUSES] })
  status: PublishStatus;
  publishedAt: Date | null;
  isEditable: boolean;
  requiresAuth: boolean;
  createdBy: string | null;
  updatedBy: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** The same as updatedAt. */
  lastModified: Date;
}

/** A page in a visitor's list. */
export class CorePageSummary extends PickType(CorePageRecord, ['slug', 'title']) {}

/** A page whole, for visitors. */
export class CorePageDetail extends PickType(CorePageRecord, [
  'slug',
  'title',
  'content',
  'sections',
  'template',
  'metaTitle',
  'metaDescription',
  'ogImage',
  'keywords',
  'lastModified',
]) {}

export function toCorePageRecord(page: CorePage): CorePageRecord {
  const { deletedAt: _d, trashKey: _t, creator: _c, updater: _u, ...record } = page;
  return { ...record, lastModified: page.lastModified };
}

export const toCorePageSummary = ({ slug, title }: CorePage): CorePageSummary => ({ slug, title });

export const toCorePageDetail = (page: CorePage): CorePageDetail => ({
  ...toCorePageSummary(page),
  content: page.content,
  sections: page.sections,
  template: page.template,
  metaTitle: page.metaTitle,
  metaDescription: page.metaDescription,
  ogImage: page.ogImage,
  keywords: page.keywords,
  lastModified: page.lastModified,
});
