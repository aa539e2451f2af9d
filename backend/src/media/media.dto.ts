import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { withoutTrash } from '../platform/common/records.js';
import { Flag, Text, TextList, Whole } from '../platform/fields/validation.js';
import { Media } from './media.entity.js';

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
  /** Alt text. */
  @Text({ max: 500, optional: true })
  alt?: string | null;

  /** Needs no alternative text. */
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

/** As a multipart form sends them. */
export class UploadFields extends MediaFields {
  @flagFromText
  @Flag({ optional: true })
  declare decorative?: boolean;
}

export class UpdateMediaDto extends PartialType(MediaFields) {
  /** The focal point, in per cent from the left. */
  @Whole({ optional: true, min: 0, max: 100 })
  focusX?: number | null;

  /** In per cent from the top. */
  @Whole({ optional: true, min: 0, max: 100 })
  focusY?: number | null;
}

export class ReplaceMediaDto {
  /** As for an upload; a picture for a picture, a PDF for a PDF. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: unknown;
}

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

/** A record that shows the file. */
export class MediaUse {
  /** As in the API, such as 'service-location-pages'. */
  resource: string;
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** As in a sentence, such as 'project'. */
  kind: string;
  /** Null for the settings and the homepage: there is only one of each. */
  name: string | null;
}

/** Name and type appear in two forms for compatibility. */
export class MediaRecord extends OmitType(Media, ['deletedAt', 'trashKey', 'storageKey']) {
  fileName: string;
  fileType: string;
}

export function toMediaRecord(media: Media): MediaRecord {
  const { storageKey: _s, ...record } = withoutTrash(media);
  const { revision, thumbnailUrl } = record;
  return {
    ...record,
    // Browsers keep what they have seen under an address.
    thumbnailUrl: thumbnailUrl && revision > 1 ? `${thumbnailUrl}?v=${revision}` : thumbnailUrl,
    ...{ fileName: media.filename, fileType: media.mimeType },
  };
}
