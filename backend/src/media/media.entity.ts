import { Entity, Index } from 'typeorm';
import { TrashableRecord } from '../database/base-record.js';
import { Flag, Json, LongText, StaffId, Varchar, Whole } from '../database/columns.js';

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

  /** Says nothing that the text around it does not, so it needs no `alt`. */
  @Flag(false)
  decorative: boolean;

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

/** The copy of 800 px beside that of 480 px. Pictures uploaded before it existed have none. */
export const mediumOf = (thumbnailKey: string): string => thumbnailKey.replace(/-small(?=\.\w{1,5}$)/, '-medium');

export function filesOf({ storageKey, thumbnailUrl }: Pick<Media, 'storageKey' | 'thumbnailUrl'>): string[] {
  if (!thumbnailUrl) return [storageKey];
  const thumbnailKey = thumbnailUrl.slice(thumbnailUrl.lastIndexOf('/') + 1);
  return [storageKey, thumbnailKey, mediumOf(thumbnailKey)];
}
