import { Entity, ForeignKey, Index } from 'typeorm';
import { Id, Json, StaffId, Time, Uuid, Whole } from '../../platform/database/columns.js';

/**
 * What is typed into the form of a page and not published yet: one for each page, shared by all staff. It goes with its page, to which the
 * column in the description of its kind refers.
 */
@Entity('page_drafts')
@Index('uq_page_drafts_servicePageId', ['servicePageId'], { unique: true })
@Index('uq_page_drafts_corePageId', ['corePageId'], { unique: true })
export class PageDraft {
  @Id()
  id: string;

  @Uuid({ nullable: true })
  @ForeignKey('service_location_pages', { onDelete: 'CASCADE' })
  servicePageId: string | null;

  @Uuid({ nullable: true })
  @ForeignKey('core_pages', { onDelete: 'CASCADE' })
  corePageId: string | null;

  /** The changed fields only. */
  @Json()
  fields: Record<string, unknown>;

  /** What was stored in these fields when typing began. */
  @Json()
  base: Record<string, unknown>;

  /** Begins at a random number, so that it tells a new draft from a former one of the same page. */
  @Whole()
  version: number;

  @Time()
  createdAt: Date;

  @Time()
  updatedAt: Date;

  @StaffId()
  updatedBy: string | null;
}
