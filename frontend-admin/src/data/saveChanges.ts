import type { Identifier } from 'react-admin';
import { type ApiError, conflictOf } from './ApiError';
import { changedFields, type Fields, same } from './changedFields';
import type { mergeBoth } from './merge';
import { request } from './request';

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
  'bannerTimes',
  'keptHolidays',
  'lastLogin',
]);

/** Returns what people changed between two versions of a record. */
export const editedFields = (after: Fields, before: Fields): string[] =>
  Object.keys(changedFields(after, before)).filter((field) => !OF_THE_SERVER.has(field));

/** What someone else changed in the meantime, now stored together with one's own changes. */
export interface TheirChanges {
  changedBy: string | undefined;
  fields: string[];
}

type Versioned = Fields & { version?: number };

/** What a form adds to its requests, as react-admin's `meta`. */
export interface WriteMeta {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Of the address of a deletion. */
  parameters?: Record<string, string> | undefined;
  /** The version of the page's draft, which ends with the save. */
  draft?: number | undefined;
  /** Fields in which the user has seen a colleague's change and keeps their own. */
  overwrites?: readonly string[];
  /** Told when someone else's changes were merged with those of the form. */
  onMerged?: (theirs: TheirChanges) => void;
}

export interface Write {
  id: Identifier;
  /** What the form sends, with the version on which it is based. */
  data: Versioned;
  /** The record as it was when the form was filled; without it nothing can be merged. */
  previousData?: Fields;
  meta?: WriteMeta;
}

/** Someone who saves faster than that has to be waited for. */
const MOST_TRIES = 5;

/** Writes, and again where someone else has written in the meantime: `rebase` puts the change on top of theirs, or throws the refusal. */
export async function writeOnTop<T>(write: () => Promise<T>, rebase: (refusal: ApiError) => Promise<void>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (error) {
      const refusal = conflictOf(error);
      if (!refusal || tries === MOST_TRIES) throw error;
      await rebase(refusal);
    }
  }
}

/**
 * Saves the changed fields. Where someone else has changed the record in the meantime, their changes and ours are merged and saved.
 * Throws the server's refusal when both changed the same.
 */
export async function saveChanges<R extends Fields>(
  path: string,
  { data, previousData: base, meta = {} }: Omit<Write, 'id'>,
  send = request,
): Promise<R> {
  const { version, ...mine } = data;
  const { signal, draft, overwrites = [], onMerged } = meta;
  let [body, basedOn, theirs]: [Fields, number | undefined, TheirChanges | undefined] = [changedFields(mine, base), version, undefined];
  const put = async () => {
    const headers = {
      ...(basedOn !== undefined && { 'If-Match': `"v${basedOn}"` }),
      ...(draft !== undefined && { 'Draft-Version': `"v${draft}"` }),
      ...(overwrites.length > 0 && { Overwrites: overwrites.join(', ') }),
    };
    return (await send<R>(path, { method: 'PUT', body: JSON.stringify(body), headers, signal })).json;
  };
  const record = await writeOnTop(put, async (refusal) => {
    if (!base || basedOn === undefined) throw refusal;
    const stored = (await send<Versioned>(path, { signal })).json;
    body = onTopOf(stored, mine, base, refusal, (await import('./merge')).mergeBoth);
    basedOn = stored.version;
    // An earlier try may have been stored, though its response was lost.
    const fields = editedFields(stored, base).filter((field) => !same(stored[field], mine[field]));
    theirs = fields.length > 0 ? { changedBy: refusal.details.changedBy, fields } : undefined;
  });
  if (theirs) onMerged?.(theirs);
  return record;
}

function onTopOf(stored: Fields, mine: Fields, base: Fields, refusal: ApiError, both: typeof mergeBoth): Fields {
  const merged = Object.keys(changedFields(mine, base)).map((field) => [field, both(base[field], mine[field], stored[field])] as const);
  if (merged.some(([, { isContested }]) => isContested)) throw refusal;
  return changedFields(Object.fromEntries(merged.map(([field, versions]) => [field, versions.mine])), stored);
}
