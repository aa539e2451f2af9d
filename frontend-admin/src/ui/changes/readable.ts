import { formatDate } from '../format';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const REDACTED = '[redacted]';

/** Writes a stored value for people: lists as lines with bullets, objects as lines with names. HTML stays text. */
export function readable(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)';
  if (value === REDACTED) return '(kept secret)';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return TIME.test(value) ? formatDate(value) : value;
  if (Array.isArray(value)) return value.length ? value.map((item) => `• ${hanging(readable(item))}`).join('\n') : '(none)';
  if (typeof value === 'object') return readableObject(value);
  return JSON.stringify(value);
}

function readableObject(value: object): string {
  const lines = Object.entries(value).map(([name, part]) => {
    const text = readable(part);
    const isBlock = typeof part === 'object' && part !== null && text.includes('\n');
    return isBlock ? `${humanise(name)}:\n  ${hanging(text)}` : `${humanise(name)}: ${hanging(text)}`;
  });
  return lines.length ? lines.join('\n') : '(none)';
}

/** Indents further lines. */
const hanging = (text: string): string => text.replaceAll('\n', '\n  ');

/** 'metaTitle' becomes 'Meta title', 'imageUrl' 'Image URL'. */
export function humanise(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\b(url|vat|smtp|id|ip|html|kpis|cta|seo)\b/g, (word) => (word === 'kpis' ? 'KPIs' : word.toUpperCase()));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
