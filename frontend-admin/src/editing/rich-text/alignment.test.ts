import { expect, test } from '@jest/globals';
import { alignmentOf } from './alignment';

test.each([
  ['text-center', '', 'center'],
  ['lead text-right', 'left', 'right'],
  ['', 'center', 'center'],
  ['', 'justify', null],
  ['context-left', '', null],
  ['', '', null],
])('reads alignment from class %p and style %p as %p', (className, textAlign, alignment) => {
  expect(alignmentOf({ className, style: { textAlign } })).toBe(alignment);
});
