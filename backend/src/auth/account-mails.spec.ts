import { describe, expect, it } from '@jest/globals';
import { BRAND } from '../../test/factories/brand.js';
import { accountChanged, passwordMail } from './account-mails.js';

const facts = {
  username: 'ada.l',
  brand: { ...BRAND, companyName: 'Volts & <Sons>' },
  link: 'https://www.example.co.uk/admin/reset-password#token=a-b_c',
  validFor: '60 minutes',
};

describe.each([
  ['password-reset', 'Set a new password for Volts & <Sons>'],
  ['invitation', 'Your account for the website of Volts & <Sons>'],
] as const)('the %s', (kind, expected) => {
  it('contains link, validity and username in both parts', () => {
    const { subject, text, html } = passwordMail(kind, facts);
    expect(subject).toBe(expected);
    for (const part of [text, html]) for (const fact of [facts.link, '60 minutes', 'ada.l']) expect(part).toContain(fact);
    // On a line of its own, so that every mail program finds where it ends.
    expect(text.split('\n')).toContain(facts.link);
  });

  it('escapes HTML and keeps the subject on one line', () => {
    const { subject, html } = passwordMail(kind, {
      ...facts,
      brand: { ...BRAND, companyName: 'Volts <b>\r\nBcc: x@example.com' },
      link: `${facts.link}&x="`,
    });
    expect(html).not.toContain('<b>');
    expect(html).toContain('&amp;x=&quot;"');
    expect(subject).toContain('Volts <b> Bcc: x@example.com');
  });
});

const change = { username: 'ada', brand: BRAND, hasNewPassword: false, changedAt: new Date('2026-11-22T09:00:00Z') };

describe('the notice of an account change', () => {
  it('names the change, its time and the new address', () => {
    const { subject, text } = accountChanged({ ...change, newAddress: 'new@staff.example' });
    expect(subject).toBe(`Your email address for ${BRAND.companyName} was changed`);
    for (const fact of ['Hello ada', 'new@staff.example', BRAND.phone, '22 November']) expect(text).toContain(fact);
  });

  it('names address and password if both changed, and no address if it is the same', () => {
    expect(accountChanged({ ...change, newAddress: 'n@staff.example', hasNewPassword: true }).subject).toContain(
      'email address and password',
    );
    expect(accountChanged({ ...change, hasNewPassword: true }).text).not.toContain('@');
  });

  it('escapes the username', () => {
    const { html } = accountChanged({ ...change, newAddress: "<b>'&@staff.example" });
    expect(html).toContain('&lt;b&gt;');
    expect(html).not.toContain('<b>');
  });
});
