import { expect, test } from '@jest/globals';
import { company } from '../testing/fixtures';
import { fillIn } from './fillIn';

const PRIVACY =
  'We are registered in England and Wales under number {registrationNumber}, and our address is {address}. Enquiries: {enquiryRetention}.';
const TERMS = 'Work carried out by {companyName}, registered in England and Wales under number {registrationNumber}, of {address}.';

test('fills in the company, escaped, and the E.164 form of call links', () => {
  const given = company({ companyName: 'Smith & Sons', phone: '01632 960011', address: 'Chester', registrationNumber: '123' });
  expect(fillIn(TERMS, given)).toBe('Work carried out by Smith &amp; Sons, registered in England and Wales under number 123, of Chester.');
  expect(fillIn('<a href="tel:{phone}">{phone}</a>', given)).toBe('<a href="tel:+441632960011">01632 960011</a>');
});

test('names no registration number that the company does not have', () => {
  const given = company({ companyName: 'Smith', address: 'Chester', registrationNumber: null, retentionMonths: null });
  expect(fillIn(PRIVACY, given)).toBe('Our address is Chester. Enquiries: until you ask us to erase them.');
  expect(fillIn(TERMS, given)).toBe('Work carried out by Smith, of Chester.');
});
