import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { BaseRecord } from '../platform/database/base-record.js';
import { Choice, Uuid, Whole } from '../platform/database/columns.js';
import { Faq } from './faq.entity.js';

export const PAGE_TYPES = ['service'] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/** A link: deleting it needs no trash. */
@Entity('page_faqs')
@Index('uq_page_faqs_link', ['pageType', 'pageId', 'faqId'], { unique: true })
export class PageFaq extends BaseRecord {
  /** The service's id for pageType 'service'. */
  @Uuid()
  pageId: string;

  @Choice(32, PAGE_TYPES)
  pageType: PageType;

  @Uuid()
  faqId: string;

  @ManyToOne(() => Faq, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'faqId' })
  faq?: Faq;

  @Whole({ default: 0 })
  order: number;
}
