import { describe, expect, test } from '@jest/globals';
import { telHref, toE164 } from './phone';

describe('toE164', () => {
  test.each([
    ['0151 496 0123', '+441514960123'],
    ['(0151) 496-0123', '+441514960123'],
    ['+44 (0)151 496 0123', '+441514960123'],
    ['+44 151 496 0123', '+441514960123'],
    ['0044 151 496 0123', '+441514960123'],
    ['07700 900123', '+447700900123'],
    ['07700.900.123', '+447700900123'],
    ['016977 3555', '+44169773555'],
    ['+353 1 234 5678', '+35312345678'],
  ])('reads %s', (written, number) => expect(toE164(written)).toBe(number));

  test.each(['', '12', '0151', 'call me', '0151 496 0123 ext 4', '00000000000', '+1', '015149601234567'])('refuses %p', (written) =>
    expect(toE164(written)).toBeNull(),
  );
});

test('a call link keeps the digits of a number that it does not understand', () => {
  expect(telHref('0151 496 0123')).toBe('tel:+441514960123');
  expect(telHref('999')).toBe('tel:999');
});
