export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic';

/** Of the beginning of a file, which tell its kind. */
export const HEAD_BYTES = 64;

const HEIC = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/** Returns what a file is by its first bytes, whatever its name says; undefined: no picture that is known here. */
export function pictureKind(head: Uint8Array): PictureKind | undefined {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n')) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  if (!text.startsWith('ftyp', 4)) return undefined;
  const brands = text.slice(8);
  if (/avi[fs]/.test(brands)) return 'avif';
  return HEIC.test(brands) ? 'heic' : undefined;
}
