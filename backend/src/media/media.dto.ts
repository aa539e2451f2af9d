import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { withoutTrash } from '../common/records.js';
import { Flag, Text, TextList } from '../common/validation.js';
import type { Media } from './media.entity.js';

/** Multipart forms send lists as text: a JSON array or comma-separated values. */
const listFromText = Transform(({ value }: { value: unknown }) => {
  if (typeof value !== 'string') return value;
  if (!value.trim().startsWith('['))
    return value
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean);
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
});

/** Multipart forms send flags as text. */
const flagFromText = Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value));

export class MediaFields {
  /** Alternative text. */
  @Text({ max: 500, optional: true })
  alt?: string | null;

  /** Needs no alternative text. */
  @flagFromText
  @Flag({ optional: true })
  decorative?: boolean;

  @Text({ max: 5000, optional: true })
  caption?: string | null;

  @Text({ max: 100, optional: true })
  category?: string | null;

  @listFromText
  @TextList({ optional: true, maxItems: 50, max: 100 })
  tags?: string[] | null;
}

export class UpdateMediaDto extends PartialType(MediaFields) {}

export class UploadMediaDto {
  /** A JPEG, PNG, WebP, AVIF or GIF picture or a PDF; at most 15 MB. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: unknown;
  alt?: string;
  /** 'true' if it needs no alternative text. */
  decorative?: string;
  caption?: string;
  category?: string;
  /** A JSON array or comma-separated values. */
  tags?: string;
}

/** Pixels. */
export class Dimensions {
  width: number;
  height: number;
}

/** Name and type appear in two forms for compatibility. */
export class MediaRecord {
  @ApiProperty({ format: 'uuid' })
  id: string;
  filename: string;
  fileName: string;
  /** A path under /media. */
  url: string;
  /** 480 px wide, at `url` with -small.webp in place of the extension; null for a PDF. With -medium.webp: 800 px. */
  thumbnailUrl: string | null;
  alt: string | null;
  /** Needs no alternative text. */
  decorative: boolean;
  caption: string | null;
  mimeType: string;
  fileType: string;
  /** Bytes. */
  size: number;
  @ApiProperty({ type: Dimensions, nullable: true })
  dimensions: Dimensions | null;
  category: string | null;
  tags: string[];
  uploadedBy: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export function toMediaRecord(media: Media): MediaRecord {
  const { storageKey: _s, ...record } = withoutTrash(media);
  return { ...record, fileName: media.filename, fileType: media.mimeType };
}
