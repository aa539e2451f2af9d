import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { humanise, readable } from '../../editing/changes/readable';
import { fold, markChange } from '../../editing/changes/markChange';
import { dayOf, endOfDay, nameInChanges, startOfDay } from './entries';

const text = (pieces: { text: string }[]) => pieces.map((piece) => piece.text).join('');

test('turns field names into words', () => {
  expect(humanise('metaTitle')).toBe('Meta title');
  expect(humanise('imageUrl')).toBe('Image URL');
  expect(humanise('order')).toBe('Order');
});

describe('formats values for reading', () => {
  test.each([
    [null, '(empty)'],
    ['', '(empty)'],
    [[], '(none)'],
    [{}, '(none)'],
    [true, 'Yes'],
    [false, 'No'],
    [0, '0'],
    ['[redacted]', '(kept secret)'],
    ['<p>Hello</p>', '<p>Hello</p>'],
    [['CH41', 'CH42'], '• CH41\n• CH42'],
    [{ url: '/media/a.png', alt: '' }, 'URL: /media/a.png\nAlt: (empty)'],
    [[{ title: 'Safe', text: 'a\nb' }], '• Title: Safe\n  Text: a\n    b'],
    [{ mon: { opens: '08:00', closes: '18:00' } }, 'Mon:\n  Opens: 08:00\n  Closes: 18:00'],
  ])('%j', (value, expected) => expect(readable(value)).toBe(expected));

  test('formats times', () => {
    expect(readable('2026-11-21T09:05:00.000Z')).toMatch(/^\d\d\/\d\d\/2026, \d\d:\d\d$/);
    expect(readable('2026-11-21')).toBe('2026-11-21');
  });
});

describe('differences', () => {
  test('are marked by whole words, and no text is lost', () => {
    const [was, is] = ['We test every socket.', 'We test each single socket.'];
    const { before, after } = markChange(was, is);
    expect(before.filter(({ as }) => as)).toEqual([{ text: 'every ', as: 'del' }]);
    expect(after.filter(({ as }) => as)).toEqual([{ text: 'each single ', as: 'ins' }]);
    expect([text(before), text(after)]).toEqual([was, is]);
  });

  test('do not overlap in texts that begin and end alike', () => {
    const { before, after } = markChange('a a', 'a a a');
    expect([text(before), text(after)]).toEqual(['a a', 'a a a']);
  });

  test('treat tags as words', () => {
    const { after } = markChange('<p>one</p>', '<p>two</p>');
    expect(after).toEqual([{ text: '<p>' }, { text: 'two', as: 'ins' }, { text: '</p>' }]);
  });

  test('are marked one by one; a space between two of them belongs to both', () => {
    const { before, after } = markChange('We test every old socket and board.', 'We check every new plug and board.');
    expect(before.filter(({ as }) => as).map((piece) => piece.text)).toEqual(['test', 'old socket']);
    expect(after.filter(({ as }) => as).map((piece) => piece.text)).toEqual(['check', 'new plug']);
  });

  test('are marked as a whole where hardly a word is left', () => {
    const [was, is] = ['a b '.repeat(3000), 'c d '.repeat(3000)];
    expect(markChange(was, is)).toEqual({ before: [{ text: was, as: 'del' }], after: [{ text: is, as: 'ins' }] });
  });

  test('lose no text, whatever the words', () => {
    const words = fc.array(fc.constantFrom('a', 'b', '<p>', ' ', '\n', '<', 'socket')).map((all) => all.join(''));
    const check = (was: string, is: string) => {
      const { before, after } = markChange(was, is);
      expect([text(before), text(after)]).toEqual([was, is]);
    };
    fc.assert(fc.property(words, words, check));
  });

  test('keep the text around a change when folded', () => {
    const long = 'word '.repeat(200);
    const { after } = markChange(`${long}old ${long}`, `${long}new ${long}`);
    const folded = text(fold(after));
    expect(folded).toMatch(/^….*word new word.*…$/);
    expect(folded.length).toBeLessThan(200);
    const twice = markChange(`one ${long}two`, `uno ${long}due`).after;
    expect(text(fold(twice))).toMatch(/^uno word.*…word.*word due$/);
    expect(fold([{ text: 'short', as: 'ins' }])).toEqual([{ text: 'short', as: 'ins' }]);
    expect(text(fold([{ text: long }]))).toBe(`${long.slice(0, 300)}…`);
  });
});

test('filters by whole days in the user’s time zone', () => {
  expect(dayOf(startOfDay('2026-03-29'))).toBe('2026-03-29');
  expect(dayOf(endOfDay('2026-03-29'))).toBe('2026-03-29');
  expect(Date.parse(endOfDay('2026-01-02')) - Date.parse(startOfDay('2026-01-02'))).toBe(86_399_999);
  expect(dayOf(undefined)).toBe('');
});

test('finds the name of a deleted record', () => {
  expect(nameInChanges({ order: { before: 1 }, title: { before: 'EICR Testing' } })).toBe('EICR Testing');
  expect(nameInChanges({ order: { before: 1, after: 2 } })).toBeUndefined();
});
