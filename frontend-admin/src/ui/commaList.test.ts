import { describe, expect, test } from '@jest/globals';
import { formatCommaList, parseCommaList } from './commaList';

describe('a list as text', () => {
  test('is split on commas, trimmed, without blanks', () => {
    expect(parseCommaList(' electrician, wirral,, eicr ,')).toEqual(['electrician', 'wirral', 'eicr']);
    expect(parseCommaList('one,\ntwo\nthree')).toEqual(['one', 'two', 'three']);
    expect(parseCommaList(' , ')).toEqual([]);
  });

  test('is joined for reading; what is no list is empty', () => {
    expect(formatCommaList(['CH62', 'CH63'])).toBe('CH62, CH63');
    expect(formatCommaList('')).toBe('');
    expect(formatCommaList(null)).toBe('');
  });
});
