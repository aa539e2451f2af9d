import { describe, expect, it } from '@jest/globals';
import { shingles, similarity } from './similarity.js';

describe('similarity', () => {
  const text = 'We test every circuit and write down what we find';

  it('is 1 for the same words, whatever the tags and capitals', () => {
    expect(similarity(shingles(text), shingles(`<p>${text.toUpperCase()}</p>`))).toBe(1);
  });

  it('is 0 for other words, and for texts too short to compare', () => {
    expect(similarity(shingles(text), shingles('Nothing of this stands in the other text at all'))).toBe(0);
    expect(similarity(shingles('too short'), shingles('too short'))).toBe(0);
  });

  it('lies between for what is shared in part', () => {
    expect(similarity(shingles(text), shingles(`${text} in the report`))).toBeCloseTo(6 / 9);
  });
});
