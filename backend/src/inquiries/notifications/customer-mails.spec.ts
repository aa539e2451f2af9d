import { expect, test } from '@jest/globals';
import { BRAND } from '../../../test/factories/brand.js';
import { replyMail } from './customer-mails.js';

const replied = (words: string) => replyMail('Tom Bell', words, BRAND).text;

test.each(['Hello Tom,\n\nWe can come.', 'Hi Tom\nWe can come.', 'Dear Mr Bell,\n\nWe can come.', 'Good morning!\n\nWe can come.'])(
  'greets no customer whom staff have greeted: %j',
  (words) => expect(replied(words)).toBe(`${words}\n`),
);

test.each(['We can come.', 'Hello is what we say, and then we ask: which day suits you?', 'Hi-vis jackets are with us.\n\nWe can come.'])(
  'greets a customer whom staff have not greeted: %j',
  (words) => expect(replied(words)).toBe(`Hello Tom Bell,\n\n${words}\n`),
);
