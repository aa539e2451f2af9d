import { describe, expect, it } from '@jest/globals';
import { withOtherWords, wordsIn } from './words-in.js';

const wanted = (find: string, rest = {}) => ({ find, matchCase: false, wholeWords: false, ...rest });
const found = (source: string, find: string, isHtml = true, rest = {}) =>
  wordsIn(source, isHtml, wanted(find, rest)).map((place) => place.before + '[' + place.found + ']' + place.after);
const replaced = (source: string, find: string, by: string, chosen: number[] = [0], isHtml = true) =>
  withOtherWords(source, isHtml, wanted(find), by, new Set(chosen));

describe('words in a text', () => {
  it('are found as people read them, in their sentence', () => {
    expect(found('<h2>Call us</h2><p>We are <strong>open 24</strong>/7 &amp; insured.</p><p>24/7</p>', '24/7 & insured')).toEqual([
      'We are open [24/7 & insured].',
    ]);
    expect(found('Open  24 /\u00a07', '24 / 7', false)).toEqual(['Open [24 /\u00a07]']);
    expect(found('<p>two</p><p>words</p>', 'two words')).toEqual([]);
    expect(found('<p>a <a href="/insured" title="insured">link</a></p>', 'insured')).toEqual([]);
    expect(found('Tests, tests and TESTS', 'test', false, { matchCase: true })).toEqual(['Tests, [test]s and TESTS']);
    expect(found('Latest tests. Test', 'test', false, { wholeWords: true })).toEqual(['Latest tests. [Test]']);
    expect(found('a.*b (c', '.* b (', false)).toEqual([]);
    expect(found('a.*b (c', '.*b (', false)).toEqual(['a[.*b (]c']);
  });

  it('are found as the keyboard types them, and shown as they are stored', () => {
    expect(found('We’re open – 24/7', "we're open - 24", false)).toEqual(['[We’re open – 24]/7']);
    expect(found("We're here", 'we’re', false)).toEqual(["[We're] here"]);
    expect(found('the “best”', '"best"', false)).toEqual(['the [“best”]']);
    expect(found('Café, Søren, Straße', 'cafe, soren, strasse', false)).toEqual(['[Café, Søren, Straße]']);
    expect(found('Cafe\u0301s', 'cafe', false)).toEqual(['[Cafe\u0301]s']);
    expect(found('Café CAFÉ', 'cafe', false, { matchCase: true })).toEqual([]);
    expect(found('café CAFÉ', 'cafe', false, { matchCase: true })).toEqual(['[café] CAFÉ']);
    expect(found('Straße', 's', false, { wholeWords: true })).toEqual([]);
    expect(replaced('<p>We&rsquo;re <b>here</b></p>', "we're here", 'You')).toBe('<p>You<b></b></p>');
    expect(replaced('Tel – 24', '- 24', '25', [0], false)).toBe('Tel 25');
  });

  it('are shown with what is around them, without half words', () => {
    const [place] = wordsIn(`${'before '.repeat(20)}HERE ${'after '.repeat(20)}`, false, wanted('here'));
    expect(place?.before).toMatch(/^… before/);
    expect(place?.after).toMatch(/after …$/);
    expect(`${place?.before}${place?.after}`.length).toBeLessThan(170);
  });

  it('are replaced at the chosen places only', () => {
    expect(replaced('one two one', 'ONE', 'three', [1], false)).toBe('one two three');
    expect(replaced('<p>one <b>o</b>ne &amp; one</p>', 'one', '1 < 2 & $&', [1, 2])).toBe(
      '<p>one <b>1 &lt; 2 &amp; $&amp;</b> &amp; 1 &lt; 2 &amp; $&amp;</p>',
    );
    expect(replaced('<p>Fish &amp; chips &lt;3</p>', '& chips <3', 'peas')).toBe('<p>Fish peas</p>');
    expect(replaced('<p>5&nbsp;years</p>', '5 years', '6 years')).toBe('<p>6 years</p>');
    expect(replaced('aaaa', 'aa', 'b', [0, 1], false)).toBe('bb');
    expect(replaced('gone', 'gone', '', [0], false)).toBe('');
  });

  it('are found in long and odd texts without delay', () => {
    expect(found(`a${' '.repeat(60_000)}`, 'a a', false)).toEqual([]);
    expect(wordsIn(`<p>${'<b>a</b> '.repeat(9_000)}</p>`, true, wanted('a a')).length).toBe(4_500);
    expect(found('<p>👷🏽‍♀️ Tŷ', 'tŷ')).toEqual(['👷🏽‍♀️ [Tŷ]']);
    expect(replaced('<p>a &b <c', 'a &b', 'x')).toContain('x');
  });
});
