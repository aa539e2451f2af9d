import { expect, test } from '@jest/globals';
import { company, fixtureApi, homepage, service, servicePage } from '../testing/fixtures';
import { OPEN, page } from '../testing/page';

const NIGHT = new Date('2026-11-24T20:00:00Z');

/** The buttons of hero, card and end, in their order, the main ones marked. */
async function buttons(now: Date, changes: Parameters<typeof servicePage>[0] = {}, settings = company()) {
  const response = [servicePage({ ctaOverrides: null, ...changes })];
  const api = fixtureApi({ '/api/service-location-pages?service=service-1': response, '/api/company-info': settings });
  const { html } = await page('/services/service-1', api, { now });
  const parts = html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .matchAll(/<a href="(tel|\/[a-z]+)[^>]*button-(primary|outline)/g);
  return { html, shown: Array.from(parts, ([, to, kind]) => `${to}${kind === 'primary' ? '!' : ''}`).join(' ') };
}

test('calls come first in office hours', async () => {
  const { html, shown } = await buttons(OPEN);
  expect(shown).toBe('tel! /contact tel! /contact tel! /contact');
  expect(html).not.toContain('We answer ');
});

test('at night the form comes first, with the time of the reply, and the emergency number second', async () => {
  const replyPromise = { text: 'by 9:00 AM on Monday 30 November', until: null };
  const { html, shown } = await buttons(NIGHT, {}, company({ replyPromise }));
  expect(shown).toBe('/contact! tel /contact! tel /contact! tel');
  expect(html.replaceAll('<!-- -->', '').split('We answer by 9:00 AM on Monday 30 November')).toHaveLength(4);
  expect(html).toMatch(/href="tel:\+441514960222" class="button button-outline"/);
});

test('at night a company without an emergency line offers the form first and its number second, also for emergencies', async () => {
  const emergency = { ...service(1), isEmergency: true };
  const { html, shown } = await buttons(NIGHT, { service: emergency }, company({ emergencyPhone: null }));
  expect(shown).toBe('/contact! tel /contact! tel /contact! tel');
  expect(html).toMatch(/href="tel:\+441514960111" class="button button-outline"/);
  expect(html).toContain('Closed, opens 8:00 AM tomorrow');
});

test('at night an emergency service still offers a call first, as does a card whose button leads elsewhere', async () => {
  const emergency = { ...service(1), isEmergency: true };
  expect((await buttons(NIGHT, { service: emergency })).shown).toBe('tel! /contact tel! /contact tel! /contact');
  const elsewhere = { buttonLink: '/projects' };
  expect((await buttons(NIGHT, { ctaOverrides: elsewhere })).shown).toBe('/contact! tel tel! /projects /contact! tel');
});

test.each([
  [true, 'Get a Free Quote'],
  [false, 'Get a Quote'],
])('every page of a company whose quotations are free: %s, has one name for the form', async (freeQuotes, name) => {
  const blocks = [{ id: 'none', type: 'other', enabled: true, order: 1, content: {} }];
  const api = fixtureApi({ '/api/company-info': company({ freeQuotes }), '/api/homepage/published': homepage({ blocks }) });
  for (const path of ['/', '/services/service-1', '/areas', '/contact']) {
    const { html } = await page(path, api);
    const links = Array.from(html.matchAll(/<a href="\/contact[^>]*button-[^>]*>([^<]*)</g), ([, text]) => text);
    const headings = Array.from(html.matchAll(/<section id="contact".*?<h2[^>]*>([^<]*)</g), ([, text]) => text);
    expect([path, new Set([...links, ...headings])]).toEqual([path, new Set([name])]);
  }
});
