const MOST_BYTES = 1_000_000;

/**
 * Returns the text of a CSV file: UTF-8, UTF-16 with its mark ('Unicode text' of Excel), otherwise Windows-1252, as Excel writes 'CSV' in
 * Britain. Throws an Error with a sentence.
 */
export async function readCsvFile(file: File): Promise<string> {
  if (file.size === 0) throw new Error('This file is empty.');
  if (file.size > MOST_BYTES) throw new Error('This file is too large. Please split it into files of at most 1 MB.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
