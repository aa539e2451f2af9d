import { Entity, Index } from 'typeorm';
import type { PictureDto } from '../platform/fields/picture.dto.js';
import { PUBLISH_STATUSES, type PublishStatus } from '../platform/fields/publish-status.js';
import { Choice, Flag, Json } from '../platform/database/columns.js';
import { PublishedRecord } from '../platform/database/published-record.js';

export const CORE_PAGE_TEMPLATES = ['legal', 'about', 'default'] as const;
export type CorePageTemplate = (typeof CORE_PAGE_TEMPLATES)[number];

export interface PageSection {
  title: string;
  text: string;
  /** A Lucide name in kebab case. */
  icon?: string;
}

/** Pages at `/{slug}`: about, privacy, terms, cookies, and those that staff add. */
@Entity('core_pages')
@Index('uq_core_pages_slug', ['slug', 'trashKey'], { unique: true })
export class CorePage extends PublishedRecord {
  @Json()
  sections: PageSection[];

  /** Null on older pages. */
  @Json({ nullable: true })
  images: PictureDto[] | null;

  @Choice(16, CORE_PAGE_TEMPLATES, { default: 'default' })
  template: CorePageTemplate;

  @Choice(16, PUBLISH_STATUSES, { default: 'published' })
  status: PublishStatus;

  /** False: the page can never be changed or deleted. */
  @Flag(true)
  isEditable: boolean;

  /** For signed-in staff only. */
  @Flag(false)
  requiresAuth: boolean;

  /** Written for the sample company, and not read by the owner of this one. */
  @Flag(false)
  isUnread: boolean;

  /** Kept from visitors while it is published: see `isHeldBack` of held-back.ts. */
  @Flag(false)
  isHeldBack: boolean;
}
