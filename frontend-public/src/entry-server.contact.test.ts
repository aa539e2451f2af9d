import { describe, expect, test } from '@jest/globals';
import { fixtureApi } from './testing/fixtures';
import { page } from './testing/page';

const body = (html: string) => html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'));

describe('contact without script', () => {
  test('keeps what was typed and puts each error beside its field', async () => {
    const contactForm = {
      values: { name: 'Ann "A" <b>', message: 'Two\nlines' },
      error: 'Required',
      fields: { phone: ['Required'] },
    };
    const html = body((await page('/contact', fixtureApi(), { contactForm })).html);
    expect(html).toContain('value="Ann &quot;A&quot; &lt;b&gt;"');
    expect(html).toContain('Two\nlines</textarea>');
    expect(html).toContain('<p id="contact-phone-error" class="field-error">Required</p>');
    expect(html).toContain('Please check the marked fields.');
    expect(html).toContain('<a href="#contact-phone">');
    expect(html).toContain('action="/contact#result" encType="multipart/form-data" method="post"');
  });

  test.each([
    [{ phone: ['Required'] }, 'Please check the form'],
    [undefined, 'Message not sent'],
  ])('starts the title with the error', async (fields, title) => {
    const { html } = await page('/contact', fixtureApi(), { contactForm: { values: {}, error: 'Sorry.', fields } });
    expect(html).toContain(`<title>${title} | Contact`);
  });

  test('asks once whether an address is misspelt, and keeps what was typed', async () => {
    const values = { name: 'Ann', email: 'ann@gmial.com', message: 'Two\nlines' };
    const question = { typed: 'ann@gmial.com', meant: 'ann@gmail.com' };
    const html = body((await page('/contact', fixtureApi(), { contactForm: { values, question } })).html);
    expect(html).toContain('Did you mean ann@gmail.com?');
    expect(html).toContain('<input type="hidden" name="askedEmail" value="ann@gmial.com"/>');
    expect(html).toMatch(/<button(?=[^>]* type="submit")(?=[^>]* name="chosenEmail")[^>]* value="ann@gmail.com"/);
    expect(html).toMatch(/<button(?=[^>]* type="submit")(?=[^>]* name="chosenEmail")[^>]* value="ann@gmial.com"/);
    for (const kept of ['value="Ann"', 'value="ann@gmial.com"', 'Two\nlines</textarea>']) expect(html).toContain(kept);
    expect(html.match(/Did you mean/g)).toHaveLength(1);
  });

  test('asks the same in the form for complaints about personal data, and lets nothing be refused that the server takes', async () => {
    const contactForm = {
      values: { email: 'ann@gmial.com' },
      question: { typed: 'ann@gmial.com', meant: 'ann@gmail.com' },
      isComplaint: true as const,
    };
    const html = body((await page('/contact?complaint=data', fixtureApi(), { contactForm })).html);
    expect(html).toContain('Did you mean ann@gmail.com?');
    expect(html.match(/Did you mean/g)).toHaveLength(1);
    expect(html).not.toContain('type="email"');
  });

  test('says that the message was sent', async () => {
    const { html } = await page('/contact', fixtureApi(), {
      contactForm: {
        values: {},
        sent: {
          id: 'i',
          message: 'You will hear from us.',
          replyBy: '9:00 AM on Monday 30 November',
          email: 'ann@example.org',
          callBack: null,
          callDays: [{ day: 'Tuesday 24 November', times: [{ value: '2026-11-24T09:00:00.000Z', text: '9:00 AM to 11:00 AM' }] }],
          uploadKey: 'k',
        },
      },
    });
    expect(body(html).replaceAll('<!-- -->', '')).toContain('<strong>Message Sent Successfully</strong> You will hear from us.');
    expect(html).toContain('Our office has your message and will reply to ann@example.org by 9:00 AM on Monday 30 November.');
    expect(html).toContain('action="/contact/call-back#result"');
    expect(html).toContain('<title>Message sent | Contact');
  });
});
