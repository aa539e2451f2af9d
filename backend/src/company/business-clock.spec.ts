import { describe, expect, it } from '@jest/globals';
import { londonClock, londonDay, londonWeekday } from '../platform/common/london.js';
import { promisedReply, promiseWords, replyPromise, type Calendar } from './business-clock.js';

const WEEK = { opens: '08:00', closes: '18:00' };
const CALENDAR: Calendar = {
  openingHours: { mon: WEEK, tue: WEEK, wed: WEEK, thu: WEEK, fri: WEEK, sat: { opens: '09:00', closes: '16:00' }, sun: null },
  // Bank holidays, and a week in August in which the company is closed.
  bankHolidays: [
    ...['2026-12-25', '2026-12-28', '2027-01-01', '2027-03-26', '2027-03-29', '2027-05-03', '2027-05-31', '2027-08-30'],
    ...['2027-08-09', '2027-08-10', '2027-08-11', '2027-08-12', '2027-08-13', '2027-08-14'],
  ],
};
const NEVER: Calendar = {
  openingHours: { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null },
  bankHolidays: [],
};
const MINUTE = 60_000;
const HALF_HOUR = 30 * MINUTE;
const DAY = 48 * HALF_HOUR;

/** Written anew, minute by minute and from what London's clocks show. */
function isOpen(moment: Date): boolean {
  const day = londonDay(moment);
  if (CALENDAR.bankHolidays.includes(day)) return false;
  const weekday = londonWeekday(moment).slice(0, 3);
  const at = londonClock(moment);
  if (weekday === 'Sun') return false;
  return weekday === 'Sat' ? at >= '09:00' && at < '16:00' : at >= '08:00' && at < '18:00';
}

describe('the promised reply', () => {
  it.each([
    ['in the office hours of the next day', '2026-11-24T10:17:00Z', '2026-11-25T10:17:00.000Z'],
    ['after closing: not the next morning, but the one after', '2026-11-24T18:30:00Z', '2026-11-26T09:00:00.000Z'],
    ['on Friday for Saturday', '2026-11-27T11:00:00Z', '2026-11-28T11:00:00.000Z'],
    ['on Friday evening for Monday', '2026-11-27T16:00:00Z', '2026-11-30T09:00:00.000Z'],
    ['on Saturday for Monday', '2026-11-28T10:00:00Z', '2026-11-30T09:00:00.000Z'],
    ['over a bank holiday', '2026-12-24T10:00:00Z', '2026-12-26T10:00:00.000Z'],
    ['over a week of closings', '2027-08-07T10:00:00Z', '2027-08-16T08:00:00.000Z'],
    ['24 hours later although the clocks go back', '2026-10-25T08:00:00Z', '2026-10-26T08:00:00.000Z'],
    ['over the night when the clocks go forward', '2027-03-26T10:00:00Z', '2027-03-27T10:00:00.000Z'],
  ])('is %s', (_, asked, due) => {
    expect(promisedReply(CALENDAR, new Date(asked)).toISOString()).toBe(due);
  });

  it('is 24 hours later if the office never opens', () => {
    const now = new Date('2026-11-28T10:00:00Z');
    expect(promisedReply(NEVER, now)).toEqual(new Date('2026-11-29T10:00:00Z'));
    expect(replyPromise(NEVER, now)).toEqual({ text: 'within 24 hours', until: null });
  });

  it('is open 24 hours later or an hour after the next opening, on every half-hour of a year', () => {
    const first = Date.parse('2026-10-01T00:00:00Z');
    let from = 0;
    for (let asked = first; asked < first + 366 * DAY; asked += HALF_HOUR) {
      const due = promisedReply(CALENDAR, new Date(asked));
      const wait = asked + DAY;
      // The opening is never searched backwards.
      from = Math.max(from, wait);
      while (!isOpen(new Date(from))) from += HALF_HOUR;
      expect({ asked: new Date(asked), due }).toEqual({ asked: new Date(asked), due: new Date(from > wait ? from + 2 * HALF_HOUR : wait) });
    }
  });

  it('is said in words that hold until they change, on every half-hour of a year', () => {
    const first = Date.parse('2026-10-01T00:00:00Z');
    let said = replyPromise(CALENDAR, new Date(first - HALF_HOUR));
    for (let asked = first; asked < first + 366 * DAY; asked += HALF_HOUR) {
      const now = new Date(asked);
      const next = replyPromise(CALENDAR, now);
      expect(next.text).toBe(promiseWords(now, promisedReply(CALENDAR, now)));
      if (next.text !== said.text) expect(said.until).toEqual(now);
      else expect(said.until && said.until > now).toBe(true);
      expect(next.until && next.until > now).toBe(true);
      said = next;
    }
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
