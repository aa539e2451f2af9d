import { expect, it } from '@jest/globals';
import { defaultSettings } from '../sample-content/content/settings.js';
import { closedWords, comingClosing, runWords } from './closings.js';

const CHRISTMAS = { from: '2026-12-24', until: '2027-01-02', hours: 'closed', opens: null, closes: null } as const;
const at = (day: string, specialDays: (typeof CHRISTMAS)[] = [CHRISTMAS]) =>
  comingClosing({ ...defaultSettings, specialDays }, new Date(`${day}T12:00:00Z`));

it.each([
  ['2026-12-09', false],
  ['2026-12-10', true],
  ['2026-12-28', true],
  ['2027-01-03', true],
  ['2027-01-04', false],
])('names a closing from two weeks before it until its end: on %s %s', (day, is) => {
  expect(at(day) !== undefined).toBe(is);
});

it('has the closed days around it, and none that nobody entered', () => {
  const closing = at('2026-12-20');
  expect(closing && runWords(closing)).toBe('from 24 December to 3 January');
  expect(closing && closedWords(closing)).toBe('closed from 24 December and open again on 4 January');
  expect(closedWords({ first: '2026-12-24', last: '2026-12-24' })).toBe('closed on 24 December');
  expect(at('2026-12-20', [])).toBeUndefined();
});
