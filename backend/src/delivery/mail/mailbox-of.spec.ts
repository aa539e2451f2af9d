import { describe, expect, it } from '@jest/globals';
import { mailboxOf } from './mailbox-of.js';

describe('the mailbox of an address', () => {
  it.each([
    ['Ada.Lovelace+site@GMail.com', 'adalovelace@gmail.com'],
    ['a.d.a.lovelace@googlemail.com', 'adalovelace@gmail.com'],
    ['Ada+one+two@Example.co.uk', 'ada@example.co.uk'],
    ['a.b@example.co.uk', 'a.b@example.co.uk'],
    ['ada@münchen.example', 'ada@xn--mnchen-3ya.example'],
    ['ada@example.co.uk.', 'ada@example.co.uk'],
  ])('of %s is %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
});
