import { expect, test } from '@jest/globals';
import { emptyText, phoneLink, replyLink } from './format';

test('a reply names its subject; an odd address cannot add to it', () => {
  expect(replyLink('ann@example.org')).toBe('mailto:ann@example.org?subject=Re%3A%20Your%20electrical%20service%20inquiry');
  expect(replyLink('a?bcc=x@example.org')).toMatch(/^mailto:a%3Fbcc%3Dx@example\.org\?subject=/);
});

test.each([
  ['+44 (0)151 496-0123', 'tel:+441514960123'],
  ['(0151) 496 0123', 'tel:01514960123'],
  ['0151 496 0123 ext. 4', 'tel:01514960123'],
])('%s is dialled as %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

test('an empty list names its filter', () => {
  expect(emptyText(undefined)).toBe('No inquiries found.');
  expect(emptyText('In Progress')).toBe('No in progress inquiries found.');
});
