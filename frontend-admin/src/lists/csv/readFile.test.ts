import { expect, test } from '@jest/globals';
import { readCsvFile } from './readFile';

const fileOf = (...bytes: number[]) => new File([new Uint8Array(bytes)], 'places.csv');

test('reads UTF-8, Windows-1252 and UTF-16', async () => {
  expect(await readCsvFile(fileOf(0xef, 0xbb, 0xbf, 0x43, 0xc3, 0xa9))).toBe('Cé');
  expect(await readCsvFile(fileOf(0x43, 0xe9, 0x92))).toBe('Cé’');
  expect(await readCsvFile(fileOf(0xff, 0xfe, 0x43, 0x00, 0xe9, 0x00))).toBe('Cé');
});

test('refuses files that are empty or too large', async () => {
  await expect(readCsvFile(fileOf())).rejects.toThrow('empty');
  await expect(readCsvFile(new File([new Uint8Array(1_000_001)], 'x.csv'))).rejects.toThrow('at most 1 MB');
});
