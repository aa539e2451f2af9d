import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { ApiError } from '../../data/ApiError';
import type { Fields } from '../../data/changedFields';
import { mergeBoth } from '../../data/merge';
import { editedFields } from '../../data/saveChanges';

export interface Conflict {
  changedBy?: string;
  changedAt?: string | undefined;
  /** Changed by both. */
  contested: { field: string; mine: unknown; theirs: unknown }[];
  /** Changed by the other person only; the form shows their values. */
  taken: string[];
}

interface Rebased {
  found: Conflict;
  theirs: Fields;
  merged: { field: string; mine: unknown }[];
}

interface StoredVersions {
  /** The record that the form was filled with. */
  base: Fields;
  /** Fetches the stored version. */
  reread: () => Promise<Fields>;
  /** Makes it the form's record; typed text stays. */
  follow: (theirs: Fields) => void;
}

/**
 * After a save that met a newer version, rebases the form onto that version. Own changes stay, and the next save is based on it.
 */
export function useFormConflict(refusal: ApiError | null, { base, reread, follow }: StoredVersions): Conflict | null {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { getValues, setValue } = useFormContext();
  const { dirtyFields } = useFormState();

  const compare = useEffectEvent(async ({ details: { changedBy, changedAt } }: ApiError) => {
    const theirs = await reread();
    const typed: Fields = getValues();
    const changed = editedFields(theirs, base);
    const merged = changed
      .filter((field) => field in dirtyFields)
      .map((field) => ({ field, ...mergeBoth(base[field], typed[field], theirs[field]) }));
    const found: Conflict = {
      changedBy,
      changedAt,
      contested: merged.filter(({ isContested }) => isContested),
      taken: changed.filter((field) => !(field in dirtyFields)),
    };
    return { found, theirs, merged };
  });
  const show = useEffectEvent(({ found, theirs, merged }: Rebased) => {
    setConflict(found);
    follow(theirs);
    for (const { field, mine } of merged) setValue(field, mine, { shouldDirty: true });
  });

  useEffect(() => {
    if (!refusal) return;
    let current = true;
    compare(refusal)
      .then((result) => {
        if (current) show(result);
      })
      // Without their version the form keeps the server's error.
      .catch(console.error);
    return () => {
      current = false;
    };
  }, [refusal]);

  return refusal && conflict;
}
