import type { OtherNames } from '../../kinds/kind.js';
import { readNumber } from '../../platform/fields/rule.js';
import { londonClock, londonDay } from '../../platform/time/london.js';
import { dayWithWeekday, readDay, readMonth } from '../../platform/time/read-day.js';
import { isChangedByExcel, readPhone, spaced } from './excel.js';
import { asHtml } from './rich-text.js';

type Kind = 'text' | 'html' | 'number' | 'flag' | 'list' | 'lines' | 'labelled' | 'day' | 'month' | 'phone' | 'email';

/** A column of an export, and of an import if the form has its field. */
export interface Column {
  /** Of the record in the API. */
  field: string;
  /** As on the form. */
  label: string;
  /** How an import reads its cells. */
  kind: Kind;
  /** How files of other programs name it. */
  names?: OtherNames;
  /** The first of the columns that make one without which the others say little, such as the street; default: 0. */
  main?: number;
  /** Between texts of several columns that make one. */
  joins?: string;
  /** Returns what a cell says in other words, as the field takes it. */
  reads?: (cell: string, name: string) => string | undefined;
  /** Whether it holds one value, such as an email address, so that of several columns the first that is filled counts. */
  isOne?: boolean;
  /** What it may say, with what people read for it. */
  choices?: Readonly<Record<string, string>>;
}

export const column = (field: string, label: string, kind: Kind = 'text'): Column => ({ field, label, kind });

/** Columns of texts: field and label. */
export const texts = (labels: Record<string, string>): Column[] => Object.entries(labels).map(([field, label]) => column(field, label));

/**
 * Spreadsheets run a text that begins like this as a formula: with a sign, also a wide or a small one, after nothing that can be seen. Texts with
 * apostrophes before it get another one, so that an import finds them as they were.
 */
const FORMULA = /^'*(?:[\t\n\r]|[\s\p{Cc}\p{Cf}\p{DI}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;
const SEPARATORS = /[,;\n]/;

interface Labelled {
  label: string;
  value: string;
}

const isLabelled = (value: unknown): value is Labelled =>
  typeof value === 'object' && value !== null && 'label' in value && 'value' in value;

/** Whether a spreadsheet runs a text, or makes another of it. Texts with apostrophes before it get another one, too. */
export const needsApostrophe = (text: string): boolean => FORMULA.test(text) || isChangedByExcel(text.replace(/^'+/, ''));

/**
 * Returns what a spreadsheet shows: 'Yes' and 'No', times of London, lists with semicolons. Formulas, and texts that Excel would store as numbers or days,
 * are kept by an apostrophe; days, months and telephone numbers are written so that they come back from Excel.
 */
export function toCell(value: unknown, kind: Kind): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value instanceof Date) return `${londonDay(value)} ${londonClock(value)}`;
  const items = Array.isArray(value) ? (value as unknown[]) : [value];
  const text = items.map((item) => (isLabelled(item) ? `${item.label}: ${item.value}` : asText(item))).join(kind === 'list' ? '; ' : '\n');
  const shown = kind === 'phone' ? spaced(text) : kind === 'month' ? (readMonth(text).value ?? text) : text;
  const isReadBack = kind === 'day' || kind === 'month';
  return (isReadBack ? FORMULA.test(shown) : needsApostrophe(shown)) ? `'${shown}` : shown;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns a cell as a form would send it; what is no number or no 'yes' stays a text, which the field's rule refuses. Blank: undefined. */
export function fromCell(cell: string, kind: Kind): unknown {
  const text = unguarded(cell, kind).replace(/\r\n?/g, '\n').trim();
  if (text === '' || saysNone(text, kind)) return undefined;
  switch (kind) {
    case 'number':
      return readNumber(text) ?? text;
    case 'phone':
      return readPhone(text);
    case 'flag':
      return FLAGS[text.toLowerCase()] ?? text;
    case 'list':
      return itemsOf(text, SEPARATORS);
    case 'lines':
      return itemsOf(text, /[;\n]/);
    case 'labelled':
      return itemsOf(text, /\n/).map((line) => {
        const colon = line.indexOf(':');
        return colon < 0 ? { label: line } : { label: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() };
      });
    case 'html':
      return asHtml(text);
    default:
      return text;
  }
}

/** What has a form of its own is none where a cell says so; as a text it may be meant. */
const SAID_TO_BE_NONE = new Set<Kind>(['number', 'day', 'phone', 'email']);
const NONE = /^(?:[-–—]+|n\/?a|none|nil|null|tbc|tba|unknown|not known|not given)\.?$/i;
const saysNone = (text: string, kind: Kind): boolean => SAID_TO_BE_NONE.has(kind) && NONE.test(text);

export const isFilled = (cell: string | undefined, kind: Kind): boolean => Boolean(cell?.trim()) && !saysNone((cell ?? '').trim(), kind);

/** Marks in a column of ticks, too. */
const FLAGS: Readonly<Record<string, boolean>> = {
  ...{ yes: true, y: true, true: true, '1': true, x: true, '✓': true, '✔': true },
  ...{ no: false, n: false, false: false, '0': false },
};

/** What other programs write so that a spreadsheet keeps a text: ="0770". */
const GUARDED = /^\s*="([^"]{0,200})"\s*$/;

/** Words may begin with an apostrophe, numbers never do. */
function unguarded(cell: string, kind: Kind): string {
  const isGuarded = cell.startsWith("'") && (needsApostrophe(cell) || ['number', 'phone', 'flag', 'day'].includes(kind));
  return isGuarded ? cell.slice(1) : (GUARDED.exec(cell)?.[1] ?? cell);
}

const itemsOf = (text: string, separator: RegExp): string[] => text.split(separator).flatMap((item) => item.trim() || []);

/** What an import made of a cell, for people to check: the day in words, and months and telephone numbers that it read otherwise than they are written. */
export function readAs(cell: string, value: unknown, kind: Kind): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (kind === 'phone') return value === cell.trim() ? undefined : value;
  const { value: read } = kind === 'day' ? readDay(value) : kind === 'month' ? readMonth(value) : {};
  if (read === undefined || kind === 'day') return read && dayWithWeekday(read);
  return read === value ? undefined : read;
}
