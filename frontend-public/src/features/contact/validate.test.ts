import { expect, test } from '@jest/globals';
import { EMPTY_INQUIRY } from './draft';
import { firstMessages, likelyEmail, validate } from './validate';

const complete = { ...EMPTY_INQUIRY, name: 'Ann', email: 'ann@example.com', phone: '0151 496 0123', serviceType: 'eicr', message: 'Hello' };

test('accepts a complete enquiry without a company', () => {
  expect(validate(complete)).toEqual({});
});

test('shows what is required in an empty form', () => {
  expect(validate(EMPTY_INQUIRY)).toEqual({
    name: 'Required',
    email: 'Required',
    phone: 'Required',
    serviceType: 'Required',
    message: 'Required',
  });
});

test.each([
  [{ email: 'ann' }, 'email'],
  [{ email: 'ann@example..org' }, 'email'],
  [{ phone: '123' }, 'phone'],
  [{ message: '   ' }, 'message'],
])('rejects %p', (change, field) => {
  expect(Object.keys(validate({ ...complete, ...change }))).toEqual([field]);
});

test.each([
  { email: '\u200BPat <pat@example.com>,', phone: 'Tel: O151 496 0123 x4' },
  { email: 'mailto:pat@example.com', phone: '+44 (0)151 496 0123 (home)' },
])('takes what is pasted: %j', (change) => expect(validate({ ...complete, ...change })).toEqual({}));

test('says what is wrong with an address and a number', () => {
  expect(validate({ ...complete, email: 'pat@gmail', phone: '0151 496 0123 / 07700 900123' })).toEqual({
    email: 'The end of the address is missing, such as .com or .co.uk',
    phone: 'These look like two numbers. Please enter the one to call',
  });
});

test("puts the server's messages only at fields of the form", () => {
  expect(firstMessages({ phone: ['Too short', 'Odd'], colour: ['Unknown'], email: [] })).toEqual({
    phone: 'Too short',
    email: 'Invalid input',
  });
});

test.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  [' Ann@Hotmial.co.uk', 'ann@hotmail.co.uk'],
  ['ann@gmail.com', undefined],
  ['ann@example.co.uk', undefined],
  ['ann', undefined],
])('asks back %s as %s', (typed, meant) => expect(likelyEmail(typed)).toBe(meant));
