import { describe, expect, test } from '@jest/globals';
import type { InquiryPage } from '../../backend/render';
import { page } from './testing/page';

const at = { iso: '2026-11-24T09:00:00.000Z', text: '24 November 2026 at 9:00 AM' };
const inquiry = (fields: Partial<InquiryPage> = {}): InquiryPage => ({
  path: '/e/1',
  formKey: 'the-key',
  name: 'Ada <b>',
  email: 'ada@example.org',
  phone: '0151 496 0000',
  service: 'EV Charging',
  received: at,
  keeper: null,
  status: 'Waiting for our reply',
  due: at,
  newDue: null,
  isSolved: false,
  photos: [{ small: '/e/1/photos/p/small', full: '/e/1/photos/p' }],
  upload: { id: 'i', uploadKey: 'k' },
  callBack: null,
  callDays: [{ day: 'Tuesday 24 November', times: [{ value: at.iso, text: '9:00 AM to 11:00 AM' }] }],
  entries: [{ by: 'customer', title: 'You wrote', words: 'Two <script>chargers</script>', at, files: [] }],
  ...fields,
});
const shown = (fields?: Partial<InquiryPage>) => page('/e', undefined, { inquiry: inquiry(fields), noindex: true });

describe("a customer's page", () => {
  test('is for nobody else: not indexed, without an address to share', async () => {
    const { status, html, share } = await shown();
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/rel="canonical"|og:url|og:image/);
    expect(share).toBeUndefined();
  });

  // @asvs 1.1.2, 1.2.1
  test('escapes what was written, and its forms carry their key', async () => {
    const { html } = await shown();
    expect(html).toContain('Two &lt;script&gt;chargers&lt;/script&gt;');
    expect(html).toContain('action="/e/1#result" method="post"');
    expect(html).toContain('name="formKey" value="the-key"');
  });

  test('names the files that came with an answer, each with its link', async () => {
    const files = [{ name: 'Quotation <Ada>.pdf', path: '/e/1/files/f' }];
    const { html } = await shown({ entries: [{ by: 'office', title: 'We answered', words: 'Here it is.', at, files }] });
    expect(html).toContain('<a href="/e/1/files/f">Quotation &lt;Ada&gt;.pdf</a>');
  });

  test('says what was sent, or why not, with what was typed', async () => {
    const { html: done } = await shown({ done: 'words' });
    expect(done).toContain('<title>Message sent | Your enquiry | Mersey Sparks</title>');
    const refused = { form: 'words' as const, error: 'Too long.', fields: { text: ['Shorten it'] }, values: { text: 'My words' } };
    const { html } = await shown({ refused });
    for (const text of ['<title>Please check the form |', 'Too long.', 'Shorten it', 'My words</textarea>']) expect(html).toContain(text);
  });

  test('asks whether a corrected address is misspelt, and accepts a pasted one without script', async () => {
    const question = { typed: 'ada@gmial.com', meant: 'ada@gmail.com' };
    const refused = { form: 'details' as const, error: 'Misspelt?', values: { email: 'ada@gmial.com' }, question };
    const { html } = await shown({ refused });
    for (const text of ['Did you mean ada@gmail.com?', 'Yes, save ada@gmail.com', 'name="askedEmail" value="ada@gmial.com"'])
      expect(html).toContain(text);
    expect(html).not.toContain('Misspelt?');
    expect(html).not.toContain('type="email"');
    expect(html).toMatch(/<input(?=[^>]* name="email")[^>]* inputMode="email"/i);
  });

  test('offers times for a call and names a late reply', async () => {
    const { html } = await shown({
      newDue: { iso: at.iso, text: '12:00 PM on Wednesday 25 November' },
      callBack: 'Tuesday 24 November, 9:00 AM to 11:00 AM',
    });
    for (const text of [
      'Our reply is delayed',
      '12:00 PM on Wednesday 25 November',
      'We will call you',
      'No call needed any more',
      `value="${at.iso}"`,
    ])
      expect(html).toContain(text);
    expect(html).not.toContain('>You will hear from us by');
  });

  test('helps whoever has a link that does not work', async () => {
    const { html } = await page('/e', undefined, { inquiry: { typed: 'Unsent words' }, noindex: true, isMissing: true });
    for (const text of ['This link does not work', 'Unsent words', 'href="/contact"', 'href="tel:']) expect(html).toContain(text);
  });

  test('does not call a link broken because others at its address tried wrong ones', async () => {
    const { html } = await page('/e', undefined, { inquiry: { isLimited: true }, noindex: true, isMissing: true });
    expect(html).toContain('A complete link from our emails works at any time.');
    expect(html).not.toContain('This link does not work');
  });
});
