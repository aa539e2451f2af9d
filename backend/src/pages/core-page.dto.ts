import { ApiProperty, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { PUBLISH_STATUSES, type PublishStatus } from '../common/publish-status.js';
import { PAGE_TEXTS, PublishedAnswer, PublishedInput, toPageTexts } from '../common/published.dto.js';
import { Flag, OneOf, Text } from '../common/validation.js';
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

export class CreateCorePageDto extends PublishedInput {
  @ListOf(() => PageSectionDto, 30)
  sections?: PageSectionDto[] | null;

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
export class CorePageRecord extends PublishedAnswer {
  @ApiProperty({ type: [PageSectionDto] })
  sections: PageSectionDto[];
  @ApiProperty({ enum: [...CORE_PAGE_TEMPLATES] })
  template: CorePageTemplate;
  @ApiProperty({ enum: [...PUBLISH_STATUSES] })
  status: PublishStatus;
  isEditable: boolean;
  requiresAuth: boolean;
  /** The same as updatedAt. */
  lastModified: Date;
}

/** A page in a visitor's list. */
export class CorePageSummary extends PickType(CorePageRecord, ['slug', 'title']) {}

/** A page whole, for visitors. */
export class CorePageDetail extends PickType(CorePageRecord, ['slug', 'title', 'sections', 'template', ...PAGE_TEXTS, 'lastModified']) {}

export function toCorePageRecord(page: CorePage): CorePageRecord {
  const { deletedAt: _d, trashKey: _t, ...record } = page;
  return { ...record, lastModified: page.lastModified };
}

export const toCorePageSummary = ({ slug, title }: CorePage): CorePageSummary => ({ slug, title });

export const toCorePageDetail = (page: CorePage): CorePageDetail => ({
  ...toCorePageSummary(page),
  sections: page.sections,
  template: page.template,
  ...toPageTexts(page),
  lastModified: page.lastModified,
});
