import { describe, expect, it } from '@jest/globals';
import { BRAND } from '../../../test/factories/brand.js';
import type { TodaysItem } from '../../platform/common/todays-item.dto.js';
import { dailyDigest } from './daily-digest.job.js';

const URL = 'https://www.example.co.uk';
const ITEM: TodaysItem = {
  key: 'contact-inquiries 1',
  kind: 'Reply',
  title: '<b>Ada</b>\r\nBcc: x@example.com',
  text: 'Waits for a reply about EV charging.',
  urgency: 'today',
  dueAt: new Date('2026-11-21T12:00:00Z'),
  path: '/inquiries/1#reply',
  opens: 'Reply',
  phone: null,
  words: 'In her own words',
  action: null,
};

describe('the daily digest', () => {
  const now = new Date('2026-11-21T08:00:00Z');

  it('says what the list says, in its order', () => {
    const late: TodaysItem = { ...ITEM, title: 'Late', urgency: 'now', dueAt: new Date('2026-11-21T07:00:00Z') };
    const plan: TodaysItem = { ...ITEM, title: 'Workshop', text: 'Goes live tomorrow.', urgency: 'later', dueAt: null, path: null };
    const { subject, text, html } = dailyDigest({ items: [late, ITEM, plan], total: 3, more: [], notAsked: ['renewals'] }, now, BRAND, URL);
    expect(subject).toBe('Today: 3 things to do, 1 of them first');
    expect(text).toContain('First\n- Late: Waits for a reply about EV charging. Overdue since 21 November 2026 at 07:00.');
    expect(text).toContain('Next\n- <b>Ada</b> Bcc: x@example.com: Waits for a reply about EV charging. Due 21 November 2026 at 12:00.');
    expect(text).toContain(`  ${URL}/admin/inquiries/1#reply`);
    expect(text).toContain(`When there is time\n- Workshop: Goes live tomorrow.\n  ${URL}/admin\n`);
    expect(text).toContain('Could not ask: renewals.');
    expect(html).toContain('&lt;b&gt;Ada');
    expect(text + html).not.toContain('In her own words');
  });

  it('stays short with many items', () => {
    const many = Array.from({ length: 50 }, () => ({ ...ITEM, title: '💡'.repeat(100), text: '💡'.repeat(5_000) }));
    const more = [{ name: 'enquiries', count: 4950, path: '/inquiries' }];
    const { subject, text, html } = dailyDigest({ items: many, total: 5_000, more, notAsked: [] }, now, BRAND, URL);
    expect(subject).toBe('Today: 5000 things to do');
    expect(text).toContain(`- 4950 more: enquiries\n  ${URL}/admin/inquiries`);
    expect(Buffer.byteLength(html)).toBeLessThan(65_535);
  });
});
