import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compareValues } from './compareValues';
import { humanise } from './readable';
import { markInline, type Piece } from './markChange';

const NAMES = new Map<unknown, string>([
  ['id-1', 'EICR Testing'],
  ['in-progress', 'In Progress'],
  [301, 'Moved for good (301)'],
]);

const compare = (before: unknown, after: unknown) =>
  compareValues(before, after, {
    named: (value) => NAMES.get(value),
    partName: (part) => (part === 'x' ? 'X' : humanise(part)),
    plain: (html) => html.replaceAll('<p>', '').replaceAll('</p>', '').replaceAll('<b>', '').replaceAll('</b>', ''),
  });
const shown = (pieces: Piece[]) => pieces.map(({ text, as }) => (as ? `${as}(${text})` : text)).join('');
const items = (before: unknown, after: unknown) => compare(before, after).items.map(({ pieces }) => shown(pieces));

describe('compares values as people read them', () => {
  test.each([
    ['We test old sockets.', 'We test new sockets.', ['We test del(old)ins(new) sockets.']],
    [null, 'New words', ['ins(New words)']],
    ['Gone', '', ['del(Gone)']],
    [true, false, ['del(Yes)ins(No)']],
    ['<p>One <b>two</b></p>', '<p>One three</p>', ['One del(two)ins(three)']],
    [
      ['a', 'b'],
      ['a', 'c', 'd'],
      ['a', 'del(b)', 'ins(c)', 'ins(d)'],
    ],
    [['b old'], ['b new'], ['b del(old)ins(new)']],
    [['id-1'], [], ['del(EICR Testing)']],
    [null, 'in-progress', ['ins(In Progress)']],
    [301, 302, ['del(Moved for good (301))ins(302)']],
    [null, { x: 'https://x.com/a', mon: { opens: '08:00' } }, ['ins(X: https://x.com/a\nMon: Opens: 08:00)']],
    [null, [{ label: 'Sockets', value: '4' }], ['ins(Label: Sockets\nValue: 4)']],
  ])('%j and %j', (before, after, expected) => expect(items(before, after)).toEqual(expected));

  test('says when only the formatting differs', () => {
    expect(compare('<p>One two</p>', '<p>One <b>two</b></p>').isMarkupOnly).toBe(true);
    expect(compare('<p>One</p>', '<p>Two</p>').isMarkupOnly).toBe(false);
  });

  test('shows pictures with their texts', () => {
    const [was, is] = [[{ url: '/media/a.webp', alt: 'A board' }], [{ url: '/media/a.webp', alt: 'A new board' }]];
    expect(compare(was, is).items).toMatchObject([{ pictures: [{ src: '/media/a.webp', text: 'A new board' }] }]);
    expect(items(was, is)).toEqual(['Alt: A ins(new )board']);
    expect(compare('/media/a.webp', '/media/b.webp?v=2').items.map(({ as, pictures }) => [as, pictures[0]?.src])).toEqual([
      ['del', '/media/a.webp'],
      ['ins', '/media/b.webp?v=2'],
    ]);
    expect(compare('/contact', '/about').items[0]?.pictures).toEqual([]);
  });
});

test('one text with both versions loses no word of either', () => {
  const words = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'socket')).map((all) => all.join(''));
  const without = (as: 'ins' | 'del', pieces: Piece[]) => pieces.flatMap((piece) => (piece.as === as ? [] : [piece.text])).join('');
  fc.assert(
    fc.property(words, words, (was, is) => {
      const pieces = markInline(was, is);
      expect([without('ins', pieces), without('del', pieces)]).toEqual([was, is]);
    }),
  );
});
