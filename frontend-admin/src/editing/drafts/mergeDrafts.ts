import { type Fields, same } from '../../data/changedFields';
import { mergeBoth } from '../../data/merge';
import type { PageDraft } from '../../data/types';
import type { KeptForm } from './keptForm';

export type ServerDraft = Pick<PageDraft, 'version' | 'fields' | 'base' | 'updatedAt' | 'updatedBy'>;

export interface Contested {
  field: string;
  mine: unknown;
  theirs: unknown;
}

interface Versions {
  /** What this browser keeps. */
  kept: KeptForm | undefined;
  /** The server's draft as it was when both were the same. */
  synced: Fields;
  server: ServerDraft;
  /** The page. */
  stored: Fields;
}

/** Merges what this browser keeps with the draft that the server has now. A field that both changed is contested, and stays mine. */
export function mergeDrafts({ kept, synced, server, stored }: Versions): { kept: KeptForm | undefined; contested: Contested[] } {
  const mine = kept?.fields ?? {};
  const names = new Set([...Object.keys(mine), ...Object.keys(server.fields), ...(kept ? Object.keys(synced) : [])]);
  const fields: KeptForm['fields'] = {};
  const contested: Contested[] = [];
  for (const field of names) {
    const typed = mine[field];
    const was = field in synced ? synced[field] : typed ? typed.base : stored[field];
    // A field that is not kept any more was set back to what is stored.
    const my = typed ? typed.mine : kept ? stored[field] : was;
    const merged = mergeBoth(was, my, field in server.fields ? server.fields[field] : stored[field]);
    if (merged.isContested) contested.push({ field, mine: merged.mine, theirs: merged.theirs });
    const base = field in server.base ? server.base[field] : typed ? typed.base : stored[field];
    if (!same(merged.mine, stored[field])) fields[field] = { mine: merged.mine, base: base ?? null };
  }
  if (Object.keys(fields).length === 0) return { kept: undefined, contested };
  const at = kept?.at ?? server.updatedAt ?? new Date().toISOString();
  return { kept: { at, fields, synced: { version: server.version, fields: server.fields } }, contested };
}
