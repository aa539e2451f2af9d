import contract from './contract.json' with { type: 'json' };
// With the ending, because tests of the API compile this file, too.
import { faultOf, type Rule } from './rule.ts';

/*
 * What the API takes, field by field. contract.json is generated from the decorators of the API (`npm run openapi`); no length,
 * pattern, choice or sentence of it is written again in a form. The login page must not import this module: it is too large.
 */

interface FieldOfRequest extends Omit<Rule, 'type' | 'items'> {
  type: Rule['type'] | 'object';
  /** The schema of a nested object. */
  schema?: string;
  items?: FieldOfRequest;
  /** Patterns of an address or number with flags `giu`, each with what stands in its place. */
  tidy?: readonly (readonly string[])[];
  /** Patterns of hosts that are most likely misspelt, each with what stands in its place. */
  misspelt?: readonly (readonly string[])[];
  /** The schemas of a list's items, if they have several. */
  oneOf?: readonly string[];
  /** How the homepage editor shows a field of a block; at a block's type what people call the block, and a note about it. */
  editor?: { kind?: string; label?: string; help?: string; start?: unknown; note?: string };
}

export type RequestSchema = keyof typeof contract;

/** Returns the API's sentence for a value that the API would refuse. react-admin marks an input by `isRequired`. */
type FieldRule = ((value: unknown) => string | undefined) & {
  isRequired: boolean;
  /** What people read for each value of a choice, if the API says so. */
  labels?: Readonly<Record<string, string>>;
};

export const schemas: Readonly<Record<string, Readonly<Record<string, FieldOfRequest>>>> = contract as Record<
  string,
  Record<string, FieldOfRequest>
>;
const known = new Map<string, FieldRule>();

/**
 * The rule of one field of a request, for the `validate` of an input; the same function at each call.
 * @param schema name of the request's schema, such as 'CreateProjectDto'
 * @param source the input's source; nested ones too, such as 'kpis.0.value', 'kpis.value' or 'ctaOverrides.buttonLink'
 * @throws Error when the schema has no such field
 */
export function fieldRule(schema: RequestSchema, source: string): FieldRule {
  const path = source.split('.').filter((part) => !/^\d+$/.test(part));
  const key = `${schema}.${path.join('.')}`;
  const found = known.get(key) ?? toFieldRule(findRule(schema, path, key));
  known.set(key, found);
  return found;
}

/** The choices of one field of a request, with what people read for each. */
export const choicesOf = (schema: RequestSchema, source: string): { id: string; name: string }[] =>
  Object.entries(fieldRule(schema, source).labels ?? {}).map(([id, name]) => ({ id, name }));

/** Returns a text of this field as the API stores it. */
export const tidied = (schema: RequestSchema, field: string, text: string): string => tidy(findRule(schema, [field], field), text);

/** Returns the email address that was most likely meant; undefined if this one may be right. */
export function likelyEmail(schema: RequestSchema, field: string, typed: string): string | undefined {
  const rule = findRule(schema, [field], field);
  const [name = '', host = ''] = tidy(rule, typed).toLowerCase().split('@');
  const [pattern, meant] = rule.misspelt?.find(([sign = '']) => new RegExp(sign, 'iu').test(host)) ?? [];
  return pattern === undefined || meant === undefined ? undefined : `${name}@${host.replace(new RegExp(pattern, 'iu'), meant)}`;
}

const toFieldRule = (rule: FieldOfRequest): FieldRule =>
  Object.assign((value: unknown) => faultOf(rule as Rule, asSent(rule, value)), {
    isRequired: rule['x-messages']?.required !== undefined,
    labels: rule['x-labels'],
  });

function findRule(schema: string, [name = '', ...rest]: string[], key: string): FieldOfRequest {
  const rule = schemas[schema]?.[name];
  const nested = rule?.schema ?? rule?.items?.schema;
  if (!rest.length && rule) return rule;
  if (!nested) throw new Error(`The API has no field ${key}`);
  return findRule(nested, rest, key);
}

const MOST_TIDIED = 500;

function tidy({ format, tidy: list = [] }: FieldOfRequest, text: string): string {
  if (format === 'password') return text;
  const cleaned = text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .trim();
  // Invisible characters are no text; the API removes them.
  if (format === 'html') return cleaned.replace(/\p{Cf}/gu, '');
  if (!list.length || cleaned.length > MOST_TIDIED) return cleaned;
  const once = (from: string) => list.reduce((made, [pattern = '', by = '']) => made.replace(new RegExp(pattern, 'giu'), by), from).trim();
  return once(once(cleaned).normalize('NFKC'));
}

/** A value as the API reads it: text is tidied, but for passwords, and inputs hold numbers as text. */
function asSent(rule: FieldOfRequest, value: unknown): unknown {
  const { items, type } = rule;
  if (items && Array.isArray(value)) return value.map((item: unknown) => asSent(items, item));
  if (typeof value !== 'string') return value;
  const text = tidy(rule, value);
  if (rule.enum || (type !== 'integer' && type !== 'number')) return text;
  return text === '' ? null : Number(text);
}
