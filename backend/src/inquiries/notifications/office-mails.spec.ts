import { describe, expect, it } from '@jest/globals';
import { BRAND } from '../../../test/factories/brand.js';
import { deadlineAlert, officeNotice, type InquiryFacts } from './office-mails.js';

const enquiry: InquiryFacts = {
  id: '01900000-0000-7000-8000-000000000000',
  name: 'Ada Lovelace',
  company: 'Analytical Engines',
  email: 'ada@example.co.uk',
  phone: '0151 496 0000',
  service: 'EV charging',
  place: 'West Kirby',
  message: 'Two chargers, please.\nOne for each car.\n\nThank you',
  source: '/contact',
  createdAt: new Date('2026-07-01T11:30:00Z'),
  dueAt: new Date('2026-07-02T11:31:00Z'),
};

describe('the notice to the office', () => {
  it('states the facts and links to the enquiry', () => {
    const { subject, text, html } = officeNotice(enquiry, BRAND, 'https://www.example.co.uk');
    expect(subject).toBe('New enquiry from Ada Lovelace: EV charging');
    for (const part of [text, html]) {
      for (const fact of [
        'Ada Lovelace',
        'Analytical Engines',
        'West Kirby',
        'ada@example.co.uk',
        '0151 496 0000',
        'EV charging',
        '/contact',
        '1 July 2026',
        '12:30',
        '2 July 2026 at 12:31',
      ])
        expect(part).toContain(fact);
      expect(part).toContain('https://www.example.co.uk/admin/inquiries/01900000-0000-7000-8000-000000000000');
    }
    expect(text).toContain('Message:\nTwo chargers, please.\nOne for each car.\n\nThank you');
    expect(html).toContain('<p>Two chargers, please.<br>One for each car.</p>\n<p>Thank you</p>');
  });

  it('begins with the call that the customer waits for, and asks nobody to answer without an address', () => {
    const call = 'Tuesday 24 November, 8:00 AM to 10:00 AM';
    const { subject, text, html } = officeNotice({ ...enquiry, email: '', call }, BRAND, 'https://x.example');
    expect(subject).toBe(`Call Ada Lovelace: ${call}`);
    expect(text.indexOf(`Call: ${call}`)).toBeLessThan(text.indexOf('Name:'));
    for (const part of [text, html]) {
      expect(part).toContain('has left no email address');
      expect(part).not.toContain('Reply to this email');
    }
  });

  it('omits unknown facts', () => {
    const { subject, text, html } = officeNotice({ ...enquiry, company: null, service: null, source: null }, BRAND, 'https://x.example');
    expect(subject).toBe('New enquiry from Ada Lovelace');
    for (const label of ['Company', 'Service', 'Sent from', 'null', 'undefined']) expect(text + html).not.toContain(label);
  });

  it("escapes the visitor's text", () => {
    const evil = '<script>alert("x")</script>&amp;';
    const { html } = officeNotice({ ...enquiry, name: evil, company: evil, message: evil, source: evil }, BRAND, 'https://x.example');
    expect(html).not.toContain('<script');
    expect(html.split('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;amp;')).toHaveLength(5);
  });

  it('keeps line breaks out of the subject and the facts', () => {
    const { subject, text } = officeNotice({ ...enquiry, name: 'Ada\r\nBcc: all@example.com\u2028Phone: 1' }, BRAND, 'https://x.example');
    expect(subject).toBe('New enquiry from Ada Bcc: all@example.com Phone: 1: EV charging');
    expect(text).toContain('Name: Ada Bcc: all@example.com Phone: 1\n');
  });

  it('keeps long names, right-to-left text and emoji', () => {
    const name = `${'x'.repeat(150)} שלום \u202Eevil 💡`;
    const { text, html, subject } = officeNotice({ ...enquiry, name }, BRAND, 'https://x.example');
    for (const part of [text, html, subject]) expect(part).toContain('שלום');
    for (const part of [text, html, subject]) expect(part).toContain('💡');
    // A character that would make the rest of the line read backwards is not taken along.
    for (const part of [text, html, subject]) expect(part).not.toContain('\u202E');
  });
});

const URL = 'https://www.example.co.uk';
const waiting = {
  id: '01900000-0000-7000-8000-000000000000',
  name: '<b>Ada</b>\r\nBcc: x@example.com',
  email: 'ada@example.co.uk',
  phone: '0151 496 0000',
  service: 'EV charging',
  dueAt: new Date('2026-11-21T12:00:00Z'),
};

describe('the deadline alert', () => {
  it('names customer and deadline and links to the enquiry', () => {
    const { subject, text, html } = deadlineAlert(waiting, false, BRAND, URL);
    expect(subject).toBe('Reply due soon: <b>Ada</b> Bcc: x@example.com');
    for (const part of [text, html])
      for (const fact of [
        '21 November 2026 at 12:00',
        '0151 496 0000',
        'ada@example.co.uk',
        'EV charging',
        `${URL}/admin/inquiries/${waiting.id}`,
      ])
        expect(part).toContain(fact);
    expect(html).not.toContain('<b>Ada');
  });

  it('states that the reply is overdue', () => {
    const { subject, text } = deadlineAlert(waiting, true, BRAND, URL);
    expect(subject).toContain('Reply overdue');
    expect(text).toContain('has not had one');
  });
});
