import { PDF } from './private-jpeg.js';

const LONGEST = 100;

/** Returns the name under which a customer gets a file: that of the upload without what file systems refuse, and with the ending of what it is. */
export function fileNameOf(original: string, mimeType: string): string {
  const base = original
    .slice(0, LONGEST)
    .replace(/[\p{C}\\/:*?"<>|]/gu, ' ')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .trim();
  return `${base || 'file'}${mimeType === PDF ? '.pdf' : '.jpg'}`;
}
