import { describe, expect, test } from '@jest/globals';
import type { DraftField } from './blocks';
import {
  contested,
  keepingMine,
  ready,
  retyped,
  settled,
  takingTheirs,
  textAt,
  unsaved,
  valueOf,
  withoutEmptyButtons,
  withText,
} from './draftTexts';

const field = (path: string, kind: string): DraftField => ({ path, label: path, kind, schema: 'UpdateHomepageDto' });
const title = field('title', 'text');
const link = field('cta.link', 'link');
const keywords = field('keywords', 'commas');
const fields = [title, link, keywords];
const stored = { title: 'Old', cta: { link: '/contact' }, keywords: ['a', 'b'] };
const typed = retyped({}, title, 'Mine', stored);

describe('texts typed into the draft', () => {
  test('are unsaved while they differ from the stored text, except for spaces and commas', () => {
    expect(unsaved(fields, typed, stored)).toEqual([title]);
    expect(unsaved(fields, retyped(typed, title, 'Old ', stored), stored)).toEqual([]);
    expect(unsaved(fields, retyped({}, keywords, 'a,b, ', stored), stored)).toEqual([]);
    expect(valueOf(keywords, 'a,b, ')).toEqual(['a', 'b']);
  });

  test('are contested when a colleague has changed the same field, and only then', () => {
    expect(contested(fields, typed, { ...stored, keywords: [] })).toEqual([]);
    const theirs = { ...stored, title: 'Theirs' };
    expect(contested(fields, typed, theirs)).toEqual([title]);
    expect(ready(fields, retyped(typed, link, '/about', stored), theirs)).toEqual([link]);
    expect(contested(fields, typed, { ...stored, title: 'Mine' })).toEqual([]);
    expect(contested(fields, keepingMine(typed, title, theirs), theirs)).toEqual([]);
    expect(ready(fields, keepingMine(typed, title, theirs), theirs)).toEqual([title]);
    expect(takingTheirs(typed, title)).toEqual({});
  });

  test('that were restored are not contested', () => {
    const undone = retyped(typed, title, 'Old', stored);
    expect(contested(fields, undone, { ...stored, title: 'Theirs' })).toEqual([]);
  });

  test('are dropped once saved, except for what was typed in the meantime', () => {
    const after = { ...stored, title: 'Mine' };
    expect(settled(fields, typed, { sent: typed, before: stored, after })).toEqual({});
    const more = retyped(typed, title, 'Mine, and more', stored);
    const left = settled(fields, more, { sent: typed, before: stored, after });
    expect(left).toEqual({ title: { mine: 'Mine, and more', begunFrom: 'Mine' } });
    expect(contested(fields, left, after)).toEqual([]);
    const undone = settled(fields, retyped(typed, title, 'Old', stored), { sent: typed, before: stored, after });
    expect(unsaved(fields, undone, after)).toEqual([title]);
  });

  test('are kept when a conflict prevented their save', () => {
    const theirs = { ...stored, title: 'Theirs' };
    expect(settled(fields, typed, { sent: typed, before: theirs, after: theirs })).toEqual(typed);
  });
});

describe("a block's content", () => {
  const content = { title: 'Hi', primaryCta: { text: 'Call', link: '/contact', tone: 'warm' }, featuredOrder: ['1'] };

  test('is read by path', () => {
    expect(textAt(content, 'title')).toBe('Hi');
    expect(textAt(content, 'primaryCta.text')).toBe('Call');
    expect(textAt(content, 'secondaryCta.text')).toBe('');
    expect(textAt(content, 'featuredOrder')).toBe('');
  });

  test('keeps everything else when a text is set', () => {
    expect(withText(content, 'primaryCta.text', 'Ring')).toEqual({
      ...content,
      primaryCta: { text: 'Ring', link: '/contact', tone: 'warm' },
    });
    expect(withText(content, 'secondaryCta.link', '/about')).toEqual({ ...content, secondaryCta: { link: '/about' } });
  });

  test('drops a button without text and link', () => {
    expect(withoutEmptyButtons({ title: '', secondaryCta: { text: '', link: '' }, primaryCta: { text: 'Go' } })).toEqual({
      title: '',
      primaryCta: { text: 'Go' },
    });
  });
});
