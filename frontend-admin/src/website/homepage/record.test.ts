import { describe, expect, test } from '@jest/globals';
import type { HomepageBlock, HomepageVersion } from '../../data/types';
import { basedOn, type KeptForm } from '../../editing/drafts/keptForm';
import { differencesOf, keyOf, LAYOUT, leftOf, liveOf, LOST, namesIn, SEO, toChange, toRecord, unsavedIn, versionBefore } from './record';

const block = (id: string, order: number, fields: object = {}): HomepageBlock => ({
  id,
  type: 'hero',
  order,
  enabled: true,
  content: {},
  ...fields,
});
const version = (fields: object) =>
  ({ id: 'draft', lockVersion: 7, version: 2, blocks: [], keywords: [], ...fields }) as unknown as HomepageVersion;
const typed = (fields: Record<string, [base: unknown, mine: unknown]>): KeptForm => ({
  at: '2026-11-26T10:00:00.000Z',
  fields: Object.fromEntries(Object.entries(fields).map(([field, [base, mine]]) => [field, { base, mine }])),
});

const cta = { title: 'Old', primaryCta: { text: 'Call', link: '/contact' } };
const draftOf = (content: object, more: object = {}) =>
  toRecord(version({ blocks: [block('a', 1, { type: 'cta', content: { ...cta, ...content } })], metaTitle: 'Electricians', ...more }));
const stored = draftOf({});

describe('the record of the form', () => {
  const draft = version({
    blocks: [
      block('w.1', 2, { type: 'weather', content: { city: 'Hoylake', nested: { a: [1] } } }),
      block('a', 1, { content: { title: 'Power', items: ['a former field'] }, enabled: false }),
    ],
    metaTitle: 'Electricians',
    autoPopulateServices: true,
  });

  test('has a field for each text, and the blocks in the order of the page', () => {
    expect(toRecord(draft)).toMatchObject({
      id: 'draft',
      version: 7,
      metaTitle: 'Electricians',
      'a/title': 'Power',
      blocks: [
        { id: 'a', type: 'hero', enabled: false, content: { items: ['a former field'] } },
        { id: 'w.1', type: 'weather', enabled: true, content: { city: 'Hoylake', nested: { a: [1] } } },
      ],
    });
    expect(keyOf({ id: "w.1/[x]'" })).toBe('w%2E1%2F%5Bx%5D%27');
  });

  test('is saved with what no form shows, renumbered', () => {
    const [hero, weather] = [draft.blocks[1], draft.blocks[0]];
    expect(toChange(toRecord(draft)).blocks).toEqual([hero, weather]);
    expect(toChange({ ...toRecord(draft), 'a/title': ' ' }, ['a/title'])).toEqual({
      blocks: [{ ...hero, content: { title: null, items: ['a former field'] } }, weather],
    });
    expect(toChange(toRecord(draft), ['metaTitle'])).toEqual({ metaTitle: 'Electricians' });
    expect(toChange(toRecord(draft))).toMatchObject({ autoPopulateServices: true });
  });
});

describe('what is typed into the draft', () => {
  const partsOf = (kept: KeptForm, record = stored) => unsavedIn(kept, record).map(({ field, part }) => `${field}: ${part}`);
  const place = (id: string) => ({ id, type: 'cta', enabled: true, content: {} });

  test('is unsaved while it differs from what is stored, except for spaces and buttons without anything', () => {
    expect(partsOf(typed({ 'a/title': ['Old', 'Mine'] }))).toEqual(['a/title: a']);
    expect(partsOf(typed({ 'a/title': ['Old', 'Old '], 'a/secondaryCta': [null, { text: ' ', link: null }] }))).toEqual([]);
  });

  test('is saved by parts: search engine texts, the texts of a block, and everything else', () => {
    expect(partsOf(typed({ metaTitle: ['Electricians', 'x'] }))).toEqual([`metaTitle: ${SEO}`]);
    expect(partsOf(typed({ autoPopulateServices: [true, false], 'a/featuredOrder': [null, ['1']] }))).toEqual([
      `autoPopulateServices: ${LAYOUT}`,
      `a/featuredOrder: ${LAYOUT}`,
    ]);
    const adding = typed({ blocks: [stored.blocks, [...stored.blocks, place('b')]], 'b/title': [null, 'Start'] });
    expect(partsOf(adding)).toEqual([`blocks: ${LAYOUT}`, `b/title: ${LAYOUT}`]);
    expect(partsOf(typed({ blocks: [stored.blocks, []], 'a/title': ['Old', null] }))).toEqual([`blocks: ${LAYOUT}`, `a/title: ${LAYOUT}`]);
    expect(partsOf(typed({ 'gone/title': ['Old', 'Mine'] }))).toEqual([`gone/title: ${LOST}`]);
  });

  test('is held where a colleague has changed the same, until the user keeps it', () => {
    const theirs = draftOf({ title: 'Theirs' });
    const title = typed({ 'a/title': ['Old', 'Mine'] });
    expect(unsavedIn(title, theirs)).toMatchObject([{ field: 'a/title', isContested: true }]);
    expect(unsavedIn(basedOn(title, 'a/title', 'Theirs'), theirs)).toMatchObject([{ mine: 'Mine', isContested: false }]);
    expect(unsavedIn(title, draftOf({ title: 'Mine' }))).toEqual([]);
    const button = typed({ 'a/primaryCta': [cta.primaryCta, { ...cta.primaryCta, text: 'Ring' }] });
    expect(unsavedIn(button, draftOf({ primaryCta: { text: 'Call', link: '/about' } }))).toMatchObject([
      { mine: { text: 'Ring', link: '/about' }, isContested: false },
    ]);
  });

  test('deletes no block that a colleague writes', () => {
    const deletion = typed({ blocks: [stored.blocks, []], 'a/title': ['Old', null], 'a/primaryCta': [cta.primaryCta, null] });
    expect(unsavedIn(deletion, stored).some(({ isContested }) => isContested)).toBe(false);
    expect(unsavedIn(deletion, draftOf({ title: 'Theirs' })).every(({ isContested }) => isContested)).toBe(true);
  });

  test('merges the blocks that both added, and a new order', () => {
    const both = toRecord(version({ blocks: [...stored.blocks, place('theirs')].map((one, index) => ({ ...one, order: index + 1 })) }));
    const [mine] = unsavedIn(typed({ blocks: [stored.blocks, [place('mine'), ...stored.blocks]] }), both);
    expect((mine?.mine as { id: string }[]).map(({ id }) => id)).toEqual(['mine', 'a', 'theirs']);
    expect(mine?.isContested).toBe(false);
  });

  test('is kept no longer once it is stored, except for what was typed in the meantime', () => {
    const sent = { 'a/title': 'Mine' };
    expect(leftOf(typed({ 'a/title': ['Old', ' Mine '] }), sent)).toBeUndefined();
    expect(leftOf(typed({ 'a/title': ['Old', 'Mine, and more'] }), sent)).toEqual(typed({ 'a/title': ['Mine', 'Mine, and more'] }));
    const more = typed({ 'a/title': ['Old', 'Mine'], 'a/description': [null, 'New'] });
    expect(leftOf(more, sent)).toEqual(typed({ 'a/description': [null, 'New'] }));
  });
});

describe('versions', () => {
  test('are compared block by block', () => {
    const live = version({
      blocks: [block('a', 1, { content: { title: 'Old' } }), block('b', 2), block('c', 3, { type: 'cta', content: { title: 'Call' } })],
      metaTitle: 'Same',
    });
    const draft = version({
      blocks: [block('b', 1, { enabled: false }), block('a', 2, { content: { title: 'New' } }), block('d', 3, { type: 'clients' })],
      metaTitle: 'Same',
      autoPopulateProjects: true,
    });
    expect(differencesOf(live, draft)).toMatchObject([
      { name: 'Automatic choice of projects', before: undefined, after: true },
      { name: 'Hero 2 of 2: Title', before: 'Old', after: 'New' },
      {
        name: 'Blocks',
        before: ['Hero: New', 'Hero: Standard heading', 'Call to action: Call'],
        after: ['Hero: Standard heading (not shown)', 'Hero: New', 'Clients: Standard heading'],
      },
      { name: 'Call to action: Title', before: 'Call', after: undefined },
    ]);
    expect(differencesOf(live, live)).toEqual([]);
  });

  test('name records instead of their ids', () => {
    const [before, after] = [[], ['1']].map((featuredOrder) =>
      version({ blocks: [block('s', 1, { type: 'services', content: { featuredOrder } })] }),
    );
    expect(before && after && differencesOf(before, after)).toMatchObject([
      { name: 'Services: Featured services', reference: 'services', after: ['1'] },
    ]);
  });

  test('compare the parts of a button', () => {
    const [before, after] = ['Call', 'Ring'].map((text) =>
      version({ blocks: [block('c', 1, { type: 'cta', content: { primaryCta: { text, link: '/contact' } } })] }),
    );
    expect(before && after && differencesOf(before, after)).toMatchObject([
      { name: 'Call to action: Primary CTA Text', before: 'Call', after: 'Ring' },
    ]);
  });

  test('name fields of blocks that are gone', () => {
    expect(['gone/title', 'metaTitle', 'updatedAt'].map(namesIn(stored))).toEqual([
      'Deleted block: Title',
      'SEO settings: Meta Title',
      undefined,
    ]);
  });

  test('know the live one, and what each was made from', () => {
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
});
