import { Entity, Index } from 'typeorm';
import { TrashableRecord } from '../platform/database/base-record.js';
import { Flag, Json, LongText, StaffId, Varchar, Whole } from '../platform/database/columns.js';

/** Pixels. */
export class Dimensions {
  width: number;
  height: number;
}

@Entity('media')
@Index('ix_media_createdAt', ['deletedAt', 'createdAt', 'id'])
export class Media extends TrashableRecord {
  @Varchar(255)
  filename: string;

  /** A path under /media, which stays when the file is replaced. */
  @Varchar(500)
  url: string;

  @Varchar(200)
  storageKey: string;

  /** Counts the files that this record has had. */
  @Whole({ default: 1 })
  revision: number;

  /** 480 px wide, at `url` with -small.webp in place of the extension; null for a PDF. With -medium.webp: 800 px. */
  @Varchar(500, { nullable: true })
  thumbnailUrl: string | null;

  @Varchar(500, { nullable: true })
  alt: string | null;

  /** Says nothing that the text around it does not, so it needs no `alt`. */
  @Flag(false)
  decorative: boolean;

  @LongText({ nullable: true })
  caption: string | null;

  @Varchar(100)
  mimeType: string;

  /** Bytes. */
  @Whole()
  size: number;

  /** Null for a PDF. */
  @Json({ nullable: true })
  dimensions: Dimensions | null;

  /** What crops keep in view, in per cent from the left and from the top; null: a little above the middle. */
  @Whole({ nullable: true })
  focusX: number | null;

  @Whole({ nullable: true })
  focusY: number | null;

  @Varchar(100, { nullable: true })
  category: string | null;

  @Json()
  tags: string[];

  @StaffId()
  uploadedBy: string | null;
}
