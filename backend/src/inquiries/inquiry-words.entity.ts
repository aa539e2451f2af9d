import { Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { LongText, Uuid } from '../platform/database/columns.js';
import { ContactInquiry } from './contact-inquiry.entity.js';

/** Words for the search; erased by the database with the enquiry. */
@Entity('contact_inquiry_words')
@Index('uq_contact_inquiry_words_inquiryId', ['inquiryId'], { unique: true })
// SQLite has a different index: database/word-index.ts.
@Index('ix_contact_inquiry_words_words', { synchronize: false })
export class InquiryWords {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Uuid()
  @ForeignKey(() => ContactInquiry, { onDelete: 'CASCADE' })
  inquiryId: string;

  @LongText()
  words: string;
}
