import { describe, expect, it } from '@jest/globals';
import { isWithin, POSTCODE, readPostcode, tidyPostcode } from './postcodes.js';

describe('postcodes', () => {
  it.each(['CH62', 'L1', 'M60', 'W1A', 'EC1A', 'CH62 4SQ', 'CH624SQ', 'W1A 1AA', 'CH62 4', 'ch62', 'CH62  4SQ', ' CH62 4SQ '])(
    'accepts %j',
    (code) => {
      expect(code).toMatch(POSTCODE);
    },
  );

  it.each(['', 'CH', '62', 'WIRRAL', 'CH62 4S', 'CH62-4SQ', 'CH622 4SQ', 'ABC1 2DE', 'CH62 4SQ\nX'])('rejects %j', (code) => {
    expect(code).not.toMatch(POSTCODE);
  });

  it('keeps the space as typed', () => {
    expect([' ch62 ', 'ch62  4sq', 'ch624sq', 'w1a\t1aa'].map(tidyPostcode)).toEqual(['CH62', 'CH62 4SQ', 'CH624SQ', 'W1A 1AA']);
  });
});

describe('readPostcode', () => {
  const read = (typed: string) => {
    const { outward, inward } = readPostcode(typed) ?? {};
    return outward === undefined ? null : `${outward} ${inward}`.trim();
  };

  it.each([
    ['ch62 4sq', 'CH62 4SQ'],
    ['CH624SQ', 'CH62 4SQ'],
    ['CH62', 'CH62'],
    [' ch 62 ', 'CH62'],
    ['ch62-4sq.', 'CH62 4SQ'],
    ['"CH62,4SQ"', 'CH62 4SQ'],
    ['C H 6 2 4 S Q', 'CH62 4SQ'],
    ['CH6O', 'CH60'],
    ['CH62 OAA', 'CH62 0AA'],
    ['LI 8JQ', 'L1 8JQ'],
    ['L18 8JQ', 'L18 8JQ'],
    ['CO1', 'CO1'],
    ['L1 8JQ', 'L1 8JQ'],
    ['l18jq', 'L1 8JQ'],
    ['L18', 'L18'],
    ['CH6 2', 'CH6 2'],
    ['CH62 4', 'CH62 4'],
    ['CH624', 'CH62 4'],
    ['CH62 4S', 'CH62 4S'],
    ['M1 1AA', 'M1 1AA'],
    ['SW1A1AA', 'SW1A 1AA'],
    ['OX1 1AA', 'OX1 1AA'],
    ['OL1', 'OL1'],
    ['PO1O 1AA', 'PO10 1AA'],
    ['IP1', 'IP1'],
    ['', null],
    ['Wirral', null],
    ['62', null],
    ['CH', null],
    ['CH62 4SQX', null],
    ['0151 496 0123', null],
    ['💡', null],
    ['CH62'.padStart(500), null],
  ])('reads %j as %j', (typed, postcode) => {
    expect(read(typed)).toBe(postcode);
  });

  it('matches places with the same outward code, as far as both inward codes are known', () => {
    const within = (asked: string, covered: string) => {
      const [a, c] = [readPostcode(asked), readPostcode(covered)];
      return a && c && isWithin(a, c);
    };
    expect(within('CH62 4SQ', 'CH62')).toBe(true);
    expect(within('CH62', 'CH62')).toBe(true);
    expect(within('CH62 4SQ', 'CH62 4')).toBe(true);
    expect(within('CH62', 'CH62 4SQ')).toBe(true);
    expect(within('CH6', 'CH62')).toBe(false);
    expect(within('CH62', 'CH6')).toBe(false);
    expect(within('CH6 2AA', 'CH62')).toBe(false);
    expect(within('CH62 5SQ', 'CH62 4')).toBe(false);
  });
});
