import { ApiProperty, PickType } from '@nestjs/swagger';
import { pick } from '../../platform/common/pick.js';
import { InquiryPhoto } from './inquiry-photo.entity.js';

export class UploadPhotoDto {
  /** A JPEG, PNG, WebP, AVIF or GIF picture; at most 10 MB. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: unknown;
}

export class UploadAnswerFileDto {
  /** A JPEG, PNG, WebP, AVIF or GIF picture, which is redrawn, or a PDF; at most 10 MB. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: unknown;
}

export class StoredPhoto extends PickType(InquiryPhoto, ['id']) {}

const FIELDS = ['id', 'width', 'height', 'size', 'createdAt'] as const;

/** A photograph that a customer added to an enquiry. */
export class InquiryPhotoRecord extends PickType(InquiryPhoto, FIELDS) {}

const FILE_FIELDS = ['id', 'fileName', 'mimeType', 'size'] as const;

/** A file that goes with an answer. */
export class AnswerFileRecord extends PickType(InquiryPhoto, FILE_FIELDS) {}

/** Of the export of what is stored about a person. */
export class PersonalFile extends PickType(InquiryPhoto, [...FIELDS, 'fileName', 'mimeType']) {}

export const toStoredPhoto = ({ id }: InquiryPhoto): StoredPhoto => ({ id });

export const toPhotoRecord = (photo: InquiryPhoto): InquiryPhotoRecord => pick(photo, FIELDS);

export const toAnswerFileRecord = (file: InquiryPhoto): AnswerFileRecord => pick(file, FILE_FIELDS);

export const toPersonalFile = (file: InquiryPhoto): PersonalFile => pick(file, [...FIELDS, 'fileName', 'mimeType']);
