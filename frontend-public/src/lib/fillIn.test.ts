import { expect, test } from '@jest/globals';
import { company } from '../testing/fixtures';
import { fillIn } from './fillIn';

const ADDRESS =
  'Our address is {address}{if registrationNumber}, and our number is {registrationNumber}{end}. Enquiries: {enquiryRetention}.';

test('fills in the company, escaped, and the E.164 form of call links', () => {
  const given = company({ companyName: 'Smith & Sons', phone: '01632 960011', address: 'Chester', registrationNumber: '123' });
  expect(fillIn('By {companyName} of {address}.', given)).toBe('By Smith &amp; Sons of Chester.');
  expect(fillIn('<a href="tel:{phone}">{phone}</a>', given)).toBe('<a href="tel:+441632960011">01632 960011</a>');
});

test('leaves out clauses that do not hold for the company', () => {
  const given = company({ address: 'Chester', registrationNumber: '123', retentionMonths: null });
  const rest = 'Enquiries: until you ask us to erase them.';
  expect(fillIn(ADDRESS, given)).toBe(`Our address is Chester, and our number is 123. ${rest}`);
  expect(fillIn(ADDRESS, { ...given, registrationNumber: null })).toBe(`Our address is Chester. ${rest}`);
  const both = '{if insurance}We are insured. {end}{if guaranteeMonths}{guarantee} on us.{end}';
  expect(fillIn(both, given)).toBe('We are insured. 12 months on us.');
  expect(fillIn(both, { ...given, insurance: null, guaranteeMonths: 36 })).toBe('3 years on us.');
  expect(fillIn(both, { ...given, guaranteeMonths: null })).toBe('We are insured. ');
});

test('shows a clause without an end', () => {
  expect(fillIn('{if insurance}We are{if insurance} insured{end}.', company({ insurance: null }))).toBe('We are.');
});
