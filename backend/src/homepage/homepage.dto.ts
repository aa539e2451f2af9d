import { ApiProperty, PickType } from '@nestjs/swagger';
import { PUBLISH_STATUSES, type PublishStatus } from '../common/publish-status.js';
import { Flag, ImageUrl, Text, TextList } from '../common/validation.js';
import type { HomepageBlock, HomepageVersion } from './homepage-version.entity.js';
import { IsOptional } from 'class-validator';

export class HomepageBlockDto implements HomepageBlock {
  id: string;
  /** hero, services, cta, about, clients, projects, testimonials, accreditations, or another that is kept and not shown. */
  type: string;
  enabled: boolean;
  /** 1-based. */
  order: number;
  /** By type: see homepage-blocks.ts. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  content: Record<string, unknown>;
}

/** Any part of the draft; Save Draft sends the whole. */
export class UpdateHomepageDto {
  @IsOptional()
  @ApiProperty({ type: [HomepageBlockDto], required: false })
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

/** The draft or a revision, as staff see it. */
export class HomepageRecord {
  @ApiProperty({ format: 'uuid' })
  id: string;
  @ApiProperty({ enum: [...PUBLISH_STATUSES] })
  status: PublishStatus;
  /** Published versions count 1, 2, 3…; the draft carries the number it was made from. */
  version: number;
  @ApiProperty({ type: [HomepageBlockDto] })
  blocks: HomepageBlockDto[];
  metaTitle: string | null;
  metaDescription: string | null;
  keywords: string[];
  ogImage: string | null;
  autoPopulateServices: boolean;
  autoPopulateProjects: boolean;
  autoPopulateTestimonials: boolean;
  changeNote: string | null;
  /** The number in the ETag that If-Match compares. */
  lockVersion: number;
  createdAt: Date;
  updatedAt: Date;
}

/** The live homepage, for visitors. `updatedAt` is what the badge 'Unpublished Changes' compares with the draft's. */
export class PublishedHomepage extends PickType(HomepageRecord, [
  'id',
  'status',
  'version',
  'blocks',
  'metaTitle',
  'metaDescription',
  'keywords',
  'ogImage',
  'autoPopulateServices',
  'autoPopulateProjects',
  'autoPopulateTestimonials',
  'updatedAt',
]) {}

export function toHomepageRecord({ kind: _k, versionNumber, ...row }: HomepageVersion): HomepageRecord {
  return { ...row, version: versionNumber };
}

export function toPublishedHomepage(row: HomepageVersion): PublishedHomepage {
  const { changeNote: _n, lockVersion: _l, createdAt: _c, ...published } = toHomepageRecord(row);
  return published;
}
