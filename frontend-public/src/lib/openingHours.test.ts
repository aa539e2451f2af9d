import { describe, expect, test } from '@jest/globals';
import { comingClosings, comingHolidays, hoursLines, isOpen, nextChange, otherHours, weekHours } from './openingHours';
import { company } from '../testing/fixtures';

const calendar = company();
const at = (iso: string) => new Date(iso);

describe('isOpen', () => {
  test.each([
    ['2026-11-24T07:59:59Z', false, 'a second before opening'],
    ['2026-11-24T08:00:00Z', true, 'at the stroke of opening'],
    ['2026-11-24T17:59:59Z', true, 'a second before closing'],
    ['2026-11-24T18:00:00Z', false, 'at the stroke of closing'],
    ['2026-11-28T15:59:00Z', true, 'Saturday afternoon'],
    ['2026-11-29T12:00:00Z', false, 'Sunday'],
    ['2026-12-25T12:00:00Z', false, 'a bank holiday on a Friday'],
    ['2026-07-01T07:30:00Z', true, 'half past eight in British Summer Time'],
    ['2026-07-01T17:30:00Z', false, 'half past six in British Summer Time'],
  ])('%s is %s: %s', (iso, open) => expect(isOpen(calendar, at(iso))).toBe(open));
});

describe('nextChange', () => {
  test.each([
    ['2026-11-24T10:00:00Z', '2026-11-24T18:00:00Z', 'closes tonight'],
    ['2026-11-24T18:00:00Z', '2026-11-25T08:00:00Z', 'opens tomorrow'],
    ['2026-11-28T20:00:00Z', '2026-11-30T08:00:00Z', 'skips Sunday'],
    ['2026-12-24T19:00:00Z', '2026-12-26T09:00:00Z', 'skips the holiday'],
    ['2026-10-24T20:00:00Z', '2026-10-26T08:00:00Z', 'across the night when clocks go back'],
    ['2026-03-28T20:00:00Z', '2026-03-30T07:00:00Z', 'across the night when clocks go forward'],
  ])('after %s comes %s: %s', (now, next) => expect(nextChange(calendar, at(now))).toEqual(at(next)));

  test('never changes if the office never opens', () => {
    expect(nextChange({ openingHours: {}, bankHolidays: [] }, at('2026-11-24T10:00:00Z'))).toBeUndefined();
  });
});

test.each([
  ['0151 496 0222', 'Sun emergency calls only'],
  [null, 'Sun closed'],
])('groups days with the same hours, with the emergency line %s', (emergencyPhone, sunday) => {
  expect(hoursLines({ ...calendar, emergencyPhone }).map(({ days, hours }) => `${days} ${hours}`)).toEqual([
    'Mon–Fri 8:00 AM–6:00 PM',
    'Sat 9:00 AM–4:00 PM',
    sunday,
  ]);
});

test('lists the next bank holidays once and in order, without those on closed days', () => {
  const bankHolidays = ['2026-12-28', '2026-11-23', '2026-12-25', '2026-12-25', '2026-11-29', '2027-01-01', '2026-11-24'];
  expect(comingHolidays({ ...calendar, bankHolidays }, '2026-11-24', 3)).toEqual(['2026-11-24', '2026-12-25', '2026-12-28']);
  expect(comingClosings({ ...calendar, bankHolidays: [...bankHolidays, '2026-12-26'] }, '2026-11-24', 3)).toEqual([
    { from: '2026-11-24', through: '2026-11-24' },
    { from: '2026-12-25', through: '2026-12-26' },
    { from: '2026-12-28', through: '2026-12-28' },
  ]);
});

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const everyDay = (hours: { opens: string; closes: string; breakFrom?: string; breakUntil?: string }) => ({
  openingHours: Object.fromEntries(WEEKDAYS.map((day) => [day, hours])),
  bankHolidays: ['2026-12-25'],
});

describe('hours past midnight', () => {
  const late = everyDay({ opens: '18:00', closes: '02:00' });
  test.each([
    ['2026-11-24T17:59:59Z', false, '2026-11-24T18:00:00Z'],
    ['2026-11-24T23:30:00Z', true, '2026-11-25T02:00:00Z'],
    ['2026-11-25T01:59:59Z', true, '2026-11-25T02:00:00Z'],
    ['2026-11-25T02:00:00Z', false, '2026-11-25T18:00:00Z'],
    ['2026-12-25T01:00:00Z', true, '2026-12-25T02:00:00Z'],
    ['2026-12-25T20:00:00Z', false, '2026-12-26T18:00:00Z'],
    ['2027-03-28T00:30:00Z', true, '2027-03-28T01:00:00Z'],
  ])('at %s: open %s, until or from %s', (now, open, change) => {
    expect(isOpen(late, at(now))).toBe(open);
    expect(nextChange(late, at(now))).toEqual(at(change));
  });

  test('are said as such', () => {
    expect(hoursLines(late)).toEqual([{ days: 'Mon–Sun', hours: '6:00 PM–2:00 AM' }]);
    expect(hoursLines(everyDay({ opens: '00:00', closes: '00:00' }))).toEqual([{ days: 'Mon–Sun', hours: 'day and night' }]);
  });
});

test('a break closes at noon', () => {
  const lunch = everyDay({ opens: '08:00', closes: '17:00', breakFrom: '12:00', breakUntil: '13:00' });
  expect(['11:59', '12:00', '13:00'].map((time) => isOpen(lunch, at(`2026-11-24T${time}:00Z`)))).toEqual([true, false, true]);
  expect(nextChange(lunch, at('2026-11-24T12:30:00Z'))).toEqual(at('2026-11-24T13:00:00Z'));
  expect(hoursLines(lunch)).toEqual([{ days: 'Mon–Sun', hours: '8:00 AM–12:00 PM, 1:00 PM–5:00 PM' }]);
  expect(weekHours(lunch, 'mon')).toEqual([
    { opens: '08:00', closes: '12:00' },
    { opens: '13:00', closes: '17:00' },
  ]);
});

test('a short day ends earlier, and is listed', () => {
  const short = { ...calendar, otherHours: [{ day: '2026-12-24', hours: [{ from: 480, until: 780 }] }] };
  expect(nextChange(short, at('2026-12-24T10:00:00Z'))).toEqual(at('2026-12-24T13:00:00Z'));
  expect(nextChange(short, at('2026-12-24T13:00:00Z'))).toEqual(at('2026-12-26T09:00:00Z'));
  expect(otherHours(short, '2026-11-24', 3)).toEqual([
    { day: '2026-12-24', words: '8:00 AM–1:00 PM', times: [{ opens: '08:00', closes: '13:00' }] },
  ]);
});
