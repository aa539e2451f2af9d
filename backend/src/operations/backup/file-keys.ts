import { photoFile, PHOTO_SIZES } from '../../inquiries/photos/inquiry-photo.entity.js';
import { filesOf, isAlwaysStored } from '../../media/copy-files.js';
import type { Value } from './tables.js';

interface FileKey {
  key: string;
  /** A copy that may not be made yet. */
  isOptional: boolean;
}

/** The files that rows of the database name. Others in the storage are left over or belong to uploads under way. */
export class FileKeys {
  private readonly keys: FileKey[] = [];

  get size(): number {
    return this.keys.length;
  }

  all(): readonly FileKey[] {
    return this.keys;
  }

  collect(table: string, columns: readonly string[], row: readonly Value[]): void {
    const text = (column: string): string | null => {
      const value = row[columns.indexOf(column)];
      return typeof value === 'string' ? value : null;
    };
    if (table === 'media') {
      const storageKey = text('storageKey') ?? '';
      for (const key of filesOf({ storageKey, thumbnailUrl: text('thumbnailUrl') }))
        this.keys.push({ key, isOptional: !isAlwaysStored(storageKey, key) });
    }
    const photo = table === 'inquiry_photos' && text('inquiryId') !== null ? text('id') : null;
    if (photo !== null) for (const size of PHOTO_SIZES) this.keys.push({ key: photoFile(photo, size), isOptional: false });
  }
}
