import { photoFile, PHOTO_SIZES } from '../../inquiries/photos/inquiry-photo.entity.js';
import { filesOf, isAlwaysStored } from '../../media/copy-files.js';
import type { Value } from './tables.js';

export interface FileKey {
  key: string;
  /** A copy that may not be made yet. */
  isOptional: boolean;
}

/** The files that a row of the database names. Others in the storage are left over or belong to uploads under way. */
export function filesNamedIn(table: string, columns: readonly string[], row: readonly Value[]): FileKey[] {
  const text = (column: string): string | null => {
    const value = row[columns.indexOf(column)];
    return typeof value === 'string' ? value : null;
  };
  if (table === 'media') {
    const storageKey = text('storageKey') ?? '';
    const keys = filesOf({ storageKey, thumbnailUrl: text('thumbnailUrl') });
    return keys.map((key) => ({ key, isOptional: !isAlwaysStored(storageKey, key) }));
  }
  const photo = table === 'inquiry_photos' && text('inquiryId') !== null ? text('id') : null;
  return photo === null ? [] : PHOTO_SIZES.map((size) => ({ key: photoFile(photo, size), isOptional: false }));
}
