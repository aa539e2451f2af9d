import { describe, expect, test } from '@jest/globals';
import { CONTACTS, EMAIL_RULE, likelyEmail, PHONE_RULE, tidyEmail, tidyPhone } from './contact-rules.js';
import { faultOf, type Rule } from './rule.js';

const ruled = (rule: typeof EMAIL_RULE): Rule => ({
  type: 'string',
  ...rule,
  wrong: CONTACTS[rule['x-contact']].wrong,
  'x-messages': { pattern: 'no', length: 'long' },
});
const faultOfEmail = (text: string) => faultOf(ruled(EMAIL_RULE), tidyEmail(text));
const faultOfPhone = (text: string) => faultOf(ruled(PHONE_RULE), tidyPhone(text));

describe('tidyEmail', () => {
  test.each([
    '\u200Bpat@example.com',
    '\uFEFFpat@example.com',
    'p\u00ADat@exam\u200Cple.com',
    '\u202Apat@example.com\u202C',
    'pat\u2060@example.com',
    '\u00A0pat@example.com\u00A0',
    'pat@\u00A0example.com',
    'pat @ example.com',
    'mailto:pat@example.com',
    'MAILTO:pat@example.com?subject=Hello%20you',
    '<pat@example.com>',
    '<mailto:pat@example.com>',
    'Pat <pat@example.com>',
    '"Jones, Pat" <pat@example.com>;',
    'Pat Jones [mailto:pat@example.com]',
    'pat@example.com <mailto:pat@example.com>',
    'pat@example.com,',
    'pat@example.com.',
    'pat@example.com; ',
    '“pat@example.com”',
    '(pat@example.com)',
    'pat@example.com (work)',
    'Email: pat@example.com',
    'E-mail address: pat@example.com',
    'ｐａｔ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    'pat@example。com',
    'Pat@Example.COM',
    "'pat@example.com",
  ])('reads %j as pat@example.com', (pasted) => {
    expect(tidyEmail(pasted)).toBe('pat@example.com');
    expect(faultOfEmail(pasted)).toBeUndefined();
  });

  test.each(["o'neil+home@example.co.uk", 'a.b-c_d@mail.example.org', 'zoë@müller.example', 'office@localhost'])('keeps %s', (address) => {
    expect(tidyEmail(address)).toBe(address);
    expect(faultOfEmail(address)).toBeUndefined();
  });

  test.each([
    ['pat@gmail', 'The end of the address is missing, such as .com or .co.uk'],
    ['pat@example,com', 'Please check the comma: should it be a full stop?'],
    ['pat@gmail.', 'The end of the address is missing, such as .com or .co.uk'],
    ['pat@example.com, sam@example.com', 'Please enter one email address only'],
    ['pat@@example.com', 'Please enter one email address only'],
    ['pat', 'no'],
    ['pat@', 'no'],
    ['@example.com', 'no'],
    ['pat smith@example.com', 'no'],
    ['pat@example..com', 'no'],
    ['pat@192.168.0.1', 'no'],
    ['Pat <pat>', 'no'],
  ])('refuses %s: %s', (address, sentence) => expect(faultOfEmail(address)).toBe(sentence));
});

describe('tidyPhone', () => {
  test.each([
    ['0151 496 0123', '0151 496 0123'],
    ['\u202A0151 496 0123\u202C', '0151 496 0123'],
    ['0151\u00A0496\u00A00123', '0151 496 0123'],
    ['０１５１ ４９６ ０１２３', '0151 496 0123'],
    ['Tel: 0151 496 0123', '0151 496 0123'],
    ['Tel.No. 0151 496 0123', '0151 496 0123'],
    ['tel:+441514960123', '+441514960123'],
    ['m: 07700 900123', '07700 900123'],
    ['M 07700 900123', '07700 900123'],
    ['(m) 07700 900123', '07700 900123'],
    ['Mobile number - 07700 900123', '07700 900123'],
    ['07700 900123 (mobile)', '07700 900123'],
    ['07700 900123 mob.', '07700 900123'],
    ['07700 900123 - home', '07700 900123'],
    ['07700 900123 (m)', '07700 900123'],
    ['07700 900123 – work', '07700 900123'],
    ['“0151 496 0123”', '0151 496 0123'],
    ['☎️ 0151 496 0123', '0151 496 0123'],
    ['📱 Mob: 07700 900123', '07700 900123'],
    ['07700 900123.', '07700 900123'],
    ['0151.496.0123', '0151.496.0123'],
    ['0151–496–0123', '0151–496–0123'],
    ['0151−496−0123', '0151-496-0123'],
    ['(0151) 496-0123', '(0151) 496-0123'],
    ['O151 496 O123', '0151 496 0123'],
    ['o7700 9oo123', '07700 900123'],
    ['+44 (0)151 496 0123', '+44 (0)151 496 0123'],
    ['+44(0)1514960123', '+44(0)1514960123'],
    ['+44 0151 496 0123', '+44 151 496 0123'],
    ['(+44) 151 496 0123', '+44 151 496 0123'],
    ['(+44)(0)151 496 0123', '+44 (0)151 496 0123'],
    ['0044 (0)151 496 0123', '0044 (0)151 496 0123'],
    ['0044 0151 496 0123', '+44 151 496 0123'],
    ['+ 44 151 496 0123', '+44 151 496 0123'],
    ['44 7700 900123', '+44 7700 900123'],
    ['+353 1 234 5678', '+353 1 234 5678'],
    ['(+353) 1 234 5678', '+353 1 234 5678'],
    ['0151 496 0123 ext 4', '0151 496 0123 ext 4'],
    ['0151 496 0123 x4', '0151 496 0123 x4'],
    ['0151 496 0123 extn 4', '0151 496 0123 ext 4'],
    ['0151 496 0123 Ext: 4', '0151 496 0123 ext 4'],
    ['0151 496 0123, x4', '0151 496 0123 ext 4'],
    ['0151 496 0123, Extension no. 412', '0151 496 0123 ext 412'],
    ['0151 496 0123 (ext. 12)', '0151 496 0123 ext 12'],
    ['01514960123#4', '01514960123#4'],
    ['+44 (0)151 496 0123 EXT 4', '+44 (0)151 496 0123 EXT 4'],
    ['44 151 496 0123 x4', '+44 151 496 0123 x4'],
  ])('reads %j as %s', (pasted, stored) => {
    expect(tidyPhone(pasted)).toBe(stored);
    expect(tidyPhone(stored)).toBe(stored);
    expect(faultOfPhone(pasted)).toBeUndefined();
  });

  const two = 'These look like two numbers. Please enter the one to call';
  const words = 'Please enter the number alone, without words, such as 01632 960001';
  const short = 'Some digits are missing. Please enter the whole number, such as 01632 960001';
  test.each([
    ['0151 496 0123 / 07700 900123', two],
    ['0151 496 0123 or 07700 900123', two],
    ['0151 496 0123, 07700 900123', two],
    ['0151 496 0123 & 07700 900123', two],
    ['Tel: 0151 496 0123 Mob: 07700 900123', two],
    ['0151 496 0123\n07700 900123', two],
    ['0151 496 0123 07700 900123', two],
    ['496 0123/496 0124', two],
    ['0151 496 0123/4', two],
    ['0151 496 0123 (ask for Pat)', words],
    ['07700 900123 after six', words],
    ['0151', short],
    ['12345', short],
    ['ring me', 'no'],
    ['0151 496 0123 ext', words],
    ['x12 0151 496 0000', words],
    ['1'.repeat(41), 'long'],
  ])('refuses %j: %s', (pasted, sentence) => expect(faultOfPhone(pasted)).toBe(sentence));
});

describe('likelyEmail', () => {
  test.each([
    ...[
      ['gmial.com', 'gmail.com'],
      ['gmail.co', 'gmail.com'],
      ['gmail.con', 'gmail.com'],
      ['gmai.com', 'gmail.com'],
      ['gmaill.com', 'gmail.com'],
    ],
    ...[
      ['gamil.com', 'gmail.com'],
      ['gmail.co.uk', 'gmail.com'],
      ['gnail.com', 'gmail.com'],
      ['gmall.com', 'gmail.com'],
    ],
    ...[
      ['hotmial.co.uk', 'hotmail.co.uk'],
      ['hotmail.con', 'hotmail.com'],
      ['hotmal.com', 'hotmail.com'],
      ['hotmail.couk', 'hotmail.co.uk'],
    ],
    ...[
      ['yahooo.co.uk', 'yahoo.co.uk'],
      ['yaho.com', 'yahoo.com'],
      ['outlok.com', 'outlook.com'],
      ['outlook.co', 'outlook.com'],
    ],
    ...[
      ['icloud.con', 'icloud.com'],
      ['icluod.com', 'icloud.com'],
      ['btinternet.co', 'btinternet.com'],
      ['btintenet.com', 'btinternet.com'],
    ],
    ...[
      ['virginmeda.com', 'virginmedia.com'],
      ['sky.con', 'sky.com'],
      ['dibbin.con', 'dibbin.com'],
      ['dibbin.co.ik', 'dibbin.co.uk'],
    ],
  ])('asks back %s as %s', (typed, meant) => expect(likelyEmail(`pat@${typed}`)).toBe(`pat@${meant}`));

  test.each([
    ...[
      'gmail.com',
      'googlemail.com',
      'hotmail.com',
      'hotmail.co.uk',
      'hotmail.fr',
      'outlook.com',
      'yahoo.com',
      'yahoo.co.uk',
      'icloud.com',
    ],
    ...[
      'btinternet.com',
      'live.co.uk',
      'live.com',
      'sky.com',
      'mail.com',
      'email.com',
      'ymail.com',
      'example.co',
      'example.co.uk',
      'gmx.com',
    ],
    ...['love.com', 'dibbin.example', 'virginmedia.com', 'talktalk.net', 'me.com', 'aol.com', 'msn.com', 'yahoo.de', 'proton.me'],
  ])('leaves %s', (host) => expect(likelyEmail(`pat@${host}`)).toBeUndefined());
});

test('neither holds the process', () => {
  for (const sign of [' ', '<', '(', '-', '"', 'o', 'm ', '44', '@', '1 ', '\u200B', 'tel '])
    for (const text of [sign.repeat(400).slice(0, 499), `1${sign.repeat(400).slice(0, 490)}!1`, sign.repeat(60_000)]) {
      faultOfEmail(text);
      faultOfPhone(text);
    }
});
