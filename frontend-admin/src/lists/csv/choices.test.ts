import { expect, test } from '@jest/globals';
import { fieldOf, withChoice } from './choices';

const GUESSED = [
  { column: 'Name', field: 'name' },
  { column: 'Area codes', field: null },
];

test('keeps one choice for each column, and none that says what the name says', () => {
  const first = withChoice([], GUESSED, { column: 'Area codes', field: 'slug' });
  const second = withChoice(first, GUESSED, { column: 'Area codes', field: 'postcodes' });
  expect(second).toEqual([{ column: 'Area codes', field: 'postcodes' }]);
  const third = withChoice(second, GUESSED, { column: 'Name', field: null });
  expect(GUESSED.map((guess) => fieldOf(third, guess))).toEqual([null, 'postcodes']);
  expect(withChoice(third, GUESSED, { column: 'Name', field: 'name' })).toEqual(second);
  expect(withChoice(second, GUESSED, { column: 'Area codes', field: null })).toEqual([]);
});

test('keeps a choice for columns of one name of which only one was recognised', () => {
  const guessed = [
    { column: 'Email', field: 'email' },
    { column: 'Email', field: null },
  ];
  expect(withChoice([], guessed, { column: 'Email', field: 'email' })).toEqual([{ column: 'Email', field: 'email' }]);
});
