import { expect, test } from '@jest/globals';
import { libraryPicture } from './libraryPictures';

const NAME = '/media/01900000-0000-7000-8000-000000000000';

test('finds the small copy of an upload and leaves other addresses alone', () => {
  expect(libraryPicture(`${NAME}.webp`)?.small).toBe(`${NAME}-small.webp`);
  expect(libraryPicture(`${NAME}.png?v=3-900x600--`)?.small).toBe(`${NAME}-small.webp?v=3`);
  for (const other of ['/media/van.svg', 'https://example.com/01900000-0000-7000-8000-000000000000.webp', `${NAME}.webp?v=<script>`])
    expect(libraryPicture(other)).toBeUndefined();
});

test('offers the copies of an upload by their widths, of which none is larger than the picture', () => {
  expect(libraryPicture(`${NAME}.webp`)).toEqual({
    small: `${NAME}-small.webp`,
    webp: `${NAME}-small.webp 480w, ${NAME}-medium.webp 800w, ${NAME}.webp 2560w`,
  });
  const large = `${NAME}.webp?v=2-2560x1920-34x86-480.800.1600`;
  expect(libraryPicture(large)).toEqual({
    small: `${NAME}-small.webp?v=2`,
    webp: `${NAME}-small.webp?v=2 480w, ${NAME}-medium.webp?v=2 800w, ${NAME}-1600.webp?v=2 1600w, ${large} 2560w`,
    avif: `${NAME}-480.avif?v=2 480w, ${NAME}-800.avif?v=2 800w, ${NAME}-1600.avif?v=2 1600w`,
    size: { width: 2560, height: 1920 },
    focus: 'focus-x30 focus-y90',
  });
  expect(libraryPicture(`${NAME}.png?v=1-600x600--480.800`)).toEqual({
    small: `${NAME}-small.webp?v=1`,
    webp: `${NAME}-small.webp?v=1 480w, ${NAME}-medium.webp?v=1 600w`,
    avif: `${NAME}-480.avif?v=1 480w, ${NAME}-800.avif?v=1 600w`,
    size: { width: 600, height: 600 },
  });
});
