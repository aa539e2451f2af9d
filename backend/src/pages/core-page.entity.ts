import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { TrashableRecord } from '../database/base-record.js';
import { Flag, Id, Json, LongText, Time, Uuid, Varchar } from '../database/columns.js';
import { type PublishStatus } from '../services/service.entity.js';
import { User } from '../users/user.entity.js';

export const CORE_PAGE_TEMPLATES = ['legal', 'about', 'default'] as const;
export type CorePageTemplate = (typeof CORE_PAGE_TEMPLATES)[number];

export interface PageSection {
  title: string;
  text: string;
  /** A Lucide name in kebab case. */
  icon?: string;
}

/** A page that stands on its own: about, privacy, terms, cookies, and what staff add. */
@Entity('core_pages')
@Index('uq_core_pages_slug', ['slug', 'trashKey'], { unique: true })
export class CorePage extends TrashableRecord {
  @Id('core_pages')
  declare id: string;

  @Varchar(200)
  slug: string;

  @Varchar(200)
  title: string;

  @LongText({ nullable: true })
  content: string | null;

  @Json()
  sections: PageSection[];

  @Varchar(200, { nullable: true })
  metaTitle: string | null;

  @Varchar(400, { nullable: true })
  metaDescription: string | null;

  @Varchar(500, { nullable: true })
  ogImage: string | null;

  @Json()
  keywords: string[];

  @Varchar(16, { default: 'default' })
  template: CorePageTemplate;

  @Varchar(16, { default: 'published' })
  status: PublishStatus;

  @Time({ nullable: true })
  publishedAt: Date | null;

  @Flag(true)
  isEditable: boolean;

  /** For signed-in staff only. */
  @Flag(false)
  requiresAuth: boolean;

  @Uuid({ nullable: true })
  createdBy: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'createdBy', foreignKeyConstraintName: 'fk_core_pages_createdBy' })
  creator?: User | null;

  @Uuid({ nullable: true })
  updatedBy: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'updatedBy', foreignKeyConstraintName: 'fk_core_pages_updatedBy' })
  updater?: User | null;

  /** The specification's name for `updatedAt`. */
  get lastModified(): Date {
    return this.updatedAt;
  }
}
