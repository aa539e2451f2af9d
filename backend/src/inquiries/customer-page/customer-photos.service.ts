import { HttpException, Injectable, Logger } from '@nestjs/common';
import { toErrorResponse } from '../../platform/http/error.filter.js';
import { InvalidFields, NoSuchRecord } from '../../platform/http/errors.js';
import { REQUIRED } from '../../platform/fields/validation.js';
import type { Readable } from 'node:stream';
import { AnswerFiles } from '../photos/answer-files.service.js';
import type { PhotoSize } from '../photos/inquiry-photo.entity.js';
import { InquiryPhotos } from '../photos/inquiry-photos.service.js';
import { UploadKeys } from '../photos/upload-keys.service.js';
import type { SentPhotosDto } from './customer-page.dto.js';
import { PHOTO_TOO_LARGE, type FormPhoto } from '../photos/photo-upload.interceptor.js';
import { CustomerPages } from './customer-pages.service.js';

const photos = (count: number): string => (count === 1 ? '1 photo was added' : `${count} photos were added`);

@Injectable()
export class CustomerPhotos {
  private readonly logger = new Logger(CustomerPhotos.name);

  constructor(
    private readonly photos: InquiryPhotos,
    private readonly answerFiles: AnswerFiles,
    private readonly pages: CustomerPages,
    private readonly uploadKeys: UploadKeys,
  ) {}

  /** The ids of the photos that the office has, and what the page needs to send more. */
  async of(inquiryId: string): Promise<{ ids: string[]; upload: { id: string; uploadKey: string } }> {
    const stored = await this.photos.list(inquiryId);
    return { ids: stored.map(({ id }) => id), upload: { id: inquiryId, uploadKey: this.uploadKeys.make(inquiryId) } };
  }

  /** The files that went with answers, by answer. */
  sent(inquiryId: string): ReturnType<AnswerFiles['sent']> {
    return this.answerFiles.sent(inquiryId);
  }

  /** Returns a file that went with an answer. Throws NoSuchRecord (404). */
  open(inquiryId: string, fileId: string): ReturnType<AnswerFiles['openSent']> {
    return this.answerFiles.openSent(inquiryId, fileId);
  }

  /** Returns a JPEG, as InquiryPhotos.read does. Throws NoSuchRecord (404). */
  read(inquiryId: string, photoId: string, size: PhotoSize): Promise<Readable> {
    return this.photos.read(inquiryId, photoId, size);
  }

  /** Tells the office once. The same file counts as a repeat. Throws InvalidFields (400) that names the photos which were not taken. */
  async add(inquiryId: string, { keys }: SentPhotosDto, files: FormPhoto[], formKey: string): Promise<void> {
    const sent = keys ? await this.photos.countSent(inquiryId, keys.split(',')) : 0;
    if (sent) return this.pages.announcePhotos(inquiryId, sent, formKey);
    // A browser sends a field without a choice as an empty file.
    const chosen = files.filter(({ size }) => size > 0);
    if (!chosen.length) throw new InvalidFields({ photos: [REQUIRED] }, 'Please choose a photo first.');
    const refused: string[] = [];
    for (const { originalname, buffer } of chosen) {
      const error = await this.addOne(inquiryId, buffer);
      if (error !== null) refused.push(`${originalname.slice(-80)}: ${error}`);
    }
    const taken = chosen.length - refused.length;
    if (taken) await this.pages.announcePhotos(inquiryId, taken, formKey);
    if (refused.length) throw new InvalidFields({ photos: refused }, taken ? `${photos(taken)}; not these:` : 'No photo was added.');
  }

  /** Returns why it was refused. */
  private async addOne(inquiryId: string, buffer: Buffer | undefined): Promise<string | null> {
    if (!buffer) return PHOTO_TOO_LARGE;
    try {
      await this.photos.add(inquiryId, buffer);
      return null;
    } catch (failure) {
      if (failure instanceof NoSuchRecord) throw failure;
      if (!(failure instanceof HttpException)) this.logger.error(failure instanceof Error ? (failure.stack ?? failure.message) : failure);
      return toErrorResponse(failure).error;
    }
  }
}
