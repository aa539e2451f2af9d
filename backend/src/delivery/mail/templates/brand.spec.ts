import { describe, expect, it } from '@jest/globals';
import { BRAND } from '../../../../test/factories/brand.js';
import { inkOn } from '../../../platform/common/ink.js';
import { button, htmlMail, waysToReach } from './brand.js';

describe('htmlMail', () => {
  it("contains the company's name, phone, address and colours", () => {
    const html = htmlMail('<p>Hello</p>', BRAND);
    for (const part of ['Volts &amp; Sons', '0151 496 0001', '1 High Street', BRAND.primaryColor, '<p>Hello</p>'])
      expect(html).toContain(part);
  });

  it('shows the logo for dark ground, or the other one on a light plate, with the name for programs without pictures', () => {
    const logos = { logoUrl: '/media/logo.png', darkLogoUrl: '/media/dark.png' };
    expect(htmlMail('', { ...BRAND, ...logos })).toContain('<img src="/media/dark.png" alt="Volts &amp; Sons"');
    expect(htmlMail('', { ...BRAND, ...logos, darkLogoUrl: null })).toMatch(/<img src="\/media\/logo.png"[^>]+background: #FFFFFF/);
  });

  it('escapes the settings', () => {
    const html = htmlMail('', { ...BRAND, companyName: '<b>Volts</b>\r\nBcc: x', address: '"><img src=x>' });
    expect(html).not.toMatch(/<b>|<img/);
    expect(html).toContain('&lt;b&gt;Volts&lt;/b&gt; Bcc: x');
  });

  it.each([
    ['#FACC15', '#0B1220'],
    ['#15803D', '#FFFFFF'],
    ['#FFFFFF', '#0B1220'],
    ['#000000', '#FFFFFF'],
  ])('writes on %s in %s', (colour, ink) => {
    expect(inkOn(colour)).toBe(ink);
    expect(button('Go', 'https://x.example/?a="&b', { ...BRAND, secondaryColor: colour })).toContain(`color: ${ink}`);
  });

  it('escapes the address of a link', () => {
    expect(button('Go', 'https://x.example/?a="&b', BRAND)).toContain('href="https://x.example/?a=&quot;&amp;b"');
  });
});

it('asks customers to call only if there is a number', () => {
  expect(waysToReach(BRAND)).toEqual(['reply to this email', 'call us on 0151 496 0001']);
  expect(waysToReach({ ...BRAND, phone: '' })).toEqual(['reply to this email']);
});
