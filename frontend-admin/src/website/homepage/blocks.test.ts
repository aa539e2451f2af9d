import { describe, expect, test } from '@jest/globals';
import { fieldRule } from '../../data/contract';
import { contentNames, fieldsOf, labelOf, nameIn, schemaOf, startOf, stepped } from './blocks';

describe('homepage blocks', () => {
  test('begin with the values of their type', () => {
    expect(Object.fromEntries(startOf({ type: 'hero' }))).toEqual({
      title: 'New Hero Section',
      subtitle: 'Subtitle here',
      description: 'Description here',
      ctaText: 'Learn More',
      ctaLink: '/contact',
    });
    expect(startOf({ type: 'about' })).toEqual([['title', 'About Us']]);
    expect(startOf({ type: 'weather' })).toEqual([]);
  });

  test('list the fields of a form by path, without featured content', () => {
    expect(fieldsOf({ type: 'cta' }).map(({ path, kind, label }) => `${path}: ${kind}, ${label}`)).toEqual([
      'title: text, Title',
      'description: longText, Description',
      'primaryCta.text: text, Primary CTA Text',
      'primaryCta.link: link, Primary CTA Link',
      'secondaryCta.text: text, Secondary CTA Text',
      'secondaryCta.link: link, Secondary CTA Link',
    ]);
    expect(fieldsOf({ type: 'postcode' }).map(({ path, help }) => [path, help])).toEqual([
      ['title', undefined],
      ['description', 'Leave blank to show the standard sentence.'],
    ]);
    expect(fieldsOf({ type: 'services' }).map(({ path }) => path)).toEqual(['title', 'description']);
    expect(fieldsOf({ type: 'weather' })).toEqual([]);
  });

  test('name their content, featured content and groups included', () => {
    expect(contentNames({ type: 'cta' })).toEqual(['title', 'description', 'primaryCta', 'secondaryCta']);
    expect(contentNames({ type: 'projects' })).toEqual(['title', 'description', 'featuredOrder']);
    expect(labelOf({ type: 'projects' }, 'featuredOrder')).toBe('Featured projects');
  });

  test('are called by their type, and told apart where there are several', () => {
    const blocks = ['hero', 'cta', 'weatherReport', 'cta'].map((type) => ({ type }));
    expect(blocks.map((block) => nameIn(blocks, block))).toEqual([
      ...['Hero', 'Call to action 1 of 2', 'Weather report', 'Call to action 2 of 2'],
    ]);
  });

  test("return the API's message for an invalid value", () => {
    const faultAt = (type: string, path: string, value: string) => {
      const schema = schemaOf({ type });
      return schema && fieldRule(schema, path)(value);
    };
    expect(faultAt('cta', 'primaryCta.link', 'javascript:alert(1)')).toMatch(/^Please enter a path such as/);
    expect(faultAt('cta', 'primaryCta.link', '')).toBeUndefined();
    expect(faultAt('hero', 'image', 'http://example.com/a.jpg')).toMatch(/media library/);
    expect(faultAt('hero', 'title', 'x'.repeat(301))).toBe('Please use at most 300 characters');
  });
});

test('steps an item through its list', () => {
  expect(stepped(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(stepped(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(stepped(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(stepped(['a', 'b', 'c'], -1, 1)).toEqual(['a', 'b', 'c']);
});
