import { describe, expect, it } from '@jest/globals';
import { bankHolidayOn, bankHolidaysBetween, nationOf, NATIONS, type Nation } from './bank-holidays.js';

describe('bank holidays', () => {
  it.each([
    ['2026-12-26', 'Boxing Day', 'Boxing Day', 'Boxing Day'],
    ['2026-12-28', 'Boxing Day (substitute day)', 'Boxing Day (substitute day)', 'Boxing Day (substitute day)'],
    ['2027-12-25', 'Christmas Day', 'Christmas Day', 'Christmas Day'],
    ['2027-12-27', 'Christmas Day (substitute day)', 'Christmas Day (substitute day)', 'Christmas Day (substitute day)'],
    ['2028-01-01', 'New Year’s Day', 'New Year’s Day', 'New Year’s Day'],
    ['2028-01-02', undefined, '2 January', undefined],
    ['2028-01-03', 'New Year’s Day (substitute day)', 'New Year’s Day (substitute day)', 'New Year’s Day (substitute day)'],
    ['2028-01-04', undefined, '2 January (substitute day)', undefined],
    ['2027-03-17', undefined, undefined, 'St Patrick’s Day'],
    ['2027-03-26', 'Good Friday', 'Good Friday', 'Good Friday'],
    ['2027-03-29', 'Easter Monday', undefined, 'Easter Monday'],
    ['2027-07-12', undefined, undefined, 'Battle of the Boyne'],
    ['2027-08-02', undefined, 'Summer bank holiday', undefined],
    ['2027-08-30', 'Summer bank holiday', undefined, 'Summer bank holiday'],
    ['2027-11-30', undefined, 'St Andrew’s Day', undefined],
    ['2029-11-30', undefined, 'St Andrew’s Day', undefined],
    ['2027-12-24', undefined, undefined, undefined],
  ])('are on %s: %s, %s, %s', (day, ...names) => {
    expect(NATIONS.map((nation) => bankHolidayOn(nation, day))).toEqual(names);
  });
});

it('are listed by date over three years', () => {
  const days = bankHolidaysBetween('northern-ireland', '2026-12-23', '2028-01-23').map(({ day }) => day);
  expect(days.slice(0, 5)).toEqual(['2026-12-25', '2026-12-26', '2026-12-28', '2027-01-01', '2027-03-17']);
  expect(days.at(-1)).toBe('2028-01-03');
});

describe('the part of the United Kingdom of an address', () => {
  it.each<[Nation, string]>([
    ['england-and-wales', '12 Dock Road South, Bromborough, Wirral, CH62 4SQ'],
    ['england-and-wales', '1 High Street, Cardiff, CF10 1AA'],
    ['england-and-wales', 'Longtown, Carlisle, CA6 5LX'],
    ['scotland', 'Gretna, DG16 5DU'],
    ['scotland', '3 High Street, Edinburgh eh1 1aa'],
    ['scotland', '3 Buchanan Street, Glasgow\nG12ER'],
    ['scotland', 'Galashiels, TD1 1AA'],
    ['england-and-wales', 'Berwick-upon-Tweed, TD15 1AA'],
    ['scotland', 'Foulden, Berwickshire, TD15 1UH'],
    ['scotland', 'Lamberton, TD15 1XB, Scotland'],
    ['england-and-wales', 'Cornhill-on-Tweed, TD12 4UH'],
    ['northern-ireland', 'Belfast, BT1 5GS'],
    ['northern-ireland', 'Derry, Northern Ireland'],
    ['england-and-wales', 'Douglas, Isle of Man, IM1 1AA'],
    ['england-and-wales', 'Unit 4, Gateshead, NE11 0AB'],
    ['england-and-wales', '5 Scotland Road, Liverpool, L5 1AA'],
    ['england-and-wales', ''],
  ])('is %s for %j', (nation, address) => expect(nationOf(address)).toBe(nation));
});
