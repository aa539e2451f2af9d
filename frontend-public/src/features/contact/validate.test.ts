import { expect, test } from '@jest/globals';
import { EMPTY_ENQUIRY, firstMessages, validate } from './validate';

const complete = { ...EMPTY_ENQUIRY, name: 'Ann', email: 'ann@example.com', phone: '0151 496 0123', serviceType: 'eicr', message: 'Hello' };

test('a complete enquiry is sent; the company is optional', () => {
  expect(validate(complete)).toEqual({});
});

test('an empty form says what is required', () => {
  expect(validate(EMPTY_ENQUIRY)).toEqual({
    name: 'Required',
    email: 'Required',
    phone: 'Required',
    serviceType: 'Required',
    message: 'Required',
  });
});

test.each([
  [{ email: 'ann' }, 'email'],
  [{ email: 'ann@example' }, 'email'],
  [{ phone: '123' }, 'phone'],
  [{ message: '   ' }, 'message'],
])('%p is refused', (change, field) => {
  expect(Object.keys(validate({ ...complete, ...change }))).toEqual([field]);
});

test("the server's messages land on fields of the form only", () => {
  expect(firstMessages({ phone: ['Too short', 'Odd'], colour: ['Unknown'], email: [] })).toEqual({
    phone: 'Too short',
    email: 'Invalid input',
  });
});
