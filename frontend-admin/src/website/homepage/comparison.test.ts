import { expect, test } from '@jest/globals';
import type { HomepageVersion } from '../../data/types';
import { changesBetween, differencesOf, liveOf, versionBefore } from './comparison';

const block = (id: string, order: number, fields: object = {}) => ({ id, type: 'hero', order, enabled: true, content: {}, ...fields });
const version = (fields: object): HomepageVersion => ({ blocks: [], keywords: [], ...fields }) as unknown as HomepageVersion;

test('names what differs between two versions, block by block', () => {
  const live = version({
    blocks: [block('a', 1, { content: { title: 'Old' } }), block('b', 2), block('c', 3, { type: 'cta' })],
    metaTitle: 'Same',
  });
  const draft = version({
    blocks: [block('b', 1, { enabled: false }), block('a', 2, { content: { title: 'New' } }), block('d', 3, { type: 'clients' })],
    metaTitle: 'Same',
    autoPopulateProjects: true,
  });
  expect(differencesOf(live, draft)).toMatchObject([
    { name: 'hero block #1: Shown', before: true, after: false },
    { name: 'hero block #2: Title', before: 'Old', after: 'New' },
    { name: 'clients block #3: Block', before: undefined, after: 'On the page' },
    { name: 'cta block #3: Block', before: 'On the page', after: undefined },
    { name: 'Order of the blocks', before: ['hero: New', 'hero: Standard heading'], after: ['hero: Standard heading', 'hero: New'] },
    { name: 'Automatic choice of projects', before: undefined, after: true },
  ]);
  expect(differencesOf(live, live)).toEqual([]);
  expect(changesBetween(live, draft)).toEqual([
    'hero block #1: Shown',
    'hero block #2: Title',
    'clients block #3: added',
    'cta block #3: deleted',
    'Order of the blocks',
    'Automatic choice of projects',
  ]);
});

test('names a block once, and tells a deleted one from a changed one of the same place', () => {
  const was = version({ blocks: [block('a', 1), block('b', 2, { content: { title: 'Old', subtitle: 'Old' } })], metaTitle: 'Old' });
  const is = version({ blocks: [block('b', 1, { enabled: false, content: { title: 'New', subtitle: 'New' } })], metaTitle: 'New' });
  expect(changesBetween(was, is)).toEqual(['hero block #1: Shown, Title, Subtitle', 'hero block #1: deleted', 'SEO settings: Meta Title']);
});

test('finds the live version, and what each was made from', () => {
  const [one, two, three] = [1, 2, 3].map((number) => version({ version: number, status: 'published' })) as [
    HomepageVersion,
    HomepageVersion,
    HomepageVersion,
  ];
  const draft = version({ version: 2, status: 'draft' });
  const all = [three, draft, two, one];
  expect(liveOf(all)).toBe(three);
  expect([three, draft, two, one].map((each) => versionBefore(each, all))).toEqual([two, two, one, undefined]);
});
