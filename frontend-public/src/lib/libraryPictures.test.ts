import { expect, test } from '@jest/globals';
import { smallPicture } from './libraryPictures';

test('finds the small copy of an upload and leaves other addresses alone', () => {
  expect(smallPicture('/media/01900000-0000-7000-8000-000000000000.webp')).toBe('/media/01900000-0000-7000-8000-000000000000-small.webp');
  expect(smallPicture('/media/01900000-0000-7000-8000-000000000000.png')).toBe('/media/01900000-0000-7000-8000-000000000000-small.webp');
  for (const other of ['/media/van.svg', 'https://example.com/01900000-0000-7000-8000-000000000000.webp'])
    expect(smallPicture(other)).toBe(other);
});
