import { describe, expect, test } from '@jest/globals';
import { added, moved, removed, replaced } from './blocks';

const block = (id: string, order: number) => ({ id, type: 'clients', enabled: true, order, content: { title: id } });
const blocks = [block('b', 2), block('a', 1), block('c', 3)];
const places = (list: { id: string; order: number }[]) => list.map(({ id, order }) => `${order}${id}`);

describe('blocks of the homepage', () => {
  test('a new one stands last, switched on, with the texts of its type', () => {
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

  test('two new ones of a type do not share their content', () => {
    const [first, second] = added(added([], 'cta', new Date(1)), 'cta', new Date(2));
    expect(first?.content['primaryCta']).toEqual({ text: 'Contact Us', link: '/contact' });
    expect(first?.content['primaryCta']).not.toBe(second?.content['primaryCta']);
  });

  test('moving and deleting renumber from 1', () => {
    expect(places(moved(blocks, 'c', -1))).toEqual(['1a', '2c', '3b']);
    expect(places(moved(blocks, 'a', 1))).toEqual(['1b', '2a', '3c']);
    expect(places(removed(blocks, 'a'))).toEqual(['1b', '2c']);
  });

  test('a move past an end changes nothing', () => {
    expect(places(moved(blocks, 'a', -1))).toEqual(['1a', '2b', '3c']);
    expect(places(moved(blocks, 'nobody', 1))).toEqual(['1a', '2b', '3c']);
  });

  test('a change touches its own block', () => {
    expect(replaced(blocks, 'b', { enabled: false }).map(({ enabled }) => enabled)).toEqual([false, true, true]);
  });
});
