import { isDay } from '../fields/rule.js';
import { londonDay } from './london.js';

/** A day or month as it was typed: what it is, or a sentence that says why it is none. */
export type Read = { value: string; fault?: never } | { value?: never; fault: string };

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** 'Wednesday 30th of September 2026 at 12:00 noon' is shorter. */
const LONGEST = 60;
/** Years of two digits from this one on are of the last century, as in Excel: 49 is 2049, 50 is 1950. */
const FIRST_OF_LAST_CENTURY = 50;

const ADVICE = 'Please enter a day such as 30/11/2021 or 30 November 2021';
const EXCEL =
  'This looks like Excel’s own number for a day. In Excel, give the column the format ‘Date’, save the file again, or write the day as 30/11/2021.';
const EXCEL_MONTH =
  'This looks like Excel’s own number for a day. In Excel, give the column the format ‘Text’ and write the month as June 2025.';
const NARROW = 'Excel saved ### because the column is too narrow to show them. Please widen the column, then save the file again.';

const SEPARATOR = String.raw` ?[-/.\\ ] ?`;
const NUMBERS = new RegExp(String.raw`^(\d{1,4})${SEPARATOR}(\d{1,2})${SEPARATOR}(\d{1,4})$`);
const TIME = /[T ,] ?\d{1,2}:\d\d(?::\d\d(?:\.\d{1,9})?)?(?: ?[ap]\.?m\.?)?(?: ?(?:UTC|GMT|BST|Z|[+-]\d\d:?\d\d))?$/i;
const ZONED = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/;
const WEEKDAY = /^(sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?\b[.,]? ?/i;
const IN_WORDS = /^[\p{L}\d\-/., ']+$/u;
const NO_WORD = /^(?:st|nd|rd|th|of|the|on)$/;
/** Without signs between them: 20211130 or 30112021; years of these centuries are no months. */
const DIGITS = /^(?:((?:19|20)\d\d)(0[1-9]|1[0-2])(\d\d)|(\d\d)(\d\d)((?:19|20)\d\d))$/;
/** 10000 is in the year 1927. */
const EXCEL_NUMBER = /^[1-9]\d{4}(?:\.\d{1,10})?$/;

/**
 * Returns 'YYYY-MM-DD' of a day as people in Britain write it, never month first: 30/11/2021, 3.11.21, 30-Nov-21, Tuesday 30th November 2021, 2021-11-30
 * 00:00. A time is dropped; one of another zone has its day in London.
 */
export function readDay(typed: string): Read {
  const text = plain(typed);
  if (EXCEL_NUMBER.test(text)) return { fault: EXCEL };
  if (/^#+$/.test(text)) return { fault: NARROW };
  const [, zoned] = ZONED.exec(text) ?? [];
  if (zoned) {
    const read = readDay(zoned);
    const moment = new Date(text);
    return read.fault || Number.isNaN(moment.getTime()) ? read : { value: londonDay(moment) };
  }
  const [prefix = '', weekday] = WEEKDAY.exec(text) ?? [];
  const day = text.slice(prefix.length).replace(TIME, '');
  const [, year, month = '', last = '', start = '', second = '', end = ''] = DIGITS.exec(day) ?? [];
  if (year) return asDay(last, Number(month), year);
  if (end) return asDay(start, Number(second), end);
  const numbers = NUMBERS.exec(day);
  const read = numbers ? ofNumbers(numbers[1] ?? '', numbers[2] ?? '', numbers[3] ?? '') : ofWords(day);
  return read.fault !== undefined || !weekday ? read : onWeekday(read.value, weekday);
}

/** Invisible marks, wide digits and other dashes come along when a day is copied. */
const plain = (typed: string): string =>
  typed.length > LONGEST
    ? ''
    : typed
        .normalize('NFKC')
        .replace(/\p{Cf}/gu, '')
        .replace(/[\p{Pd}−]/gu, '-')
        .replace(/[⁄∕]/g, '/')
        .replace(/[’‘]/g, "'")
        // 1/3/'31
        .replace(/(?<=[\s/.-])'(?=\d\d$)/, '')
        .replace(/\s+/g, ' ')
        .trim();

function ofNumbers(first: string, second: string, third: string): Read {
  if (first.length === 4 && third.length <= 2) return asDay(third, Number(second), first);
  return first.length <= 2 ? asDay(first, Number(second), third) : { fault: ADVICE };
}

/** Numbers and words in small letters, but for 'of' and 'th'; none if there is more between them. */
const wordsOf = (text: string): string[] =>
  IN_WORDS.test(text) ? (text.toLowerCase().match(/\d+|\p{L}+/gu) ?? []).filter((word) => !NO_WORD.test(word)) : [];

/** 1 to 12; 0 for any other word. */
const monthNamed = (word: string | undefined): number =>
  word === 'sept' ? 9 : MONTHS.findIndex((name) => word === name.toLowerCase() || word === name.slice(0, 3).toLowerCase()) + 1;

function ofWords(text: string): Read {
  const words = wordsOf(text);
  const at = words.findIndex((word) => monthNamed(word) > 0);
  const month = monthNamed(words[at]);
  const [first = '', second = '', ...more] = words.filter((_, index) => index !== at);
  if (!month || more.length || !/^\d{1,4}$/.test(first) || !/^\d{0,4}$/.test(second)) return { fault: ADVICE };
  const called = MONTHS[month - 1];
  if (!second && at === 0) return { fault: `The day is missing. Please write it such as 1 ${called} ${inFull(first) ?? '2021'}.` };
  if (!second) return { fault: `The year is missing. Please write it such as ${Number(first)} ${called} 2021.` };
  return first.length === 4 ? asDay(second, month, first) : asDay(first, month, second);
}

/** The year with four digits. */
function inFull(year: string): string | undefined {
  if (year.length === 2) return `${Number(year) < FIRST_OF_LAST_CENTURY ? 20 : 19}${year}`;
  return year.length === 4 ? year : undefined;
}

function asDay(day: string, month: number, typedYear: string): Read {
  const year = inFull(typedYear);
  if (!year) return { fault: `Please write the year with four digits: ${typedYear} could be any.` };
  if (month < 1 || month > 12)
    return { fault: `There is no month ${month}. Please write the day before the month, such as 30/11/2021 for 30 November.` };
  const value = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(value) ? { value } : { fault: `There is no ${Number(day)} ${MONTHS[month - 1]} ${year}. Please check the day.` };
}

function onWeekday(value: string, typed: string): Read {
  const is = WEEKDAYS[new Date(value).getUTCDay()] ?? '';
  const said = WEEKDAYS.find((name) => name.toLowerCase().startsWith(typed.slice(0, 3).toLowerCase()));
  return is === said ? { value } : { fault: `${dayWords(value)} is a ${is}, not a ${said}. Please check the day.` };
}

/** '30 November 2021', of '2021-11-30'; also of the year 0026. */
export const dayWords = (day: string): string => `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/** 'Tuesday 30 November 2021', of '2021-11-30'. */
export const dayWithWeekday = (day: string): string => `${WEEKDAYS[new Date(day).getUTCDay()]} ${dayWords(day)}`;

const MONTH_NUMBERS = new RegExp(String.raw`^(?:(\d{1,2})${SEPARATOR}(\d{4}|\d\d)|(\d{4})${SEPARATOR}(\d{1,2}))$`);
/** Words that stay as they are may be long. */
const isLong = (typed: string): boolean => typed.length > LONGEST;

/**
 * Returns 'June 2025' of Jun-25, 06/2025, June 25, 2025-06, 20250601 and 01/06/2025, which Excel makes of a month, and '12 June 2025' of a day. Other words, such
 * as 'Spring 2026', '2025' and '2024-25', stay as they are.
 */
export function readMonth(typed: string): Read {
  const text = plain(typed);
  if (EXCEL_NUMBER.test(text)) return { fault: EXCEL_MONTH };
  if (/^#+$/.test(text)) return { fault: NARROW };
  const [, month, year = '', yearFirst, monthLast = ''] = MONTH_NUMBERS.exec(text) ?? [];
  if (month) return asMonth(Number(month), year);
  if (yearFirst && Number(monthLast) <= 12) return asMonth(Number(monthLast), yearFirst);
  const words = wordsOf(text);
  const isMonthFirst = monthNamed(words[0]) > 0;
  if (isMonthFirst && words.length === 2 && /^(?:\d\d|\d{4})$/.test(words[1] ?? '')) return asMonth(monthNamed(words[0]), words[1] ?? '');
  const isDayInWords =
    words.length > 1 && words.filter((word) => !/^\d+$/.test(word)).every((word) => monthNamed(word)) && /[a-z]/i.test(text);
  const isInNumbers = [NUMBERS, DIGITS].some((pattern) => pattern.test(text.replace(TIME, '')));
  if (isLong(typed) || !(isDayInWords || isInNumbers)) return { value: typed };
  const read = readDay(typed);
  if (read.value === undefined) return read;
  const [, of, first] = read.value.split('-');
  return isInNumbers && first === '01' ? asMonth(Number(of), read.value.slice(0, 4)) : { value: dayWords(read.value) };
}

function asMonth(month: number, typedYear: string): Read {
  const called = MONTHS[month - 1];
  return called
    ? { value: `${called} ${inFull(typedYear)}` }
    : { fault: `There is no month ${month}. Please enter a month such as June 2025.` };
}
