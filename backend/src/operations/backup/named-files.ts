import { type Readable } from 'node:stream';
import type { MediaStorage } from '../../media/media-storage.service.js';
import type { StoredFile } from '../../media/stored-file.entity.js';
import { someOf } from '../../platform/words/text.js';
import { isUnreadable } from '../../platform/database/database-errors.js';
import type { Value } from './tables.js';
import { photoFiles } from '../../inquiries/photos/inquiry-photo.entity.js';
import { filesOf, isAlwaysStored } from '../../media/copy-files.js';

const NAMED = 5;

export const lostFiles = (missing: readonly string[]): string =>
  `The storage does not have, or cannot read, ${someOf(missing, NAMED)}, which the database names.`;

export const damagedFiles = (changed: readonly string[]): string =>
  `The storage has other content than was stored there under ${someOf(changed, NAMED)}: cut off or damaged.`;

/** The files that the database names, as they were written. */
export class NamedFiles {
  readonly keys: FileKey[] = [];
  /** SHA-256 by key. */
  private readonly recorded = new Map<string, string>();
  /** Files that were stored before hashes were, with what they are now. */
  readonly unrecorded: StoredFile[] = [];
  readonly missing: string[] = [];
  readonly changed: string[] = [];

  /** Takes a row of any table. */
  add(table: string, columns: readonly string[], row: readonly Value[]): void {
    if (table === 'stored_files') this.recorded.set(String(row[columns.indexOf('storageKey')]), String(row[columns.indexOf('sha256')]));
    else this.keys.push(...filesNamedIn(table, columns, row));
  }

  /** Takes what the storage has of a file; undefined if that is nothing. */
  found(file: FileKey, stored: Pick<StoredFile, 'size' | 'sha256'> | undefined): void {
    const { key, isOptional, size } = file;
    const hash = this.recorded.get(key);
    if (!stored) {
      if (!isOptional) this.missing.push(key);
    } else if ((size !== null && size !== stored.size) || (hash !== undefined && hash !== stored.sha256)) this.changed.push(key);
    else if (hash === undefined) this.unrecorded.push({ storageKey: key, ...stored });
  }

  /** Recorded, and named no more. */
  leftOver(): string[] {
    const named = new Set(this.keys.map(({ key }) => key));
    return [...this.recorded.keys()].filter((key) => !named.has(key));
  }
}

/** Null if the file is missing or unreadable: a single file must not prevent looking at all others. */
export async function contentOf<T>(storage: MediaStorage, key: string, read: (stream: Readable) => Promise<T>): Promise<T | null> {
  try {
    const stream = await storage.get(key);
    return stream && (await read(stream));
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  }
}

interface FileKey {
  key: string;
  /** A copy that may not be made yet. */
  isOptional: boolean;
  /** Bytes, as the library stores them; null for smaller copies and customers' photos, of which they are not stored. */
  size: number | null;
}

/** The files that a row of the database names. Others in the storage are left over or belong to uploads under way. */
function filesNamedIn(table: string, columns: readonly string[], row: readonly Value[]): FileKey[] {
  const text = (column: string): string | null => {
    const value = row[columns.indexOf(column)];
    return typeof value === 'string' ? value : null;
  };
  const size = row[columns.indexOf('size')];
  if (table === 'media') {
    const storageKey = text('storageKey') ?? '';
    const keys = filesOf({ storageKey, thumbnailUrl: text('thumbnailUrl') });
    return keys.map((key) => ({
      key,
      isOptional: !isAlwaysStored(storageKey, key),
      size: key === storageKey && typeof size === 'number' ? size : null,
    }));
  }
  const photo = table === 'inquiry_photos' && text('inquiryId') !== null ? text('id') : null;
  if (photo === null) return [];
  // Archives of earlier versions say nothing of the kind: all were pictures.
  return photoFiles({ id: photo, mimeType: text('mimeType') ?? '' }).map((key) => ({ key, isOptional: false, size: null }));
}
