import { expect, test } from '@jest/globals';
import { fromLondon, londonTime, nextMidnight, spokenDate } from './london';

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'short' });

test("matches Intl's London time at every half hour for years", () => {
  for (let moment = Date.UTC(2024, 0, 1); moment < Date.UTC(2031, 0, 1); moment += 30 * 60_000) {
    const { date, minutes } = londonTime(new Date(moment));
    const shown = `${date} ${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    if (shown !== clock.format(new Date(moment))) expect(shown).toBe(clock.format(new Date(moment)));
  }
}, 60_000);

test.each([
  ['2026-07-01', 8 * 60, '2026-07-01T07:00:00.000Z'],
  ['2026-12-01', 8 * 60, '2026-12-01T08:00:00.000Z'],
  ['2026-03-29', 12 * 60, '2026-03-29T11:00:00.000Z'],
  ['2026-10-25', 12 * 60, '2026-10-25T12:00:00.000Z'],
])('%s at minute %d in London is %s', (date, minutes, utc) => {
  expect(fromLondon({ date, minutes }).toISOString()).toBe(utc);
});

test('finds midnight in London', () => {
  expect(nextMidnight(new Date('2026-07-01T12:00:00Z')).toISOString()).toBe('2026-07-01T23:00:00.000Z');
});

test.each([
  ['March 2026', '2026-03'],
  [' 9 Sept 2025', undefined],
  ['9 sep 2025', '2025-09-09'],
  ['21 December 2025', '2025-12-21'],
  ['Spring 2026', undefined],
  ['2026', undefined],
])('reads %j as the date %j', (text, date) => expect(spokenDate(text)).toBe(date));
