import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { FieldErrors } from '../../platform/http/error-response.dto.js';
import { InvalidFields } from '../../platform/http/errors.js';
import { INVALID } from '../../platform/fields/validation.js';
import { errorsByPath } from '../../platform/http/validation-pipe.js';

type Fields = Record<string, unknown>;

/**
 * Returns the fields that the DTO knows. A draft may be incomplete: texts may be missing, too long or half typed, but lists have to be lists, and
 * their entries what they are in the DTO. `stored`: the page, whose lists and switches tell the kinds of its fields. Throws InvalidFields (400).
 */
export function readDraft(dto: new () => object, sent: Fields, stored: Fields): Fields {
  const instance = plainToInstance(dto, sent);
  const faults = Object.keys(errorsByPath(validateSync(instance, { whitelist: true, forbidUnknownValues: false })));
  const read = instance as Fields;
  const names = Object.keys(sent).filter((name) => read[name] !== undefined);
  const wrong = new Set(names.filter((name) => !isLike(sent[name], stored[name])));
  for (const path of faults) if (!isTyped(valueAt(sent, path.split('.')), path)) wrong.add(path);
  if (wrong.size > 0) throw new InvalidFields(Object.fromEntries([...wrong].map((path) => [path, [INVALID]])) satisfies FieldErrors);
  // Rich texts are sanitised, as colleagues open them; other texts stay as they are typed.
  const kept = (name: string) => (typeof sent[name] === 'string' && sent[name].includes('<') ? read[name] : sent[name]);
  return Object.fromEntries(names.map((name) => [name, kept(name)]));
}

const isText = (value: unknown): boolean => typeof value === 'string';
/** Whether a path is that of an entry of a list whose entries have fields. */
const isEntry = (path: string): boolean => /^[^.]+\.\d+$/.test(path);

/** Whether a value can occur while somebody types: no text yet, an invalid one, or an item of a list of texts. */
const isTyped = (value: unknown, path: string): boolean =>
  value === undefined ||
  value === null ||
  (!isEntry(path) && (isText(value) || typeof value === 'number' || (Array.isArray(value) && value.every(isText))));

function valueAt(from: unknown, path: string[]): unknown {
  return path.reduce<unknown>((value, name) => (typeof value === 'object' && value !== null ? (value as Fields)[name] : undefined), from);
}

function isLike(sent: unknown, stored: unknown): boolean {
  if (sent === null) return true;
  if (Array.isArray(stored) || Array.isArray(sent)) return Array.isArray(stored) && Array.isArray(sent);
  return typeof stored === typeof sent || !['boolean', 'string'].includes(typeof stored);
}
