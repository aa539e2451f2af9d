import { Entity, Index } from 'typeorm';
import { TrashableRecord } from '../platform/database/base-record.js';
import { Flag, Json, LongText, Varchar, Whole } from '../platform/database/columns.js';

/** `page_faqs` says where it is shown. */
@Entity('faqs')
@Index('ix_faqs_order', ['order'])
export class Faq extends TrashableRecord {
  @Varchar(500)
  question: string;

  @LongText()
  answer: string;

  @Varchar(100, { nullable: true })
  category: string | null;

  @Json()
  tags: string[];

  @Whole({ default: 0 })
  order: number;

  @Flag(true)
  isActive: boolean;
}
