import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { TrashableRecord } from '../database/base-record.js';
import { Flag, Id, Json, LongText, Time, Uuid, Varchar, Whole } from '../database/columns.js';
import { type PublishStatus } from '../services/service.entity.js';
import { User } from '../users/user.entity.js';

export const SECTORS = ['healthcare', 'commercial', 'industrial', 'manufacturing', 'education', 'other'] as const;
export type Sector = (typeof SECTORS)[number];
export const CATEGORIES = ['Domestic', 'Commercial', 'Industrial'] as const;
export type Category = (typeof CATEGORIES)[number];
export const WORK_STATUSES = ['completed', 'in-progress', 'planned'] as const;
export type WorkStatus = (typeof WORK_STATUSES)[number];

/** A job that was done, is under way or planned. `status` is the work's; `publishStatus` is the page's (decisions.md 'Records'). */
@Entity('projects')
@Index('uq_projects_slug', ['slug', 'trashKey'], { unique: true })
@Index('ix_projects_order', ['order'])
export class Project extends TrashableRecord {
  @Id('projects')
  declare id: string;

  @Varchar(200)
  title: string;

  @Varchar(200)
  slug: string;

  @Varchar(200, { nullable: true })
  client: string | null;

  @Varchar(32)
  sector: Sector;

  @Varchar(32, { default: 'Domestic' })
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

  @LongText({ nullable: true })
  content: string | null;

  @Json()
  kpis: { label: string; value: string }[];

  /** The first is the card's picture; `imageUrl` reads and writes it. */
  @Json()
  images: { url: string; alt?: string }[];

  @Varchar(50, { nullable: true })
  completionDate: string | null;

  @Varchar(200, { nullable: true })
  metaTitle: string | null;

  @Varchar(400, { nullable: true })
  metaDescription: string | null;

  @Varchar(500, { nullable: true })
  ogImage: string | null;

  @Json()
  keywords: string[];

  @Varchar(16, { default: 'completed' })
  status: WorkStatus;

  @Varchar(16, { default: 'published' })
  publishStatus: PublishStatus;

  @Time({ nullable: true })
  publishedAt: Date | null;

  @Flag(false)
  featured: boolean;

  @Flag(true)
  isActive: boolean;

  @Whole({ default: 0 })
  order: number;

  @Uuid({ nullable: true })
  createdBy: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'createdBy', foreignKeyConstraintName: 'fk_projects_createdBy' })
  creator?: User | null;

  @Uuid({ nullable: true })
  updatedBy: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'updatedBy', foreignKeyConstraintName: 'fk_projects_updatedBy' })
  updater?: User | null;
}
