import { describe, expect, it } from '@jest/globals';
import { splitName } from './contact-inquiry.dto.js';

describe('splitName', () => {
  it.each([
    ['Ada Lovelace', 'Ada', 'Lovelace'],
    ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
    ['Plato', 'Plato', ''],
    ['Ada  Lovelace', 'Ada', 'Lovelace'],
    ['  Ada Lovelace ', 'Ada', 'Lovelace'],
    ['', '', ''],
  ])('splits %j at the first space', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });
});
