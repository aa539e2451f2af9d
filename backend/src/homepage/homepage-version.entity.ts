import { Entity, Index } from 'typeorm';
import { PUBLISH_STATUSES, type PublishStatus } from '../platform/fields/publish-status.js';
import type { OtherBlock } from './blocks.dto.js';
import { Choice, Flag, Id, Json, LongText, StaffId, Time, Varchar, Version, Whole } from '../platform/database/columns.js';

/** `blocks.dto.ts` describes the content of each type. */
export type HomepageBlock = OtherBlock;

/** The only draft (kind 'draft') and all revisions, also drafts that a rollback replaced. The highest published revision is live. */
@Entity('homepage_versions')
@Index('ix_homepage_versions_kind', ['kind', 'status', 'versionNumber'])
export class HomepageVersion {
  @Id()
  id: string;

  @Varchar(16)
  kind: 'draft' | 'revision';

  @Choice(16, PUBLISH_STATUSES, { default: 'draft' })
  status: PublishStatus;

  /** Sent as `version`. */
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

  /** Id of the user who last saved, published or rolled back. */
  @StaffId()
  updatedBy: string | null;

  /** Of the draft, for If-Match and in its ETag: grows with each save. It is not `version`, which counts what was published. */
  @Version()
  lockVersion: number;

  @Time()
  createdAt: Date;

  @Time()
  updatedAt: Date;
}
