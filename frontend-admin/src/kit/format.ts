/** Of the office: a reader elsewhere sees the times that its customers and colleagues mean. */
const timeZone = 'Europe/London';
const CLOCK = { hour: '2-digit', minute: '2-digit', timeZone } as const;
const DATE = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', ...CLOCK });

/** '21/11/2026, 09:05' in the United Kingdom. */
export const formatDate = (iso: string): string => DATE.format(new Date(iso));

const TIME = new Intl.DateTimeFormat('en-GB', CLOCK);

/** '09:05' in the United Kingdom. */
export const formatTime = (iso: string): string => TIME.format(new Date(iso));

const NUMBER = new Intl.NumberFormat('en-GB');

/** '1 place', '2 places', '1,200 enquiries'. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${NUMBER.format(count)} ${count === 1 ? one : many}`;

/** 'CH41, CH42, CH43 +2 more'; a dash where there is none. */
export function firstFew(texts: readonly string[], shown = 3): string {
  if (texts.length === 0) return '-';
  const first = texts.slice(0, shown).join(', ');
  return texts.length > shown ? `${first} +${texts.length - shown} more` : first;
}

/** Order fields: anything that is not a whole number counts as 0. */
export function toWholeNumber(value: unknown): number {
  const number = typeof value === 'string' && value.trim() === '' ? 0 : Number(value);
  return Number.isInteger(number) ? number : 0;
}

/** What every form sends: the server makes the slug that is left blank, and finds the place of a new record without an order. */
export function tidied({ slug, order, ...data }: Record<string, unknown>): Record<string, unknown> {
  const hasNoPlace = order === undefined || (data['id'] === undefined && (order === null || order === ''));
  return { ...data, ...(slug ? { slug } : {}), ...(hasNoPlace ? {} : { order: toWholeNumber(order) }) };
}

/** The entries of a text between separators, without blank ones. */
export const parseList = (text: string, separators: RegExp): string[] =>
  text
    .split(separators)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Returns '' for a value that is not a list, as forms expect. */
export const formatList = (list: unknown, separator: string): string => (Array.isArray(list) ? list.join(separator) : '');
