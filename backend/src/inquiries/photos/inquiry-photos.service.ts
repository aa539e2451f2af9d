import { ConflictException, Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Readable } from 'node:stream';
import { In, IsNull, type EntityManager, type Repository } from 'typeorm';
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
import { InquiryPhoto, photoFile, PHOTO_SIZES, type PhotoSize } from './inquiry-photo.entity.js';
import { MAX_PHOTOS, TOO_MANY_PHOTOS } from './max-photos.js';
import { PhotoLimits } from './photo-limits.service.js';
import { JPEG } from './private-jpeg.js';

const EMPTY = 'This photo is empty. Please choose it again.';
/** Rows at a time. */
const BATCH = 200;

const hashOfKey = (key: string): string => sha256(`key ${key}`);

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
    if ((await this.photos.countBy({ inquiryId })) >= MAX_PHOTOS) throw new ConflictException(TOO_MANY_PHOTOS);
    const networkKey = await this.limits.take(inquiryId);
    const { bytes, thumbnail, dimensions } = await this.files.preparePhoto(file);
    const id = newId();
    const [storageKey, thumbnailKey] = [photoFile(id, 'full'), photoFile(id, 'small')];
    return this.unfinished.storing({ id, storageKey, thumbnailKey }, async () => {
      await this.store(storageKey, bytes);
      await this.store(thumbnailKey, thumbnail);
      const size = bytes.length + thumbnail.length;
      const record = await this.insert({ id, inquiryId, sendKey, size, networkKey, ...dimensions });
      return { record, isUsed: record.id === id };
    });
  }

  /** Returns an enquiry's photos, oldest first; none for one in the trash. */
  list(inquiryId: string): Promise<InquiryPhoto[]> {
    return this.photos.find({ where: { inquiry: { id: inquiryId } }, order: { id: 'ASC' } });
  }

  /** Returns how many photos with these keys an enquiry has. */
  async countSent(inquiryId: string, keys: string[]): Promise<number> {
    return this.photos.countBy({ inquiryId, sendKey: In(keys.slice(0, MAX_PHOTOS).map(hashOfKey)) });
  }

  /** Returns the number of photos of each enquiry that has any. */
  async counts(inquiryIds: string[], manager = this.photos.manager): Promise<Map<string, number>> {
    if (!inquiryIds.length) return new Map();
    const rows = await manager
      .createQueryBuilder(InquiryPhoto, 'photo')
      .select('photo.inquiryId', 'inquiryId')
      .addSelect('COUNT(*)', 'photos')
      .where({ inquiryId: In(inquiryIds) })
      .groupBy('photo.inquiryId')
      .getRawMany<{ inquiryId: string; photos: number | string }>();
    return new Map(rows.map(({ inquiryId, photos }) => [inquiryId, Number(photos)]));
  }

  /** Returns a JPEG; destroy the stream if it is not read to its end. Throws NoSuchRecord (404), also in the trash. */
  async read(inquiryId: string, photoId: string, size: PhotoSize): Promise<Readable> {
    const where = { id: photoId, inquiry: { id: inquiryId } };
    const photo = isId(photoId) && isId(inquiryId) ? await this.photos.findOneBy(where) : null;
    // MariaDB ignores case.
    if (photo?.id !== photoId) throw new NoSuchRecord('photo');
    const stream = await this.storage.get(photoFile(photoId, size)).catch((error: unknown) => this.unavailable(error));
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
        const erased = await this.photos.find({ select: { id: true }, where: { inquiryId: IsNull() }, order: { id: 'ASC' }, take: BATCH });
        for (const { id } of erased) {
          for (const size of PHOTO_SIZES) await this.storage.remove(photoFile(id, size));
          await this.photos.delete(id);
        }
        if (erased.length < BATCH) return;
      }
    } catch (error) {
      this.logger.error(error);
    }
  }

  /** Counts while the enquiry is locked, so that simultaneous photos cannot exceed the limit. */
  private insert(fields: Omit<InquiryPhoto, 'createdAt' | 'inquiry'> & { inquiryId: string }): Promise<InquiryPhoto> {
    const { id, inquiryId, sendKey } = fields;
    return this.changes.locked(KIND, inquiryId, async (_inquiry, { manager, now }) => {
      const before = await manager.findOneBy(InquiryPhoto, { inquiryId, sendKey });
      if (before) return before;
      if ((await manager.countBy(InquiryPhoto, { inquiryId })) >= MAX_PHOTOS) throw new ConflictException(TOO_MANY_PHOTOS);
      const photo = Object.assign(new InquiryPhoto(), fields, { createdAt: now });
      await manager.insert(InquiryPhoto, photo);
      await this.unfinished.finish(manager, id);
      return photo;
    });
  }

  private async store(key: string, bytes: Uint8Array): Promise<void> {
    await this.storage.put(key, bytes, JPEG).catch((error: unknown) => this.unavailable(error));
  }

  private unavailable(error: unknown): never {
    if (isDiskFull(error) || isUnwritable(error)) throw error;
    this.logger.error(error);
    throw new ServiceUnavailableException('Photos cannot be stored or read at the moment. Please try again shortly.');
  }
}
