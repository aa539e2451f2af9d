import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { TrashableRecord } from '../database/base-record.js';
import { Flag, Id, Json, LongText, Time, Uuid, Varchar, Whole } from '../database/columns.js';
import { User } from '../users/user.entity.js';

/** The groups of the services menu, in its order (specification, section 2 'Header and footer'). */
export const SERVICE_GROUPS = {
  'testing-compliance': 'Testing & Compliance',
  'commercial-industrial': 'Commercial & Industrial',
  'safety-security': 'Safety & Security',
  'energy-smart-home': 'Energy & Smart Home',
  'installation-upgrades': 'Installation & Upgrades',
} as const;
export type ServiceGroup = keyof typeof SERVICE_GROUPS;

export const PUBLISH_STATUSES = ['draft', 'published'] as const;
export type PublishStatus = (typeof PUBLISH_STATUSES)[number];

/** What the company does. */
@Entity('services')
@Index('uq_services_slug', ['slug', 'trashKey'], { unique: true })
@Index('ix_services_order', ['order'])
export class Service extends TrashableRecord {
  @Id('services')
  declare id: string;

  @Varchar(200)
  title: string;

  @Varchar(200)
  slug: string;

  @Varchar(32, { default: 'installation-upgrades' })
  group: ServiceGroup;

  @Varchar(500, { nullable: true })
  description: string | null;

  @LongText()
  baseDescription: string;

  @LongText({ nullable: true })
  content: string | null;

  /** A Lucide name in kebab case. */
  @Varchar(64, { nullable: true })
  icon: string | null;

  @Varchar(500, { nullable: true })
  image: string | null;

  @Json()
  gallery: { url: string; alt?: string }[];

  @Varchar(200, { nullable: true })
  metaTitle: string | null;

  @Varchar(400, { nullable: true })
  metaDescription: string | null;

  @Varchar(500, { nullable: true })
  ogImage: string | null;

  @Json()
  keywords: string[];

  @Varchar(16, { default: 'published' })
  status: PublishStatus;

  @Time({ nullable: true })
  publishedAt: Date | null;

  @Whole({ default: 0 })
  order: number;

  @Flag(true)
  isActive: boolean;

  @Uuid({ nullable: true })
  createdBy: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'createdBy', foreignKeyConstraintName: 'fk_services_createdBy' })
  creator?: User | null;

  @Uuid({ nullable: true })
  updatedBy: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'updatedBy', foreignKeyConstraintName: 'fk_services_updatedBy' })
  updater?: User | null;
}
