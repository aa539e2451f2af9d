import { describe, expect, it } from '@jest/globals';
import { BRAND } from '../../../test/factories/brand.js';
import { button, htmlMail, inkOn } from './brand.js';

describe('the clothes of a mail', () => {
  it('carry name, phone, address and colours of the company', () => {
    const html = htmlMail('<p>Hello</p>', BRAND);
    for (const part of ['Volts &amp; Sons', '0151 496 0001', '1 High Street', BRAND.primaryColor, '<p>Hello</p>'])
      expect(html).toContain(part);
  });

  it('escape what the settings say', () => {
    const html = htmlMail('', { ...BRAND, companyName: '<b>Volts</b>\r\nBcc: x', address: '"><img src=x>' });
    expect(html).not.toMatch(/<b>|<img/);
    expect(html).toContain('&lt;b&gt;Volts&lt;/b&gt; Bcc: x');
  });

  it.each([
    ['#FACC15', '#0B1220'],
    ['#15803D', '#FFFFFF'],
    ['#FFFFFF', '#0B1220'],
    ['#000000', '#FFFFFF'],
  ])('write on %s in %s', (colour, ink) => {
    expect(inkOn(colour)).toBe(ink);
    expect(button('Go', 'https://x.example/?a="&b', { ...BRAND, secondaryColor: colour })).toContain(`color: ${ink}`);
  });

  it('let no address break out of its link', () => {
    expect(button('Go', 'https://x.example/?a="&b', BRAND)).toContain('href="https://x.example/?a=&quot;&amp;b"');
  });
});
