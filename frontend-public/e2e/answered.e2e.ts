import type { Page } from '@playwright/test';
import { axe } from '../../scripts/testing/browser.ts';
import { expect, furtherCase, test } from '../../scripts/testing/journey.ts';
import { live, makes } from './visitor.ts';

const OFFICE = 'tel:+441514960123';
const LINE = 'tel:+441514960199';
const EMERGENCY = '/services/emergency-electrical/wirral';

const called = (page: Page) =>
  page.locator('a[href^="tel:"]').evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);

for (const [index, when] of (['night', 'Sunday', 'holiday'] as const).entries())
  test(`calls the emergency line from everywhere, ${when}`, furtherCase(index), async ({ app, newPage }) => {
    await makes(app, when);
    const page = await newPage({ viewport: { width: 390, height: 844 } });
    for (const path of ['/', EMERGENCY]) {
      await live(page, path);
      expect(await called(page)).toEqual([LINE]);
      await expect(page.locator('main').getByText('Emergency line, day and night').first()).toBeVisible();
      await expect.poll(() => axe(page)).toEqual([]);
    }
    await expect(page.locator('.page-hero').getByText(/Switch off at the main switch/)).toBeVisible();
  });

test('calls the office while it is open', async ({ app, newPage }) => {
  await makes(app, 'day');
  const page = await newPage();
  await live(page, EMERGENCY);
  expect(await called(page)).toEqual([OFFICE, LINE]);
  expect(await page.locator(`a[href="${LINE}"]`).count()).toBe(1);
  await expect(page.getByRole('banner').getByText('Open until 11:59 PM').first()).toBeVisible();
});

test('changes on an open page when the office closes, in what is typed as well', async ({ app, newPage }) => {
  await makes(app, 'day');
  const page = await newPage({ own: true });
  await page.clock.install();
  await live(page, '/');
  await page.getByLabel('Your postcode').fill('CH62');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.locator('.postcode .note').getByRole('link', { name: 'Call 0151 496 0123' })).toBeVisible();
  await makes(app, 'night');
  await page.clock.fastForward('24:00:05');
  await expect
    .poll(() => page.locator('header, .hero, .call-card, .footer, .floating-call').locator(`a[href="${OFFICE}"]`).count())
    .toBe(0);
  await expect(page.getByText('Yes, we cover CH62')).toBeVisible();
});

test('corrects a page that was kept from office hours', async ({ app, newPage }) => {
  await makes(app, 'day');
  const kept = (await (await fetch(`${app.url}/`)).text()).replace(
    /data-valid-until="[^"]+"/,
    'data-valid-until="2026-01-01T00:00:00.000Z"',
  );
  await makes(app, 'night');
  const page = await newPage();
  await page.route('/', async (route) => route.fulfill({ response: await route.fetch(), body: kept }), { times: 1 });
  await page.goto('/');
  await expect.poll(() => called(page)).toEqual([LINE]);
  await expect(page.getByRole('banner').getByText('Open until')).toHaveCount(0);
});

test('gives both numbers with their hours without script', async ({ app, newPage }) => {
  await makes(app, 'night');
  const page = await newPage({ javaScriptEnabled: false, allow: [/status of 404/] });
  for (const path of ['/', EMERGENCY, '/nothing']) {
    await page.goto(path);
    expect(await called(page)).toEqual([LINE]);
    await expect(page.getByRole('contentinfo').getByText('0151 496 0123')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('Mon–Sun 12:00 AM–12:01 AM')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('Emergency line, day and night')).toBeVisible();
  }
});

test('says what to do first to somebody in danger, and has no emergency page without a line', async ({ app, newPage }) => {
  await makes(app, 'night', null);
  const page = await newPage({ allow: [/status of 404/, /status of 400/] });
  await live(page, '/');
  expect(await called(page)).toEqual([OFFICE]);
  await expect(page.getByRole('banner').getByText('Closed, opens 12:00 AM tomorrow').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Emergency Repairs')).toHaveCount(0);
  const advice = page.getByText(/Switch off at the main switch.*999.*105/);
  await expect(page.locator('#contact').locator(advice)).toBeVisible();
  await page.getByLabel('Your postcode').fill('burning smell');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.locator('.postcode').locator(advice)).toBeVisible();
  await live(page, EMERGENCY);
  await expect(page.getByRole('heading', { name: 'Service Not Found' })).toBeVisible();
  await expect(advice).toBeVisible();
  await live(page, '/services?q=burning+smell');
  await expect(advice).toBeVisible();
  await page.getByLabel('Search services').fill('kitchen');
  await expect(advice).toHaveCount(0);
  await page.getByLabel('Search services').fill('sparks');
  await expect(advice).toBeVisible();
  await expect.poll(() => axe(page)).toEqual([]);
});
