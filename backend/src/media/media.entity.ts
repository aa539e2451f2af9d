import { Entity, Index } from 'typeorm';
import { TrashableRecord } from '../database/base-record.js';
import { Json, LongText, StaffId, Varchar, Whole } from '../database/columns.js';

/** Served at /media/{storageKey}. */
@Entity('media')
@Index('ix_media_createdAt', ['deletedAt', 'createdAt', 'id'])
export class Media extends TrashableRecord {
  @Varchar(255)
  filename: string;

  @Varchar(500)
  url: string;

  @Varchar(200)
  storageKey: string;

  @Varchar(500, { nullable: true })
  thumbnailUrl: string | null;

  @Varchar(500, { nullable: true })
  alt: string | null;

  @LongText({ nullable: true })
  caption: string | null;

  @Varchar(100)
  mimeType: string;

  @Whole()
  size: number;

  /** Pixels; null for a PDF. */
  @Json({ nullable: true })
  dimensions: { width: number; height: number } | null;

  @Varchar(100, { nullable: true })
  category: string | null;

  @Json()
  tags: string[];

  @StaffId()
  uploadedBy: string | null;
}

export const filesOf = ({ storageKey, thumbnailUrl }: Pick<Media, 'storageKey' | 'thumbnailUrl'>): string[] =>
  thumbnailUrl ? [storageKey, thumbnailUrl.slice(thumbnailUrl.lastIndexOf('/') + 1)] : [storageKey];
