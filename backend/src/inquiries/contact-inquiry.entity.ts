import { Entity, Index } from 'typeorm';
import { TrashableRecord } from '../database/base-record.js';
import { Id, LongText, Time, Varchar } from '../database/columns.js';

export const SERVICE_TYPES = [
  'eicr',
  'pat-testing',
  'emergency-lighting',
  'commercial-electrical',
  'industrial-electrical',
  'ev-charging',
  'led-lighting',
  'maintenance',
  'other',
] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

export const INQUIRY_STATUSES = ['new', 'contacted', 'in-progress', 'completed', 'closed'] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

/** What a visitor wrote. */
@Entity('contact_inquiries')
// Each leads with what the list always asks for, so that pages and counts are read from the index alone.
@Index('ix_contact_inquiries_createdAt', ['deletedAt', 'createdAt', 'id'])
@Index('ix_contact_inquiries_status', ['status', 'deletedAt', 'createdAt', 'id'])
@Index('ix_contact_inquiries_name', ['deletedAt', 'name', 'id'])
export class ContactInquiry extends TrashableRecord {
  @Id('contact_inquiries')
  declare id: string;

  @Varchar(200)
  name: string;

  @Varchar(200, { nullable: true })
  company: string | null;

  @Varchar(254)
  email: string;

  @Varchar(40)
  phone: string;

  @Varchar(64, { nullable: true })
  serviceType: ServiceType | null;

  @LongText()
  message: string;

  /** Where it came from: the path of the page, or 'contact-form'. */
  @Varchar(300, { nullable: true })
  source: string | null;

  @Varchar(16, { default: 'new' })
  status: InquiryStatus;

  @LongText({ nullable: true })
  notes: string | null;

  /** When the status first left 'new'. */
  @Time({ nullable: true })
  respondedAt: Date | null;
}
