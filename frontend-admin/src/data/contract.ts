import contract from './contract.json' with { type: 'json' };

/*
 * What the API takes, field by field. contract.json is generated from the decorators of the API (`npm run openapi`); no length,
 * pattern, choice or sentence of it is written again in a form. The login page must not import this module: it is too large.
 */

interface Rule {
  type?: string;
  /** The schema of a nested object. */
  schema?: string;
  /** Unicode characters. */
  minLength?: number;
  maxLength?: number;
  /** UTF-8 bytes. */
  maxBytes?: number;
  pattern?: string;
  tidy?: readonly (readonly string[])[];
  wrong?: readonly (readonly string[])[];
  misspelt?: readonly (readonly string[])[];
  format?: string;
  enum?: readonly (string | number)[];
  labels?: Readonly<Record<string, string>>;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: Rule;
  /** The schemas of a list's items, if they have several. */
  oneOf?: readonly string[];
  /** How the homepage editor shows a field of a block; at a block's type a note about the block. */
  editor?: { kind?: string; label?: string; help?: string; start?: unknown; note?: string };
  messages?: Messages;
}

/** The API's sentence for what a value breaks. Without `required` a field may be left empty. */
interface Messages {
  required?: string;
  type?: string;
  length?: string;
  minLength?: string;
  pattern?: string;
  enum?: string;
  integer?: string;
  range?: string;
}

export type RequestSchema = keyof typeof contract;

/** Returns the API's sentence for a value that the API would refuse. react-admin marks an input by `isRequired`. */
type FieldRule = ((value: unknown) => string | undefined) & {
  isRequired: boolean;
  /** What people read for each value of a choice, if the API says so. */
  labels?: Readonly<Record<string, string>>;
};

export const schemas: Readonly<Record<string, Readonly<Record<string, Rule>>>> = contract;
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

const toFieldRule = (rule: Rule): FieldRule =>
  Object.assign((value: unknown) => faultOf(rule, value), { isRequired: rule.messages?.required !== undefined, labels: rule.labels });

function findRule(schema: string, [name = '', ...rest]: string[], key: string): Rule {
  const rule = schemas[schema]?.[name];
  const nested = rule?.schema ?? rule?.items?.schema;
  if (!rest.length && rule) return rule;
  if (!nested) throw new Error(`The API has no field ${key}`);
  return findRule(nested, rest, key);
}

/**
 * What the API would say to a value, or undefined. Numbers may be text, as inputs hold them; nested objects and their lists are left
 * to the inputs of their own fields.
 */
function faultOf(rule: Rule, given: unknown): string | undefined {
  const { messages = {}, items } = rule;
  const value = typeof given === 'string' ? tidy(rule, given) : given;
  const isText = rule.type === 'string' || rule.type === 'integer' || rule.type === 'number';
  if (value === undefined || value === null || (value === '' && isText)) return messages.required;
  const say = (fault: keyof Messages | undefined) =>
    fault && (messages[fault] ?? messages.type)?.replace('{value}', typeof value === 'string' ? value.slice(0, SHOWN) : '');
  if (rule.enum) {
    if (typeof value !== 'string' && typeof value !== 'number') return say('type');
    return say(rule.enum.includes(value) ? undefined : 'enum');
  }
  if (rule.type === 'array') {
    const isItem = (item: unknown) => (items?.schema ? isPlain(item) : typeof item === items?.type);
    if (!Array.isArray(value) || !value.every(isItem)) return say('type');
    if (value.length > (rule.maxItems ?? Infinity)) return say('length');
    return items && !items.schema ? value.map((item: unknown) => faultOf(items, item)).find(Boolean) : undefined;
  }
  if (rule.schema) return say(isPlain(value) ? undefined : 'type');
  if (rule.type === 'boolean') return say(typeof value === 'boolean' ? undefined : 'type');
  if (rule.type === 'integer' || rule.type === 'number') {
    return say(typeof value === 'string' || typeof value === 'number' ? faultOfNumber(rule, Number(value)) : 'type');
  }
  if (rule.type === 'string') {
    if (typeof value !== 'string') return say('type');
    const fault = faultOfText(rule, value);
    const wrong = fault === 'length' ? undefined : rule.wrong?.find(([pattern = '']) => new RegExp(pattern, 'iu').test(value));
    return wrong?.[1] ?? say(fault);
  }
  return undefined;
}

const isPlain = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const SHOWN = 20;
const MOST_TIDIED = 500;

/** As the API cleans a text before it reads it; passwords count as they are typed. */
function tidy({ format, tidy: list = [] }: Rule, text: string): string {
  if (format === 'password') return text;
  const cleaned = text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .trim();
  // Marks that nobody sees are no text; the API removes them.
  if (format === 'html') return cleaned.replace(/\p{Cf}/gu, '');
  if (!list.length || cleaned.length > MOST_TIDIED) return cleaned;
  const once = (from: string) => list.reduce((made, [pattern = '', by = '']) => made.replace(new RegExp(pattern, 'giu'), by), from).trim();
  return once(once(cleaned).normalize('NFKC'));
}

function faultOfNumber({ type, minimum = -Infinity, maximum = Infinity }: Rule, value: number): keyof Messages | undefined {
  if (!Number.isFinite(value)) return 'type';
  if (type === 'integer' && !Number.isInteger(value)) return 'integer';
  return value < minimum || value > maximum ? 'range' : undefined;
}

function faultOfText(rule: Rule, value: string): keyof Messages | undefined {
  const { minLength = 0, maxLength = Infinity, maxBytes = Infinity, pattern, format = '' } = rule;
  // The length comes first: no pattern reads a text of any length.
  const characters = value.length > 2 * maxLength ? Infinity : [...value].length;
  if (characters > maxLength || (maxBytes < Infinity && new TextEncoder().encode(value).length > maxBytes)) return 'length';
  if (characters < minLength) return 'minLength';
  return (!pattern || new RegExp(pattern, 'u').test(value)) && (FORMATS[format]?.(value) ?? true) ? undefined : 'pattern';
}

/** 'YYYY-MM-DD', a day that the calendar has. */
const isDay = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};
const canParse = (text: string) => URL.canParse(text, 'https://localhost');
const FORMATS: Record<string, ((text: string) => boolean) | undefined> = { date: isDay, uri: canParse, 'uri-reference': canParse };
