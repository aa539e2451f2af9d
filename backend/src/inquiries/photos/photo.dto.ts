import { ApiProperty, PickType } from '@nestjs/swagger';
import { pick } from '../../platform/common/pick.js';
import { InquiryPhoto } from './inquiry-photo.entity.js';

export class UploadPhotoDto {
  /** A JPEG, PNG, WebP, AVIF or GIF picture; at most 10 MB. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: unknown;
}

export class StoredPhoto extends PickType(InquiryPhoto, ['id']) {}

const FIELDS = ['id', 'width', 'height', 'size', 'createdAt'] as const;

/** A photograph that a customer added to an enquiry. */
export class InquiryPhotoRecord extends PickType(InquiryPhoto, FIELDS) {}

export const toStoredPhoto = ({ id }: InquiryPhoto): StoredPhoto => ({ id });

export const toPhotoRecord = (photo: InquiryPhoto): InquiryPhotoRecord => pick(photo, FIELDS);
