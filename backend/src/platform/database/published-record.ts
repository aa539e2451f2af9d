import { TrashableRecord } from './base-record.js';
import { ExactText, Json, LongText, StaffId, Time, Varchar } from './columns.js';

export abstract class PublishedRecord extends TrashableRecord {
  @Varchar(200)
  title: string;

  @ExactText(200)
  slug: string;

  /** HTML. */
  @LongText({ nullable: true })
  content: string | null;

  @Varchar(200, { nullable: true })
  metaTitle: string | null;

  @Varchar(400, { nullable: true })
  metaDescription: string | null;

  @Varchar(500, { nullable: true })
  ogImage: string | null;

  @Json()
  keywords: string[];

  @Time({ nullable: true })
  publishedAt: Date | null;

  @StaffId()
  createdBy: string | null;

  @StaffId()
  updatedBy: string | null;
}
