import { expect, test } from '@jest/globals';
import { readCsvFile } from './readFile';

const fileOf = (...bytes: number[]) => new File([new Uint8Array(bytes)], 'places.csv');

test('reads UTF-8, Windows-1252 and UTF-16', async () => {
  expect(await readCsvFile(fileOf(0xef, 0xbb, 0xbf, 0x43, 0xc3, 0xa9))).toBe('Cé');
  expect(await readCsvFile(fileOf(0x43, 0xe9, 0x92))).toBe('Cé’');
  expect(await readCsvFile(fileOf(0xff, 0xfe, 0x43, 0x00, 0xe9, 0x00))).toBe('Cé');
});

const utf16 = (text: string, isBigEndian: boolean) =>
  [...text].flatMap((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return isBigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8];
  });
const latin = (text: string) => [...text].map((sign) => sign.codePointAt(0) ?? 0);

test.each([true, false])('reads UTF-16 with and without its mark, big-endian: %s', async (isBigEndian) => {
  const text = 'Customer\tDue on\r\nCafé O’Hara\t2027-06-01\r\n';
  expect(await readCsvFile(fileOf(...utf16(text, isBigEndian)))).toBe(text);
  expect(await readCsvFile(fileOf(...utf16(`\ufeff${text}`, isBigEndian)))).toBe(text);
});

test.each([
  ['Caf\x8e O\xd5Hara', 'Café O’Hara'],
  ['Zo\x91 M\x9fller, the neighbour\xd5s', 'Zoë Müller, the neighbour’s'],
  ['Jos\x8e Garc\x92a', 'José García'],
  ['\xd2Very neat\xd3 \xd0 \xa3150', '“Very neat” – £150'],
  ['Fran\x8dois Lef\x8fvre', 'François Lefèvre'],
])('reads Mac Roman: %j', async (bytes, text) => {
  expect(await readCsvFile(fileOf(...latin(bytes)))).toBe(text);
});

test.each([
  ['Caf\xe9 O\x92Hara', 'Café O’Hara'],
  ['The customer\x92s caf\xe9, \xa3150', 'The customer’s café, £150'],
  ['\x93Very neat\x94 \x96 all done', '“Very neat” – all done'],
  ['Monday\x96Friday, don\x92t', 'Monday–Friday, don’t'],
  ['Zo\xeb M\xfcller, Fran\xe7ois', 'Zoë Müller, François'],
  ['2.5 mm\xb2, \xbd day, 20\xb0', '2.5 mm², ½ day, 20°'],
  ['\xa3150', '£150'],
])('reads Windows-1252: %j', async (bytes, text) => {
  expect(await readCsvFile(fileOf(...latin(bytes)))).toBe(text);
});

test('refuses workbooks and what is no text, with how to save it', async () => {
  await expect(readCsvFile(fileOf(0x50, 0x4b, 3, 4, 0))).rejects.toThrow('This is an Excel workbook. Please save it as ‘CSV UTF-8’');
  await expect(readCsvFile(fileOf(0xd0, 0xcf, 0x11, 0xe0))).rejects.toThrow('Excel workbook');
  await expect(readCsvFile(fileOf(0x43, 0, 0, 0, 0x44, 0, 0, 0))).rejects.toThrow('choose ‘CSV UTF-8’ when you save it');
});

test('refuses files that are empty or too large', async () => {
  await expect(readCsvFile(fileOf())).rejects.toThrow('empty');
  await expect(readCsvFile(new File([new Uint8Array(1_000_001)], 'x.csv'))).rejects.toThrow('at most 1 MB');
});
