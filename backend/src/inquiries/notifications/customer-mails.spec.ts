import { expect, test } from '@jest/globals';
import { BRAND } from '../../../test/factories/brand.js';
import { replyMail } from './customer-mails.js';

const replied = (words: string) => replyMail('Tom Bell', words, BRAND, 'Zoë Bell').text;
const SIGNATURE = `Kind regards\nZoë Bell\n${BRAND.companyName}\n`;

test.each(['Hello Tom,\n\nWe can come.', 'Hi Tom\nWe can come.', 'Dear Mr Bell,\n\nWe can come.', 'Good morning!\n\nWe can come.'])(
  'greets no customer whom staff have greeted: %j',
  (words) => expect(replied(words)).toBe(`${words}\n\n${SIGNATURE}`),
);

test.each(['We can come.', 'Hello is what we say, and then we ask: which day suits you?', 'Hi-vis jackets are with us.\n\nWe can come.'])(
  'greets a customer whom staff have not greeted: %j',
  (words) => expect(replied(words)).toBe(`Hello Tom Bell,\n\n${words}\n\n${SIGNATURE}`),
);

test.each(['Best wishes\nZoë Bell', 'Zoë Bell', `Your team of ${BRAND.companyName.toLowerCase()}`])(
  'signs no mail that staff have signed: %j',
  (end) => expect(replied(`Hi Tom\nWe can come.\n\n${end}`)).toBe(`Hi Tom\nWe can come.\n\n${end}\n`),
);

test('signs for the company where customers read no name', () =>
  expect(replyMail('Tom Bell', 'We can come.', BRAND, null).text).toBe(
    `Hello Tom Bell,\n\nWe can come.\n\nKind regards\n${BRAND.companyName}\n`,
  ));
