import { isDeepStrictEqual } from 'node:util';

/** JSON has no undefined, and forms send null for it. */
const plain = (value: unknown): unknown => (value === undefined || value === null ? null : (JSON.parse(JSON.stringify(value)) as unknown));

/** Compares what JSON says: databases keep the content of JSON, not the order of its keys, and a DTO is no plain object. */
export const isSameValue = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other));

/** For JSON.stringify, where a hash needs a text: the same for equal values. */
export const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
