import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mergeBoth } from './merge';

const merged = (base: unknown, mine: unknown, theirs: unknown) => {
  const { mine: value, isContested } = mergeBoth(base, mine, theirs);
  if (isContested) throw new Error('Contested.');
  return value;
};
const isContested = (base: unknown, mine: unknown, theirs: unknown) => mergeBoth(base, mine, theirs).isContested;

test('takes the one that changed, and asks where both did', () => {
  expect(merged('base', 'mine', 'base')).toBe('mine');
  expect(merged('base', 'base', 'theirs')).toBe('theirs');
  expect(merged('base', 'same', 'same')).toBe('same');
  expect(mergeBoth('base', 'mine', 'theirs')).toEqual({ mine: 'mine', theirs: 'theirs', isContested: true });
  expect(isContested(['a'], ['a', 'mine'], ['a', 'theirs'])).toBe(true);
});

test('merges parts; a choice concerns only those that both changed', () => {
  const base = { mon: { opens: '08:00', closes: '17:00' }, sun: null };
  const mine = { mon: { opens: '09:00', closes: '17:00' }, sun: null };
  const theirs = { mon: { opens: '08:00', closes: '18:00' }, sun: { opens: '10:00', closes: '12:00' } };
  expect(merged(base, mine, theirs)).toEqual({ mon: { opens: '09:00', closes: '18:00' }, sun: theirs.sun });
  expect(merged(base, { ...base, mon: null }, { ...base, sun: theirs.sun })).toEqual({ mon: null, sun: theirs.sun });
  expect(merged(null, { title: 'Mine' }, { text: 'Theirs' })).toEqual({ title: 'Mine', text: 'Theirs' });
  expect(mergeBoth({ a: 1, b: 1 }, { a: 2, b: 2 }, { a: 3, b: 1 })).toEqual({
    mine: { a: 2, b: 2 },
    theirs: { a: 3, b: 2 },
    isContested: true,
  });
});

describe('merges lists item by item', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ url: `/${id}`, alt: id }));

  test('changes, additions, deletions and a new order', () => {
    expect(merged([a, b], [{ ...a, alt: 'mine' }, b], [a, { ...b, alt: 'theirs' }])).toEqual([
      { ...a, alt: 'mine' },
      { ...b, alt: 'theirs' },
    ]);
    expect(merged([a], [a, b], [a, c])).toEqual([a, b, c]);
    expect(merged([a, b, c], [a, c], [c, a, b])).toEqual([c, a]);
    expect(merged([a, b], [b, a], [a, c, b])).toEqual([b, a, c]);
  });

  test('asks about an item that one deleted and the other changed, and about two orders', () => {
    const changed = { ...b, alt: 'theirs' };
    expect(mergeBoth([a, b], [a], [a, changed])).toEqual({ mine: [a], theirs: [a, changed], isContested: true });
    expect(isContested([a, b, c], [b, a, c], [a, c, b])).toBe(true);
  });

  test('asks where items cannot be told apart', () => {
    expect(isContested([a, a], [a, a, b], [a, a, c])).toBe(true);
  });
});

describe('merges rich texts by paragraph', () => {
  test('different paragraphs', () => {
    const base = '<p>one</p><ul><li>two</li></ul><p>three<br>3</p>';
    expect(merged(base, base.replace('one', 'mine'), base.replace('three', 'theirs'))).toBe(
      '<p>mine</p><ul><li>two</li></ul><p>theirs<br>3</p>',
    );
    expect(merged(base, `<h2>mine</h2>${base}`, `${base}<p>theirs</p>`)).toBe(`<h2>mine</h2>${base}<p>theirs</p>`);
  });

  test('asks about the same paragraph, neighbours, and texts that are not paragraphs', () => {
    const base = '<p>one</p><p>two</p>';
    expect(isContested(base, base.replace('one', 'mine'), base.replace('one', 'theirs'))).toBe(true);
    expect(isContested(base, base.replace('one', 'mine'), base.replace('two', 'theirs'))).toBe(true);
    expect(isContested('one\ntwo\nthree', 'mine\ntwo\nthree', 'one\ntwo\ntheirs')).toBe(true);
    expect(isContested('<p>one', '<p>mine', '<p>theirs')).toBe(true);
  });
});

/** Edits of a record: fields, parts, pictures and paragraphs get words of their own, or go. */
interface Edit {
  at: number;
  kind: 'title' | 'part' | 'paragraph' | 'new paragraph' | 'picture' | 'new picture' | 'no picture' | 'move';
}
interface Content {
  title: string;
  parts: Record<string, string>;
  text: string[];
  pictures: { url: string; alt: string }[];
}
const start: Content = {
  title: 'base',
  parts: { a: 'base', b: 'base', c: 'base' },
  text: ['base0', 'base1', 'base2', 'base3', 'base4', 'base5'],
  pictures: [0, 1, 2, 3].map((n) => ({ url: `/${n}`, alt: `base${n}` })),
};
const kinds = ['title', 'part', 'paragraph', 'new paragraph', 'picture', 'new picture', 'no picture', 'move'] as const;
const edits = fc.array(fc.record({ at: fc.nat(5), kind: fc.constantFrom(...kinds) }), { maxLength: 5 });

function edited(all: readonly Edit[], who: string): Content {
  const now = structuredClone(start);
  for (const [n, { at, kind }] of all.entries()) {
    const word = `${who}${n}`;
    const picture = now.pictures[at];
    if (kind === 'title') now.title = word;
    else if (kind === 'part') now.parts['abc'.charAt(at % 3)] = word;
    else if (kind === 'paragraph') now.text[at] = word;
    else if (kind === 'new paragraph') now.text.splice(at, 0, word);
    else if (kind === 'new picture') now.pictures.splice(at, 0, { url: `/${word}`, alt: word });
    else if (kind === 'picture' && picture) now.pictures[at] = { ...picture, alt: word };
    else if (kind === 'no picture') now.pictures.splice(at, 1);
    else if (kind === 'move') now.pictures.push(...now.pictures.splice(at, 1));
  }
  return now;
}
const sent = ({ text, ...others }: Content) => ({ ...others, text: text.map((one) => `<p>${one}</p>`).join('') });
const wordsOf = (value: unknown) => new Set(JSON.stringify(value).match(/(?:mine|theirs)\d/g) ?? []);

test('loses no word of either person, whatever both did: it is in the result, or somebody is asked', () => {
  const check = (mine: readonly Edit[], theirs: readonly Edit[]) => {
    const [was, my, their] = [start, edited(mine, 'mine'), edited(theirs, 'theirs')].map(sent);
    for (const field of ['title', 'parts', 'text', 'pictures'] as const) {
      const result = mergeBoth(was?.[field], my?.[field], their?.[field]);
      const found = wordsOf(result.isContested ? [result.mine, result.theirs] : result.mine);
      for (const word of [...wordsOf(my?.[field]), ...wordsOf(their?.[field])]) expect(found).toContain(word);
      for (const word of wordsOf(my?.[field])) expect(wordsOf(result.mine)).toContain(word);
      for (const word of wordsOf(their?.[field])) expect(wordsOf(result.theirs)).toContain(word);
    }
  };
  fc.assert(fc.property(edits, edits, check), { numRuns: 2000 });
});
