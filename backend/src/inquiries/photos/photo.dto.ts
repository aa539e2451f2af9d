import { ApiProperty } from '@nestjs/swagger';
import type { InquiryPhoto } from './inquiry-photo.entity.js';

export class UploadPhotoDto {
  /** A JPEG, PNG, WebP, AVIF or GIF picture; at most 10 MB. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: unknown;
}

export class StoredPhoto {
  @ApiProperty({ format: 'uuid' })
  id: string;
}

/** A photograph that a customer added to an enquiry. */
export class InquiryPhotoRecord {
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Bytes stored. */
  size: number;
  createdAt: Date;
}

export const toStoredPhoto = ({ id }: InquiryPhoto): StoredPhoto => ({ id });

export const toPhotoRecord = ({ id, width, height, size, createdAt }: InquiryPhoto): InquiryPhotoRecord => ({
  id,
  width,
  height,
  size,
  createdAt,
});
