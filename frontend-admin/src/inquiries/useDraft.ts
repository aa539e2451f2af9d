import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * What was typed and not yet saved. It outlives the dialog, so that one which is closed by mistake opens with it again, and is gone
 * everywhere once it is saved.
 * @param drafts by the inquiry's id, one map for each field
 */
export function useDraft<T>(drafts: Map<string, T>, id: string): [T | undefined, (draft?: T) => void] {
  const draft = useSyncExternalStore(subscribe, () => drafts.get(id));
  const keep = (next?: T) => {
    if (next === undefined) drafts.delete(id);
    else drafts.set(id, next);
    for (const listener of listeners) listener();
  };
  return [draft, keep];
}
