export type Fields = Record<string, unknown>;

/**
 * Only what the person changed goes into a PUT. Some records answer the same value under two names (a project's imageUrl and
 * images): sending both back would let the untouched one undo the edited one.
 */
export function changedFields(data: Fields, previous: Fields | undefined): Fields {
  if (!previous) return data;
  return Object.fromEntries(Object.entries(data).filter(([name, value]) => !same(value, previous[name])));
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
