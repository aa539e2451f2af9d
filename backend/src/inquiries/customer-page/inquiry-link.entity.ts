import { Entity, ForeignKey, Index } from 'typeorm';
import { ExactText, Id, Time, Uuid } from '../../platform/database/columns.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';

/** The link to a customer's page. Its token is derived from the id and SECRET_KEY, so that mails can carry it without storing it. */
@Entity('enquiry_links')
@Index('uq_enquiry_links_inquiryId', ['inquiryId'], { unique: true })
@Index('uq_enquiry_links_tokenHash', ['tokenHash'], { unique: true })
export class InquiryLink {
  /** Changes with each new link. */
  @Id()
  id: string;

  @Uuid()
  @ForeignKey(() => ContactInquiry, { onDelete: 'CASCADE' })
  inquiryId: string;

  /** SHA-256 of the token; null: withdrawn. */
  @ExactText(64, { nullable: true })
  tokenHash: string | null;

  @Time()
  createdAt: Date;
}
