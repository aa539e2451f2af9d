import { describe, expect, it } from '@jest/globals';
import { BRAND } from '../../../test/factories/brand.js';
import { dailyDigest } from './daily-digest.job.js';

const URL = 'https://www.example.co.uk';
const enquiry = {
  id: '01900000-0000-7000-8000-000000000000',
  name: '<b>Ada</b>\r\nBcc: x@example.com',
  email: 'ada@example.co.uk',
  phone: '0151 496 0000',
  service: 'EV charging',
  dueAt: new Date('2026-11-21T12:00:00Z'),
};

describe('the daily digest', () => {
  const now = new Date('2026-11-21T08:00:00Z');

  it('lists waiting customers and work in progress', () => {
    const late = { ...enquiry, name: 'Late', dueAt: new Date('2026-11-21T07:00:00Z'), hasReply: false };
    const { subject, text, html } = dailyDigest(
      [late, { ...enquiry, hasReply: false }, { ...enquiry, name: 'Bea', service: null, hasReply: true }],
      now,
      BRAND,
      URL,
    );
    expect(subject).toBe('2 enquiries are waiting for a reply, 1 in hand');
    expect(text).toContain('Waiting for a reply (2)\n- Late, EV charging, overdue since 21 November 2026 at 07:00');
    expect(text).toContain('- <b>Ada</b> Bcc: x@example.com, EV charging, due 21 November 2026 at 12:00');
    expect(text).toContain(`In hand (1)\n- Bea\n  ${URL}/admin/inquiries/${enquiry.id}`);
    expect(html).toContain('&lt;b&gt;Ada');
  });

  it('stays short with many enquiries', () => {
    const many = Array.from({ length: 5_000 }, () => ({ ...enquiry, name: '💡'.repeat(100), hasReply: false }));
    const { text, html } = dailyDigest(many, now, BRAND, URL);
    expect(text).toContain('and 4960 more');
    expect(text).not.toContain('In hand');
    expect(Buffer.byteLength(html)).toBeLessThan(65_535);
  });
});
