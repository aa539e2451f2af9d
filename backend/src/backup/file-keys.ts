import { photoFile, PHOTO_SIZES } from '../inquiries/photos/inquiry-photo.entity.js';
import { filesOf, mediumOf } from '../media/media.entity.js';
import type { Value } from './tables.js';

interface FileKey {
  key: string;
  /** Pictures uploaded before copies of 800 px existed have none. */
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
      const thumbnailUrl = text('thumbnailUrl');
      const files = filesOf({ storageKey: text('storageKey') ?? '', thumbnailUrl });
      const medium = thumbnailUrl && mediumOf(thumbnailUrl);
      for (const key of files) this.keys.push({ key, isOptional: medium !== null && medium.endsWith(`/${key}`) });
    }
    const photo = table === 'inquiry_photos' && text('inquiryId') !== null ? text('id') : null;
    if (photo !== null) for (const size of PHOTO_SIZES) this.keys.push({ key: photoFile(photo, size), isOptional: false });
  }
}
