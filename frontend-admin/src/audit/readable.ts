import { formatDate } from '../ui/formatDate';
import { humanise } from './humanise';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const REDACTED = '[redacted]';

/** A stored value as people read it: lists as lines with dots, objects as lines with names. HTML stays what it is, as text. */
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

/** Further lines stand under the first. */
const hanging = (text: string): string => text.replaceAll('\n', '\n  ');
