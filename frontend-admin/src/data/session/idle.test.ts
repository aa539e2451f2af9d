import { beforeEach, expect, test } from '@jest/globals';
import { isUnused, noteUse } from './idle';

const stored = new Map<string, string>();
const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) };
const tokenOf = (payload: object) => ({ token: `head.${btoa(JSON.stringify(payload))}.signature` });
const MINUTE = 60_000;

beforeEach(() => stored.clear());

test('counts a session as unused once its minutes have passed since the last response', () => {
  const session = tokenOf({ sid: 'x', idle: 30 });
  noteUse(storage, MINUTE);
  expect(isUnused(session, storage, 30 * MINUTE)).toBe(false);
  expect(isUnused(session, storage, 31 * MINUTE)).toBe(true);
  noteUse(storage, 31 * MINUTE);
  expect(isUnused(session, storage, 60 * MINUTE)).toBe(false);
});

test('leaves it to the server when nothing is known', () => {
  expect(isUnused(tokenOf({ idle: 30 }), storage, 99 * MINUTE)).toBe(false);
  noteUse(storage, MINUTE);
  for (const session of [tokenOf({ sid: 'x' }), { token: 'damaged' }, { token: 'a.%%%.c' }])
    expect(isUnused(session, storage, 99 * MINUTE)).toBe(false);
});
