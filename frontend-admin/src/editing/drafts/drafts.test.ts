import { beforeEach, expect, jest, test } from '@jest/globals';
import { parseDraft, readDraft, tidyDrafts, writeDraft } from './drafts';

const stored = new Map<string, string>();
const storage = {
  get length() {
    return stored.size;
  },
  key: (index: number) => [...stored.keys()][index] ?? null,
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const DAY_MS = 24 * 60 * 60 * 1000;
const kept = (user: string, name: string) => parseDraft<string>(readDraft(user, name, storage));

beforeEach(() => {
  tidyDrafts(storage, Number.MAX_SAFE_INTEGER);
  stored.clear();
});

test('keeps a draft for its user until it is deleted', () => {
  writeDraft('ann', 'note.1', 'Has a dog', storage);
  expect(kept('ann', 'note.1')).toBe('Has a dog');
  expect(kept('bob', 'note.1')).toBeUndefined();
  writeDraft('ann', 'note.1', undefined, storage);
  expect(kept('ann', 'note.1')).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('deletes drafts older than 30 days and keeps the newer ones of all users', () => {
  const now = Date.now();
  writeDraft('ann', 'old', 'Old', storage, now - 31 * DAY_MS);
  writeDraft('ann', 'new', 'New', storage, now - 29 * DAY_MS);
  writeDraft('bob', 'his', 'His', storage, now);
  stored.set('backoffice.mode', 'dark');
  tidyDrafts(storage, now);
  expect([...stored.keys()]).toEqual(['backoffice.draft.ann.new', 'backoffice.draft.bob.his', 'backoffice.mode']);
  expect(kept('bob', 'his')).toBe('His');
  expect(kept('ann', 'his')).toBeUndefined();
});

test('keeps a draft when the storage is full; ignores a damaged one', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const full = {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  writeDraft('ann', 'note.2', 'Typed', full);
  expect(parseDraft(readDraft('ann', 'note.2', full))).toBe('Typed');
  writeDraft('ann', 'note.2', undefined, storage);
  stored.set('backoffice.draft.ann.note.2', '{"at":');
  expect(kept('ann', 'note.2')).toBeUndefined();
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});
