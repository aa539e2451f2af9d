/*
 * The backoffice has a copy of this file, which `npm run openapi` makes: it imports nothing and runs in a browser.
 */

export type Contact = 'email' | 'phone';

/** A field's rule as JSON Schema, with a message for each keyword. */
export interface Rule {
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  /** Unicode characters. */
  minLength?: number;
  maxLength?: number;
  /** UTF-8 bytes. */
  'x-maxBytes'?: number;
  /** Regular expression with flag `u`, which must take linear time. */
  pattern?: string;
  /** What is written to or called: contact-rules.ts says how it is tidied, and what is wrong with it. */
  'x-contact'?: Contact;
  /** Of an address or number: patterns with flags `iu`, each with what it says is wrong. The first that matches counts. */
  wrong?: readonly (readonly string[])[];
  format?: 'date' | 'email' | 'html' | 'month' | 'password' | 'uri' | 'uri-reference' | 'uuid';
  enum?: (string | number)[];
  /** What people read for each value of `enum`. */
  'x-labels'?: Readonly<Record<string, string>>;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: Rule;
  'x-messages'?: Messages;
}

export interface Messages {
  /** For null and ''. */
  required?: string;
  type?: string;
  /** Too long or too short: characters, bytes or entries. */
  length?: string;
  minLength?: string;
  /** For the pattern or format; `{value}` is replaced. */
  pattern?: string;
  enum?: string;
  integer?: string;
  range?: string;
}

/** A valid 'YYYY-MM-DD'. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

const canParse = (text: string): boolean => URL.canParse(text, 'https://localhost');
const FORMATS: Partial<Record<NonNullable<Rule['format']>, (text: string) => boolean>> = {
  date: isDay,
  uri: canParse,
  'uri-reference': canParse,
};

const patterns = new Map<string, RegExp>();
function matches(pattern: string, text: string): boolean {
  const compiled = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, compiled);
  return compiled.test(text);
}

const SHOWN = 20;

function faultOfText(rule: Rule, value: string): keyof Messages | undefined {
  const { minLength = 0, maxLength = Infinity, 'x-maxBytes': maxBytes = Infinity } = rule;
  // Length first: no pattern reads text of unlimited length.
  const characters = value.length > 2 * maxLength ? Infinity : [...value].length;
  if (characters > maxLength || (maxBytes < Infinity && new TextEncoder().encode(value).length > maxBytes)) return 'length';
  if (characters < minLength) return 'minLength';
  const isWellFormed = (!rule.pattern || matches(rule.pattern, value)) && (!rule.format || (FORMATS[rule.format]?.(value) ?? true));
  return isWellFormed ? undefined : 'pattern';
}

function faultOfNumber({ type, minimum = -Infinity, maximum = Infinity }: Rule, value: number): keyof Messages | undefined {
  if (!Number.isFinite(value)) return 'type';
  if (type === 'integer' && !Number.isInteger(value)) return 'integer';
  return value < minimum || value > maximum ? 'range' : undefined;
}

/** Objects have rules in the backoffice alone. */
const isOfType = ({ type }: { type: string }, value: unknown): boolean => {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === (type === 'integer' ? 'number' : type);
};

/** Returns the message for an invalid value, or undefined. What an object has inside is left to its own rules. */
export function faultOf(rule: Rule, value: unknown): string | undefined {
  const { 'x-messages': messages = {}, items, maxItems = Infinity } = rule;
  if (value === undefined || value === null || (value === '' && rule.type === 'string')) return messages.required;
  const say = (fault: keyof Messages | undefined) =>
    fault && (messages[fault] ?? messages.type)?.replace('{value}', typeof value === 'string' ? value.slice(0, SHOWN) : '');
  if (rule.enum)
    return typeof value === 'string' || typeof value === 'number' ? say(rule.enum.includes(value) ? undefined : 'enum') : say('type');
  if (!isOfType(rule, value)) return say('type');
  if (Array.isArray(value)) {
    if (items && !value.every((item) => isOfType(items, item))) return say('type');
    return value.length > maxItems ? say('length') : items && value.map((item: unknown) => faultOf(items, item)).find(Boolean);
  }
  if (typeof value === 'string') {
    const fault = faultOfText(rule, value);
    const wrong = fault === 'length' ? undefined : rule.wrong?.find(([pattern = '']) => new RegExp(pattern, 'iu').test(value));
    return wrong?.[1] ?? say(fault);
  }
  return typeof value === 'number' ? say(faultOfNumber(rule, value)) : undefined;
}

/** As maps write them: 53.38°, 3.05 W, 53° 23' 10" N. */
const DEGREES =
  /^([-−]?\d{1,3}(?:[.,]\d{1,15})?) ?(?:°|º|(?= ?[NSEW]$))(?: ?(\d{1,2}(?:\.\d{1,9})?) ?['′’](?: ?(\d{1,2}(?:\.\d{1,9})?) ?(?:"|″|”|'')?)?)? ?([NSEW])?$/iu;

/** South and west are below zero. */
function readDegrees(text: string): number | undefined {
  const [, degrees = '', minutes = 0, seconds = 0, side = ''] = DEGREES.exec(text) ?? [];
  if (!degrees) return undefined;
  const whole = Number(degrees.replace('−', '-').replace(',', '.'));
  const all = Math.abs(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
  return Number((/^[sw]$/i.test(side) || whole < 0 ? -all : all).toFixed(6));
}

/** Undefined for what is no number; groups of thousands, a decimal comma, pounds and degrees are taken. Three digits behind one comma are thousands. */
export function readNumber(text: string): number | undefined {
  const plain = text.replace('−', '-').replace(/^(-?)£ ?/, '$1');
  if (/^-?\d{1,15}(?:\.\d{1,15})?$/.test(plain)) return Number(plain);
  if (/^-?\d{1,3}(?:[, ]\d{3}){1,4}(?:\.\d{1,15})?$/.test(plain)) return Number(plain.replace(/[, ]/g, ''));
  if (/^-?\d{1,15},\d{1,15}$/.test(plain)) return Number(plain.replace(',', '.'));
  if (/^-?\d{1,3}(?:[. ]\d{3}){1,4},\d{1,15}$/.test(plain)) return Number(plain.replace(/[. ]/g, '').replace(',', '.'));
  return text.length > 40 ? undefined : readDegrees(text);
}

export interface Position {
  latitude: number;
  longitude: number;
}

const LONGEST_ADDRESS = 1000;
/** In the address of a place on a map: Google's place itself, then what most maps have. */
const IN_ADDRESSES = [
  /!3d(-?\d{1,3}\.\d{1,15})!4d(-?\d{1,3}\.\d{1,15})/,
  /[@=:/](-?\d{1,3}\.\d{1,15})(?:,|%2C|~|\/|&m?lon=)(?: |\+|%20)?(-?\d{1,3}\.\d{1,15})/i,
];
const BETWEEN_TWO = [/;/, /\|/, /, /, /,/, /\//, /(?<=[NSEW]) ?(?=[-−\d])/i, / (?=[NSEW])/i, / /];

/** With the letter behind the number. */
const readSide = (text: string): number | undefined =>
  readNumber(
    text
      .replace(/^([NSEW]) ?(?=[-−\d])(.{1,40})$/i, '$2 $1')
      .replace(/^(\d{1,3}) (\d{1,2}) (\d{1,2}(?:\.\d{1,9})?)(?= ?[NSEW]$)/i, `$1° $2' $3"`),
  );

/** Reads both coordinates from one text: '53.38, -3.05', '53.3800° N, 3.0500° W' or the address of a place on a map. Unless letters tell, latitude comes first. */
export function readPosition(text: string): Position | undefined {
  if (text.length > LONGEST_ADDRESS) return undefined;
  const linked = IN_ADDRESSES.flatMap((pattern) => pattern.exec(text)?.slice(1).map(Number) ?? []);
  const [north, east] = linked;
  if (north !== undefined && east !== undefined) return { latitude: north, longitude: east };
  const plain = text
    .replace(/[()[\]]|\b(?:lat|long?|lng)(?:itude)?\b[ :=]{0,4}/gi, ' ')
    .replace(/\s+/g, ' ')
    // How near a map is.
    .replace(/, ?\d{1,2}(?:\.\d{1,3})?[zm]$/i, '')
    .trim();
  for (const separator of BETWEEN_TWO) {
    const parts = plain.split(separator, 3).flatMap((part) => part.trim() || []);
    const [first, second] = parts.map(readSide);
    if (parts.length !== 2 || first === undefined || second === undefined) continue;
    const isEastFirst = parts.some((part, at) => (at === 0 ? /[EW]/i : /[NS]/i).test(part));
    return isEastFirst ? { latitude: second, longitude: first } : { latitude: first, longitude: second };
  }
  return undefined;
}
