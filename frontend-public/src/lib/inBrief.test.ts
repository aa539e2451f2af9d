import { expect, test } from '@jest/globals';
import { inBrief } from './inBrief';

test.each([
  ['Short enough', 'Short enough'],
  ['Fixed wiring, inspected', 'Fixed wiring …'],
  ['Electroencephalographically', 'Electroencephalogra …'],
  ['Exactly at the end so', 'Exactly at the end …'],
])('ends %p at a word', (text, brief) => expect(inBrief(text, 19)).toBe(brief));
