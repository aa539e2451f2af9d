import { daysBefore } from './london.js';

/** Parts of the United Kingdom that keep different bank holidays. */
export const NATIONS = ['england-and-wales', 'scotland', 'northern-ireland'] as const;
export type Nation = (typeof NATIONS)[number];

const ENGLAND: Nation[] = ['england-and-wales'];
const SCOTLAND: Nation[] = ['scotland'];
const IRELAND: Nation[] = ['northern-ireland'];
const NOT_SCOTLAND = [...ENGLAND, ...IRELAND];

/** Month and day. Another day replaces one on a Saturday or Sunday, on which the office is closed as well. */
const FIXED: readonly { on: string; name: string; in?: Nation[] }[] = [
  { on: '01-01', name: 'New Year’s Day' },
  { on: '01-02', name: '2 January', in: SCOTLAND },
  { on: '03-17', name: 'St Patrick’s Day', in: IRELAND },
  { on: '07-12', name: 'Battle of the Boyne', in: IRELAND },
  { on: '11-30', name: 'St Andrew’s Day', in: SCOTLAND },
  { on: '12-25', name: 'Christmas Day' },
  { on: '12-26', name: 'Boxing Day' },
];

/** The first Monday from this day on. */
const MONDAYS: readonly { from: string; name: string; in?: Nation[] }[] = [
  { from: '05-01', name: 'Early May bank holiday' },
  { from: '05-25', name: 'Spring bank holiday' },
  { from: '08-01', name: 'Summer bank holiday', in: SCOTLAND },
  { from: '08-25', name: 'Summer bank holiday', in: NOT_SCOTLAND },
];

const SUBSTITUTE = ' (substitute day)';

/** Sunday is 0. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const isWeekend = (day: string): boolean => weekdayOf(day) % 6 === 0;
const firstMonday = (day: string): string => daysBefore(day, -((8 - weekdayOf(day)) % 7));

/** Returns Easter Sunday, by the rule of Meeus, Jones and Butcher for the Gregorian calendar. */
function easter(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const days = moon + weekday - 7 * Math.floor((golden + 11 * moon + 22 * weekday) / 451) + 114;
  return `${year}-0${Math.floor(days / 31)}-${String((days % 31) + 1).padStart(2, '0')}`;
}

function rulesOf(nation: Nation, year: number): Map<string, string> {
  const isKept = (rule: { in?: Nation[] }) => rule.in?.includes(nation) ?? true;
  const days = new Map<string, string>();
  for (const { on, name } of FIXED.filter(isKept)) days.set(`${year}-${on}`, name);
  for (const [day, name] of [...days]) {
    if (!isWeekend(day)) continue;
    let next = day;
    while (isWeekend(next) || days.has(next)) next = daysBefore(next, -1);
    days.set(next, name + SUBSTITUTE);
  }
  const sunday = easter(year);
  days.set(daysBefore(sunday, 2), 'Good Friday');
  if (nation !== 'scotland') days.set(daysBefore(sunday, -1), 'Easter Monday');
  for (const { from, name } of MONDAYS.filter(isKept)) days.set(firstMonday(`${year}-${from}`), name);
  return days;
}

const known = new Map<string, Map<string, string>>();

/** Returns the bank holidays of a year ('YYYY-MM-DD') with their names. Single days of the Crown are no rule: the owner adds them. */
function bankHolidays(nation: Nation, year: number): ReadonlyMap<string, string> {
  const key = `${nation} ${year}`;
  const days = known.get(key) ?? rulesOf(nation, year);
  known.set(key, days);
  return days;
}

/** Returns the name of the bank holiday on a day ('YYYY-MM-DD'). */
export const bankHolidayOn = (nation: Nation, day: string): string | undefined => bankHolidays(nation, Number(day.slice(0, 4))).get(day);

/** Returns the bank holidays from one day through another, by date. */
export function bankHolidaysBetween(nation: Nation, first: string, last: string): { day: string; name: string }[] {
  const found: { day: string; name: string }[] = [];
  for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year++)
    for (const [day, name] of bankHolidays(nation, year)) if (first <= day && day <= last) found.push({ day, name });
  return found.sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** A postcode, with its area and district. */
const POSTCODE = /\b([A-Z]{1,2})(\d[A-Z\d]?) ?\d[A-Z]{2}\b/giu;
const SCOTTISH = new Set('AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE'.split(' '));
/** The districts of Berwick and Cornhill cross the border; most of their addresses are in England. */
const BORDER = new Set(['TD12', 'TD15']);
/** A line or part of an address, so that a Scotland Road stays in Liverpool. */
const NAMED = new Map<string, Nation>([
  ['northern ireland', 'northern-ireland'],
  ['scotland', 'scotland'],
  ['scottish borders', 'scotland'],
  ['berwickshire', 'scotland'],
  ['england', 'england-and-wales'],
  ['wales', 'england-and-wales'],
  ['northumberland', 'england-and-wales'],
]);

/** Returns the part of the United Kingdom of an address: of the country or county if it names one, otherwise of its last postcode; by default England and Wales. */
export function nationOf(address: string): Nation {
  const parts = address.replace(POSTCODE, '').toLowerCase().split(/[,\n]/u);
  const named = parts.flatMap((part) => NAMED.get(part.replace('.', '').trim()) ?? []).at(-1);
  if (named) return named;
  const [, area = '', district = ''] = [...address.matchAll(POSTCODE)].at(-1) ?? [];
  const letters = area.toUpperCase();
  if (letters === 'BT') return 'northern-ireland';
  return SCOTTISH.has(letters) && !BORDER.has(letters + district.toUpperCase()) ? 'scotland' : 'england-and-wales';
}
