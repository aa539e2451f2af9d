import { describe, expect, test } from '@jest/globals';
import type { HomepageVersion } from '../../data/types';
import { basedOn, type KeptForm } from '../../editing/drafts/keptForm';
import { leftOf, SEO, unsavedTexts, withTexts } from './texts';

const cta = { title: 'Old', primaryCta: { text: 'Call', link: '/contact' } };
const draftOf = (content: object, seo: object = {}) =>
  ({
    blocks: [{ id: 'a', type: 'cta', enabled: true, order: 1, content: { ...cta, ...content } }],
    metaTitle: 'Electricians',
    keywords: ['a'],
    ...seo,
  }) as unknown as HomepageVersion;
const stored = draftOf({});
const typed = (fields: Record<string, [base: unknown, mine: unknown]>): KeptForm => ({
  at: '2026-11-26T10:00:00.000Z',
  fields: Object.fromEntries(Object.entries(fields).map(([field, [base, mine]]) => [field, { base, mine }])),
});
const title = typed({ title: ['Old', 'Mine'] });
const contentOf = (draft: HomepageVersion) => draft.blocks[0]?.content;

describe('texts typed into the draft', () => {
  test('are unsaved while they differ from what is stored, except for spaces and buttons without anything', () => {
    const unsaved = (fields: Parameters<typeof typed>[0]) => unsavedTexts(stored, { a: typed(fields) }).map(({ field }) => field);
    expect(unsaved({ title: ['Old', 'Mine'] })).toEqual(['title']);
    expect(unsaved({ title: ['Old', 'Old '] })).toEqual([]);
    expect(unsaved({ secondaryCta: [null, { text: ' ', link: null }] })).toEqual([]);
    expect(unsavedTexts(stored, { gone: title })).toEqual([]);
  });

  test('are saved on top of what is stored now', () => {
    const texts = { a: typed({ title: ['Old', ' Mine '], primaryCta: [cta.primaryCta, { ...cta.primaryCta, text: 'Ring' }] }) };
    const theirs = draftOf({ primaryCta: { text: 'Call', link: '/about' } });
    expect(contentOf(withTexts(theirs, texts))).toEqual({ title: 'Mine', primaryCta: { text: 'Ring', link: '/about' } });
    expect(withTexts(stored, { [SEO]: typed({ metaTitle: ['Electricians', ''] }) })).toMatchObject({ metaTitle: null, keywords: ['a'] });
  });

  test('are held where a colleague has changed the same, until the user keeps them', () => {
    const theirs = draftOf({ title: 'Theirs' });
    expect(unsavedTexts(theirs, { a: title })).toMatchObject([{ field: 'title', isContested: true }]);
    expect(contentOf(withTexts(theirs, { a: title }))).toEqual({ ...cta, title: 'Theirs' });
    expect(contentOf(withTexts(theirs, { a: basedOn(title, 'title', 'Theirs') }))).toEqual({ ...cta, title: 'Mine' });
    expect(unsavedTexts(draftOf({ title: 'Mine' }), { a: title })).toEqual([]);
  });
});

describe('once texts are stored', () => {
  const saved = { sent: title, before: stored, after: draftOf({ title: 'Mine' }) };

  test('they are kept no longer, except for what was typed in the meantime', () => {
    expect(leftOf('a', title, saved)).toBeUndefined();
    expect(leftOf('a', typed({ title: ['Old', 'Mine, and more'] }), saved)).toEqual(typed({ title: ['Mine', 'Mine, and more'] }));
    expect(leftOf('a', typed({ title: ['Old', 'Mine'], subtitle: [null, 'New'] }), saved)).toEqual(typed({ subtitle: [null, 'New'] }));
  });

  test('what a conflict held is still kept', () => {
    const theirs = draftOf({ title: 'Theirs' });
    expect(leftOf('a', title, { sent: title, before: theirs, after: theirs })).toEqual(title);
  });
});
