import { isDay } from '../time/read-day.js';
import { wrongWith, type Contact } from './contact-rules.js';

/** A field's rule as JSON Schema, with a message for each keyword. Both front ends derive their validation from it. */
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
  format?: 'date' | 'email' | 'html' | 'month' | 'password' | 'uri' | 'uri-reference' | 'uuid';
  enum?: (string | number)[];
  /** What people read for each value of `enum`. */
  'x-labels'?: Readonly<Record<string, string>>;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: Rule;
  'x-messages': Messages;
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
  if (characters > maxLength || (maxBytes < Infinity && Buffer.byteLength(value) > maxBytes)) return 'length';
  if (characters < minLength) return 'minLength';
  const isWellFormed = (!rule.pattern || matches(rule.pattern, value)) && (!rule.format || (FORMATS[rule.format]?.(value) ?? true));
  return isWellFormed ? undefined : 'pattern';
}

function faultOfNumber({ type, minimum = -Infinity, maximum = Infinity }: Rule, value: number): keyof Messages | undefined {
  if (!Number.isFinite(value)) return 'type';
  if (type === 'integer' && !Number.isInteger(value)) return 'integer';
  return value < minimum || value > maximum ? 'range' : undefined;
}

/** Returns the message for an invalid value, or undefined. */
export function faultOf(rule: Rule, value: unknown): string | undefined {
  const messages = rule['x-messages'];
  if (value === undefined || value === null || (value === '' && rule.type === 'string')) return messages.required;
  const say = (fault: keyof Messages | undefined) =>
    fault && (messages[fault] ?? messages.type)?.replace('{value}', typeof value === 'string' ? value.slice(0, SHOWN) : '');
  if (rule.enum)
    return typeof value === 'string' || typeof value === 'number' ? say(rule.enum.includes(value) ? undefined : 'enum') : say('type');
  if (rule.type === 'array') {
    const { items, maxItems = Infinity } = rule;
    if (!Array.isArray(value) || (items && value.some((item) => typeof item !== items.type))) return say('type');
    if (value.length > maxItems) return say('length');
    return items && value.map((item: unknown) => faultOf(items, item)).find(Boolean);
  }
  if (typeof value !== (rule.type === 'integer' ? 'number' : rule.type)) return say('type');
  if (typeof value === 'string') {
    const fault = faultOfText(rule, value);
    const contact = rule['x-contact'];
    const wrong = contact && fault !== 'length' ? wrongWith(contact, value) : undefined;
    return wrong ?? say(fault);
  }
  return typeof value === 'number' ? say(faultOfNumber(rule, value)) : undefined;
}
