import { describe, expect, test } from '@jest/globals';
import { fieldRule } from '../../data/contract';
import { added, fieldsOf, moved, removed, replaced, schemaOf, stepped, summaryOf } from './blocks';

const client = (id: string, order: number) => ({ id, type: 'clients', enabled: true, order, content: { title: id } });
const blocks = [client('b', 2), client('a', 1), client('c', 3)];
const places = (list: { id: string; order: number }[]) => list.map(({ id, order }) => `${order}${id}`);

describe('homepage blocks', () => {
  test('adds a new block last, enabled, with the initial values of its type', () => {
    const last = added(blocks, 'hero', new Date(1763700000000)).at(-1);
    expect(last).toMatchObject({ id: 'hero-1763700000000', type: 'hero', enabled: true, order: 4 });
    expect(last?.content).toEqual({
      title: 'New Hero Section',
      subtitle: 'Subtitle here',
      description: 'Description here',
      ctaText: 'Learn More',
      ctaLink: '/contact',
    });
  });

  test('gives two new blocks of a type separate content', () => {
    const [first, second] = added(added([], 'cta', new Date(1)), 'cta', new Date(2));
    expect(first?.content['primaryCta']).toEqual({ text: 'Contact Us', link: '/contact' });
    expect(first?.content['primaryCta']).not.toBe(second?.content['primaryCta']);
  });

  test('renumbers from 1 after moving and deleting', () => {
    expect(places(moved(blocks, 'c', -1))).toEqual(['1a', '2c', '3b']);
    expect(places(moved(blocks, 'a', 1))).toEqual(['1b', '2a', '3c']);
    expect(places(removed(blocks, 'a'))).toEqual(['1b', '2c']);
  });

  test('ignores a move past either end', () => {
    expect(places(moved(blocks, 'a', -1))).toEqual(['1a', '2b', '3c']);
    expect(places(moved(blocks, 'nobody', 1))).toEqual(['1a', '2b', '3c']);
  });

  test('summarises a block by its title', () => {
    expect(summaryOf(client('Ours', 1))).toBe('Ours');
    expect(summaryOf(client('', 1))).toBe('Standard heading');
  });

  test('changes one block only', () => {
    expect(replaced(blocks, 'b', { enabled: false }).map(({ enabled }) => enabled)).toEqual([false, true, true]);
  });

  test('lists the fields of a form by path, without featured content', () => {
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

  test("returns the API's message for an invalid value", () => {
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
