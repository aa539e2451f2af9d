import { Entity, Index, ManyToOne } from 'typeorm';
import { Id, Time, Uuid, Varchar, Whole } from '../../platform/database/columns.js';
import { PHOTO_FOLDER } from '../../media/media-storage.service.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';

/** A customer's photograph. Its two files are found by its id. */
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

  /** Pixels. */
  @Whole()
  width: number;

  @Whole()
  height: number;

  @Time()
  createdAt: Date;

  /** Keyed hash of the network that sent it; null: sent by an older version. */
  @Varchar(64, { nullable: true })
  networkKey: string | null;
}

export const PHOTO_SIZES = ['full', 'small'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

export const photoFile = (id: string, size: PhotoSize): string => `${PHOTO_FOLDER}${id}${size === 'small' ? '-small' : ''}.jpg`;
