import { Entity, Index } from 'typeorm';
import { type PublishStatus } from '../common/publish-status.js';
import { Flag, Id, Json, LongText, Time, Varchar, Version, Whole } from '../database/columns.js';

/** A block as it is stored; homepage-blocks.dto.ts knows the contents of each type. */
export interface HomepageBlock {
  id: string;
  type: string;
  enabled: boolean;
  /** 1-based. */
  order: number;
  content: Record<string, unknown>;
}

/**
 * The one draft (kind 'draft') and the history (kind 'revision'): every published version, the live one included, and
 * drafts that a rollback replaced (status 'draft'). The live version is the published revision with the highest number.
 */
@Entity('homepage_versions')
@Index('ix_homepage_versions_kind', ['kind', 'status', 'versionNumber'])
export class HomepageVersion {
  @Id()
  id: string;

  @Varchar(16)
  kind: 'draft' | 'revision';

  @Varchar(16, { default: 'draft' })
  status: PublishStatus;

  /** Published versions count 1, 2, 3…; the draft carries the number it was made from. Answered as `version`. */
  @Whole()
  versionNumber: number;

  @Json()
  blocks: HomepageBlock[];

  @Varchar(200, { nullable: true })
  metaTitle: string | null;

  @Varchar(400, { nullable: true })
  metaDescription: string | null;

  @Json()
  keywords: string[];

  @Varchar(500, { nullable: true })
  ogImage: string | null;

  @Flag(true)
  autoPopulateServices: boolean;

  @Flag(true)
  autoPopulateProjects: boolean;

  @Flag(true)
  autoPopulateTestimonials: boolean;

  @LongText({ nullable: true })
  changeNote: string | null;

  /** For If-Match. */
  @Version()
  lockVersion: number;

  @Time()
  createdAt: Date;

  @Time()
  updatedAt: Date;
}
