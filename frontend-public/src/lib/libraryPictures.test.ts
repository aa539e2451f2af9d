import { expect, test } from '@jest/globals';
import { libraryCopies, smallPicture } from './libraryPictures';

test('finds the small copy of an upload and leaves other addresses alone', () => {
  expect(smallPicture('/media/01900000-0000-7000-8000-000000000000.webp')).toBe('/media/01900000-0000-7000-8000-000000000000-small.webp');
  expect(smallPicture('/media/01900000-0000-7000-8000-000000000000.png')).toBe('/media/01900000-0000-7000-8000-000000000000-small.webp');
  for (const other of ['/media/van.svg', 'https://example.com/01900000-0000-7000-8000-000000000000.webp'])
    expect(smallPicture(other)).toBe(other);
});

test('offers the copies of an upload by their widths', () => {
  const name = '/media/01900000-0000-7000-8000-000000000000';
  expect(libraryCopies(`${name}.webp`)).toBe(`${name}-small.webp 480w, ${name}-medium.webp 800w, ${name}.webp 2560w`);
  expect(libraryCopies('/media/van.svg')).toBeUndefined();
});
