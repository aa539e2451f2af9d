import { describe, expect, it } from '@jest/globals';
import type { Calendar } from '../../company/business-clock.js';
import { callBackAt, callBackWindows, laterPromise } from './office-hours.js';

const WEEK = { opens: '08:00', closes: '18:00' };
const CALENDAR: Calendar = {
  openingHours: { mon: WEEK, tue: WEEK, wed: WEEK, thu: WEEK, fri: WEEK, sat: { opens: '09:00', closes: '16:00' }, sun: null },
  bankHolidays: [],
};
const CLOSED: Calendar = {
  openingHours: { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null },
  bankHolidays: [],
};
const windows = (now: string) =>
  callBackWindows(CALENDAR, new Date(now)).map(
    ({ from, until }) => `${from.toISOString().slice(0, 16)}/${until.toISOString().slice(11, 16)}`,
  );

describe('windows for a call back', () => {
  it('are two hours of the next five working days, from an hour ahead', () => {
    const all = windows('2026-11-20T14:30:00Z'); // A Friday
    expect(all.slice(0, 3)).toEqual(['2026-11-20T16:00/18:00', '2026-11-21T09:00/11:00', '2026-11-21T11:00/13:00']);
    expect(all).toContain('2026-11-21T15:00/16:00');
    expect(all.some((window) => window.startsWith('2026-11-22'))).toBe(false);
    expect(all.at(-1)).toBe('2026-11-25T16:00/18:00');
  });

  it('are London time in summer', () => {
    expect(windows('2026-07-20T05:00:00Z')[0]).toBe('2026-07-20T07:00/09:00');
  });

  it('leave out bank holidays', () => {
    expect(windows('2026-12-24T17:30:00Z')[0]).toBe('2026-12-29T08:00/10:00');
    expect(windows('2026-12-26T15:30:00Z')[0]).toBe('2026-12-29T08:00/10:00');
  });

  it('end with a short day, leave out its break, and go past midnight', () => {
    const of = (calendar: Calendar, now: string) =>
      callBackWindows(calendar, new Date(now)).map(
        ({ from, until }) => `${from.toISOString().slice(0, 16)}/${until.toISOString().slice(11, 16)}`,
      );
    const short = { from: '2026-12-24', until: null, hours: 'short', opens: null, closes: '13:00' } as const;
    expect(of({ ...CALENDAR, specialDays: [short] }, '2026-12-24T09:30:00Z').slice(0, 2)).toEqual([
      '2026-12-24T12:00/13:00',
      '2026-12-29T08:00/10:00',
    ]);
    const tuesday = (hours: Calendar['openingHours']['tue']) => ({ ...CLOSED, openingHours: { ...CLOSED.openingHours, tue: hours } });
    const lunch = { opens: '08:00', closes: '16:00', breakFrom: '11:00', breakUntil: '14:00' };
    expect(of(tuesday(lunch), '2026-11-24T06:00:00Z').slice(0, 4)).toEqual([
      ...['2026-11-24T08:00/10:00', '2026-11-24T10:00/11:00', '2026-11-24T14:00/16:00', '2026-12-01T08:00/10:00'],
    ]);
    expect(of(tuesday(lunch), '2026-11-24T06:00:00Z')).toHaveLength(15);
    expect(of(tuesday({ opens: '18:00', closes: '02:00' }), '2026-11-25T00:30:00Z')[0]).toBe('2026-12-01T18:00/20:00');
    expect(of(tuesday({ opens: '18:00', closes: '02:00' }), '2026-11-24T22:30:00Z')[0]).toBe('2026-11-25T00:00/02:00');
  });

  it('are none for an office that never opens', () => {
    expect(callBackWindows(CLOSED, new Date())).toEqual([]);
  });
});

describe('the window of a wish to be rung back', () => {
  const at = (now: string, time: 'soon' | 'morning' | 'afternoon', calendar = CALENDAR) =>
    callBackAt(calendar, new Date(now), time)?.from.toISOString().slice(0, 16);

  it.each([
    ['soon', '2026-11-20T14:30:00Z', '2026-11-20T16:00'],
    ['morning', '2026-11-20T14:30:00Z', '2026-11-21T09:00'],
    ['afternoon', '2026-11-20T08:30:00Z', '2026-11-20T12:00'],
    ['afternoon', '2026-07-20T05:00:00Z', '2026-07-20T11:00'],
  ] as const)('%s is the first that fits in London', (time, now, expected) => expect(at(now, time)).toBe(expected));

  it('is the first of all where the office is never open then, and none without opening hours', () => {
    const late = { ...CLOSED, openingHours: { ...CLOSED.openingHours, fri: { opens: '14:00', closes: '18:00' } } };
    expect(at('2026-11-20T08:30:00Z', 'morning', late)).toBe('2026-11-20T14:00');
    expect(at('2026-11-20T08:30:00Z', 'soon', CLOSED)).toBeUndefined();
  });
});

describe('a later promise', () => {
  it.each([
    ['later the same morning', '2026-11-24T08:30:00Z', '2026-11-24T12:00:00.000Z'],
    ['the next morning, if this one is nearly over', '2026-11-24T10:30:00Z', '2026-11-25T12:00:00.000Z'],
    ['Monday after Saturday afternoon', '2026-11-21T17:30:00Z', '2026-11-23T12:00:00.000Z'],
    ['Saturday, if the office is open', '2026-11-20T20:00:00Z', '2026-11-21T13:00:00.000Z'],
    ['after bank holidays', '2026-12-24T18:00:00Z', '2026-12-29T12:00:00.000Z'],
    ['London time in summer', '2026-07-20T20:00:00Z', '2026-07-21T11:00:00.000Z'],
  ])('is %s', (_, promised, expected) => {
    expect(laterPromise(CALENDAR, new Date(promised)).toISOString()).toBe(expected);
  });

  it('is a day later for an office without opening hours', () => {
    expect(laterPromise(CLOSED, new Date('2026-11-24T10:00:00Z')).toISOString()).toBe('2026-11-25T10:00:00.000Z');
  });
});
