import { expect, it } from '@jest/globals';
import { copiesFor, offered } from './copy-files.js';

const NAME = '/media/01900000-0000-7000-8000-000000000000';

it('offers the copies of a picture by their widths, and none that is larger than the picture', () => {
  expect(offered(`${NAME}.webp`, '?v=2', 2560, copiesFor({ width: 2560, height: 1920 }))).toEqual({
    small: `${NAME}-small.webp?v=2`,
    webp: `${NAME}-small.webp?v=2 480w, ${NAME}-medium.webp?v=2 800w, ${NAME}-1600.webp?v=2 1600w, ${NAME}.webp?v=2 2560w`,
    avif: `${NAME}-480.avif?v=2 480w, ${NAME}-800.avif?v=2 800w, ${NAME}-1600.avif?v=2 1600w`,
  });
  expect(offered(`${NAME}.png`, '?v=1', 600, copiesFor({ width: 600, height: 600 }))).toEqual({
    small: `${NAME}-small.webp?v=1`,
    webp: `${NAME}-small.webp?v=1 480w, ${NAME}-medium.webp?v=1 600w`,
    avif: `${NAME}-480.avif?v=1 480w, ${NAME}-800.avif?v=1 600w`,
  });
});

it('offers the original instead of copies that are not made yet', () => {
  expect(offered(`${NAME}.webp`, '?v=1', 1200, [])).toEqual({
    small: `${NAME}-small.webp?v=1`,
    webp: `${NAME}-small.webp?v=1 480w, ${NAME}-medium.webp?v=1 800w, ${NAME}.webp?v=1 1200w`,
    avif: null,
  });
});
