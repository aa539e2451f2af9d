import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { doublesTheText, fitsTheScreen, live, makes } from './visitor.ts';

/** The number of lines that the elements occupy. */
const lines = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((nodes) => new Set(nodes.map((node) => node.getBoundingClientRect().top)).size);

/** Texts of elements that overflow the screen or their container. */
const cut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((nodes) =>
      nodes
        .filter((node) => node.getBoundingClientRect().right > window.innerWidth || node.scrollWidth > node.clientWidth)
        .map((node) => node.textContent),
    );

for (const [path, selector] of [
  ['/', '#projects .chip'],
  ['/services', '.chip'],
  ['/', '.pills li'],
] as const) {
  test(`leaves no single item of ${path} ${selector} alone on a line on a tablet`, FURTHER, async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 768, height: 1024 } });
    await live(page, path);
    await expect.poll(() => lines(page, selector)).toBe(1);
  });
}

test("shows clients' names and postcodes in full on the narrowest phone", FURTHER, async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 320, height: 700 } });
  await live(page, '/');
  await expect.poll(() => cut(page, '.logo-loop ul:not([aria-hidden=true]) strong')).toEqual([]);
  const room = await page.locator('.postcode-ask input').evaluate((node) => node.clientWidth);
  expect(room).toBeGreaterThanOrEqual(140);
});

for (const path of [
  '/',
  '/services',
  '/services/eicr-testing/wirral',
  '/projects',
  '/projects/full-rewire-of-a-victorian-villa',
  '/areas',
  '/areas/birkenhead',
  '/contact',
  '/about',
  '/privacy',
  '/postcode-check?postcode=CH62',
  '/no-such-page',
]) {
  test(`${path} does not scroll sideways with text of twice the size`, FURTHER, async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 390, height: 844 }, allow: [/status of 404/] });
    await live(page, path);
    await doublesTheText(page);
    for (const width of [390, 360, 768, 1024]) {
      await page.setViewportSize({ width, height: 844 });
      await fitsTheScreen(page);
    }
  });
}

test('shows text of twice the size in full on a phone, and beside the picture on a desktop', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await live(page, '/');
  await doublesTheText(page);
  await expect.poll(() => cut(page, '.hero h1 span:not(.visually-hidden), .logo-loop ul:not([aria-hidden=true]) strong')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  const { right } = await page.locator('.hero h1').evaluate((node) => node.getBoundingClientRect());
  expect(right).toBeLessThanOrEqual(640);
});

/** The height of a page on a phone, in px. Pages that grow beyond it are not read to their end. */
const HIGHEST = { home: 9_000, other: 8_200 };

const tooHigh = async (page: Page, paths: string[]): Promise<string[]> => {
  const high: string[] = [];
  for (const path of paths) {
    await live(page, path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height > (path === '/' ? HIGHEST.home : HIGHEST.other)) high.push(`${path}: ${height} px`);
  }
  return high;
};

for (const when of ['day', 'night', 'Sunday'] as const)
  test(`home, About, a place and the pages of services stay short on a phone, by ${when}`, async ({ app, newPage }) => {
    await makes(app, when);
    const page = await newPage({ viewport: { width: 390, height: 844 } });
    const services = ['emergency-electrical', 'eicr-testing', 'rewiring-services'].map((slug) => `/services/${slug}/wirral`);
    expect(await tooHigh(page, ['/', '/about', '/areas/wirral', ...services, '/services/eicr-testing/birkenhead'])).toEqual([]);
  });

test('keeps the headings of pages within three lines, from the narrowest phone to beside a picture', async ({ newPage }) => {
  const page = await newPage();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/services/eicr-testing/heswall',
      '/services/data-cabling/bebington',
      '/projects/emergency-lighting-test-and-renewal-outpatient-block',
    ]) {
      await page.goto(path);
      const shown = await page.locator('h1').evaluate((h1: HTMLElement) => h1.offsetHeight / parseFloat(getComputedStyle(h1).lineHeight));
      expect(Math.round(shown), `${path} at ${width} px`).toBeLessThanOrEqual(3);
    }
  }
});

test('loads no more than 5 KB of script with a page', async ({ app }) => {
  const [script = ''] = /\/assets\/index-[^"]+\.js/.exec(await (await fetch(app.url)).text()) ?? [];
  const bytes = await (await fetch(app.url + script)).arrayBuffer();
  expect(bytes.byteLength).toBeGreaterThan(1_000);
  expect(gzipSync(bytes).byteLength).toBeLessThanOrEqual(5_000);
});

test('sends a phone of double density at most 70 KB of the home page before it is scrolled', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await live(page, '/');
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(30_000);
  expect(bytes).toBeLessThanOrEqual(70_000);
});

test('every page of a service stays short on a phone', FURTHER, async ({ app, newPage }) => {
  await makes(app, 'night');
  const sitemap = await (await fetch(`${app.url}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>[^<]*(\/services\/[^<]+)<\/loc>/g), ([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(50);
  expect(await tooHigh(await newPage({ viewport: { width: 390, height: 844 } }), paths)).toEqual([]);
});

for (const [path, columns] of [
  ['/contact', '.contact-details, .contact-card'],
  ['/contact', '.contact-places > *'],
  ['/areas/birkenhead', '.with-aside > *'],
  ['/areas/heswall', '.with-aside > *'],
] as const)
  test(`leaves no half of ${path} ${columns} empty on a desktop`, async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 1280, height: 800 } });
    await live(page, path);
    const ends = await page.locator(columns).evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().bottom));
    expect(ends).toHaveLength(2);
    const [one = 0, other = 0] = ends;
    expect(Math.abs(one - other)).toBeLessThan(300);
  });

test('what phones fold is open on larger screens', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await live(page, '/services/eicr-testing/wirral');
  const folds = page.locator('.phone-fold');
  const features = folds.filter({ has: page.getByRole('heading', { name: 'Key Features' }) });
  await expect(features.getByRole('listitem').first()).not.toBeVisible();
  await features.locator('summary').click();
  await expect(features.getByRole('listitem').first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await folds.count()).toBeGreaterThan(2);
  await expect(page.locator('.phone-fold:not([open])')).toHaveCount(0);
});

test('reaches the sidebar on a low screen', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 720 } });
  await live(page, '/services/eicr-testing/wirral');
  const check = page.locator('.aside').getByRole('button', { name: 'Check' });
  await check.focus();
  await expect.poll(() => check.evaluate((node) => window.innerHeight - node.getBoundingClientRect().bottom)).toBeGreaterThanOrEqual(0);
});

test('loops the row of clients without a gap on wide screens', FURTHER, async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'no-preference', viewport: { width: 2560, height: 1080 } });
  await live(page, '/');
  const widths = await page.locator('.logo-loop ul').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().width));
  expect(widths).toHaveLength(2);
  // When the first copy has scrolled out, only the second is visible.
  for (const width of widths) expect(Math.round(width)).toBeGreaterThanOrEqual(2560);
});
