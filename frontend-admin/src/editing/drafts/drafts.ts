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

/** Empty for a damaged text. */
function parse<T>(text: string | null): { at?: number; value?: T } {
  try {
    return (JSON.parse(text ?? 'null') as { at: number; value: T } | null) ?? {};
  } catch {
    return {};
  }
}

export const parseDraft = <T>(text: string | null): T | undefined => parse<T>(text).value;

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

/** A user's draft of this name, and those whose names begin so. */
export function draftsOf<T>(userId: string, exact: string, start: string): { name: string; value: T }[] {
  const stored = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  const whole = keyOf(userId, '');
  return [...new Set([...memory.keys(), ...stored])].flatMap((key) => {
    const name = key.startsWith(whole) ? key.slice(whole.length) : '';
    const value = name === exact || name.startsWith(start) ? parseDraft<T>(readDraft(userId, name)) : undefined;
    return value === undefined ? [] : [{ name, value }];
  });
}

/** As `draftsOf`, and again whenever one changes. */
export const useDrafts = <T>(userId: string, exact: string, start: string): { name: string; value: T }[] =>
  JSON.parse(useSyncExternalStore(subscribe, () => JSON.stringify(draftsOf<T>(userId, exact, start)))) as { name: string; value: T }[];

/** Deletes the drafts of all users that are older than 30 days. */
export function tidyDrafts(storage: DraftStorage = localStorage, now = Date.now()): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key.startsWith(PREFIX));
  for (const key of keys) {
    const { at = 0 } = parse(storage.getItem(key));
    if (now - at < KEPT_MS) continue;
    memory.delete(key);
    storage.removeItem(key);
  }
  changes.notify();
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

export type NextDraft<T> = T | undefined | ((current: T | undefined) => T | undefined);

export const keepDraft = <T>(userId: string, name: string, next: NextDraft<T>): void =>
  writeDraft(
    userId,
    name,
    typeof next === 'function' ? (next as (current: T | undefined) => T | undefined)(parseDraft<T>(readDraft(userId, name))) : next,
  );

/**
 * Text that is typed but not saved yet. Survives a reload and the end of the session; setting it to undefined deletes it in all tabs.
 * @param name identifies the field and its record
 */
export function useDraft<T extends string | object>(name: string): [T | undefined, (next: NextDraft<T>) => void] {
  // Read once, so that fields stay filled when the session ends.
  const [userId] = useState(() => readSession()?.user.id ?? '');
  const text = useSyncExternalStore(subscribe, () => readDraft(userId, name));
  const draft = useMemo(() => parseDraft<T>(text), [text]);
  const keep = useCallback((next: NextDraft<T>) => keepDraft(userId, name, next), [userId, name]);
  return [draft, keep];
}
