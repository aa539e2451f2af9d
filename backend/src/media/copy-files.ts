import { extname } from 'node:path';
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

/** Made at the upload, so that a page can show the picture at once. */
const AT_ONCE = ['-small.webp', '-medium.webp'] as const;

/** Returns the copies of a picture: those narrower than it, and the first that is not. */
export function copiesFor(dimensions: Media['dimensions']): readonly Copy[] {
  if (!dimensions || dimensions.height > MAX_RATIO * dimensions.width) return [];
  const next = WIDTHS.find((width) => width >= dimensions.width) ?? LARGEST;
  return ALL.filter(({ width }) => width <= next);
}

export const avifWidths = (dimensions: Media['dimensions']): number[] =>
  copiesFor(dimensions).flatMap(({ width, format }) => (format === 'avif' ? [width] : []));

const MIME_TYPES: Readonly<Record<string, string>> = { '.avif': 'image/avif', '.webp': 'image/webp' };

/** Returns the MIME type of a copy by its suffix; undefined if it is none. */
export const copyType = (suffix: string): string | undefined =>
  AT_ONCE.some((name) => name === suffix) || ALL.some((one) => one.suffix === suffix) ? MIME_TYPES[extname(suffix)] : undefined;

/** Where a copy is stored, beside its original. */
export const besides = (storageKey: string, suffix: string): string =>
  storageKey.slice(0, storageKey.length - extname(storageKey).length) + suffix;

/** Everything that may be stored for a file. */
export const filesOf = ({ storageKey, thumbnailUrl }: Pick<Media, 'storageKey' | 'thumbnailUrl'>): string[] =>
  thumbnailUrl
    ? [storageKey, ...[...AT_ONCE, ...ALL.map(({ suffix }) => suffix)].map((suffix) => besides(storageKey, suffix))]
    : [storageKey];

/** Older pictures have no copy of 800 px, new ones no AVIF yet. */
export const isAlwaysStored = (storageKey: string, key: string): boolean => key === storageKey || key === besides(storageKey, AT_ONCE[0]);
