import { describe, expect, it } from '@jest/globals';
import { asCategory, asSector, firstUrl, setFields } from './project-fields.js';

type Fields = Parameters<typeof setFields>;

/** What a project with `stored` becomes when `sent` is set. */
function after(stored: Partial<Fields[0]>, sent: Fields[1]): Fields[0] {
  const project: Fields[0] = { category: 'Domestic', sector: 'other', images: [], challenge: '', solution: '', outcome: '', ...stored };
  setFields(project, sent);
  return project;
}

describe('category and sector', () => {
  it.each([
    ['domestic', 'Domestic'],
    [' COMMERCIAL ', 'Commercial'],
    ['Industrial', 'Industrial'],
    ['agricultural', 'agricultural'],
    [7, 7],
    [null, null],
  ])('reads the category %j as %j', (given, category) => {
    expect(asCategory(given)).toBe(category);
  });

  it('reads a sector in any case', () => {
    expect(asSector('Healthcare')).toBe('healthcare');
  });

  it.each<[string, Partial<Fields[0]>, Fields[1], object]>([
    ['only the category', {}, { category: 'Commercial' }, { category: 'Commercial', sector: 'commercial' }],
    [
      'a category without a sector of that name',
      { category: 'Commercial', sector: 'commercial' },
      { category: 'Domestic' },
      { sector: 'other' },
    ],
    ['only the sector', {}, { sector: 'healthcare' }, { category: 'Domestic', sector: 'healthcare' }],
    [
      'another category with a chosen sector',
      { category: 'Commercial', sector: 'healthcare' },
      { category: 'Industrial' },
      { sector: 'healthcare' },
    ],
    ['a cleared sector', { category: 'Industrial', sector: 'healthcare' }, { sector: null }, { sector: 'industrial' }],
    ['a cleared category', { category: 'Industrial', sector: 'industrial' }, { category: null }, { category: 'Domestic', sector: 'other' }],
    ['neither', { category: 'Industrial', sector: 'manufacturing' }, {}, { category: 'Industrial', sector: 'manufacturing' }],
  ])('sets %s', (_, stored, sent, expected) => {
    expect(after(stored, sent)).toMatchObject(expected);
  });
});

describe('pictures', () => {
  const [a, b, c] = [
    { url: '/media/a.webp', alt: 'A' },
    { url: '/media/b.webp', alt: 'B' },
    { url: '/media/c.webp', alt: 'C' },
  ] as const;

  it('reads the first as imageUrl', () => {
    expect(firstUrl([a, b])).toBe(a.url);
    expect(firstUrl([])).toBeNull();
  });

  it.each<[string, Fields[0]['images'], Fields[1], object[]]>([
    ['a first picture', [], { imageUrl: c.url }, [{ url: c.url }]],
    ['another first picture', [a, b], { imageUrl: c.url }, [{ url: c.url }, b]],
    ['the same first picture', [a, b], { imageUrl: a.url }, [a, b]],
    ['the second picture as the first', [a, b], { imageUrl: b.url }, [b]],
    ['no first picture', [a, b], { imageUrl: null }, [b]],
    ['an empty first picture', [a], { imageUrl: '' }, []],
    ['no first picture where there is none', [], { imageUrl: null }, []],
    ['a whole list', [a], { images: [b, c] }, [b, c]],
    ['no list', [a], { images: null }, []],
    ['a whole list beside the previous first picture', [a], { images: [b, c], imageUrl: a.url }, [b, c]],
    ['a whole list beside its first picture', [a], { images: [b, c], imageUrl: b.url }, [b, c]],
    ['a whole list beside another first picture', [a], { images: [a, b], imageUrl: c.url }, [{ url: c.url }, b]],
  ])('sets %s', (_, images, sent, expected) => {
    expect(after({ images }, sent).images).toEqual(expected);
  });
});

describe('challenge, solution and outcome', () => {
  it('keeps texts that were not sent and clears them with null', () => {
    expect(after({ challenge: 'Old', solution: 'Old', outcome: 'Old' }, { challenge: null, solution: 'New' })).toMatchObject({
      challenge: '',
      solution: 'New',
      outcome: 'Old',
    });
  });
});
