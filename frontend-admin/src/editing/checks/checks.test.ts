import { describe, expect, test } from '@jest/globals';
import { findingPath } from '../preview/findField';
import { formAddress } from './kinds';
import { describeReading } from './reading';

const ID = '0191e0a4-7c1d-7f6a-9b1c-2d3e4f5a6b7c';
const VALUES = {
  metaTitle: 'A title',
  content: 'See our boards at /no-such-page or ring 0151 496 0999. Too deep',
  images: [{ url: `/media/${ID}.webp`, alt: '' }],
  buttonLink: '/other-page',
};

describe('the field of a finding', () => {
  test.each([
    [{ field: 'metaTitle', holds: null }, 'metaTitle'],
    [{ field: null, holds: '/no-such-page' }, 'content'],
    [{ field: null, holds: '/other-page' }, 'buttonLink'],
    [{ field: null, holds: '0151 496 0999' }, 'content'],
    [{ field: null, holds: 'Too deep' }, 'content'],
    [{ field: null, holds: ID }, 'images.0.url'],
    [{ field: null, holds: 'Of another record' }, undefined],
    [{ field: null, holds: null }, undefined],
  ])('%j is %s', (place, path) => {
    expect(findingPath(place, VALUES)).toBe(path);
  });
});

test('the address of a form names the field, or what it holds', () => {
  expect(formAddress({ resource: 'service-location-pages', id: ID }, { field: 'metaTitle' })).toBe(`/service-pages/${ID}#field=metaTitle`);
  expect(formAddress({ resource: 'faqs', id: ID }, { field: null, holds: 'A & B' })).toBe(`/faqs/${ID}#holds=A%20%26%20B`);
  expect(formAddress({ resource: 'homepage', id: null })).toBe('/homepage');
});

test('reading ease is said in words', () => {
  expect(describeReading({ words: 1_204, readingEase: 64 })).toBe(
    '1,204 words. Reading ease 64 of 100: plain English, easy for most people.',
  );
  expect(describeReading({ words: 1, readingEase: 0 })).toContain('1 word. Reading ease 0 of 100: very hard');
  expect(describeReading({ words: 12, readingEase: null })).toContain('English texts of 100 words or more');
});
