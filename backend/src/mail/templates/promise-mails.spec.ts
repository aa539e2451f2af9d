import { describe, expect, it } from '@jest/globals';
import { BRAND } from '../../../test/factories/brand.js';
import { dailyDigest } from './daily-digest.js';
import { promiseAlert } from './promise-alert.js';

const URL = 'https://www.example.co.uk';
const enquiry = {
  id: '01900000-0000-7000-8000-000000000000',
  name: '<b>Ada</b>\r\nBcc: x@example.com',
  email: 'ada@example.co.uk',
  phone: '0151 496 0000',
  service: 'EV charging',
  dueAt: new Date('2026-11-21T12:00:00Z'),
};

describe('the alert before a promise breaks', () => {
  it('says who waits until when, and leads there', () => {
    const { subject, text, html } = promiseAlert(enquiry, false, BRAND, URL);
    expect(subject).toBe('Reply due soon: <b>Ada</b> Bcc: x@example.com');
    for (const part of [text, html])
      for (const fact of [
        '21 November 2026 at 12:00',
        '0151 496 0000',
        'ada@example.co.uk',
        'EV charging',
        `${URL}/admin/inquiries/${enquiry.id}`,
      ])
        expect(part).toContain(fact);
    expect(html).not.toContain('<b>Ada');
  });

  it('says so when it comes too late', () => {
    const { subject, text } = promiseAlert(enquiry, true, BRAND, URL);
    expect(subject).toContain('Reply overdue');
    expect(text).toContain('has not had one');
  });
});

describe('the morning digest', () => {
  const now = new Date('2026-11-21T08:00:00Z');

  it('has who waits and what is in hand', () => {
    const late = { ...enquiry, name: 'Late', dueAt: new Date('2026-11-21T07:00:00Z'), isAnswered: false };
    const { subject, text, html } = dailyDigest(
      [late, { ...enquiry, isAnswered: false }, { ...enquiry, name: 'Bea', service: null, isAnswered: true }],
      now,
      BRAND,
      URL,
    );
    expect(subject).toBe('2 enquiries wait for a reply, 1 in hand');
    expect(text).toContain('Waiting for a reply (2)\n- Late, EV charging, overdue since 21 November 2026 at 07:00');
    expect(text).toContain('- <b>Ada</b> Bcc: x@example.com, EV charging, due 21 November 2026 at 12:00');
    expect(text).toContain(`In hand (1)\n- Bea\n  ${URL}/admin/inquiries/${enquiry.id}`);
    expect(html).toContain('&lt;b&gt;Ada');
  });

  it('stays short, however much there is', () => {
    const many = Array.from({ length: 5_000 }, () => ({ ...enquiry, name: '💡'.repeat(100), isAnswered: false }));
    const { text, html } = dailyDigest(many, now, BRAND, URL);
    expect(text).toContain('and 4960 more');
    expect(text).not.toContain('In hand');
    expect(Buffer.byteLength(html)).toBeLessThan(65_535);
  });
});
