import { describe, expect, test } from '@jest/globals';
import { joinPictures, toProject } from './toProject';

test('sends an empty sector as null, and the given values', () => {
  expect(toProject({ title: 'Board change', sector: '', imageUrl: '' })).toEqual({
    title: 'Board change',
    sector: null,
    imageUrl: null,
    images: [],
  });
  expect(toProject({ sector: 'education', imageUrl: '/media/a.webp', images: null })).toEqual({
    sector: 'education',
    imageUrl: '/media/a.webp',
    images: [],
  });
});

describe('joinPictures', () => {
  const a = { url: '/media/a.webp', alt: 'A board' };
  const b = { url: '/media/b.webp', alt: 'A lamp' };
  const c = { url: '/media/c.webp', alt: '' };
  const former = { imageUrl: a.url, images: [a, b] };

  test('sends a new address alone, which the server puts first', () => {
    expect(joinPictures({ imageUrl: c.url, images: [a, b] }, former)).toEqual({ imageUrl: c.url, images: [a, b] });
  });

  test('sends a changed list when the address was not touched', () => {
    expect(joinPictures({ imageUrl: a.url, images: [b] }, former)).toEqual({ images: [b] });
    expect(joinPictures({ imageUrl: null, images: [b, c] }, former)).toEqual({ images: [b, c] });
  });

  test('replaces the first address of a changed list', () => {
    expect(joinPictures({ imageUrl: c.url, images: [a, b, { ...b, url: '/media/d.webp' }] }, former)).toEqual({
      images: [{ url: c.url }, b, { ...b, url: '/media/d.webp' }],
    });
    expect(joinPictures({ imageUrl: b.url, images: [a, c, b] }, former)).toEqual({ images: [b, c] });
  });

  test('keeps every picture of a new project', () => {
    expect(joinPictures({ imageUrl: a.url, images: [b, c] }, { imageUrl: null, images: [] })).toEqual({ images: [{ url: a.url }, b, c] });
  });
});
