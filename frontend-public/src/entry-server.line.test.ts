import { describe, expect, test } from '@jest/globals';
import { company, fixtureApi, homepage, servicePage } from './testing/fixtures';
import { page } from './testing/page';

const CLOSED = new Date('2026-11-24T20:00:00Z');

describe('opening hours', () => {
  const pages = ['/', '/services', '/services/service-1', '/projects', '/contact', '/postcode-check', '/nothing'];
  const called = (html: string) => new Set(Array.from(html.matchAll(/href="tel:([^"]+)"/g), ([, number]) => number));
  const listed = 'Mon–Fri 8:00 AM–6:00 PM</small><small>Sat 9:00 AM–4:00 PM</small>';

  test.each(pages)('%s calls only the emergency line at night, and names both numbers with their hours', async (path) => {
    const { html } = await page(path, fixtureApi(), { now: CLOSED, isMissing: path === '/nothing' });
    expect([...called(html)]).toEqual(['+441514960222']);
    expect(html.match(/Emergency line, day and night/g)?.length).toBeGreaterThanOrEqual(4);
    expect(html).toContain(`0151 496 0111</span><small>${listed}`);
    const open = await page(path, fixtureApi(), { isMissing: path === '/nothing' });
    expect([...called(open.html)]).toEqual(['+441514960111', '+441514960222']);
    expect(open.html.match(/tel:\+441514960222/g)?.length).toBeLessThanOrEqual(2);
    expect(open.html).toContain('Open until 6:00 PM');
  });

  test.each(pages)('%s says when the office opens where there is no emergency line', async (path) => {
    const api = fixtureApi({ '/api/company-info': company({ emergencyPhone: null }) });
    const { html } = await page(path, api, { now: CLOSED, isMissing: path === '/nothing' });
    expect([...called(html)]).toEqual(['+441514960111']);
    expect(html).toContain('Closed, opens 8:00 AM tomorrow');
    expect(html).not.toContain('mergency line');
  });

  test('lets a button that staff wrote for the office call what is answered, in their words', async () => {
    const link = 'tel:0151 496 0111';
    const blocks = [
      { type: 'hero', content: { title: 'Hero', ctaText: 'Ring us', ctaLink: link } },
      {
        type: 'cta',
        content: { primaryCta: { text: 'Call 0151 496 0111', link }, secondaryCta: { text: 'Head office', link: 'tel:+442079460000' } },
      },
    ].map((block, order) => ({ ...block, id: block.type, enabled: true, order }));
    const api = fixtureApi({ '/api/homepage/published': homepage({ blocks }) });
    const { html } = await page('/', api, { now: CLOSED });
    expect(html).toMatch(/href="tel:\+441514960222"[^>]*>Ring us</);
    expect(html).toMatch(/href="tel:\+441514960222"[^>]*>Call 0151 496 0222</);
    expect(html).toMatch(/href="tel:\+442079460000"[^>]*>Head office</);
    expect((await page('/', api)).html).toMatch(/href="tel:\+441514960111"[^>]*>Call 0151 496 0111</);
  });

  test.each(['/privacy', '/services/service-1'])('calls the closed office from no sentence of %s', async (path) => {
    const content = '<p>Call <a href="tel:01514960111">0151 496 0111</a> or <a href="tel:+442079460000">London</a>.</p>';
    const privacy = { slug: 'privacy', title: 'Privacy', content, sections: [], images: [], template: 'legal' };
    const api = fixtureApi({
      '/api/core-pages/privacy': privacy,
      '/api/service-location-pages?service=service-1': [servicePage({ content })],
    });
    expect((await page(path, api)).html).toContain(`data-timed="true">${content}`);
    const closed = '<p>Call 0151 496 0111 or <a href="tel:+442079460000">London</a>.</p>';
    expect((await page(path, api, { now: CLOSED })).html).toContain(`data-timed="true">${closed}`);
  });

  test('expires a page when the office next opens or closes, or at midnight', async () => {
    expect((await page('/')).validUntil).toEqual(new Date('2026-11-24T18:00:00Z'));
    expect((await page('/', fixtureApi(), { now: CLOSED })).validUntil).toEqual(new Date('2026-11-25T00:00:00Z'));
  });
});

test('says why a wish to be rung back was refused, also once the office has no opening hours', async () => {
  const never = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };
  const api = fixtureApi({ '/api/company-info': company({ openingHours: never }) });
  expect((await page('/contact', api)).html).not.toContain('ring-back');
  const contactForm = { values: { name: 'Ann' }, isRingBack: true, error: 'We cannot promise a time.' } as const;
  expect((await page('/contact', api, { contactForm })).html).toContain('We cannot promise a time.');
});
