import { describe, expect, test } from '@jest/globals';
import { company } from '../testing/fixtures';
import { answeredLine } from './line';
import { isOpen } from './openingHours';

const at = (iso: string) => new Date(iso);
const OFFICE = '0151 496 0111';
const LINE = '0151 496 0222';

describe('the number that is answered', () => {
  test.each([
    ['2026-11-24T07:59:59Z', LINE, 'Emergency line, day and night', 'Closed, opens 8:00 AM'],
    ['2026-11-24T08:00:00Z', OFFICE, 'Open until 6:00 PM', 'Open until 6:00 PM'],
    ['2026-11-24T17:59:59Z', OFFICE, 'Open until 6:00 PM', 'Open until 6:00 PM'],
    ['2026-11-24T18:00:00Z', LINE, 'Emergency line, day and night', 'Closed, opens 8:00 AM tomorrow'],
    ['2026-11-28T16:00:00Z', LINE, 'Emergency line, day and night', 'Closed, opens 8:00 AM on Monday'],
    ['2026-12-24T18:00:00Z', LINE, 'Emergency line, day and night', 'Closed, opens 9:00 AM on Saturday'],
    ['2026-12-25T12:00:00Z', LINE, 'Emergency line, day and night', 'Closed, opens 9:00 AM tomorrow'],
    ['2026-07-01T16:59:59Z', OFFICE, 'Open until 6:00 PM', 'Open until 6:00 PM'],
    ['2026-07-01T17:00:00Z', LINE, 'Emergency line, day and night', 'Closed, opens 8:00 AM tomorrow'],
    ['2026-03-29T00:30:00Z', LINE, 'Emergency line, day and night', 'Closed, opens 8:00 AM tomorrow'],
    ['2026-10-25T01:30:00Z', LINE, 'Emergency line, day and night', 'Closed, opens 8:00 AM tomorrow'],
  ])('at %s is %s: %s', (iso, number, hours, officeHours) => {
    expect(answeredLine(company(), at(iso))).toMatchObject({ number, hours });
    const alone = answeredLine(company({ emergencyPhone: null }), at(iso));
    expect(alone).toMatchObject({ number: OFFICE, hours: officeHours, isEmergencyLine: false });
  });

  test('says only that it is closed where no day has hours', () => {
    const never = company({ openingHours: { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null } });
    expect(answeredLine({ ...never, emergencyPhone: null }, at('2026-11-24T10:00:00Z'))).toMatchObject({ number: OFFICE, hours: 'Closed' });
    expect(answeredLine(never, at('2026-11-24T10:00:00Z'))).toMatchObject({ number: LINE });
  });

  test('is the office exactly while its hours on the wall clock of London last, over a year of quarter hours', () => {
    const holidays = new Set(company().bankHolidays);
    const wall = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      ...({ weekday: 'short', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
    });
    const wrong: string[] = [];
    let answered = 0;
    for (let moment = Date.UTC(2026, 0, 1); moment < Date.UTC(2027, 0, 2); moment += 15 * 60_000) {
      for (const now of [new Date(moment), new Date(moment - 1)]) {
        const read = Object.fromEntries(wall.formatToParts(now).map(({ type, value }) => [type, value]));
        const time = `${read['hour']}:${read['minute']}`;
        const [opens, closes] = read['weekday'] === 'Sat' ? ['09:00', '16:00'] : ['08:00', '18:00'];
        const isWorkday = read['weekday'] !== 'Sun' && !holidays.has(`${read['year']}-${read['month']}-${read['day']}`);
        const expected = isWorkday && time >= opens && time < closes;
        const { number, isOpen: open } = answeredLine(company(), now);
        if (number !== (expected ? OFFICE : LINE) || open !== expected || isOpen(company(), now) !== expected)
          wrong.push(now.toISOString());
        if (expected) answered += 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(answered).toBeGreaterThan(20_000);
  });
});
