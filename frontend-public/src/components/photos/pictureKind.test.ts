import { expect, test } from '@jest/globals';
import { pictureKind } from './pictureKind';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['GIF89a', 'gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x1cftypavif\0\0\0\0mif1avif', 'avif'],
  ['\0\0\0\x1cftypmif1\0\0\0\0mif1avif', 'avif'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heic'],
  ['\0\0\0\x18ftypisom\0\0\0\0isomavc1', undefined],
  ['%PDF-1.7', undefined],
  ['not a picture', undefined],
  ['', undefined],
])('knows %j as %s', (head, kind) => {
  expect(pictureKind(bytes(head))).toBe(kind);
});
