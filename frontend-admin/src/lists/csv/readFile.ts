const MOST_BYTES = 1_000_000;

const WORKBOOK = 'This is an Excel workbook. Please save it as ‘CSV UTF-8’, then choose that file.';
const UNREADABLE = 'The text of this file cannot be read. In Excel, choose ‘CSV UTF-8’ when you save it, then choose that file.';

/**
 * Returns the text of a CSV file: UTF-8, UTF-16 with or without its mark ('Unicode text' of Excel), otherwise Windows-1252 or Mac Roman, as Excel
 * writes 'CSV' in Britain on Windows or on a Mac. Throws an Error with a sentence.
 */
export async function readCsvFile(file: File): Promise<string> {
  if (file.size === 0) throw new Error('This file is empty.');
  if (file.size > MOST_BYTES) throw new Error('This file is too large. Please split it into files of at most 1 MB.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new Error(WORKBOOK);
  const text = decoded(bytes);
  if (text.includes('\0')) throw new Error(UNREADABLE);
  return text;
}

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean => start.every((byte, index) => bytes[index] === byte);

function decoded(bytes: Uint8Array): string {
  try {
    if (startsWith(bytes, 0xff, 0xfe) || zerosAt(bytes, 1)) return new TextDecoder('utf-16le', { fatal: true }).decode(bytes);
    if (startsWith(bytes, 0xfe, 0xff) || zerosAt(bytes, 0)) return new TextDecoder('utf-16be', { fatal: true }).decode(bytes);
  } catch {
    throw new Error(UNREADABLE);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [windows, mac] = ['windows-1252', 'macintosh'].map((name) => new TextDecoder(name).decode(bytes)) as [string, string];
    return likeness(mac) > likeness(windows) ? mac : windows;
  }
}

/** Every second byte of most letters is zero in UTF-16; `offset`: of the first. */
function zerosAt(bytes: Uint8Array, offset: 0 | 1): boolean {
  const some = bytes.subarray(0, 2000);
  const zeros = some.filter((byte, index) => byte === 0 && index % 2 === offset).length;
  return bytes.length % 2 === 0 && zeros > some.length / 4 && some.every((byte, index) => byte !== 0 || index % 2 === offset);
}

/**
 * How likely a text is English with a few foreign names: the same bytes are 'Café', 'O’Hara' in one encoding and 'CafŽ', 'OÕHara' in the other.
 */
function likeness(text: string): number {
  let sum = 0;
  for (const { 0: sign, index } of text.matchAll(/[^\0-\x7f]/g)) sum += worth(sign, text[index - 1] ?? ' ', text[index + 1] ?? ' ');
  return sum;
}

const LETTER = /\p{L}/u;
const SMALL = /\p{Ll}/u;
const LARGE = /\p{Lu}/u;
/** In names and words that are used in Britain. */
const USUAL = 'éèêëáàâäåæçíìîïñóòôöøúùûüßÉÓÖÜÅØ';

function worth(sign: string, before: string, after: string): number {
  if (/\p{Cc}/u.test(sign)) return -5;
  if (LETTER.test(sign)) {
    const isOddCase = LARGE.test(sign) ? SMALL.test(before) || (LETTER.test(before) && SMALL.test(after)) : LARGE.test(after);
    const isInWord = LETTER.test(before) || LETTER.test(after);
    return isOddCase || !isInWord ? -2 : USUAL.includes(sign) ? 2 : 0;
  }
  if (sign === '’') return LETTER.test(after) ? apostrophe(before, after) : 3;
  if (sign === '‘' || sign === '“') return LETTER.test(before) ? -2 : 3;
  if (sign === '”') return LETTER.test(after) ? -2 : 3;
  if (LETTER.test(before) && LETTER.test(after)) return /[–—]/.test(sign) && LARGE.test(after) ? 1 : -2;
  return /[–—£€½¼¾°…•·²³×®©™]/.test(sign) ? 2 : 0;
}

/** 'customer’s', 'O’Hara', but 'García' rather than 'Garc’a'. */
const apostrophe = (before: string, after: string): number => (/[stdrlmv]/i.test(after) || /[OD]/.test(before) ? 3 : 1);
