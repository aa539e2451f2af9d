import { describe, expect, it } from '@jest/globals';
import { BRAND } from '../../../test/factories/brand.js';
import { invitation } from './invitation.js';
import { passwordReset } from './password-reset.js';

const facts = {
  username: 'ada.l',
  brand: { ...BRAND, companyName: 'Volts & <Sons>' },
  link: 'https://www.example.co.uk/admin/reset-password?token=a-b_c',
  validFor: '60 minutes',
};

describe.each([
  ['password reset', passwordReset, 'Set a new password for Volts & <Sons>'],
  ['invitation', invitation, 'Your account for the website of Volts & <Sons>'],
])('the %s', (_, template, expected) => {
  it('says in both parts where to go, how long, and under which name', () => {
    const { subject, text, html } = template(facts);
    expect(subject).toBe(expected);
    for (const part of [text, html]) for (const fact of [facts.link, '60 minutes', 'ada.l']) expect(part).toContain(fact);
    // On a line of its own, so that every mail program finds where it ends.
    expect(text.split('\n')).toContain(facts.link);
  });

  it('escapes in HTML, and has one line for a subject', () => {
    const { subject, html } = template({
      ...facts,
      brand: { ...BRAND, companyName: 'Volts <b>\r\nBcc: x@example.com' },
      link: `${facts.link}&x="`,
    });
    expect(html).not.toContain('<b>');
    expect(html).toContain('&amp;x=&quot;"');
    expect(subject).toContain('Volts <b> Bcc: x@example.com');
  });
});
