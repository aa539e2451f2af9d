import { expect, test } from '@jest/globals';
import { endsNextDay, formatDay, isColour, settingRule, toSettings, withDay, wrongHours } from './settings';

test('recognises a colour', () => {
  expect(['#FACC15', '#15803d'].every(isColour)).toBe(true);
  expect(['', 'red', '#FFF', null].some(isColour)).toBe(false);
});

test('rejects numbers outside the limits of the API, as text too', () => {
  const refused = (source: string, values: unknown[]) => values.filter((value) => settingRule(source)(value) !== undefined);
  expect(refused('satisfactionRate', [0, '100', '', null, '1.5', 101])).toEqual(['', null, '1.5', 101]);
  expect(refused('smtpPort', [1, '587', '', null, 0, '65536', 'smtp'])).toEqual([0, '65536', 'smtp']);
  expect(refused('latitude', ['', null, '53.4', 49, '-3.07', 'north'])).toEqual(['-3.07', 'north']);
});

test('sends numbers as numbers, and blank ones as null', () => {
  expect(toSettings({ yearsExperience: '30', latitude: '53.35', longitude: '', smtpPort: null })).toEqual({
    yearsExperience: 30,
    latitude: 53.35,
    longitude: null,
    smtpPort: null,
  });
});

test('leaves out networks without an address', () => {
  const socialMedia = { facebook: 'https://example.org/us', x: '' };
  expect(toSettings({ socialMedia })).toEqual({ socialMedia: { facebook: 'https://example.org/us' } });
});

test('keeps the stored password unless it is replaced or removed', () => {
  expect(toSettings({ smtpPassword: '' })).toEqual({});
  expect(toSettings({ smtpPassword: 'secret' })).toEqual({ smtpPassword: 'secret' });
  expect(toSettings({ smtpPassword: null, removesSmtpPassword: true })).toEqual({ smtpPassword: '' });
});

test('accepts closed days and days that open before they close', () => {
  expect(wrongHours(null)).toBeUndefined();
  expect(wrongHours({ opens: '08:00', closes: '18:00' })).toBeUndefined();
  expect(wrongHours({ opens: '18:00', closes: '02:00' })).toBeUndefined();
  expect(wrongHours({ opens: '08:00', closes: '18:00', breakFrom: '12', breakUntil: '13:00' })).toBe('Please enter a time such as 08:00');
  expect(wrongHours({ opens: '', closes: '18:00' })).toBe('Required');
});

test('knows hours past midnight', () => {
  expect(['02:00', '18:00', '23:00', ''].map((closes) => endsNextDay({ opens: '18:00', closes }))).toEqual([true, true, false, false]);
});

test('formats a day for reading', () => {
  expect(formatDay('2026-12-25')).toBe('25 December 2026');
});

test('adds a day in order, once', () => {
  expect(withDay(['2026-01-01', '2026-12-25'], '2026-04-03')).toEqual(['2026-01-01', '2026-04-03', '2026-12-25']);
  expect(withDay(['2026-12-25'], '2026-12-25')).toEqual(['2026-12-25']);
});
