import { describe, expect, it } from '@jest/globals';
import { lastMonth, periodsUpTo, readPeriod } from './periods.js';

const NOW = new Date('2026-11-28T12:00:00Z');

describe('readPeriod', () => {
  it.each([
    ['2026-10', 'October 2026', '2026-10-01', '2026-10-31', 31, 'September 2026', '2026-09-01', '2026-09-30'],
    ['2026-01', 'January 2026', '2026-01-01', '2026-01-31', 31, 'December 2025', '2025-12-01', '2025-12-31'],
    ['2026-11', 'November 2026 so far', '2026-11-01', '2026-11-28', 28, 'the first 28 days of October 2026', '2026-10-01', '2026-10-28'],
    ['2026-Q3', 'July to September 2026', '2026-07-01', '2026-09-30', 92, 'April to June 2026', '2026-04-01', '2026-06-30'],
    [
      ...(['2026-Q4', 'October to December 2026 so far', '2026-10-01', '2026-11-28', 59] as const),
      ...(['the first 59 days of July to September 2026', '2026-07-01', '2026-08-28'] as const),
    ],
    ['7', 'the last 7 days', '2026-11-22', '2026-11-28', 7, 'the 7 days before', '2026-11-15', '2026-11-21'],
  ] as const)('reads %s as %s, with what was before', (asked, name, from, to, days, before, first, last) => {
    expect(readPeriod(asked, NOW)).toEqual({ id: asked, name, from, to, days, before: { name: before, from: first, to: last } });
  });

  it('compares the days of a long month with all of a short one', () => {
    expect(readPeriod('2026-03', new Date('2026-03-30T12:00:00Z')).before).toEqual({
      name: 'February 2026',
      from: '2026-02-01',
      to: '2026-02-28',
    });
  });

  it.each(['', '8', '2026', '2026-12', '2027-Q1', '2026-13', '2026-Q5', '1999-01', ['7'], null])('rejects %j', (asked) => {
    expect(() => readPeriod(asked, NOW)).toThrow('Please choose a period of 7, 30, 90, 365 days, a month');
  });
});

it('last month is that of London', () => {
  expect(lastMonth(new Date('2026-06-30T23:30:00Z'))).toBe('2026-06');
  expect(lastMonth(new Date('2026-01-15T12:00:00Z'))).toBe('2025-12');
});

it('offers months, quarters and numbers of days by name', () => {
  const names = periodsUpTo(NOW).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['November 2026 so far', 'October 2026']);
  expect(names).toHaveLength(22);
  expect(names).toContain('October to December 2025');
  expect(new Set(names).size).toBe(22);
});
