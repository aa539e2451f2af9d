import { Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { extname, parse } from 'node:path';
import type { Readable } from 'node:stream';
import type { Repository } from 'typeorm';
import { Changes, type RecordKind } from '../audit/changes.service.js';
import { isCommitInDoubt, isDiskFull } from '../database/database-errors.js';
import { InvalidFields, NoSuchRecord } from '../common/errors.js';
import { list, type Listing, type ListQuery, type ListSpec } from '../common/list-query.js';
import { findOrFail, newId } from '../common/records.js';
import { currentActor } from '../common/request-context.js';
import { cleanText } from '../common/text.js';
import { isId, REQUIRED } from '../common/validation.js';
import { MediaFiles } from './media-files.js';
import { mediaFilter } from './media-filter.js';
import { MediaStorage } from './media-storage.service.js';
import { refuseWhenUsed } from './media-uses.js';
import type { MediaFields, UpdateMediaDto } from './media.dto.js';
import { Media, mediumOf } from './media.entity.js';
import { UnfinishedUploads } from './unfinished-uploads.service.js';

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

export interface Upload {
  originalname: string;
  buffer: Uint8Array;
}

export interface ServedFile {
  /** The uploaded name with the extension of the stored file. */
  filename: string;
  mimeType: string;
  size?: number;
  open(): Promise<Readable>;
}

@Injectable()
export class MediaService {
  private readonly logger = new Logger(MediaService.name);

  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly changes: Changes,
    private readonly files: MediaFiles,
    private readonly storage: MediaStorage,
    private readonly unfinished: UnfinishedUploads,
  ) {}

  list(query: ListQuery): Promise<Listing<Media>> {
    const { query: columns, refine } = mediaFilter(query);
    return list(this.media, LIST, columns, refine);
  }

  get(id: string): Promise<Media> {
    return findOrFail(this.media, { id }, 'file');
  }

  /** Stores the files, then the row; removes the files if the row cannot be written. */
  async upload(upload: Upload | undefined, fields: MediaFields): Promise<Media> {
    if (!upload) throw new InvalidFields({ file: [REQUIRED] });
    if (!upload.buffer.length) throw new InvalidFields({ file: ['This file is empty.'] }, 'This file is empty.');
    const { bytes, mimeType, extension, dimensions, thumbnail, medium } = await this.files.prepare(upload.buffer);
    const id = newId();
    const storageKey = `${id}.${extension}`;
    const thumbnailKey = thumbnail && `${id}-small.webp`;
    const unfinished = await this.unfinished.begin({ id, storageKey, thumbnailKey });
    try {
      await this.store(storageKey, bytes, mimeType);
      if (thumbnail && thumbnailKey) await this.store(thumbnailKey, thumbnail, WEBP);
      if (medium && thumbnailKey) await this.store(mediumOf(thumbnailKey), medium, WEBP);
      const record = {
        ...fields,
        ...{ id, storageKey, url: path(storageKey), thumbnailUrl: thumbnailKey && path(thumbnailKey) },
        ...{ filename: nameOf(upload.originalname, extension), mimeType, size: bytes.length, dimensions },
        uploadedBy: currentActor().userId,
      };
      const media = await this.changes.create(KIND, record, (_, { manager }) => this.unfinished.finish(manager, id));
      // Repeated request: the files of the first upload are kept.
      if (media.id !== id) await this.unfinished.discard(unfinished);
      return media;
    } catch (error) {
      // If the outcome is unknown, the files stay listed as unfinished.
      if (!isCommitInDoubt(error)) await this.unfinished.discard(unfinished);
      throw error;
    }
  }

  update(id: string, fields: UpdateMediaDto, ifMatch?: number): Promise<Media> {
    return this.changes.update(KIND, id, ifMatch, fields);
  }

  /** Files stay until the trash is emptied. Throws ConflictException (409) if the file is in use. */
  remove(id: string): Promise<Media> {
    return this.changes.remove(KIND, id, (media, { manager }) => refuseWhenUsed(manager, media.id));
  }

  /** Throws NoSuchRecord (404), also for files in the trash. */
  async getVisible(key: string): Promise<ServedFile> {
    const id = key.slice(0, UUID_LENGTH);
    const media = isId(id) ? await this.media.findOneBy({ id }) : null;
    if (media?.storageKey === key) return this.original(media);
    if (media?.thumbnailUrl === path(key)) return this.copy(media, key);
    if (media?.thumbnailUrl && mediumOf(media.thumbnailUrl) === path(key)) {
      const exists = await this.storage.has(key).catch((error: unknown) => this.unavailable(error));
      return exists ? this.copy(media, key) : this.original(media);
    }
    throw new NoSuchRecord('file');
  }

  private original(media: Media): ServedFile {
    const { storageKey, mimeType, size } = media;
    return { filename: nameToSave(media), mimeType, size, open: () => this.open(storageKey) };
  }

  private copy(media: Media, key: string): ServedFile {
    return { filename: nameToSave(media), mimeType: WEBP, open: () => this.open(key) };
  }

  private async open(key: string): Promise<Readable> {
    const stream = await this.storage.get(key).catch((error: unknown) => this.unavailable(error));
    if (!stream) throw new NoSuchRecord('file');
    return stream;
  }

  private async store(key: string, bytes: Uint8Array, mimeType: string): Promise<void> {
    await this.storage.put(key, bytes, mimeType).catch((error: unknown) => this.unavailable(error));
  }

  private unavailable(error: unknown): never {
    if (isDiskFull(error)) throw error;
    this.logger.error(error);
    throw new ServiceUnavailableException('The storage of the media library cannot be reached. Please try again shortly.');
  }
}

/** A PDF may be called quote.html. */
function nameToSave({ filename, storageKey }: Media): string {
  const { name, ext } = parse(filename);
  return `${/^\.[a-z][a-z\d]{0,4}$/i.test(ext) ? name : filename}${extname(storageKey)}`;
}

/** Some browsers send a path. */
function nameOf(originalName: string, extension: string): string {
  const last = (originalName.split(/[/\\]/).at(-1) ?? '').slice(0, 2 * MAX_NAME);
  return cleanText(last).replace(/\s+/g, ' ').slice(0, MAX_NAME).toWellFormed() || `file.${extension}`;
}
