import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Exclude } from 'class-transformer';
import { ImageUrl, Text } from './validation.js';

/** What the media library knows of a picture. */
export class PictureFacts {
  /** Pixels. */
  width: number;
  height: number;
  /** What crops keep in view, in per cent from the left and from the top; null: a little above the middle. */
  focusX: number | null;
  focusY: number | null;
  /** Address of a copy of at most 480 px. */
  small: string;
  /** A `srcset`. */
  webp: string;
  /** A `srcset`; null until these copies are made. */
  avif: string | null;
}

/** All fields that `HasPictures` names. */
export const pictureFields = new Set<string>();

/** Says which fields have the address of a picture. In what visitors read, `pictures` has the facts by field; sent back, it is not stored. */
export function HasPictures(...fields: string[]): ClassDecorator {
  for (const field of fields) pictureFields.add(field);
  const properties = Object.fromEntries(fields.map((field) => [field, { allOf: [{ $ref: getSchemaPath(PictureFacts) }] }]));
  const description = 'For visitors, of pictures in the media library.';
  return ({ prototype }) => {
    Exclude({ toClassOnly: true })(prototype as object, 'pictures');
    ApiProperty({ type: 'object', properties, selfRequired: false, readOnly: true, description })(prototype as object, 'pictures');
  };
}

@HasPictures('url')
export class PictureDto {
  @ImageUrl()
  url: string;

  @Text({ max: 500, optional: true })
  alt?: string;

  /** Shown below the picture. */
  @Text({ max: 500, optional: true })
  caption?: string;
}
