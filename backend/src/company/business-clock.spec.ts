import { describe, expect, it } from '@jest/globals';
import { londonClock, londonDay, londonWeekday } from '../platform/time/london.js';
import { bankHolidayOn } from '../platform/time/bank-holidays.js';
import { openSpans, promisedReply, promiseWords, replyPromise, type Calendar } from './business-clock.js';
import type { SpecialDays } from './day-hours.js';

const WEEK = { opens: '08:00', closes: '18:00' };
const CALENDAR: Calendar = {
  openingHours: { mon: WEEK, tue: WEEK, wed: WEEK, thu: WEEK, fri: WEEK, sat: { opens: '09:00', closes: '16:00' }, sun: null },
  bankHolidays: [],
};
const NEVER: Calendar = {
  openingHours: { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null },
  bankHolidays: [],
};
const everyDay = (hours: Calendar['openingHours']['mon'], more: Partial<Calendar> = {}): Calendar => ({
  ...{ bankHolidays: [], ...more },
  openingHours: { mon: hours, tue: hours, wed: hours, thu: hours, fri: hours, sat: hours, sun: hours },
});
const special = (
  from: string,
  until: string | null,
  hours: SpecialDays['hours'],
  opens: string | null = null,
  closes: string | null = null,
) => ({
  ...{ from, until, hours, opens, closes },
});
const MINUTE = 60_000;
const HALF_HOUR = 30 * MINUTE;
const HOUR = 2 * HALF_HOUR;
const DAY = 24 * HOUR;

describe('the promised reply', () => {
  it.each([
    ['in opening hours: 24 hours later', '2026-11-24T10:17:00Z', '2026-11-25T10:17:00.000Z'],
    ['at 2 in the morning of a Wednesday: at 10:00', '2026-11-25T02:00:00Z', '2026-11-25T10:00:00.000Z'],
    ['after closing: the next morning', '2026-11-24T18:30:00Z', '2026-11-25T10:00:00.000Z'],
    ['at the stroke of closing: the next morning', '2026-11-24T18:00:00Z', '2026-11-25T10:00:00.000Z'],
    ['at the stroke of opening: 24 hours later', '2026-11-24T08:00:00Z', '2026-11-25T08:00:00.000Z'],
    ['on Friday for Saturday', '2026-11-27T11:00:00Z', '2026-11-28T11:00:00.000Z'],
    ['late on Friday, when Saturday has closed then: Monday', '2026-11-27T16:00:00Z', '2026-11-30T10:00:00.000Z'],
    ['on Friday evening: Saturday', '2026-11-27T19:00:00Z', '2026-11-28T11:00:00.000Z'],
    ['on Saturday: Monday', '2026-11-28T10:00:00Z', '2026-11-30T10:00:00.000Z'],
    ['on Sunday: Monday', '2026-11-29T12:00:00Z', '2026-11-30T10:00:00.000Z'],
    ['on Christmas Eve: after Boxing Day, Sunday and the substitute day', '2026-12-24T10:00:00Z', '2026-12-29T10:00:00.000Z'],
    ['on Christmas Day', '2026-12-25T10:00:00Z', '2026-12-29T10:00:00.000Z'],
    ['on Boxing Day, a Saturday', '2026-12-26T12:00:00Z', '2026-12-29T10:00:00.000Z'],
    ['on Christmas Day 2027, a Saturday', '2027-12-25T12:00:00Z', '2027-12-29T10:00:00.000Z'],
    ['on New Year’s Eve 2027, before a Saturday', '2027-12-31T12:00:00Z', '2028-01-04T10:00:00.000Z'],
    ['before Easter', '2027-03-25T12:00:00Z', '2027-03-27T11:00:00.000Z'],
    ['24 hours later although the clocks go back', '2026-10-23T08:30:00Z', '2026-10-24T08:30:00.000Z'],
    ['over the night when the clocks go back', '2026-10-25T00:30:00Z', '2026-10-26T10:00:00.000Z'],
    ['over the night when the clocks go forward', '2027-03-28T00:30:00Z', '2027-03-30T09:00:00.000Z'],
  ])('is, asked %s', (_, asked, due) => {
    expect(promisedReply(CALENDAR, new Date(asked)).toISOString()).toBe(due);
  });

  it('comes as many working hours after the opening as the owner sets, over closings and breaks, and 24 at most', () => {
    const at = (replyHours: number, asked: string, more: Partial<Calendar> = {}) =>
      promisedReply({ ...CALENDAR, replyHours, ...more }, new Date(asked)).toISOString();
    expect(at(1, '2026-11-25T02:00:00Z')).toBe('2026-11-25T09:00:00.000Z');
    expect(at(12, '2026-11-25T02:00:00Z')).toBe('2026-11-26T10:00:00.000Z');
    expect(at(24, '2026-11-25T02:00:00Z')).toBe('2026-11-27T12:00:00.000Z');
    // Asked at 17:00 on Friday: one hour of that day and the seven of Saturday leave sixteen.
    expect(at(24, '2026-11-27T17:00:00Z')).toBe('2026-12-01T14:00:00.000Z');
    const lunch = everyDay({ opens: '08:00', closes: '17:00', breakFrom: '09:00', breakUntil: '13:00' });
    expect(at(2, '2026-11-25T02:00:00Z', lunch)).toBe('2026-11-25T14:00:00.000Z');
    expect(at(2, '2026-11-25T11:00:00Z', lunch)).toBe('2026-11-25T15:00:00.000Z');
  });

  it('is 24 hours later if the office never opens, or never closes', () => {
    const now = new Date('2026-11-28T10:00:00Z');
    expect(promisedReply(NEVER, now)).toEqual(new Date('2026-11-29T10:00:00Z'));
    expect(replyPromise(NEVER, now)).toEqual({ text: 'within 24 hours', until: null });
    const always = everyDay({ opens: '00:00', closes: '00:00' });
    expect(promisedReply(always, now)).toEqual(new Date('2026-11-29T10:00:00Z'));
    expect(replyPromise(always, new Date('2026-12-24T12:00:00Z')).text).toBe('by 2:00 AM on Sunday 27 December');
  });
});

/** Written anew, half-hour by half-hour and from what London's clocks show. */
interface Oracle {
  years: number;
  calendar: Calendar;
  isOpen: (day: string, weekday: string, at: string) => boolean;
}

const isHoliday = (day: string) => bankHolidayOn('england-and-wales', day) !== undefined;
const yesterdayOf = (day: string) => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
const isUsual = (weekday: string, at: string) =>
  weekday !== 'Sun' && (weekday === 'Sat' ? at >= '09:00' && at < '16:00' : at >= '08:00' && at < '18:00');

const ORACLES: Record<string, Oracle> = {
  'the sample company': { years: 10, calendar: CALENDAR, isOpen: (day, weekday, at) => !isHoliday(day) && isUsual(weekday, at) },
  'a closing, a short day and an open bank holiday': {
    years: 1,
    calendar: {
      ...CALENDAR,
      specialDays: [
        special('2026-12-24', '2027-01-02', 'closed'),
        special('2026-12-24', null, 'short', null, '13:00'),
        special('2027-08-09', '2027-08-14', 'closed'),
        special('2027-08-30', null, 'usual'),
        special('2027-09-05', null, 'short', '10:00', '12:00'),
      ],
    },
    isOpen: (day, weekday, at) => {
      if (day === '2026-12-24') return isUsual(weekday, at) && at < '13:00';
      if (day === '2027-09-05') return at >= '10:00' && at < '12:00';
      if ((day >= '2026-12-24' && day <= '2027-01-02') || (day >= '2027-08-09' && day <= '2027-08-14')) return false;
      return (day === '2027-08-30' || !isHoliday(day)) && isUsual(weekday, at);
    },
  },
  'a break at noon': {
    years: 1,
    calendar: everyDay({ opens: '08:00', closes: '17:00', breakFrom: '12:30', breakUntil: '13:30' }),
    isOpen: (day, _, at) => !isHoliday(day) && at >= '08:00' && at < '17:00' && !(at >= '12:30' && at < '13:30'),
  },
  'hours past midnight': {
    years: 1,
    calendar: everyDay({ opens: '18:00', closes: '02:00' }),
    isOpen: (day, _, at) => (at >= '18:00' && !isHoliday(day)) || (at < '02:00' && !isHoliday(yesterdayOf(day))),
  },
};

describe.each(Object.entries(ORACLES))('years of %s, half-hour by half-hour', (_, { calendar, isOpen: shows, years }) => {
  const first = Date.parse('2026-11-01T00:00:00Z');
  const last = first + years * 366 * DAY;
  const open = Array.from({ length: (last - first) / HALF_HOUR }, (__, step) => {
    const moment = new Date(first + step * HALF_HOUR);
    return shows(londonDay(moment), londonWeekday(moment).slice(0, 3), londonClock(moment));
  });
  const steps = (moment: Date) => (moment.getTime() - first) / HALF_HOUR;
  const at = (step: number) => new Date(first + step * HALF_HOUR);
  const nextOpen = (from: number) => open.indexOf(true, from);
  /** When so many open half-hours from `from` on have passed. */
  const afterOpen = (from: number, halves: number) => {
    let step = from;
    for (let left = halves; left > 0; step++) if (open[step]) left--;
    return step;
  };
  const tested = open.length - 20 * 48;

  it('is open when the clocks of London say so', () => {
    const said = new Array<boolean>(open.length).fill(false);
    for (let from = 48; from < tested; from += 4_800)
      for (const span of openSpans(calendar, at(from))) {
        if (steps(span.from) >= from + 4_800) break;
        said.fill(true, steps(span.from), steps(span.until));
      }
    const wrong = said.flatMap((is, step) => (step > 96 && step < tested && is !== open[step] ? [at(step).toISOString()] : []));
    expect(wrong).toEqual([]);
  });

  it('promises by its rule, never in closed hours, and in words that hold until they change', () => {
    const wrong: string[] = [];
    let said = replyPromise(calendar, at(47));
    for (let step = 48; step < tested; step++) {
      const now = at(step);
      const due = promisedReply(calendar, now);
      const from = open[step] ? step + 48 : step;
      const expected = open[step] && open[from] ? from : afterOpen(nextOpen(from), 4);
      const next = replyPromise(calendar, now);
      // Also of someone who asks exactly a day before a moment that is named to everyone else.
      const isDayLater = steps(due) === step + 48;
      const isEarly = said.until !== null && said.until > now && next.text !== said.text && (open[step] || !isDayLater);
      const isStale = next.until === null || next.until <= now;
      const isClosed = expected !== step + 48 && !open[expected - 1];
      if (steps(due) !== expected || next.text !== promiseWords(now, due) || isEarly || isStale || isClosed) wrong.push(now.toISOString());
      said = next;
    }
    expect(wrong.slice(0, 10)).toEqual([]);
  });
});

describe('the words of a promise', () => {
  const asked = new Date('2026-11-27T17:00:00Z');
  it('are those of the moment, unless it is 24 hours later', () => {
    expect(promiseWords(asked, new Date('2026-11-28T17:00:00Z'))).toBe('within 24 hours');
    expect(promiseWords(asked, new Date('2026-11-30T09:00:00Z'))).toBe('by 9:00 AM on Monday 30 November');
    expect(promiseWords(asked, new Date('2027-07-05T08:00:00Z'))).toBe('by 9:00 AM on Monday 5 July');
  });
});
