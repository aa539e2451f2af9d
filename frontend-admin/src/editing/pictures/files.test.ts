import { expect, test } from '@jest/globals';
import { formatSize, uploadsReducer } from './files';

test('formats sizes in a suitable unit', () => {
  expect([0, 812, 1024, 35_328, 2_202_009].map(formatSize)).toEqual(['0 bytes', '812 bytes', '1 KB', '34.5 KB', '2.1 MB']);
});

const file = (name: string) => new File(['x'], name);

test('adds, changes and removes files one by one', () => {
  const chosen = uploadsReducer([], { type: 'choose', files: [file('a.png'), file('b.png')] });
  expect(chosen.map(({ id, state }) => [id, state])).toEqual([
    [1, 'waiting'],
    [2, 'waiting'],
  ]);
  const refused = uploadsReducer(chosen, { type: 'change', id: 2, change: { state: 'refused', reason: 'Too large.' } });
  expect(refused.map(({ reason }) => reason)).toEqual([undefined, 'Too large.']);
  const left = uploadsReducer(refused, { type: 'remove', id: 1 });
  expect(left.map(({ file: { name } }) => name)).toEqual(['b.png']);
});

test('gives files chosen later new ids', () => {
  const first = uploadsReducer([], { type: 'choose', files: [file('a.png')] });
  expect(uploadsReducer(first, { type: 'choose', files: [file('b.png')] }).map(({ id }) => id)).toEqual([1, 2]);
});
