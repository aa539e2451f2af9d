import { ConflictException, Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Readable } from 'node:stream';
import { In, IsNull, type EntityManager, type FindOptionsWhere, type Repository } from 'typeorm';
import { Changes } from '../../audit/changes.service.js';
import { InvalidFields, NoSuchRecord } from '../../platform/http/errors.js';
import { newId } from '../../platform/common/records.js';
import { isId, REQUIRED } from '../../platform/fields/validation.js';
import { sha256 } from '../../platform/config/crypto.js';
import { isDiskFull, isUnwritable } from '../../platform/database/database-errors.js';
import { MediaFiles } from '../../media/media-files.js';
import { MediaStorage } from '../../media/media-storage.service.js';
import { UnfinishedUploads } from '../../media/unfinished-uploads.service.js';
import { INQUIRY_KIND as KIND } from '../inquiry.kind.js';
import { InquiryPhoto, photoFiles, PHOTO_SIZES, type PhotoSize } from './inquiry-photo.entity.js';
import { MAX_PHOTOS, TOO_MANY_PHOTOS } from './max-photos.js';
import { PhotoLimits } from './photo-limits.service.js';
import { JPEG } from './private-jpeg.js';

const EMPTY = 'This photo is empty. Please choose it again.';
/** Rows at a time. */
const BATCH = 200;

export const hashOfKey = (key: string): string => sha256(`key ${key}`);

/** Of a customer, not of staff. */
const CUSTOMERS = { fileName: IsNull() };

export type NewPhoto = Pick<InquiryPhoto, 'sendKey' | 'networkKey' | 'fileName' | 'mimeType'> & { inquiryId: string };

interface Prepared {
  bytes: Uint8Array;
  thumbnail: Uint8Array | null;
  dimensions: Pick<InquiryPhoto, 'width' | 'height'> | null;
}

/** How many of an enquiry's rows may be like these, and what is said of one more. */
export interface PhotoRoom {
  where: FindOptionsWhere<InquiryPhoto>;
  most: number;
  full: string;
}

const ROOM: PhotoRoom = { where: CUSTOMERS, most: MAX_PHOTOS, full: TOO_MANY_PHOTOS };

/** Customers' photographs: redrawn, private, and erased with their enquiry. */
@Injectable()
export class InquiryPhotos {
  private readonly logger = new Logger(InquiryPhotos.name);

  constructor(
    @InjectRepository(InquiryPhoto) private readonly photos: Repository<InquiryPhoto>,
    private readonly changes: Changes,
    private readonly files: MediaFiles,
    private readonly storage: MediaStorage,
    private readonly unfinished: UnfinishedUploads,
    private readonly limits: PhotoLimits,
  ) {}

  /**
   * Stores a photo; the same `key` again returns the first. Without a key, the same file counts as a repeat.
   * Throws 400 empty or damaged, 404 no such enquiry, 409 six are there, 413 too large, 415 no picture, 429 too many.
   */
  async add(inquiryId: string, file: Uint8Array | undefined, key?: string): Promise<InquiryPhoto> {
    if (!file) throw new InvalidFields({ file: [REQUIRED] });
    if (!file.length) throw new InvalidFields({ file: [EMPTY] }, EMPTY);
    const sendKey = key === undefined ? sha256(file) : hashOfKey(key);
    const before = await this.photos.findOneBy({ inquiryId, sendKey });
    if (before) return before;
    await requireRoom(this.photos.manager, inquiryId, ROOM);
    const networkKey = await this.limits.take(inquiryId);
    return this.keep({ inquiryId, sendKey, networkKey, fileName: null, mimeType: JPEG }, await this.files.preparePhoto(file), ROOM);
  }

  /** Stores a checked file and its row; returns the first of the same key. Throws NoSuchRecord (404), ConflictException (409) without room. */
  keep(fields: NewPhoto, { bytes, thumbnail, dimensions }: Prepared, room: PhotoRoom): Promise<InquiryPhoto> {
    const id = newId();
    const [storageKey = '', thumbnailKey = null] = photoFiles({ id, mimeType: fields.mimeType });
    return this.unfinished.storing({ id, storageKey, thumbnailKey }, async () => {
      await this.store(storageKey, bytes, fields.mimeType);
      if (thumbnail && thumbnailKey) await this.store(thumbnailKey, thumbnail, JPEG);
      const size = bytes.length + (thumbnail?.length ?? 0);
      const record = await this.insert({ id, ...fields, size, answerId: null, ...(dimensions ?? { width: 0, height: 0 }) }, room);
      return { record, isUsed: record.id === id };
    });
  }

  /** Returns a customer's photos, oldest first; none for one in the trash. */
  list(inquiryId: string): Promise<InquiryPhoto[]> {
    return this.photos.find({ where: { inquiry: { id: inquiryId }, ...CUSTOMERS }, order: { id: 'ASC' } });
  }

  /** Returns how many photos with these keys an enquiry has. */
  async countSent(inquiryId: string, keys: string[]): Promise<number> {
    return this.photos.countBy({ inquiryId, sendKey: In(keys.slice(0, MAX_PHOTOS).map(hashOfKey)) });
  }

  /** Returns the number of its customer's photos for each enquiry that has any. */
  async counts(inquiryIds: string[], manager = this.photos.manager): Promise<Map<string, number>> {
    if (!inquiryIds.length) return new Map();
    const rows = await manager
      .createQueryBuilder(InquiryPhoto, 'photo')
      .select('photo.inquiryId', 'inquiryId')
      .addSelect('COUNT(*)', 'photos')
      .where({ inquiryId: In(inquiryIds), ...CUSTOMERS })
      .groupBy('photo.inquiryId')
      .getRawMany<{ inquiryId: string; photos: number | string }>();
    return new Map(rows.map(({ inquiryId, photos }) => [inquiryId, Number(photos)]));
  }

  /** Returns one of its files; destroy the stream if it is not read to its end. Throws NoSuchRecord (404), also in the trash. */
  async read(inquiryId: string, photoId: string, size: PhotoSize): Promise<Readable> {
    const where = { id: photoId, inquiry: { id: inquiryId }, ...CUSTOMERS };
    const photo = isId(photoId) && isId(inquiryId) ? await this.photos.findOneBy(where) : null;
    // MariaDB ignores case.
    if (photo?.id !== photoId) throw new NoSuchRecord('photo');
    return this.open(photo, size);
  }

  /** As `read`, of a row. */
  async open(photo: InquiryPhoto, size: PhotoSize): Promise<Readable> {
    const key = photoFiles(photo)[PHOTO_SIZES.indexOf(size)];
    const stream = key && (await this.storage.get(key).catch((error: unknown) => this.unavailable(error)));
    if (!stream) throw new NoSuchRecord('photo');
    return stream;
  }

  /** Detaches photos from their enquiries in the caller's transaction. Call `removeErased` after its commit. */
  async eraseFor(inquiryIds: string[], manager: EntityManager): Promise<void> {
    await manager.update(InquiryPhoto, { inquiryId: In(inquiryIds) }, { inquiryId: null });
  }

  /** Removes the files of photos that have no enquiry any more, then their rows. What fails is logged and left to the next call. */
  async removeErased(): Promise<void> {
    try {
      for (;;) {
        const erased = await this.photos.find({
          select: { id: true, mimeType: true },
          where: { inquiryId: IsNull() },
          order: { id: 'ASC' },
          take: BATCH,
        });
        for (const photo of erased) {
          for (const key of photoFiles(photo)) await this.storage.remove(key);
          await this.photos.delete(photo.id);
        }
        if (erased.length < BATCH) return;
      }
    } catch (error) {
      this.logger.error(error);
    }
  }

  /** Counts while the enquiry is locked, so that simultaneous photos cannot exceed the limit. */
  private insert(fields: Omit<InquiryPhoto, 'createdAt' | 'inquiry'> & { inquiryId: string }, room: PhotoRoom): Promise<InquiryPhoto> {
    const { id, inquiryId, sendKey } = fields;
    return this.changes.locked(KIND, inquiryId, async (_inquiry, { manager, now }) => {
      const before = await manager.findOneBy(InquiryPhoto, { inquiryId, sendKey });
      if (before) return before;
      await requireRoom(manager, inquiryId, room);
      const photo = Object.assign(new InquiryPhoto(), fields, { createdAt: now });
      await manager.insert(InquiryPhoto, photo);
      await this.unfinished.finish(manager, id);
      return photo;
    });
  }

  private async store(key: string, bytes: Uint8Array, mimeType: string): Promise<void> {
    await this.storage.put(key, bytes, mimeType).catch((error: unknown) => this.unavailable(error));
  }

  private unavailable(error: unknown): never {
    if (isDiskFull(error) || isUnwritable(error)) throw error;
    this.logger.error(error);
    throw new ServiceUnavailableException('Photos cannot be stored or read at the moment. Please try again shortly.');
  }
}

async function requireRoom(manager: EntityManager, inquiryId: string, { where, most, full }: PhotoRoom): Promise<void> {
  if ((await manager.countBy(InquiryPhoto, { ...where, inquiryId })) >= most) throw new ConflictException(full);
}
