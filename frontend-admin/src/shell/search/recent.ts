import { readSession } from '../../data/session/session';

const MOST = 5;

// Not react-admin's store, which is emptied at each logout. It holds names of screens, and nothing that was typed or found.
const keyOf = () => `backoffice.recent.${readSession()?.user.id ?? ''}`;

/** The keys of what was opened from the search in this browser by the one who is signed in, the last first. */
export function readRecent(storage: Pick<Storage, 'getItem'> = localStorage): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf()) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export function keepRecent(key: string, storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage): void {
  const keys = [key, ...readRecent(storage).filter((other) => other !== key)].slice(0, MOST);
  try {
    storage.setItem(keyOf(), JSON.stringify(keys));
  } catch {
    // The browser's storage is full or switched off.
  }
}
