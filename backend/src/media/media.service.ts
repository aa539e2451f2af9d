import { Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { InjectRepository } from '@nestjs/typeorm';
import { extname, parse } from 'node:path';
import type { Readable } from 'node:stream';
import { In, Like, type EntityManager, type Repository } from 'typeorm';
import { Changes, type Change } from '../audit/changes.service.js';
import { undelete } from '../audit/undelete.js';
import { isDiskFull, isUnwritable } from '../platform/database/database-errors.js';
import { InvalidFields, NoSuchRecord } from '../platform/http/errors.js';
import { list, type Listing, type ListQuery, type ListSpec } from '../platform/lists/list-query.js';
import { findOrFail, newId } from '../platform/common/records.js';
import { currentActor } from '../platform/http/request-context.js';
import { cleanText } from '../platform/words/text.js';
import { isId, REQUIRED } from '../platform/fields/validation.js';
import { PURGED, PURGING, type Purged, type Purging } from '../records/trash/trash.service.js';
import { besides, copyType, filesOf, MEDIUM, SMALL } from './copy-files.js';
import { MediaFiles } from './media-files.js';
import { mediaFilter } from './media-filter.js';
import { MediaStorage } from './media-storage.service.js';
import { refuseWhenUsed, usesOf } from './media-uses.js';
import type { MediaFields, MediaUse, UpdateMediaDto } from './media.dto.js';
import { Media } from './media.entity.js';
import { PictureCopies } from './picture-copies.entity.js';
import { PictureCopiesWorker } from './picture-copies-worker.service.js';
import type { PreparedFile } from './picture-process.js';
import type { UnfinishedUpload } from './unfinished-upload.entity.js';
import { UnfinishedUploads } from './unfinished-uploads.service.js';
import { ServiceOf } from '../kinds/kind.js';
import { Kinds } from '../kinds/kinds.service.js';
import { MEDIA } from './media.kind.js';

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
const OTHER_KIND = 'A picture can only be replaced by a picture, and a PDF by a PDF.';
const path = (key: string) => `/media/${key}`;

export interface Upload {
  originalname: string;
  buffer: Uint8Array;
}

export interface ServedFile {
  /** Counts the files that the record has had. */
  revision: number;
  /** The uploaded name with the extension of the stored file. */
  filename: string;
  mimeType: string;
  size?: number;
  open(): Promise<Readable>;
}

interface NewFile {
  /** Of the list of unfinished uploads. */
  id: string;
  storageKey: string;
  prepared: PreparedFile;
}

type StoredFile = Pick<Media, 'storageKey' | 'mimeType' | 'size' | 'dimensions'>;
/** Call `finish` within the transaction. */
type WriteRecord = (stored: StoredFile, finish: (manager: EntityManager) => Promise<void>) => Promise<{ record: Media; isUsed: boolean }>;

@Injectable()
@ServiceOf(MEDIA)
export class MediaService {
  private readonly logger = new Logger(MediaService.name);

  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly changes: Changes,
    private readonly files: MediaFiles,
    private readonly storage: MediaStorage,
    private readonly unfinished: UnfinishedUploads,
    private readonly copies: PictureCopiesWorker,
    private readonly kinds: Kinds,
  ) {}

  private showing() {
    return this.kinds.with('media').map(({ kind }) => kind);
  }

  list(query: ListQuery): Promise<Listing<Media>> {
    const { query: columns, refine } = mediaFilter(query);
    return list(this.media, LIST, columns, refine);
  }

  get(id: string): Promise<Media> {
    return findOrFail(this.media, { id }, 'file');
  }

  exists(id: string): Promise<boolean> {
    return this.media.existsBy({ id });
  }

  /** Returns the names of those pictures that are neither described nor decorative, by id. */
  async undescribed(ids: string[]): Promise<ReadonlyMap<string, string>> {
    const files = ids.length ? await this.media.findBy({ id: In(ids), decorative: false, mimeType: Like('image/%') }) : [];
    return new Map(files.filter(({ alt }) => !alt).map(({ id, filename }) => [id, filename]));
  }

  /** Stores the files, then the row; removes the files if the row cannot be written. */
  async upload(upload: Upload | undefined, fields: MediaFields): Promise<Media> {
    const { file, prepared } = await this.prepare(upload);
    const id = newId();
    const storageKey = `${id}.${prepared.extension}`;
    return this.storing({ id, storageKey, prepared }, async (stored, finish) => {
      const record = {
        ...fields,
        ...stored,
        ...{ id, url: path(storageKey), thumbnailUrl: prepared.thumbnail && path(besides(storageKey, SMALL.suffix)) },
        ...{ filename: nameOf(file.originalname, prepared.extension), uploadedBy: currentActor().userId },
      };
      const media = await this.changes.create(MEDIA, record, async (_, { manager, now }) => {
        await finish(manager);
        await this.queueCopies(manager, id, 1, stored.dimensions, now);
      });
      // Repeated request: the files of the first upload are kept.
      return { record: media, isUsed: media.id === id };
    });
  }

  /** Replaces the file under the same address and clears its focal point. Throws as `upload` does, and ChangedMeanwhile (412). */
  async replace(id: string, upload: Upload | undefined, ifMatch?: number): Promise<Media> {
    const before = await this.get(id);
    const { prepared } = await this.prepare(upload);
    if ((prepared.dimensions === null) !== (before.dimensions === null)) throw new InvalidFields({ file: [OTHER_KIND] }, OTHER_KIND);
    const storageKey = `${newId()}.${prepared.extension}`;
    return this.storing({ id: newId(), storageKey, prepared }, async (stored, finish) => {
      let left: UnfinishedUpload | undefined;
      const media = await this.changes.update(MEDIA, id, ifMatch, {}, async (record, { manager, now }) => {
        await finish(manager);
        const former = { storageKey: record.storageKey, thumbnailKey: record.thumbnailUrl && besides(record.storageKey, SMALL.suffix) };
        left = await this.unfinished.begin({ id: newId(), ...former }, manager);
        Object.assign(record, stored, { revision: record.revision + 1, focusX: null, focusY: null });
        await this.queueCopies(manager, id, record.revision, stored.dimensions, now);
      });
      const isUsed = media.storageKey === storageKey;
      if (left && isUsed) await this.unfinished.discard(left);
      return { record: media, isUsed };
    });
  }

  update(id: string, fields: UpdateMediaDto, ifMatch?: number): Promise<Media> {
    return this.changes.update(MEDIA, id, ifMatch, fields);
  }

  /** Files stay until the trash is emptied. Throws ConflictException (409) if the file is in use. */
  remove(id: string): Promise<Media> {
    return this.changes.remove(MEDIA, id, (media, { manager }) => refuseWhenUsed(manager, this.showing(), media.id));
  }

  /** Queues missing copies again. Throws NoSuchRecord (404). */
  async undelete(id: string, change: Change): Promise<Media> {
    await change.manager.update(PictureCopies, { id, isMade: false }, { attempts: 0, dueAt: change.now });
    return undelete(change, MEDIA, id);
  }

  @OnEvent(PURGING, { suppressErrors: false })
  async purging({ record, manager }: Purging): Promise<void> {
    if (record instanceof Media) await manager.delete(PictureCopies, record.id);
  }

  /** Files and copies go with a record that leaves the trash. */
  @OnEvent(PURGED, { suppressErrors: false })
  async purged({ records }: Purged): Promise<void> {
    for (const record of records) if (record instanceof Media) for (const key of filesOf(record)) await this.storage.remove(key);
  }

  /** Returns the records that show the file, by name. Throws NoSuchRecord (404). */
  async uses(id: string): Promise<MediaUse[]> {
    const { manager } = this.media;
    await this.get(id);
    return usesOf(manager, this.showing(), id);
  }

  /** Throws NoSuchRecord (404), also for files in the trash. */
  async getVisible(key: string): Promise<ServedFile> {
    const id = key.slice(0, UUID_LENGTH);
    const media = isId(id) ? await this.media.findOneBy({ id }) : null;
    if (!media) throw new NoSuchRecord('file');
    if (media.url === path(key)) return this.served(media, media);
    const suffix = key.slice(UUID_LENGTH);
    const mimeType = media.dimensions ? copyType(suffix) : undefined;
    if (mimeType === undefined || !key.startsWith(media.id)) throw new NoSuchRecord('file');
    const copy = besides(media.storageKey, suffix);
    const exists = await this.storage.has(copy).catch((error: unknown) => this.unavailable(error));
    return this.served(media, exists ? { storageKey: copy, mimeType } : media);
  }

  /** `file`: the original, or a copy of it. */
  private served(media: Media, file: Pick<Media, 'storageKey' | 'mimeType'> & { size?: number }): ServedFile {
    const { storageKey, mimeType, size } = file;
    return { filename: nameToSave(media), mimeType, size, revision: media.revision, open: () => this.open(storageKey) };
  }

  private async prepare(upload: Upload | undefined): Promise<{ file: Upload; prepared: PreparedFile }> {
    if (!upload) throw new InvalidFields({ file: [REQUIRED] });
    if (!upload.buffer.length) throw new InvalidFields({ file: ['This file is empty.'] }, 'This file is empty.');
    return { file: upload, prepared: await this.files.prepare(upload.buffer) };
  }

  /** Stores the files; removes them if `write` fails or does not use them. */
  private async storing({ id, storageKey, prepared }: NewFile, write: WriteRecord): Promise<Media> {
    const { bytes, mimeType, dimensions, thumbnail, medium } = prepared;
    return this.unfinished.storing({ id, storageKey, thumbnailKey: thumbnail && besides(storageKey, SMALL.suffix) }, async () => {
      await this.store(storageKey, bytes, mimeType);
      if (thumbnail) await this.store(besides(storageKey, SMALL.suffix), thumbnail, WEBP);
      if (medium) await this.store(besides(storageKey, MEDIUM.suffix), medium, WEBP);
      const stored = { storageKey, mimeType, size: bytes.length, dimensions };
      const { record, isUsed } = await write(stored, (manager) => this.unfinished.finish(manager, id));
      if (isUsed) void this.copies.wake();
      return { record, isUsed };
    });
  }

  private async queueCopies(
    manager: EntityManager,
    id: string,
    revision: number,
    dimensions: Media['dimensions'],
    now: Date,
  ): Promise<void> {
    if (dimensions) await manager.save(PictureCopies, { id, revision, attempts: 0, dueAt: now, isMade: false });
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
    if (isDiskFull(error) || isUnwritable(error)) throw error;
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
