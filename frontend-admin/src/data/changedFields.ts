export type Fields = Record<string, unknown>;

/**
 * Returns the changed fields, for a PUT. Some records hold one value under two names (a project's imageUrl and images): sending both
 * would let the untouched one undo the edited one.
 */
export function changedFields(data: Fields, previous: Fields | undefined): Fields {
  if (!previous) return data;
  return Object.fromEntries(Object.entries(data).filter(([name, value]) => !same(value, previous[name])));
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Returns `theirs` with the changes from `base` to `mine`; a value with parts, such as opening hours, is merged part by part. */
export function onTopOf(theirs: unknown, mine: unknown, base: unknown): unknown {
  if (hasParts(theirs) && hasParts(mine) && hasParts(base)) {
    const parts = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    return Object.fromEntries([...parts].map((part) => [part, onTopOf(theirs[part], mine[part], base[part])]));
  }
  return 'value' in changedFields({ value: mine }, { value: base }) ? mine : theirs;
}

const hasParts = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
