import { expect, test } from '@jest/globals';
import contract from '../../data/contract.json' with { type: 'json' };
import { tabAddress, tabOf } from './tabs';

test.each([
  ['phone', '/settings'],
  ['openingHours.mon', '/settings/hours'],
  ['banner.text', '/settings/banner'],
  ['yearsExperienceAsOf', '/settings/claims'],
  ['removesSmtpPassword', '/settings/mail'],
])('finds the tab of %s', (field, address) => {
  const tab = tabOf(field);
  expect(tab && tabAddress(tab)).toBe(address);
});

test('every field of the settings is on a tab', () => {
  expect(Object.keys(contract.UpdateCompanyInfoDto).filter((field) => tabOf(field) === undefined)).toEqual([]);
});
