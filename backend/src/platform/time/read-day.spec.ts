import { expect, it } from '@jest/globals';
import { dayWithWeekday, dayWords, readDay, readMonth } from './read-day.js';

it.each([
  ...['30/11/2021', '30/11/21', '30.11.2021', '30.11.21', '30-11-2021', '30 11 2021', '30. 11. 2021', '30 / 11 / 2021', '30\\11\\2021'],
  ...['20211130', '30112021', '20211130 0:00'],
  ...['30-Nov-21', '30-Nov-2021', '30/Nov/2021', '30 Nov 21', "30 Nov '21", '30 nov. 2021', '30NOV2021', '30 November 2021'],
  ...[
    '30th November 2021',
    '30th of November, 2021',
    'the 30th of November 2021',
    'November 30, 2021',
    'Nov 30th 2021',
    '2021 November 30',
  ],
  ...['Tuesday 30 November 2021', 'Tuesday, 30th November 2021', 'Tue 30/11/2021', 'Tues. 30 Nov 2021', 'TUESDAY 30 NOVEMBER 2021'],
  ...[
    '2021-11-30',
    '2021/11/30',
    '2021.11.30',
    '2021-11-30 00:00',
    '2021-11-30 09:10:11 UTC',
    'Tue, 30 Nov 2021 10:15:00 +0000',
    '2021-11-30T00:00:00',
    '2021-11-30 00:00:00.000',
    '2021-11-30T00:00:00Z',
  ],
  ...[
    '30/11/2021 00:00',
    '30/11/2021 0:00:00',
    '30/11/2021 12:00:00 AM',
    '30/11/2021, 14:35',
    '30 November 2021 09:15',
    '2021-11-30T00:00:00+00:00',
  ],
  ...['\u200e30\u200e/\u200e11\u200e/\u200e2021', '30\u00a0November\u00a02021', '30–11–2021', '３０/１１/２０２１', ' 30/11/2021 '],
])('reads %j', (typed) => {
  expect(readDay(typed)).toEqual({ value: '2021-11-30' });
});

it.each([
  ['3/11/21', '2021-11-03'],
  ['03/04/2024', '2024-04-03'],
  ['1/2/2024', '2024-02-01'],
  ['29/02/2024', '2024-02-29'],
  ['1 Sept 2024', '2024-09-01'],
  ['1/1/49', '2049-01-01'],
  ['1/1/50', '1950-01-01'],
  ['31-Dec-99', '1999-12-31'],
  ['20122012', '2012-12-20'],
  ['20200112', '2020-01-12'],
  ['30/11/0026', '0026-11-30'],
  // Midnight in a summer in Britain.
  ['2021-06-30T23:00:00.000Z', '2021-07-01'],
  ['2021-07-01T00:00:00+01:00', '2021-07-01'],
])('reads %j as %s', (typed, day) => {
  expect(readDay(typed)).toEqual({ value: day });
});

it.each([
  ['11/30/2021', /^There is no month 30\. Please write the day before the month/],
  ['2021-30-11', /^There is no month 30/],
  ['00/00/0000', /^There is no month 0/],
  ['31/02/2021', 'There is no 31 February 2021. Please check the day.'],
  ['29/02/2023', 'There is no 29 February 2023. Please check the day.'],
  ['31 April 2024', 'There is no 31 April 2024. Please check the day.'],
  ['2021-02-30T00:00:00Z', 'There is no 30 February 2021. Please check the day.'],
  ['0/11/2021', 'There is no 0 November 2021. Please check the day.'],
  ['Monday 30 November 2021', '30 November 2021 is a Tuesday, not a Monday. Please check the day.'],
  ['44530', /^This looks like Excel’s own number for a day/],
  ['44530.5', /^This looks like Excel’s own number for a day/],
  ['########', /^Excel saved ### because the column is too narrow/],
  ['30/11', /^Please enter a day such as 30\/11\/2021/],
  ['30 November', 'The year is missing. Please write it such as 30 November 2021.'],
  ['Nov-21', 'The day is missing. Please write it such as 1 November 2021.'],
  ['30/11/202', /four digits/],
  ...['soon', '3011202', '30/11/2021 or later', '2021', '', '1 1', '-1/2/2024', '30/11/2021/1'].map((typed): [string, RegExp] => [
    typed,
    /^Please enter a day such as 30\/11\/2021 or 30 November 2021/,
  ]),
])('says of %j what is wrong', (typed, sentence) => {
  expect(readDay(typed)).toEqual({ fault: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence) });
});

it('refuses long texts at once', () => {
  expect(readDay(`30/11/2021${' '.repeat(80_000)}x`)).toEqual({ fault: expect.stringContaining('Please enter a day') });
  expect(readMonth('1/'.repeat(80_000))).toEqual({ value: '1/'.repeat(80_000) });
});

it('says days in words', () => {
  expect([dayWords('0026-11-30'), dayWithWeekday('2021-11-30')]).toEqual(['30 November 0026', 'Tuesday 30 November 2021']);
});

it.each([
  ...['Jun-25', 'jun 25', "Jun '25", 'June 25', '06/2025', '6/25', '06-25', '06.2025', '2025-06', '2025/6', 'june 2025', 'June, 2025'].map(
    (typed) => [typed, 'June 2025'],
  ),
  ...['01/06/2025', '1/6/25', '20250601', '2025-06-01', '2025-06-01 00:00:00', '2025-06-01T00:00:00'].map((typed) => [typed, 'June 2025']),
  ['Sept-24', 'September 2024'],
  ['12-Mar-26', '12 March 2026'],
  ['12/03/2026', '12 March 2026'],
  ['1 June 2025', '1 June 2025'],
  ...['Spring 2026', '2025', '2024-25', 'Ongoing', 'End of May', '5 weeks from June', ''].map((typed) => [typed, typed]),
])('reads the month %j as %j', (typed, month) => {
  expect(readMonth(typed)).toEqual({ value: month });
});

it.each([
  ['45809', /^This looks like Excel’s own number/],
  ['13/2025', 'There is no month 13. Please enter a month such as June 2025.'],
  ['25-Jun', 'The year is missing. Please write it such as 25 June 2021.'],
  ['31/02/2025', 'There is no 31 February 2025. Please check the day.'],
  ['#######', /^Excel saved ###/],
])('says of the month %j what is wrong', (typed, sentence) => {
  expect(readMonth(typed)).toEqual({ fault: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence) });
});
