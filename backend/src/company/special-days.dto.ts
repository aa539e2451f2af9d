import { ApiProperty } from '@nestjs/swagger';
import { InvalidFields } from '../platform/http/errors.js';
import { DAY_MS } from '../platform/time/durations.js';
import { londonDate } from '../platform/time/london.js';
import { Day } from '../platform/fields/days.js';
import { OneOf } from '../platform/fields/validation.js';
import { DAY_NAMES, hoursOn, SPECIAL_HOURS, weekdayOf, type Calendar, type SpecialDays } from './day-hours.js';
import { TimeField } from './opening-hours.dto.js';

export const MOST_SPECIAL_DAYS = 60;

/** Days with hours of their own: a closing, a short day, a bank holiday on which the office opens. */
export class SpecialDaysDto {
  @Day({ earliest: '2000-01-01' })
  from: string;

  /** The last day; null: only the first. */
  @Day({ optional: true, earliest: '2000-01-01' })
  until?: string | null;

  @OneOf(SPECIAL_HOURS, { labels: { closed: 'Closed', usual: 'Open as usual', short: 'Other hours' } })
  hours: SpecialDays['hours'];

  /** For 'short': open from here; null: as usual. */
  @TimeField()
  opens?: string | null;

  /** For 'short': open until here, on the next day unless it is after `opens`; null: as usual. */
  @TimeField()
  closes?: string | null;
}

const ENDS_FIRST = 'The last day must not be before the first';
const LONG = 'Please enter a year at most';
const NO_TIME = 'Please enter from when or until when you are open';
const SAME = 'Please enter two different times, or 00:00 and 00:00 for the whole day';
const YEAR_DAYS = 366;

/** Returns the entries in order. Throws InvalidFields (400) that names an entry and its field. */
export function toSpecialDays(sent: readonly SpecialDaysDto[], { openingHours }: Pick<Calendar, 'openingHours'>): SpecialDays[] {
  const entries = sent.map(({ from, until, hours, opens, closes }): SpecialDays => {
    const times = hours === 'short' ? { opens: opens ?? null, closes: closes ?? null } : { opens: null, closes: null };
    return { from, until: until && until !== from ? until : null, hours, ...times };
  });
  const faults = entries.flatMap((entry, index) => {
    const [field, message] = faultOf(entry, openingHours) ?? twice(entry, entries.slice(0, index)) ?? [];
    return field && message ? [{ [`specialDays.${index}.${field}`]: [message] }] : [];
  });
  if (faults.length) throw new InvalidFields(Object.assign({}, ...faults) as Record<string, string[]>);
  return entries.sort((one, other) => (one.from < other.from ? -1 : 1));
}

type Fault = [keyof SpecialDays, string];

function faultOf(entry: SpecialDays, openingHours: Calendar['openingHours']): Fault | undefined {
  const { from, until, hours, opens, closes } = entry;
  if (until && until < from) return ['until', ENDS_FIRST];
  const last = Date.parse(until ?? from);
  if (last - Date.parse(from) > YEAR_DAYS * DAY_MS) return ['until', LONG];
  if (hours !== 'short') return undefined;
  if (!opens && !closes) return ['closes', NO_TIME];
  if (opens && closes) return opens === closes && opens !== '00:00' ? ['closes', SAME] : undefined;
  // A week tells of all weekdays.
  for (let at = Date.parse(from), days = 0; at <= last && days < 7; at += DAY_MS, days++) {
    const day = new Date(at).toISOString().slice(0, 10);
    const calendar = { openingHours, bankHolidays: [], specialDays: [entry] };
    if (hoursOn(calendar, 'england-and-wales', day).length) continue;
    const name = DAY_NAMES[weekdayOf(day)];
    const usual = openingHours[weekdayOf(day)];
    if (!usual) return [opens ? 'closes' : 'opens', `You are usually closed on a ${name}: please enter both times`];
    return opens
      ? ['opens', `On a ${name} you close at ${usual.closes}: please enter an earlier time, or both times`]
      : ['closes', `On a ${name} you open at ${usual.opens}: please enter a later time, or both times`];
  }
  return undefined;
}

const lengthOf = ({ from, until }: SpecialDays): number => Date.parse(until ?? from) - Date.parse(from);

/** Of two entries for a day the shorter one counts, so they must not be of one length. */
function twice(entry: SpecialDays, before: readonly SpecialDays[]): Fault | undefined {
  const { from, until } = entry;
  const other = before.find((one) => lengthOf(one) === lengthOf(entry) && one.from <= (until ?? from) && from <= (one.until ?? one.from));
  if (!other) return undefined;
  return ['from', `${londonDate(other.from > from ? other.from : from)} stands in another entry, too. Please keep one of them`];
}

export class MinutesView {
  from: number;
  until: number;
}

export class OtherDayView {
  @ApiProperty({ format: 'date' })
  day: string;
  /** London's clocks in minutes after midnight; more than a day's are the next day's. None: closed. */
  hours: MinutesView[];
}
