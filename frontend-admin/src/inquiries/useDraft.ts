import { useState } from 'react';

/**
 * What was typed and not yet saved. It outlives the dialog, so that one which is closed by mistake opens with it again.
 * @param drafts by the inquiry's id, one map for each field
 */
export function useDraft<T>(drafts: Map<string, T>, id: string): [T | undefined, (draft?: T) => void] {
  const [draft, setDraft] = useState(() => drafts.get(id));
  const keep = (next?: T) => {
    if (next === undefined) drafts.delete(id);
    else drafts.set(id, next);
    setDraft(next);
  };
  return [draft, keep];
}
