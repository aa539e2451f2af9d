export type Fields = Record<string, unknown>;

/**
 * Returns the changed fields, for a PUT. Some records hold one value under two names (a project's imageUrl and images): sending both
 * would let the untouched one undo the edited one.
 */
export function changedFields(data: Fields, previous: Fields | undefined): Fields {
  if (!previous) return data;
  return Object.fromEntries(Object.entries(data).filter(([name, value]) => !same(value, previous[name])));
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Whether a value has parts that are merged one by one, such as opening hours. */
export const hasParts = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
