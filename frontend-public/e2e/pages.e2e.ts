import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { fitsTheScreen, live } from './visitor.ts';
import { startApp, type App } from '../../scripts/testing/app.ts';
import { axe, openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
}, 90_000);
afterAll(() => app.stop());
const { newPage } = openBrowser();

const PAGES: [path: string, heading: RegExp][] = [
  ['/', /./],
  ['/about', /^About /],
  ['/services', /^Our Services$/],
  ['/services/eicr-testing', /EICR/],
  ['/services/fire-alarm-systems/wirral', /Fire/],
  ['/projects', /^Our Projects$/],
  ['/contact', /^Contact Us$/],
  ['/privacy', /^Privacy Policy$/],
  ['/terms', /^Terms of Service$/],
  ['/cookies', /^Cookie Policy$/],
];

/** Collects what no first visit should ask for: the API, because the page brings its data along, and other hosts. */
function needless(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && (origin !== app.url || pathname.startsWith('/api/'))) asked.push(request.url());
  });
  return asked;
}

/** What narrow screens show differently stands on these. */
const WITH_NARROW_PARTS = ['/', '/services/eicr-testing', '/contact'];

test.each(PAGES)('%s is complete and accessible, and fits from 320 px on and at twice the size of text', async (path, heading) => {
  const page = await newPage({ viewport: { width: 1280, height: 900 } });
  const asked = needless(page);
  await live(page, app.url + path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await eventually(() => axe(page)).toEqual([]);
  expect(asked).toEqual([]);
  await page.evaluate(() => {
    const larger = new CSSStyleSheet();
    larger.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [larger];
  });
  await fitsTheScreen(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await page.setViewportSize({ width: 320, height: 900 });
  await fitsTheScreen(page);
  if (WITH_NARROW_PARTS.includes(path)) await eventually(() => axe(page)).toEqual([]);
});

test.each(['/projects/full-rewire-of-a-victorian-villa', '/services/eicr-testing/birkenhead', '/postcode-check?postcode=CH62'])(
  '%s, too, brings along whatever it shows',
  async (path) => {
    const page = await newPage();
    const asked = needless(page);
    await live(page, app.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  },
);

test('every project of the list has its page', async () => {
  const page = await newPage();
  await live(page, `${app.url}/projects`);
  const first = page.locator('.project-card').first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('heading', { name: 'The Challenge' }).waitFor();
  await eventually(() => axe(page)).toEqual([]);
});

test('the services can be searched and narrowed, and found again', async () => {
  const page = await newPage();
  await live(page, `${app.url}/services`);
  await eventually(() => page.getByRole('button', { name: /^All/ }).textContent()).toBe('All20');
  await page.getByRole('searchbox').fill('solar');
  await eventually(() => page.locator('.service-card').count()).toBe(1);
  await page.getByRole('searchbox').fill('zzz');
  await page.getByText('No services found matching your search').waitFor();
  await eventually(() => axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await eventually(() => page.locator('.service-card').count()).toBe(20);
});

test('a place of the tab strip shows the same service there', async () => {
  const page = await newPage();
  await live(page, `${app.url}/services/eicr-testing/wirral`);
  await page
    .getByRole('navigation', { name: /by location/ })
    .getByRole('link')
    .nth(1)
    .click();
  await page.waitForURL(/\/services\/eicr-testing\/(?!wirral)/);
  await page.locator('.location-tabs [aria-current=page]').waitFor();
  await page.getByText('Q1', { exact: true }).waitFor();
});

test.each([
  ['/no-such-page', '404 Page Not Found'],
  ['/services/no-such-service', 'Service Not Found'],
])('%s says "%s" with status 404', async (path, text) => {
  const page = await newPage({ allow: [/status of 404/] });
  const answer = await page.goto(app.url + path);
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: text }).waitFor();
  await eventually(() => axe(page)).toEqual([]);
});
