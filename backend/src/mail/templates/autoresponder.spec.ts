import { describe, expect, it } from '@jest/globals';
import { BRAND } from '../../../test/factories/brand.js';
import { autoresponder } from './autoresponder.js';

const customer = (name: string) => ({ name, service: null });

const settings = {
  ...BRAND,
  autoresponderTemplate:
    'Hello {name},\n\nthanks & regards <soon>.\nCall {phone} or {emergencyPhone}.\n\n{companyName} {unknown} {constructor}',
  emergencyPhone: '0151 496 0002',
};

describe('the autoresponder', () => {
  it('fills in its placeholders and leaves what it does not know', () => {
    const { subject, text } = autoresponder(customer('Ada Lovelace'), settings);
    expect(subject).toBe('Thank you for contacting Volts & Sons');
    expect(text).toBe(
      'Hello Ada Lovelace,\n\nthanks & regards <soon>.\nCall 0151 496 0001 or 0151 496 0002.\n\nVolts & Sons {unknown} {constructor}\n',
    );
  });

  it('has paragraphs, and escapes everything in HTML', () => {
    const { html } = autoresponder(customer('<b>Ada</b>'), settings);
    expect(html).toContain('<p>Hello &lt;b&gt;Ada&lt;/b&gt;,</p>\n<p>thanks &amp; regards &lt;soon&gt;.<br>Call');
    expect(html).toContain('<p>Volts &amp; Sons');
  });

  it('says what it is about, whether the customer said so or not', () => {
    const about = { ...settings, autoresponderTemplate: 'About {service}.' };
    expect(autoresponder({ name: 'Ada', service: 'EV charging' }, about).text).toBe('About EV charging.\n');
    expect(autoresponder(customer('Ada'), about).text).toBe('About electrical work.\n');
  });

  it('takes a name literally', () => {
    expect(autoresponder(customer('$& {phone}'), settings).text).toContain('Hello $& {phone},');
  });

  it('has one line for a subject', () => {
    expect(autoresponder(customer('Ada'), { ...settings, companyName: 'Volts\r\nBcc: x@example.com' }).subject).toBe(
      'Thank you for contacting Volts Bcc: x@example.com',
    );
  });

  it.each(['Win at http://spam.example', 'www.spam.example', 'buy now spam.example/x', 'me@spam.example', 'x'.repeat(81)])(
    'does not spread what is no name: %s',
    (name) => {
      expect(autoresponder(customer(name), settings).text).toContain('Hello customer,');
    },
  );

  it.each(["Siobhán O'Neill-Smith", 'J.R. Tolkien', 'Dr. Ada Lovelace', '李 小龙'])('greets %s', (name) => {
    expect(autoresponder(customer(name), settings).text).toContain(`Hello ${name},`);
  });
});
