import { Entity, Index, ManyToOne } from 'typeorm';
import { Id, Time, Uuid, Varchar, Whole } from '../../platform/database/columns.js';
import { PHOTO_FOLDER } from '../../media/media-storage.service.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { JPEG, PDF } from './private-jpeg.js';

/** A customer's photograph, or a file that staff send with an answer. Its files are found by its id. */
@Entity('inquiry_photos')
@Index('uq_inquiry_photos_sendKey', ['inquiryId', 'sendKey'], { unique: true })
@Index('ix_inquiry_photos_createdAt', ['createdAt', 'size'])
export class InquiryPhoto {
  @Id()
  id: string;

  /** Null: the enquiry was erased, and the files are about to be removed. */
  @Uuid({ nullable: true })
  inquiryId: string | null;

  @ManyToOne(() => ContactInquiry, { onDelete: 'SET NULL' })
  inquiry?: ContactInquiry | null;

  /** Hash of the sender's key, or of the file: the same photo is stored once. */
  @Varchar(64)
  sendKey: string;

  /** Bytes of both files. */
  @Whole()
  size: number;

  /** Pixels; 0 of a PDF. */
  @Whole()
  width: number;

  @Whole()
  height: number;

  @Time()
  createdAt: Date;

  /** Keyed hash of the network that sent it; null: sent by an older version. */
  @Varchar(64, { nullable: true })
  networkKey: string | null;

  /** Of a file that staff send; null: a customer's photograph. */
  @Varchar(120, { nullable: true })
  fileName: string | null;

  /** 'image/jpeg' or 'application/pdf'. */
  @Varchar(32, { default: JPEG })
  mimeType: string;

  /** The answer in the history with which it was sent; null: none yet, or a customer's photograph. */
  @Uuid({ nullable: true })
  answerId: string | null;
}

export const PHOTO_SIZES = ['full', 'small'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

export const photoFile = (id: string, size: PhotoSize): string => `${PHOTO_FOLDER}${id}${size === 'small' ? '-small' : ''}.jpg`;

/** Where the files of a row are: of a picture the large and the small one, of a PDF itself. */
export const photoFiles = ({ id, mimeType }: Pick<InquiryPhoto, 'id' | 'mimeType'>): string[] =>
  mimeType === PDF ? [`${PHOTO_FOLDER}${id}.pdf`] : PHOTO_SIZES.map((size) => photoFile(id, size));
