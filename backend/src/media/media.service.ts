import { Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Readable } from 'node:stream';
import type { Repository } from 'typeorm';
import { Changes, type RecordKind } from '../audit/changes.service.js';
import { InvalidFields, NoSuchRecord } from '../common/errors.js';
import { list, type Listing, type ListQuery, type ListSpec } from '../common/list-query.js';
import { findOrFail, newId } from '../common/records.js';
import { currentActor } from '../common/request-context.js';
import { cleanText } from '../common/text.js';
import { isId, REQUIRED } from '../common/validation.js';
import { prepareFile } from './media-files.js';
import { mediaFilter } from './media-filter.js';
import { MediaStorage } from './media-storage.service.js';
import { refuseWhenUsed } from './media-uses.js';
import type { MediaFields, UpdateMediaDto } from './media.dto.js';
import { Media } from './media.entity.js';

const KIND: RecordKind<Media> = { resource: 'media', label: 'file', entity: Media };

const LIST: ListSpec<Media> = {
  resource: 'media',
  sortable: ['filename', 'mimeType', 'size', 'category', 'createdAt', 'updatedAt'],
  filterable: { filename: 'string', category: 'string', uploadedBy: 'string', size: 'number', createdAt: 'date' },
  search: [],
  defaultSort: [['createdAt', 'DESC']],
  unpaged: 500,
  aliases: { fileName: 'filename', fileType: 'mimeType' },
};

const UUID_LENGTH = 36;
const MAX_NAME = 255;
const WEBP = 'image/webp';
const path = (key: string) => `/media/${key}`;

/** An uploaded file on its way into the library. */
export interface Upload {
  originalname: string;
  buffer: Uint8Array;
}

/** A file on its way to a visitor. */
export interface ServedFile {
  filename: string;
  mimeType: string;
  /** Bytes, where they are known. */
  size?: number;
  open(): Promise<Readable>;
}

@Injectable()
export class MediaService {
  private readonly logger = new Logger(MediaService.name);

  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly changes: Changes,
    private readonly storage: MediaStorage,
  ) {}

  list(query: ListQuery): Promise<Listing<Media>> {
    const { query: columns, refine } = mediaFilter(query);
    return list(this.media, LIST, columns, refine);
  }

  get(id: string): Promise<Media> {
    return findOrFail(this.media, { id }, 'file');
  }

  /**
   * The files first, then the row; when the row cannot be written the files go again. On disk they are called after the
   * record's id.
   * @throws InvalidFields (400), PayloadTooLargeException (413), UnsupportedMediaTypeException (415)
   */
  async upload(upload: Upload | undefined, fields: MediaFields): Promise<Media> {
    if (!upload) throw new InvalidFields({ file: [REQUIRED] });
    if (!upload.buffer.length) throw new InvalidFields({ file: ['This file is empty.'] }, 'This file is empty.');
    const { bytes, mimeType, extension, dimensions, thumbnail } = await prepareFile(upload.buffer);
    const id = newId();
    const storageKey = `${id}.${extension}`;
    const thumbnailKey = thumbnail && `${id}-small.webp`;
    try {
      await this.store(storageKey, bytes, mimeType);
      if (thumbnail && thumbnailKey) await this.store(thumbnailKey, thumbnail, WEBP);
      return await this.changes.create(KIND, {
        ...fields,
        ...{ id, storageKey, url: path(storageKey), thumbnailUrl: thumbnailKey && path(thumbnailKey) },
        ...{
          filename: nameOf(upload.originalname, extension),
          mimeType,
          size: bytes.length,
          dimensions,
          uploadedBy: currentActor().userId,
        },
      });
    } catch (error) {
      await this.forget([storageKey, thumbnailKey]);
      throw error;
    }
  }

  update(id: string, fields: UpdateMediaDto, ifMatch?: number): Promise<Media> {
    return this.changes.update(KIND, id, ifMatch, fields);
  }

  /**
   * The files stay until the trash is emptied.
   * @throws ConflictException (409) that names where the file is shown
   */
  remove(id: string): Promise<Media> {
    return this.changes.remove(KIND, id, (media, { manager }) => refuseWhenUsed(manager, media.id));
  }

  /** @throws NoSuchRecord (404) for what is unknown or in the trash */
  async getVisible(key: string): Promise<ServedFile> {
    const id = key.slice(0, UUID_LENGTH);
    const media = isId(id) ? await this.media.findOneBy({ id }) : null;
    if (media?.storageKey === key) return { ...media, open: () => this.open(key) };
    if (media?.thumbnailUrl === path(key)) return { filename: media.filename, mimeType: WEBP, open: () => this.open(key) };
    throw new NoSuchRecord('file');
  }

  private async open(key: string): Promise<Readable> {
    const stream = await this.storage.get(key).catch((error: unknown) => this.unavailable(error));
    if (!stream) throw new NoSuchRecord('file');
    return stream;
  }

  private async store(key: string, bytes: Uint8Array, mimeType: string): Promise<void> {
    await this.storage.put(key, bytes, mimeType).catch((error: unknown) => this.unavailable(error));
  }

  private async forget(keys: (string | null)[]): Promise<void> {
    for (const key of keys) if (key) await this.storage.remove(key).catch((error: unknown) => this.logger.error(error));
  }

  private unavailable(error: unknown): never {
    this.logger.error(error);
    throw new ServiceUnavailableException('The storage of the media library cannot be reached. Please try again shortly.');
  }
}

/** The last part of what browsers send as a path; never empty. */
function nameOf(originalName: string, extension: string): string {
  const name = cleanText(originalName.split(/[/\\]/).at(-1) ?? '').replace(/\s+/g, ' ');
  return [...name].slice(0, MAX_NAME).join('').slice(0, MAX_NAME).toWellFormed() || `file.${extension}`;
}
