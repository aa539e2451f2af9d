import { OmitType, PartialType, PickType } from '@nestjs/swagger';
import { pick } from '../platform/common/pick.js';
import { PictureDto } from '../platform/fields/picture.dto.js';
import { PUBLISH_STATUSES, type PublishStatus } from '../platform/fields/publish-status.js';
import { PAGE_TEXTS, PublishedInput } from '../platform/fields/published.dto.js';
import { withoutTrash } from '../platform/common/records.js';
import { Flag, OneOf, Text } from '../platform/fields/validation.js';
import { CORE_PAGE_TEMPLATES, CorePage, type CorePageTemplate } from './core-page.entity.js';
import { ListOf } from '../platform/fields/nested.js';

export class PageSectionDto {
  @Text({ max: 200 })
  title: string;

  @Text({ max: 5000 })
  text: string;

  /** A Lucide name in kebab case. */
  @Text({ max: 64, optional: true })
  icon?: string;
}

export class CreateCorePageDto extends PublishedInput {
  @ListOf(() => PageSectionDto, 30)
  sections?: PageSectionDto[] | null;

  /** Of the About page: the team, the van, then any others. */
  @ListOf(() => PictureDto, 20)
  images?: PictureDto[] | null;

  @OneOf(CORE_PAGE_TEMPLATES, { optional: true })
  template?: CorePageTemplate | null;

  @OneOf(PUBLISH_STATUSES, { optional: true })
  status?: PublishStatus | null;

  /** false: the page can never be changed or deleted. Only set on create. */
  @Flag({ optional: true })
  isEditable?: boolean | null;

  /** For signed-in staff only. */
  @Flag({ optional: true })
  requiresAuth?: boolean | null;
}

export class UpdateCorePageDto extends PartialType(OmitType(CreateCorePageDto, ['isEditable'])) {}

export class CorePageRecord extends OmitType(CorePage, ['deletedAt', 'trashKey', 'sections', 'images']) {
  sections: PageSectionDto[];
  images: PictureDto[];
  /** The same as updatedAt. */
  lastModified: Date;
}

const SUMMARY = ['slug', 'title'] as const;
const DETAIL = [...SUMMARY, 'sections', 'images', 'template', ...PAGE_TEXTS, 'lastModified'] as const;

export class CorePageSummary extends PickType(CorePageRecord, SUMMARY) {}

export class CorePageDetail extends PickType(CorePageRecord, DETAIL) {}

export const toCorePageRecord = (page: CorePage): CorePageRecord => ({
  ...withoutTrash(page),
  images: page.images ?? [],
  lastModified: page.updatedAt,
});
export const toCorePageSummary = (page: CorePage): CorePageSummary => pick(page, SUMMARY);
export const toCorePageDetail = (page: CorePage): CorePageDetail => pick(toCorePageRecord(page), DETAIL);
