import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { TrashableRecord } from '../platform/database/base-record.js';
import { Day, Flag, LongText, Uuid, Varchar, Whole } from '../platform/database/columns.js';
import { Project } from '../projects/project.entity.js';
import { Service } from '../services/service.entity.js';

@Entity('testimonials')
@Index('ix_testimonials_order', ['order'])
export class Testimonial extends TrashableRecord {
  @Varchar(200)
  name: string;

  @Varchar(200, { nullable: true })
  company: string | null;

  @Varchar(200)
  location: string;

  /** 1 to 5. */
  @Whole({ default: 5 })
  rating: number;

  @LongText()
  comment: string;

  @Varchar(200, { nullable: true })
  projectType: string | null;

  @Varchar(500, { nullable: true })
  image: string | null;

  /** The day on which it was given: 'YYYY-MM-DD'. */
  @Day({ nullable: true })
  givenOn: string | null;

  @Varchar(100, { nullable: true })
  source: string | null;

  @Varchar(500, { nullable: true })
  sourceUrl: string | null;

  /** Whether the customer agreed that it is published. */
  @Flag(false)
  hasConsent: boolean;

  /** The day on which the customer agreed. */
  @Day({ nullable: true })
  agreedOn: string | null;

  @Uuid({ nullable: true })
  serviceId: string | null;

  @ManyToOne(() => Service, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'serviceId' })
  service?: Service | null;

  @Uuid({ nullable: true })
  projectId: string | null;

  @ManyToOne(() => Project, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'projectId' })
  project?: Project | null;

  @Flag(true)
  isActive: boolean;

  @Whole({ default: 0 })
  order: number;
}
