import { describe, expect, it } from '@jest/globals';
import { BRAND } from '../../../test/factories/brand.js';
import { autoresponder } from './autoresponder.js';

const replyBy = new Date('2026-11-30T09:00:00Z');
const customer = (name: string) => ({ name, service: null, replyBy });

const settings = {
  ...BRAND,
  autoresponderTemplate:
    'Hello {name},\n\nthanks & regards <soon>.\nCall {phone} or {emergencyPhone}.\n\n{companyName} {unknown} {constructor}',
  emergencyPhone: '0151 496 0002',
};

describe('the autoresponder', () => {
  it('replaces known placeholders and leaves unknown ones', () => {
    const { subject, text } = autoresponder(customer('Ada Lovelace'), settings);
    expect(subject).toBe('Thank you for contacting Volts & Sons');
    expect(text).toBe(
      'Hello Ada Lovelace,\n\nthanks & regards <soon>.\nCall 0151 496 0001 or 0151 496 0002.\n\nVolts & Sons {unknown} {constructor}\n',
    );
  });

  it('keeps paragraphs and escapes HTML', () => {
    const { html } = autoresponder(customer('<b>Ada</b>'), settings);
    expect(html).toContain('<p>Hello &lt;b&gt;Ada&lt;/b&gt;,</p>\n<p>thanks &amp; regards &lt;soon&gt;.<br>Call');
    expect(html).toContain('<p>Volts &amp; Sons');
  });

  it('names the service, if the customer chose one', () => {
    const about = { ...settings, autoresponderTemplate: 'About {service}.' };
    expect(autoresponder({ ...customer('Ada'), service: 'EV charging' }, about).text).toBe('About EV charging.\n');
    expect(autoresponder(customer('Ada'), about).text).toBe('About electrical work.\n');
  });

  it('says by when the reply is promised', () => {
    expect(autoresponder(customer('Ada'), { ...settings, autoresponderTemplate: 'By {replyBy}.' }).text).toBe(
      'By 9:00 AM on Monday 30 November.\n',
    );
    const over = { ...customer('Ada'), replyBy: null };
    expect(autoresponder(over, { ...settings, autoresponderTemplate: 'Thank you. By {replyBy}.' }).text).toBe('Thank you.\n');
  });

  it('names a closing that comes', () => {
    const closing = { first: '2026-12-24', last: '2027-01-03' };
    expect(autoresponder({ ...customer('Ada'), closing }, { ...settings, autoresponderTemplate: 'Thank you.' }).text).toBe(
      'Thank you.\n\nPlease note: we are closed from 24 December and open again on 4 January.\n',
    );
  });

  it('leaves out sentences about an emergency line that the company does not have', () => {
    const without = { ...settings, emergencyPhone: null };
    const text = (autoresponderTemplate: string) => autoresponder(customer('Ada'), { ...without, autoresponderTemplate }).text;
    expect(text('If it cannot wait, call {phone}. At night: {emergencyPhone}! Thank you.')).toBe(
      'If it cannot wait, call 0151 496 0001. Thank you.\n',
    );
    expect(text('Hello {name},\n\nAt night: {emergencyPhone}.\n\n{companyName}')).toBe('Hello Ada,\n\nVolts & Sons\n');
  });

  it('inserts names literally', () => {
    expect(autoresponder(customer('$& {phone}'), settings).text).toContain('Hello $& {phone},');
  });

  it('keeps the subject on one line', () => {
    expect(autoresponder(customer('Ada'), { ...settings, companyName: 'Volts\r\nBcc: x@example.com' }).subject).toBe(
      'Thank you for contacting Volts Bcc: x@example.com',
    );
  });

  it.each([
    'Win at http://spam.example',
    'www.spam.example',
    'buy now spam.example/x',
    'me@spam.example',
    'x'.repeat(41),
    'a b c d e f g',
    't.me/spam',
    'spam．example',
    'sp\u200Bam\u200B.ex\u200Bample',
    'Call 0900 12',
  ])('leaves out the advertisement %s instead of a name', (name) => {
    expect(autoresponder(customer(name), settings).text).toContain('Hello customer,');
  });

  it.each(["Siobhán O'Neill-Smith", 'J.R. Tolkien', 'Dr. Ada Lovelace', '李 小龙', 'John Ronald Reuel Tolkien of Oxford'])(
    'greets %s by name',
    (name) => {
      expect(autoresponder(customer(name), settings).text).toContain(`Hello ${name},`);
    },
  );
});
