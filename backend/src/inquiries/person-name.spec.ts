import { describe, expect, it } from '@jest/globals';
import { splitName } from './person-name.js';

describe('a name', () => {
  it.each([
    ['Ada Lovelace', 'Ada', 'Lovelace'],
    ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
    ['Plato', 'Plato', ''],
    ['Ada  Lovelace', 'Ada', 'Lovelace'],
    ['  Ada Lovelace ', 'Ada', 'Lovelace'],
    ['', '', ''],
  ])('%j is split at its first space', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });
});
