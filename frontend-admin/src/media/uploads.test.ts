import { expect, test } from '@jest/globals';
import { uploadsReducer } from './uploads';

const file = (name: string) => new File(['x'], name);

test('chosen files wait, change and leave one by one', () => {
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

test('files chosen later get ids of their own', () => {
  const first = uploadsReducer([], { type: 'choose', files: [file('a.png')] });
  expect(uploadsReducer(first, { type: 'choose', files: [file('b.png')] }).map(({ id }) => id)).toEqual([1, 2]);
});
