import { describe, expect, it } from '@jest/globals';
import { isPostcode, tidyPostcode } from './postcodes.js';

describe('postcodes', () => {
  it.each(['CH62', 'L1', 'M60', 'W1A', 'EC1A', 'CH62 4SQ', 'CH624SQ', 'W1A 1AA', 'CH62 4'])('takes %s', (code) => {
    expect(isPostcode(code)).toBe(true);
  });

  it.each(['', 'CH', '62', 'WIRRAL', 'CH62 4S', 'CH62-4SQ', 'CH62  4SQ', 'CH62 4SQ ', 'ch62', 'CH622 4SQ', 'ABC1 2DE', 'CH62 4SQ\nX'])(
    'does not take %j',
    (code) => {
      expect(isPostcode(code)).toBe(false);
    },
  );

  it('keeps the space where it was typed', () => {
    expect([' ch62 ', 'ch62  4sq', 'ch624sq', 'w1a\t1aa'].map(tidyPostcode)).toEqual(['CH62', 'CH62 4SQ', 'CH624SQ', 'W1A 1AA']);
  });
});
