import { expect, test } from '@jest/globals';
import type { HomepageVersion } from '../../data/types';
import { added, moved, removed, replaced } from './blocks';
import { mergeDraft } from './mergeDraft';

const block = (id: string, order: number, title = id) => ({ id, type: 'cta', enabled: true, order, content: { title, text: 'base' } });
const draft: HomepageVersion = {
  id: 'x',
  status: 'draft',
  version: 1,
  blocks: [block('a', 1), block('b', 2), block('c', 3)],
  metaTitle: null,
  metaDescription: null,
  keywords: [],
  ogImage: null,
  autoPopulateServices: true,
  autoPopulateProjects: true,
  autoPopulateTestimonials: true,
  changeNote: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  updatedBy: null,
  lockVersion: 1,
};
const withBlocks = (blocks: HomepageVersion['blocks']): HomepageVersion => ({ ...draft, blocks });
const texts = (id: string, content: object) => replaced(draft.blocks, id, { content: { title: id, text: 'base', ...content } });
const merged = (mine: HomepageVersion['blocks'], theirs: HomepageVersion['blocks']) =>
  mergeDraft(draft, { blocks: mine }, withBlocks(theirs))?.blocks?.map(
    ({ id, order, content }) => `${order} ${id} ${Object.values(content).join()}`,
  );

test('merges different blocks, different texts of a block, and a new order', () => {
  expect(merged(texts('a', { title: 'Mine' }), texts('b', { title: 'Theirs' }))).toEqual([
    '1 a Mine,base',
    '2 b Theirs,base',
    '3 c c,base',
  ]);
  expect(merged(texts('a', { title: 'Mine' }), texts('a', { text: 'Theirs' }))?.[0]).toBe('1 a Mine,Theirs');
  expect(merged(texts('a', { title: 'Mine' }), moved(draft.blocks, 'c', -1))).toEqual(['1 a Mine,base', '2 c c,base', '3 b b,base']);
  expect(merged(removed(draft.blocks, 'b'), texts('a', { title: 'Theirs' }))).toEqual(['1 a Theirs,base', '2 c c,base']);
});

test('keeps the blocks that both added', () => {
  const [mine, theirs] = [added(draft.blocks, 'cta', new Date(1)), added(draft.blocks, 'cta', new Date(2))];
  expect(merged(mine, theirs)).toHaveLength(5);
});

test('asks about the same text, and about a block that one deleted and the other changed', () => {
  expect(merged(texts('a', { title: 'Mine' }), texts('a', { title: 'Theirs' }))).toBeUndefined();
  expect(merged(removed(draft.blocks, 'a'), texts('a', { title: 'Theirs' }))).toBeUndefined();
});

test('merges the other settings, too', () => {
  const theirs = { ...draft, metaTitle: 'Theirs' };
  expect(mergeDraft(draft, { metaTitle: null, metaDescription: 'Mine' }, theirs)).toEqual({ metaTitle: 'Theirs', metaDescription: 'Mine' });
  expect(mergeDraft(draft, { metaTitle: 'Mine' }, theirs)).toBeUndefined();
});
