import { Entity, Index } from 'typeorm';
import type { PictureDto } from '../platform/fields/picture.dto.js';
import { PUBLISH_STATUSES, type PublishStatus } from '../platform/fields/publish-status.js';
import { Choice, Flag, Json, LongText, Varchar, Whole } from '../platform/database/columns.js';
import { PublishedRecord } from '../platform/database/published-record.js';

export const SECTORS = ['healthcare', 'commercial', 'industrial', 'manufacturing', 'education', 'other'] as const;
export type Sector = (typeof SECTORS)[number];
export const CATEGORIES = ['Domestic', 'Commercial', 'Industrial'] as const;
export type Category = (typeof CATEGORIES)[number];
export const WORK_STATUSES = ['completed', 'in-progress', 'planned'] as const;
export type WorkStatus = (typeof WORK_STATUSES)[number];

@Entity('projects')
@Index('uq_projects_slug', ['slug', 'trashKey'], { unique: true })
@Index('ix_projects_listed', ['deletedAt', 'order', 'title', 'id'])
@Index('ix_projects_shown', ['deletedAt', 'isActive', 'publishStatus', 'order', 'title', 'id'])
export class Project extends PublishedRecord {
  @Varchar(200, { nullable: true })
  client: string | null;

  @Choice(32, SECTORS)
  sector: Sector;

  @Choice(32, CATEGORIES, { default: 'Domestic' })
  category: Category;

  @Varchar(200, { nullable: true })
  location: string | null;

  @LongText({ nullable: true })
  description: string | null;

  @LongText()
  challenge: string;

  @LongText()
  solution: string;

  @LongText()
  outcome: string;

  @Json()
  kpis: { label: string; value: string }[];

  /** The first is the card's picture, also sent as `imageUrl`. */
  @Json()
  images: PictureDto[];

  /** Null on older projects. */
  @Json({ nullable: true })
  pairs: { before: string; beforeAlt?: string; after: string; afterAlt?: string; caption?: string }[] | null;

  /** Ids of services; null on older projects. */
  @Json({ nullable: true })
  relatedServices: string[] | null;

  @Varchar(50, { nullable: true })
  completionDate: string | null;

  /** Status of the work, not of the page. */
  @Choice(16, WORK_STATUSES, { default: 'completed' })
  status: WorkStatus;

  @Choice(16, PUBLISH_STATUSES, { default: 'published' })
  publishStatus: PublishStatus;

  @Flag(false)
  featured: boolean;

  @Flag(true)
  isActive: boolean;

  @Whole({ default: 0 })
  order: number;
}
