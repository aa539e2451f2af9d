import { expect, test } from '@jest/globals';
import { sorted } from './sorted';

const rows = [
  { path: '/b', rate: 0.1 },
  { path: '/a', rate: null },
  { path: '/c', rate: 0.5 },
];
const paths = (field: string, order: 'ASC' | 'DESC') => sorted(rows, { field, order }).map(({ path }) => path);

test('rows keep their order until a column is chosen', () => {
  expect(sorted(rows, undefined)).toEqual(rows);
});

test('numbers and texts are sorted both ways, and what has no value stands last', () => {
  expect(paths('path', 'ASC')).toEqual(['/a', '/b', '/c']);
  expect(paths('path', 'DESC')).toEqual(['/c', '/b', '/a']);
  expect(paths('rate', 'ASC')).toEqual(['/b', '/c', '/a']);
  expect(paths('rate', 'DESC')).toEqual(['/c', '/b', '/a']);
});
