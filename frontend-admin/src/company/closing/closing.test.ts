import { describe, expect, test } from '@jest/globals';
import { bannerText, type Calendar, changesOf, christmas, faultOf, phoneText } from './closing';

const WEEKDAY = { opens: '08:00', closes: '18:00' };
const CALENDAR: Calendar = {
  openingHours: { mon: WEEKDAY, tue: WEEKDAY, wed: WEEKDAY, thu: WEEKDAY, fri: WEEKDAY, sat: WEEKDAY, sun: null },
  specialDays: null,
  bankHolidays: [],
  keptHolidays: {
    nation: 'england-and-wales',
    coming: ['2026-12-25', '2026-12-28', '2027-01-01'].map((day) => ({ day, name: 'A holiday' })),
  },
};
const CLOSING = { first: '2026-12-24', last: '2027-01-03', shortUntil: '12:00', bannerFrom: '2026-12-01' };

test.each([
  ['2026-11-28', '2026-12-24', '2026-12-01'],
  ['2026-12-20', '2026-12-24', '2026-12-20'],
  ['2027-01-02', '2026-12-24', '2027-01-02'],
  ['2027-02-01', '2027-12-24', '2027-12-01'],
])('on %s begins with Christmas Eve %s', (today, first, bannerFrom) => {
  expect(christmas(today)).toMatchObject({ first, bannerFrom });
});

test('says the same on the banner and on the telephone', () => {
  expect(bannerText(CLOSING, CALENDAR)).toBe(
    'We are closed from 24 December and open again on 4 January. On 23 December we are open until 12:00.',
  );
  const company = { ...CALENDAR, companyName: 'Volts & Sons', emergencyPhone: '0151 496 0002' };
  expect(phoneText(CLOSING, company)).toMatch(
    /^Thank you for calling Volts & Sons\. We are closed from 24 December and open again on 4 January\. .*call 0151 496 0002\.$/,
  );
  expect(phoneText(CLOSING, { ...company, emergencyPhone: null })).not.toContain('emergency');
});

test.each([
  ['2026-12-24', '2026-12-24', 'from 24 December and open again on 26 December'],
  ['2026-12-25', '2026-12-26', 'from 25 December and open again on 29 December'],
  ['2026-12-24', '2027-01-01', 'from 24 December and open again on 2 January'],
  ['2026-12-28', '2026-12-31', 'from 27 December and open again on 2 January'],
  ['2026-11-25', '2026-11-25', 'on 25 November'],
])('counts the bank holidays and Sundays around %s to %s', (first, last, words) => {
  expect(bannerText({ ...CLOSING, first, last, shortUntil: '' }, CALENDAR)).toBe(`We are closed ${words}.`);
});

test('takes the place of a longer closing that was entered before', () => {
  const specialDays = [{ from: '2026-12-24', until: '2027-01-08', hours: 'closed' as const, opens: null, closes: null }];
  expect(bannerText(CLOSING, { ...CALENDAR, specialDays })).toContain('open again on 4 January.');
});

test('knows days on which the office opens in spite of a bank holiday', () => {
  const specialDays = [{ from: '2027-01-01', until: null, hours: 'usual' as const, opens: null, closes: null }];
  const closing = { ...CLOSING, last: '2026-12-31', shortUntil: '' };
  expect(bannerText(closing, { ...CALENDAR, specialDays })).toContain('open again on 1 January.');
});

describe('changesOf', () => {
  test('closes, shortens the day before, and plans the banner until the office opens', () => {
    expect(changesOf(CLOSING, CALENDAR, '2026-11-28')).toEqual({
      specialDays: [
        { from: '2026-12-24', until: '2027-01-03', hours: 'closed', opens: null, closes: null },
        { from: '2026-12-23', until: null, hours: 'short', opens: null, closes: '12:00' },
      ],
      christmasAnswered: 2026,
      banner: {
        ...{ text: bannerText(CLOSING, CALENDAR), link: null, linkText: null },
        from: { date: '2026-12-01', time: '09:00' },
        until: { date: '2027-01-04', time: '00:00' },
      },
    });
  });

  test('keeps other days, and puts a second answer in the place of the first', () => {
    const easter = { from: '2027-03-26', until: null, hours: 'usual' as const, opens: null, closes: null };
    const { specialDays } = changesOf(CLOSING, { ...CALENDAR, specialDays: [easter] }, '2026-11-28');
    const again = changesOf({ ...CLOSING, last: '2027-01-04', shortUntil: '', bannerFrom: '' }, { ...CALENDAR, specialDays }, '2026-11-28');
    expect(again.specialDays.map(({ from, until }) => [from, until])).toEqual([
      ['2027-03-26', null],
      ['2026-12-23', null],
      ['2026-12-24', '2027-01-04'],
    ]);
    expect(again).not.toHaveProperty('banner');
  });
});

test.each([
  [{ first: '', last: '' }, /first and the last day/],
  [{ first: '2026-12-24', last: '2026-12-23' }, /before the first/],
  [{ first: '2025-12-24', last: '2026-01-01' }, /have passed/],
  [{ bannerFrom: '2027-02-01' }, /banner/],
])('rejects %j', (fields, sentence) => {
  expect(faultOf({ ...CLOSING, ...fields }, '2026-11-28')).toMatch(sentence);
  expect(faultOf(CLOSING, '2026-11-28')).toBeUndefined();
});
