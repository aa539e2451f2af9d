import { expect, test } from '@jest/globals';
import { joinPictures } from './joinPictures';

const a = { url: '/media/a.webp', alt: 'A board' };
const b = { url: '/media/b.webp', alt: 'A lamp' };
const c = { url: '/media/c.webp', alt: '' };
const former = { imageUrl: a.url, images: [a, b] };

test('an address alone is left to the server, which puts it first', () => {
  expect(joinPictures({ imageUrl: c.url, images: [a, b] }, former)).toEqual({ imageUrl: c.url, images: [a, b] });
});

test('a changed list counts, whatever the untouched address says', () => {
  expect(joinPictures({ imageUrl: a.url, images: [b] }, former)).toEqual({ images: [b] });
  expect(joinPictures({ imageUrl: null, images: [b, c] }, former)).toEqual({ images: [b, c] });
});

test('when both were changed the new address leads the list in place of the former', () => {
  expect(joinPictures({ imageUrl: c.url, images: [a, b, { ...b, url: '/media/d.webp' }] }, former)).toEqual({
    images: [{ url: c.url }, b, { ...b, url: '/media/d.webp' }],
  });
  expect(joinPictures({ imageUrl: b.url, images: [a, c, b] }, former)).toEqual({ images: [b, c] });
});

test('a new project keeps all that was given', () => {
  expect(joinPictures({ imageUrl: a.url, images: [b, c] }, { imageUrl: null, images: [] })).toEqual({ images: [{ url: a.url }, b, c] });
});
