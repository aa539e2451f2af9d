import { expect, test } from '@jest/globals';
import { USER_KEY, TOKEN_KEY } from '../../data/session/session';
import { keepRecent, readRecent } from './recent';

const kept = new Map<string, string>();
const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
Object.assign(globalThis, { localStorage: storage });

const signIn = (id: string) => {
  kept.set(TOKEN_KEY, 'token');
  kept.set(USER_KEY, JSON.stringify({ id }));
};

test('keeps the last five of each person, once each', () => {
  signIn('anna');
  for (const key of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) keepRecent(key);
  expect(readRecent()).toEqual(['f', 'e', 'd', 'a', 'c']);
  signIn('ben');
  expect(readRecent()).toEqual([]);
});

test.each(['{', 'null', '[1]', '{"a":1}'])('takes %s for none', (text) => {
  expect(readRecent({ getItem: () => text })).toEqual([]);
});

test('goes on when nothing can be stored', () => {
  const setItem = () => {
    throw new Error('full');
  };
  expect(() => keepRecent('a', { ...storage, setItem })).not.toThrow();
});
