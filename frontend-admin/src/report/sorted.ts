import type { Sort } from '../ui/RecordTable';

/** Sorted by a field of text or numbers; what has no value stands last. */
export function sorted<R extends object>(rows: readonly R[], sort: Sort | undefined): R[] {
  if (!sort) return [...rows];
  const valueOf = (row: R) => (row as Record<string, unknown>)[sort.field];
  const direction = sort.order === 'ASC' ? 1 : -1;
  return [...rows].sort((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (typeof a === 'number' && typeof b === 'number') return direction * (a - b);
    if (typeof a === 'string' && typeof b === 'string') return direction * a.localeCompare(b, 'en-GB');
    return Number(a === null) - Number(b === null);
  });
}
