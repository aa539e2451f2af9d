import type { OtherNames } from '../../kinds/kind.js';
import { londonClock, londonDay } from '../../platform/time/london.js';
import { asHtml } from './rich-text.js';

type Kind = 'text' | 'html' | 'number' | 'flag' | 'list' | 'lines' | 'labelled';

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
  /** Between texts of several columns that make one. */
  joins?: string;
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

/** Returns what a spreadsheet shows: 'Yes' and 'No', times of London, lists with semicolons, formulas disarmed by an apostrophe. */
export function toCell(value: unknown, kind: Kind): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value instanceof Date) return `${londonDay(value)} ${londonClock(value)}`;
  const items = Array.isArray(value) ? (value as unknown[]) : [value];
  const text = items.map((item) => (isLabelled(item) ? `${item.label}: ${item.value}` : asText(item))).join(kind === 'list' ? '; ' : '\n');
  return FORMULA.test(text) ? `'${text}` : text;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns a cell as a form would send it; what is no number or no 'yes' stays a text, which the field's rule refuses. Blank: undefined. */
export function fromCell(cell: string, kind: Kind): unknown {
  const text = (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell).trim();
  if (text === '') return undefined;
  switch (kind) {
    case 'number':
      return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : text;
    case 'flag':
      return { yes: true, true: true, '1': true, no: false, false: false, '0': false }[text.toLowerCase()] ?? text;
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

const itemsOf = (text: string, separator: RegExp): string[] => text.split(separator).flatMap((item) => item.trim() || []);
