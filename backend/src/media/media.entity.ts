import { Entity, Index } from 'typeorm';
import { TrashableRecord } from '../database/base-record.js';
import { Json, LongText, StaffId, Varchar, Whole } from '../database/columns.js';

/** An uploaded picture or PDF. Its bytes are in the storage under `storageKey`, its address is /media/{storageKey}. */
@Entity('media')
@Index('ix_media_createdAt', ['deletedAt', 'createdAt', 'id'])
export class Media extends TrashableRecord {
  /** The name as it was uploaded. */
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

  /** Bytes. */
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

/** The keys of the files that are stored for it: itself and its thumbnail. */
export const filesOf = ({ storageKey, thumbnailUrl }: Pick<Media, 'storageKey' | 'thumbnailUrl'>): string[] =>
  thumbnailUrl ? [storageKey, thumbnailUrl.slice(thumbnailUrl.lastIndexOf('/') + 1)] : [storageKey];
