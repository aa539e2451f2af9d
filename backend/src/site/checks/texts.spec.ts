import { describe, expect, it } from '@jest/globals';
import { textsIn } from './page-content.js';
import { phoneNumbersIn } from './phone-numbers.js';
import { pixelWidth } from './pixel-width.js';
import { readingEase, syllablesIn, wordsIn } from './reading-ease.js';

describe('the width of a text in search results', () => {
  it.each([
    ['', 0],
    ['EICR Testing in Wirral', 198],
    ['WWWW', 76],
    ['iiii', 18],
  ])('of %j is %i px', (text, width) => {
    expect(pixelWidth(text, 20)).toBe(width);
  });

  it('counts accents as nothing, an emoji with its colour once, and knows other scripts', () => {
    expect(pixelWidth('Tŷ gŵr', 20)).toBe(pixelWidth('Ty gwr', 20));
    expect(pixelWidth('👷🏽‍♀️', 20)).toBe(25);
    expect(pixelWidth('🇬🇧', 20)).toBe(25);
    expect(pixelWidth('電気', 20)).toBe(40);
    expect(pixelWidth('שלום', 20)).toBeGreaterThan(30);
  });
});

describe('reading ease', () => {
  const easy = 'We come to your house and look at the board. If it is safe, we say so. If it is not, we tell you what it will cost. ';
  const hard =
    'Notwithstanding the aforementioned considerations, comprehensive verification of electrical installations necessitates methodologically consistent documentation of the characteristic impedances that were established during commissioning. ';

  it('is high for short sentences and words, and low for long ones', () => {
    expect(readingEase([easy.repeat(5)])).toBeGreaterThan(90);
    expect(readingEase([hard.repeat(8)])).toBeLessThan(10);
  });

  it('is not known for little text or other languages', () => {
    expect(readingEase([easy])).toBeNull();
    expect(readingEase(['Rydym yn dod i’ch tŷ ac yn edrych ar y bwrdd yn ofalus iawn bob tro. '.repeat(20)])).toBeNull();
    expect(readingEase(['אנחנו באים לבית שלך ובודקים את לוח החשמל בזהירות רבה. '.repeat(20)])).toBeNull();
    expect(readingEase(['⚡️ '.repeat(500)])).toBeNull();
  });

  it('ignores entries of lists that are no sentences', () => {
    expect(readingEase([easy.repeat(5), ...Array<string>(200).fill('Certified'), ...Array<string>(200).fill('Fully insured')])).toBe(
      readingEase([easy.repeat(5)]),
    );
  });

  it.each([
    ['a', 1],
    ['wire', 1],
    ['testing', 2],
    ['electrician', 4],
    ['table', 2],
    ['houses', 2],
  ])('hears %j with %i syllables', (word, syllables) => {
    expect(syllablesIn(word)).toBe(syllables);
  });

  it('counts words of any script', () => {
    expect(wordsIn('It’s 5 o’clock – tŷ’r gŵr, שלום עולם')).toEqual(['It’s', '5', 'o’clock', 'tŷ’r', 'gŵr', 'שלום', 'עולם']);
  });
});

describe('telephone numbers', () => {
  it.each([
    ['Call 0151 496 0123 now', '0151 496 0123', 'tel:+441514960123'],
    ['(0151) 496-0123', '(0151) 496-0123', 'tel:+441514960123'],
    ['07700 900123.', '07700 900123', 'tel:+447700900123'],
    ['0800 123 456', '0800 123 456', 'tel:+44800123456'],
    ['+44 (0)151 496 0123', '+44 (0)151 496 0123', 'tel:+441514960123'],
    ['ring +353 1 234 5678', '+353 1 234 5678', 'tel:+35312345678'],
  ])('are found in %j', (text, typed, address) => {
    expect(phoneNumbersIn(text)).toEqual([{ text: typed, address }]);
  });

  it.each([
    'Built in 1934, rewired in 2024',
    'Open 07:30 - 17:00 and 08:00 - 12:00',
    'BS 7671:2018+A2:2022',
    'Order 0123456789012345',
    'Since 01.02.2026 12345',
    'https://example.org/01514960123',
    'Company number 04567890',
    'AB01514960123',
    '12 345 678 901',
    '0 1 2 3 4 5 6 7 8 9 0 1 2 3',
  ])('are not seen in %j', (text) => {
    expect(phoneNumbersIn(text)).toEqual([]);
  });
});

describe('the texts of a record', () => {
  it('are those stored and those read, at any depth', () => {
    expect(textsIn({ a: ' One\n two ', b: [{ c: '<p>Tea &amp; <b>toast</b></p>' }], d: 4, e: null, f: new Date() })).toEqual([
      'One two',
      '<p>Tea &amp; <b>toast</b></p>',
      'Tea & toast',
    ]);
  });
});
