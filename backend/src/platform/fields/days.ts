import { londonDay } from '../time/london.js';
import { dayWords, readDay, readMonth, type Read } from '../time/read-day.js';
import { cleanText } from '../words/text.js';
import { blankIsNone, ruleOf, Ruled, tidied, transform, type Common } from './validation.js';

/* Days and months as people write them. Forms send 'YYYY-MM-DD', spreadsheets and people much else; what is stored is one spelling. */
const ADVICE = 'Please enter a day such as 30/11/2021';
const LATER = 'This day has not come yet.';

export interface DayOptions extends Common {
  /** Default: '1950-01-01'. */
  earliest?: string;
  /** How many years from now at most; default: until 2100. */
  yearsAhead?: number;
  /** Not after today, in the United Kingdom. */
  hasCome?: boolean;
}

const LENGTH = 10;
const messages = { length: ADVICE, pattern: ADVICE };

/** What can be read is tidied; what cannot stays, for the sentence. */
const tidyWith = (read: (text: string) => Read) =>
  tidied((typed) => {
    const text = cleanText(typed);
    return text ? (read(text).value ?? text) : '';
  });

/** Excel's numbers for days have five digits; the rule refuses all other numbers. */
const faultOf = (value: unknown, read: (text: string) => Read): string | undefined =>
  typeof value === 'string' || (typeof value === 'number' && value >= 10_000) ? read(String(value)).fault : undefined;

function outside(day: string, { earliest = '1950-01-01', yearsAhead, hasCome }: DayOptions): string | undefined {
  const today = londonDay(new Date());
  const last = yearsAhead === undefined ? '2100-12-31' : `${Number(today.slice(0, 4)) + yearsAhead}-12-31`;
  if (day < earliest || day > last)
    return `Please check the year of ${dayWords(day)}: it has to be from ${earliest.slice(0, 4)} to ${(hasCome ? today : last).slice(0, 4)}`;
  return hasCome && day > today ? LATER : undefined;
}

/** A day as people in Britain write it, stored as 'YYYY-MM-DD'. */
export const Day = (options: DayOptions = {}): PropertyDecorator =>
  Ruled('day', { type: 'string', format: 'date', maxLength: LENGTH, messages }, options, {
    tidy: blankIsNone(options, tidyWith(readDay)),
    firstWrong: (value) => faultOf(value, readDay),
    alsoWrong: (value) => outside(String(value), options),
  });

/** Like `Day`, several. */
export const Days = ({ maxItems, ...options }: DayOptions & { maxItems: number }): PropertyDecorator => {
  const items = ruleOf({ type: 'string', format: 'date', maxLength: LENGTH, messages }, { optional: true });
  const first = (value: unknown, check: (item: unknown) => string | undefined) =>
    Array.isArray(value) ? value.slice(0, maxItems).map(check).find(Boolean) : undefined;
  const tidyDay = tidyWith(readDay);
  return Ruled('days', { type: 'array', maxItems, items, messages: { length: `Please use at most ${maxItems} entries` } }, options, {
    tidy: transform((value) =>
      Array.isArray(value)
        ? value
            .slice(0, maxItems + 1)
            .map(tidyDay)
            .filter((day) => day !== '')
        : value,
    ),
    firstWrong: (value) => first(value, (item) => faultOf(item, readDay)),
    alsoWrong: (value) => first(value, (item) => outside(String(item), options)),
  });
};

/** A month as 'June 2025', however it is written; other words, such as 'Spring 2026', are kept. */
export const Month = ({ max, ...options }: Common & { max: number }): PropertyDecorator =>
  Ruled(
    'month',
    { type: 'string', format: 'month', maxLength: max, messages: { length: `Please use at most ${max} characters` } },
    options,
    {
      tidy: blankIsNone(options, tidyWith(readMonth)),
      firstWrong: (value) => faultOf(value, readMonth),
    },
  );
