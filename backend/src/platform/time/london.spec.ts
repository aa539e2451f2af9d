import { expect, it } from '@jest/globals';
import { daysBefore, londonDate, londonDay, londonMoments, londonOClock, londonTime } from './london.js';

it.each([
  ['in winter', '2026-11-21T12:00:00Z', '2026-11-21', '2026-11-21T08:00:00.000Z'],
  ['in summer', '2026-07-01T12:00:00Z', '2026-07-01', '2026-07-01T07:00:00.000Z'],
  ['after midnight in summer', '2026-07-01T23:30:00Z', '2026-07-02', '2026-07-02T07:00:00.000Z'],
  ['on the day when summer time begins', '2027-03-28T00:30:00Z', '2027-03-28', '2027-03-28T07:00:00.000Z'],
  ['on the day when summer time ends', '2026-10-25T00:30:00Z', '2026-10-25', '2026-10-25T08:00:00.000Z'],
])("finds eight o'clock %s", (_, now, day, eight) => {
  expect(londonDay(new Date(now))).toBe(day);
  expect(londonOClock(new Date(now), 8).toISOString()).toBe(eight);
});

it('formats times for the office', () => {
  expect(londonTime(new Date('2026-07-01T11:30:00Z'))).toBe('1 July 2026 at 12:30');
});

it('counts days back across months, years and clock changes', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
  expect(daysBefore('2026-01-01', 365)).toBe('2025-01-01');
  expect(daysBefore('2026-10-26', 2)).toBe('2026-10-24');
  expect(daysBefore('2026-11-21', 0)).toBe('2026-11-21');
});

it('knows times that the clocks skip and times that they repeat', () => {
  const iso = (date: string, time: string) => londonMoments(date, time).map((moment) => moment.toISOString());
  expect(iso('2026-03-29', '01:30')).toEqual([]);
  expect(iso('2026-03-29', '00:59')).toEqual(['2026-03-29T00:59:00.000Z']);
  expect(iso('2026-03-29', '02:00')).toEqual(['2026-03-29T01:00:00.000Z']);
  expect(iso('2026-10-25', '01:30')).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']);
  expect(iso('2026-10-25', '02:00')).toEqual(['2026-10-25T02:00:00.000Z']);
  expect(iso('2026-07-01', '00:00')).toEqual(['2026-06-30T23:00:00.000Z']);
  expect(londonDate('2026-03-29')).toBe('29 March 2026');
});
