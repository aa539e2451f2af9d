import { beforeEach, expect, test } from '@jest/globals';
import { clearSession, readSession, type Session, writeSession } from './session';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const session: Session = { token: 't', user: { id: '1', username: 'ann', email: 'ann@example.org', role: 'admin' } };

beforeEach(() => stored.clear());

test('keeps a session until it is cleared', () => {
  expect(readSession(storage)).toBeNull();
  writeSession(session, storage);
  expect(readSession(storage)).toEqual(session);
  clearSession(storage);
  expect(readSession(storage)).toBeNull();
  expect(stored.size).toBe(0);
});

test('ignores an incomplete or damaged session', () => {
  writeSession(session, storage);
  for (const [key, value] of stored) if (value.startsWith('{')) stored.set(key, '{"id":');
  expect(readSession(storage)).toBeNull();
  stored.clear();
  writeSession(session, storage);
  for (const [key, value] of stored) if (value === 't') stored.delete(key);
  expect(readSession(storage)).toBeNull();
});
