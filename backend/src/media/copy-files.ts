import { extname } from 'node:path';
import type { PictureFacts } from '../platform/fields/picture.dto.js';
import type { Media } from './media.entity.js';

/** Widths of the AVIF copies, in pixels. The upload makes WebP copies of 480 and 800; the largest follows with the AVIF copies. */
export const WIDTHS = [480, 800, 1600] as const;
const LARGEST = 1600;
/** Taller pictures are not scaled by their width alone. */
const MAX_RATIO = 3;

export type CopyFormat = 'avif' | 'webp';

export interface Copy {
  /** What follows the file's name, such as '-480.avif'. */
  suffix: string;
  width: number;
  format: CopyFormat;
}

const copy = (width: number, format: CopyFormat): Copy => ({ suffix: `-${width}.${format}`, width, format });

const ALL: readonly Copy[] = [...WIDTHS.map((width) => copy(width, 'avif')), copy(LARGEST, 'webp')];

export const SMALL: Copy = { suffix: '-small.webp', width: 480, format: 'webp' };
export const MEDIUM: Copy = { suffix: '-medium.webp', width: 800, format: 'webp' };

/** Made at the upload, so that a page can show the picture at once. */
const AT_ONCE: readonly Copy[] = [SMALL, MEDIUM];

/** Returns the copies of a picture: those narrower than it, and the first that is not. */
export function copiesFor(dimensions: Media['dimensions']): readonly Copy[] {
  if (!dimensions || dimensions.height > MAX_RATIO * dimensions.width) return [];
  const next = WIDTHS.find((width) => width >= dimensions.width) ?? LARGEST;
  return ALL.filter(({ width }) => width <= next);
}

/** Returns the addresses that pages offer of a picture. `width`: of the picture in pixels; `made`: its copies; `query`: names its revision. */
export function offered(url: string, query: string, width: number, made: readonly Copy[]): Pick<PictureFacts, 'small' | 'webp' | 'avif'> {
  const original: Copy = { suffix: extname(url), width, format: 'webp' };
  const addressOf = ({ suffix }: Copy) => besides(url, suffix) + query;
  const srcset = (format: CopyFormat) =>
    [...AT_ONCE, ...made, original]
      .filter((file) => file.format === format)
      .filter((_, index, all) => width > (all[index - 1]?.width ?? 0))
      .map((file) => `${addressOf(file)} ${Math.min(file.width, width)}w`)
      .join(', ');
  return { small: addressOf(SMALL), webp: srcset('webp'), avif: srcset('avif') || null };
}

const MIME_TYPES: Readonly<Record<string, string>> = { '.avif': 'image/avif', '.webp': 'image/webp' };

/** Returns the MIME type of a copy by its suffix; undefined if it is none. */
export const copyType = (suffix: string): string | undefined =>
  [...AT_ONCE, ...ALL].some((one) => one.suffix === suffix) ? MIME_TYPES[extname(suffix)] : undefined;

/** Where a copy is stored, beside its original. */
export const besides = (storageKey: string, suffix: string): string =>
  storageKey.slice(0, storageKey.length - extname(storageKey).length) + suffix;

/** Everything that may be stored for a file. */
export const filesOf = ({ storageKey, thumbnailUrl }: Pick<Media, 'storageKey' | 'thumbnailUrl'>): string[] =>
  thumbnailUrl ? [storageKey, ...[...AT_ONCE, ...ALL].map(({ suffix }) => besides(storageKey, suffix))] : [storageKey];

/** Older pictures have no copy of 800 px, new ones no AVIF yet. */
export const isAlwaysStored = (storageKey: string, key: string): boolean => key === storageKey || key === besides(storageKey, SMALL.suffix);
