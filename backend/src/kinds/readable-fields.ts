import { currentActor } from '../platform/http/request-context.js';
import type { Kind } from './kind.js';

/** Of these fields of a kind, those that the user may read. Every feature over kinds takes its fields from here. */
export const readableFields = <N extends string>({ adminFields = [] }: Pick<Kind, 'adminFields'>, names: Iterable<N>): N[] =>
  currentActor().role === 'admin' ? [...names] : [...names].filter((name) => !adminFields.some((hidden) => hidden === name));

/** What the user may read of these values. */
export const readable = <T extends object>(kind: Pick<Kind, 'adminFields'>, values: T): Partial<T> =>
  kind.adminFields
    ? (Object.fromEntries(readableFields(kind, Object.keys(values)).map((name) => [name, values[name as keyof T]])) as Partial<T>)
    : { ...values };

/** What the user may not read of them, and so leaves as it is. */
export const unreadable = <T extends object>(kind: Pick<Kind, 'adminFields'>, values: T): Partial<T> => {
  const shown = readable(kind, values);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in shown))) as Partial<T>;
};
