import { documentedProperty, dtoOf, type DocumentedProperty } from '../platform/internals/swagger-properties.js';
import type { Fields, TextField } from './kind.js';

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether people write it: addresses, numbers, colours and choices have a pattern, a format or a list. */
const isWritten = ({ type, enum: choices, format, pattern }: DocumentedProperty): boolean =>
  type === 'string' && !choices && !pattern && (!format || format === 'html');

/** Names of drawings, which have no pattern. */
const UNREAD = 'icon';

/** Whether people read it, numbers and addresses included. */
export const isRead = ({ type, enum: choices }: DocumentedProperty): boolean => type === 'string' && !choices;

/** Returns the texts of these fields of a record that people write in its form; another `isText` chooses others. */
export function textFields(
  form: new () => object,
  record: object,
  names: Iterable<string> = Object.keys(record),
  at = '',
  isText = isWritten,
): TextField[] {
  return [...names].flatMap((name) => {
    if (name === UNREAD) return [];
    const rule = documentedProperty(form, name);
    return rule ? textsOf(rule, (record as Fields)[name], at + name, isText) : [];
  });
}

function textsOf(rule: DocumentedProperty, value: unknown, path: string, isText: typeof isWritten): TextField[] {
  if (typeof value === 'string') return isText(rule) ? [{ path, text: value, isHtml: rule.format === 'html' }] : [];
  const { items, type } = rule;
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) => textsOf(items ?? { type: rule.type }, entry, `${path}.${index}`, isText));
  const form = dtoOf(type);
  return isFields(value) && form ? textFields(form, value, undefined, `${path}.`, isText) : [];
}

/** Returns the value with another at the rest of a path. */
export function withText(value: unknown, [name, ...rest]: readonly string[], text: unknown): unknown {
  if (name === undefined) return text;
  if (Array.isArray(value)) return value.map((entry: unknown, index) => (String(index) === name ? withText(entry, rest, text) : entry));
  return { ...(value as Fields), [name]: withText((value as Fields)[name], rest, text) };
}
