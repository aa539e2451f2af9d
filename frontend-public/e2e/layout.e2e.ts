import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { live } from './visitor.ts';
import { startApp, type App } from '../../scripts/testing/app.ts';
import { openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
}, 90_000);
afterAll(() => app.stop());
const { newPage } = openBrowser();

/** How many lines the elements stand on. */
const lines = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((nodes) => new Set(nodes.map((node) => node.getBoundingClientRect().top)).size);

/** The texts of elements that stand out over the screen or over what surrounds them. */
const cut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((nodes) =>
      nodes
        .filter((node) => node.getBoundingClientRect().right > window.innerWidth || node.scrollWidth > node.clientWidth)
        .map((node) => node.textContent),
    );

test.each([
  ['/', '#projects .chip'],
  ['/services', '.chip'],
  ['/', '.pills li'],
])('on a tablet none of %s %s stands alone on a line', async (path, selector) => {
  const page = await newPage({ viewport: { width: 768, height: 1024 } });
  await live(page, app.url + path);
  await eventually(() => lines(page, selector)).toBe(1);
});

test('on the narrowest phone no name of a client and no postcode is cut', async () => {
  const page = await newPage({ viewport: { width: 320, height: 700 } });
  await live(page, app.url);
  await eventually(() => cut(page, '.logo-loop ul:not([aria-hidden=true]) strong')).toEqual([]);
  const room = await page.locator('.postcode-ask input').evaluate((node) => node.clientWidth);
  expect(room).toBeGreaterThanOrEqual(140);
});

test('text of twice the size is not cut on a phone and does not run over the picture on a desk', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await live(page, app.url);
  await page.evaluate(() => {
    const larger = new CSSStyleSheet();
    larger.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [larger];
  });
  await eventually(() => cut(page, '.hero h1 span:not(.visually-hidden), .logo-loop ul:not([aria-hidden=true]) strong')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  const { right } = await page.locator('.hero h1').evaluate((node) => node.getBoundingClientRect());
  expect(right).toBeLessThanOrEqual(640);
});

test('what stands beside the text can be reached on a low screen', async () => {
  const page = await newPage({ viewport: { width: 1280, height: 720 } });
  await live(page, `${app.url}/services/eicr-testing/wirral`);
  const check = page.locator('.aside').getByRole('button', { name: 'Check' });
  await check.focus();
  await eventually(() => check.evaluate((node) => window.innerHeight - node.getBoundingClientRect().bottom)).toBeGreaterThanOrEqual(0);
});

test('the row of clients has no end on wide screens either', async () => {
  const page = await newPage({ reducedMotion: 'no-preference', viewport: { width: 2560, height: 1080 } });
  await live(page, app.url);
  const widths = await page.locator('.logo-loop ul').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().width));
  expect(widths).toHaveLength(2);
  // The second is all that is seen at the moment when the first has gone by.
  for (const width of widths) expect(Math.round(width)).toBeGreaterThanOrEqual(2560);
});
