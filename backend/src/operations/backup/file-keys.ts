import { photoFile, PHOTO_SIZES } from '../../inquiries/photos/inquiry-photo.entity.js';
import { filesOf, isAlwaysStored } from '../../media/copy-files.js';
import type { Value } from './tables.js';

export interface FileKey {
  key: string;
  /** A copy that may not be made yet. */
  isOptional: boolean;
  /** Bytes at its upload; null if its record does not tell. */
  size: number | null;
}

/** The files that a row of the database names. Others in the storage are left over or belong to uploads under way. */
export function filesNamedIn(table: string, columns: readonly string[], row: readonly Value[]): FileKey[] {
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
  return photo === null ? [] : PHOTO_SIZES.map((one) => ({ key: photoFile(photo, one), isOptional: false, size: null }));
}
