import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { readSession } from '../../data/session/session';
import { newListeners } from '../../data/listeners';

const PREFIX = 'backoffice.draft.';
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

// Keeps drafts while the browser's storage is full or switched off. react-admin's store would lose them at the logout.
const memory = new Map<string, string>();
const changes = newListeners();

const keyOf = (userId: string, name: string) => `${PREFIX}${userId}.${name}`;

/** Returns the stored text of a draft. Equal drafts have equal texts, so renders can compare them. */
export function readDraft(userId: string, name: string, storage: DraftStorage = localStorage): string | null {
  const key = keyOf(userId, name);
  return memory.get(key) ?? storage.getItem(key);
}

export function parseDraft<T>(text: string | null): T | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as { value: T }).value;
  } catch {
    return undefined;
  }
}

/** Deletes the draft when `value` is undefined. */
export function writeDraft(userId: string, name: string, value: unknown, storage: DraftStorage = localStorage, now = Date.now()): void {
  const key = keyOf(userId, name);
  if (value === undefined) {
    memory.delete(key);
    storage.removeItem(key);
  } else {
    const text = JSON.stringify({ at: now, value });
    memory.set(key, text);
    try {
      storage.setItem(key, text);
    } catch (error) {
      console.warn('The browser could not store this draft. It will be lost when you leave the page.', error);
    }
  }
  changes.notify();
}

/** The names of a user's drafts: one, and those that begin so. */
export function draftNames(userId: string, exact: string, start: string, storage: DraftStorage = localStorage): string[] {
  const stored = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const whole = keyOf(userId, '');
  return [...new Set([...memory.keys(), ...stored])].flatMap((key) => {
    const name = key.startsWith(whole) ? key.slice(whole.length) : '';
    return name === exact || name.startsWith(start) ? [name] : [];
  });
}

/** As `draftNames`, and again whenever one is added or deleted. */
export const useDraftNames = (userId: string, exact: string, start: string): string[] =>
  JSON.parse(useSyncExternalStore(subscribe, () => JSON.stringify(draftNames(userId, exact, start)))) as string[];

/** Deletes the drafts of all users that are older than 30 days. */
export function tidyDrafts(storage: DraftStorage = localStorage, now = Date.now()): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key.startsWith(PREFIX));
  for (const key of keys) {
    const at = ageMark(storage.getItem(key));
    if (now - at < KEPT_MS) continue;
    memory.delete(key);
    storage.removeItem(key);
  }
  changes.notify();
}

function ageMark(text: string | null): number {
  try {
    const { at } = JSON.parse(text ?? '{}') as { at?: unknown };
    return typeof at === 'number' ? at : 0;
  } catch {
    return 0;
  }
}

function subscribe(listener: () => void): () => void {
  const otherTab = ({ key }: StorageEvent) => {
    if (key === null) memory.clear();
    else if (key.startsWith(PREFIX)) memory.delete(key);
    else return;
    listener();
  };
  const forget = changes.subscribe(listener);
  window.addEventListener('storage', otherTab);
  return () => {
    forget();
    window.removeEventListener('storage', otherTab);
  };
}

type Next<T> = T | undefined | ((current: T | undefined) => T | undefined);

/**
 * Text that is typed but not saved yet. Survives a reload and the end of the session; setting it to undefined deletes it in all tabs.
 * @param name identifies the field and its record
 */
export function useDraft<T extends string | object>(name: string): [T | undefined, (next: Next<T>) => void] {
  // Read once, so that fields stay filled when the session ends.
  const [userId] = useState(() => readSession()?.user.id ?? '');
  const text = useSyncExternalStore(subscribe, () => readDraft(userId, name));
  const draft = useMemo(() => parseDraft<T>(text), [text]);
  const keep = useCallback(
    (next: Next<T>) => writeDraft(userId, name, typeof next === 'function' ? next(parseDraft<T>(readDraft(userId, name))) : next),
    [userId, name],
  );
  return [draft, keep];
}
