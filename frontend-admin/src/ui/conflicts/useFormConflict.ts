import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { ApiError } from '../../data/ApiError';
import { changedFields, type Fields, onTopOf } from '../../data/changedFields';

/** Fields that only the server sets. */
const OF_THE_SERVER: ReadonlySet<string> = new Set([
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'updatedBy',
  'lastModified',
  'publishedAt',
  'isDemo',
  'lastLogin',
]);

export interface Conflict {
  changedBy?: string;
  changedAt?: string;
  /** Changed by both. */
  contested: { field: string; mine: unknown; theirs: unknown }[];
  /** Changed by the other person only; the form shows their values. */
  taken: string[];
}

export interface StoredVersions {
  /** The record that the form was filled with. */
  base: Fields | undefined;
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
  const { getValues } = useFormContext();
  const { dirtyFields } = useFormState();

  const compare = useEffectEvent(async ({ details: { changedBy, changedAt } }: ApiError) => {
    if (!base) return null;
    const theirs = await reread();
    const changed = Object.keys(changedFields(theirs, base)).filter((field) => !OF_THE_SERVER.has(field));
    const typed: Fields = getValues();
    const mine: Fields = Object.fromEntries(changed.map((field) => [field, onTopOf(theirs[field], typed[field], base[field])]));
    const contested = changed.filter((field) => field in dirtyFields && field in changedFields(mine, theirs));
    const found: Conflict = {
      changedBy,
      changedAt,
      contested: contested.map((field) => ({ field, mine: mine[field], theirs: theirs[field] })),
      taken: changed.filter((field) => !(field in dirtyFields)),
    };
    return { found, theirs };
  });
  const show = useEffectEvent(({ found, theirs }: { found: Conflict; theirs: Fields }) => {
    setConflict(found);
    follow(theirs);
  });

  useEffect(() => {
    if (!refusal) return;
    let current = true;
    compare(refusal)
      .then((result) => {
        if (current && result) show(result);
      })
      // Without their version the form keeps the server's error.
      .catch(console.error);
    return () => {
      current = false;
    };
  }, [refusal]);

  return refusal && conflict;
}
