import { formatDate } from '../../kit/format';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const REDACTED = '[redacted]';

/** How the values of a field are read. */
export interface Reading {
  /** What a value stands for, if it is a choice or the id of a record. */
  named: (value: unknown) => string | undefined;
  /** What the form calls a part of the value, such as 'linkedin'. */
  partName: (part: string) => string;
}

const AS_STORED: Reading = { named: () => undefined, partName: (part) => humanise(part) };

/** Writes a stored value for people: lists as lines with bullets, objects as lines with names. HTML stays text. */
export function readable(value: unknown, reading = AS_STORED): string {
  if (value === null || value === undefined || value === '') return '(empty)';
  if (value === REDACTED) return '(kept secret)';
  const name = reading.named(value);
  if (name !== undefined) return name;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return TIME.test(value) ? formatDate(value) : value;
  if (Array.isArray(value)) return value.length ? value.map((item) => `• ${hanging(readable(item, reading))}`).join('\n') : '(none)';
  if (typeof value === 'object') return readableObject(value, reading);
  return JSON.stringify(value);
}

function readableObject(value: object, reading: Reading): string {
  const lines = Object.entries(value).map(([name, part]) => {
    const text = readable(part, { ...reading, partName: (inner) => reading.partName(`${name}.${inner}`) });
    const isBlock = typeof part === 'object' && part !== null && text.includes('\n');
    return isBlock ? `${reading.partName(name)}:\n  ${hanging(text)}` : `${reading.partName(name)}: ${hanging(text)}`;
  });
  return lines.length ? lines.join('\n') : '(none)';
}

/** Indents further lines. */
const hanging = (text: string): string => text.replaceAll('\n', '\n  ');

/** 'metaTitle' becomes 'Meta title', 'imageUrl' 'Image URL', 'mon.opens' 'Opens'. */
export function humanise(name: string): string {
  const words = name
    .slice(name.lastIndexOf('.') + 1)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\b(url|vat|smtp|id|ip|html|kpis|cta|seo)\b/g, (word) => (word === 'kpis' ? 'KPIs' : word.toUpperCase()));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
