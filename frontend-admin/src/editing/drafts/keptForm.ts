import { type Fields, same } from '../../data/changedFields';
import { mergeBoth } from '../../data/merge';

interface KeptField {
  mine: unknown;
  /** The stored value when typing began. */
  base: unknown;
}

/** What is typed into a form and not saved yet. */
export interface KeptForm {
  /** Of the last change (ISO 8601). */
  at: string;
  fields: Record<string, KeptField>;
  /** The server's draft with which these were last merged. */
  synced?: { version: number; fields: Fields };
}

/** Never kept, at any depth. */
const SECRET = /password|secret|token/i;

/** Returns what to keep of a form; undefined when it holds nothing new. */
export function keptForm(values: Fields, dirty: object, stored: Fields, former: KeptForm | undefined, now: Date): KeptForm | undefined {
  const names = Object.keys(dirty).filter((name) => !SECRET.test(name) && !same(values[name], stored[name]));
  if (names.length === 0) return undefined;
  const fields = names.map((name) => [name, { mine: values[name], base: (former?.fields[name] ?? { base: stored[name] }).base ?? null }]);
  const kept = { at: now.toISOString(), fields: Object.fromEntries(fields) as KeptForm['fields'] };
  return former?.synced ? { ...kept, synced: former.synced } : kept;
}

/** Returns the kept fields on top of what is stored now. */
export const onTopOfStored = ({ fields }: KeptForm, stored: Fields) =>
  Object.entries(fields)
    .filter(([field, { mine }]) => !same(mine, stored[field]))
    .map(([field, { mine, base }]) => ({ field, ...mergeBoth(base, mine, stored[field]) }));

/** Once the user has chosen a version of a field that somebody else has changed: what is typed is based on theirs from now on. */
export const basedOn = (kept: KeptForm, field: string, theirs: unknown): KeptForm =>
  field in kept.fields ? { ...kept, fields: { ...kept.fields, [field]: { mine: kept.fields[field]?.mine, base: theirs ?? null } } } : kept;
