import { ApiExtraModels, ApiProperty, getSchemaPath, OmitType } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { omit, pick } from '../platform/common/pick.js';
import { Flag, ImageUrl, Text, TextList } from '../platform/fields/validation.js';
import { BLOCK_SCHEMAS } from './blocks.dto.js';
import { HomepageVersion, type HomepageBlock } from './homepage-version.entity.js';

const Blocks = (required: boolean) =>
  ApiProperty({ type: 'array', required, items: { oneOf: BLOCK_SCHEMAS.map((schema) => ({ $ref: getSchemaPath(schema) })) } });

/** Any part of the draft. */
@ApiExtraModels(...BLOCK_SCHEMAS)
export class UpdateHomepageDto {
  @IsOptional()
  @Blocks(false)
  blocks?: unknown;

  @Text({ max: 200, optional: true })
  metaTitle?: string | null;

  @Text({ max: 400, optional: true })
  metaDescription?: string | null;

  @TextList({ optional: true })
  keywords?: string[] | null;

  @ImageUrl({ optional: true })
  ogImage?: string | null;

  @Flag({ optional: true })
  autoPopulateServices?: boolean;

  @Flag({ optional: true })
  autoPopulateProjects?: boolean;

  @Flag({ optional: true })
  autoPopulateTestimonials?: boolean;
}

export class PublishHomepageDto {
  @Text({ max: 1000, optional: true })
  changeNote?: string | null;
}

/** A draft or revision. */
export class HomepageRecord extends OmitType(HomepageVersion, ['kind', 'versionNumber', 'blocks']) {
  /** Published versions are numbered 1, 2, 3…; a draft has the number of the version it was made from. For If-Match take `lockVersion`. */
  version: number;
  @Blocks(true)
  blocks: HomepageBlock[];
}

const OF_STAFF = ['changeNote', 'updatedBy', 'lockVersion', 'createdAt'] as const;

/** Its `updatedAt` is that of the draft if there is nothing to publish. */
export class PublishedHomepage extends OmitType(HomepageRecord, OF_STAFF) {}

/** The content of a version, without its number, status and times. */
const CONTENT = [
  ...(['blocks', 'metaTitle', 'metaDescription', 'keywords', 'ogImage'] as const),
  ...(['autoPopulateServices', 'autoPopulateProjects', 'autoPopulateTestimonials'] as const),
] as const;
export type HomepageContent = Pick<HomepageVersion, (typeof CONTENT)[number]>;
export const contentOf = (version: HomepageContent): HomepageContent => pick(version, CONTENT);

export const toHomepageRecord = ({ kind: _k, versionNumber, ...row }: HomepageVersion): HomepageRecord => ({
  ...row,
  version: versionNumber,
});

export const toPublishedHomepage = (row: HomepageVersion): PublishedHomepage => omit(toHomepageRecord(row), OF_STAFF);
