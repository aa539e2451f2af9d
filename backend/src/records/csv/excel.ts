/* What Excel does to the cells of a CSV file that it opens and saves: it stores what looks like a number or a day as one, and writes that as it shows it. */
const LONGEST = 60;

/** In Britain: digits with what stands in amounts, days, times and fractions. */
const NUMERIC = /^[£$€]?[\d.,:/%\s-]+(?:E[+-]?\d{1,4}|%| ?[AP]M)?$/i;
/** Up to 11 digits, no zero before or behind. */
const KEPT_NUMBER = /^(?:0|[1-9]\d{0,10}|(?:0|[1-9]\d{0,4})\.\d{0,4}[1-9])$/;
/** Numbers with spaces are texts for it. */
const SPACED = /^\d+(?: \d+)+$/;
const MONTH_NAME = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t|tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
const DAY_IN_WORDS = new RegExp(String.raw`^(?:\d{1,4}[-/ .,]{0,2})?${MONTH_NAME}\.?(?:[-/ .,]{0,2}\d{1,4}){0,2}$`, 'i');

/** Whether Excel would write a text as another one. */
export function isChangedByExcel(text: string): boolean {
  const cell = text.trim();
  if (cell.length > LONGEST || cell === '') return false;
  if (/^(?:true|false)$/i.test(cell) || faultOfExcel(cell)) return true;
  if (!/\d/.test(cell)) return false;
  return DAY_IN_WORDS.test(cell) || (NUMERIC.test(cell) && !KEPT_NUMBER.test(cell) && !SPACED.test(cell));
}

/** Returns why a cell cannot be read any more as it was, if Excel has spoilt it. */
export function faultOfExcel(cell: string): string | undefined {
  const text = cell.trim();
  if (text.length > LONGEST) return undefined;
  if (/^\d{15}0{1,30}$/.test(text))
    return `Excel keeps 15 digits of a long number: the last ones of ${text} may be lost. Please write the whole number again, with a space between its digits.`;
  if (/^-?\d(?:[.,]\d{1,15})?E\+\d{1,3}$/i.test(text))
    return `Excel has shortened a long number to ${text}: its last digits are lost. Please write the whole number again, with a space between its digits.`;
  if (/^#{2,}$/.test(text))
    return 'Excel saved ### because the column is too narrow to show its cells. Please widen the column, then save the file again.';
  if (/^#(?:N\/A|NAME\?|REF!|VALUE!|DIV\/0!|NUM!|NULL!)$/i.test(text))
    return `Excel could not work out this cell: ${text}. Please write the value itself.`;
  return undefined;
}

/** Excel takes the zero, or the plus sign or zeros and the country, for the beginning of a number. */
export function readPhone(text: string): string {
  const digits = text.replace(/\.0$/, '').replace(/\s/g, '');
  if (/^(?:[1-3578]\d{9}|[18]\d{8})$/.test(digits)) return spaced(`0${digits}`);
  return /^44[1-3578]\d{8,9}$/.test(digits) ? `+44 ${spaced(`0${digits.slice(2)}`).slice(1)}` : text;
}

/** With a space Excel keeps a telephone number as a text. Of others than digits: as they are. */
export function spaced(number: string): string {
  if (!/^\d{7,20}$/.test(number)) return number;
  const [, ...groups] = GROUPS.exec(number) ?? [number, number.slice(0, 4), number.slice(4)];
  return groups.filter(Boolean).join(' ');
}

/** As they are written in the United Kingdom: 020 7946 0000, 0151 496 0000, 0800 123 4567, 07700 900123 and 01204 960000. */
const GROUPS = /^(?:(02\d)(\d{4})(\d{4})|(01\d1|011\d|0[389]\d\d)(\d{3})(\d{3,4})|(0[17]\d{3})(\d{5,6}))$/;
