import { axe } from '../../scripts/testing/browser.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { fitsTheScreen, live } from './visitor.ts';

test('visitors find their town, what is done there, and write from it', FURTHER, async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await live(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Areas We Cover' }).click();
  await page.waitForURL('/areas');
  await fitsTheScreen(page);
  await expect.poll(() => axe(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Birkenhead', exact: true }).click();
  await page.waitForURL('/areas/birkenhead');
  await expect(page.getByRole('heading', { level: 1, name: 'Electricians in Birkenhead' })).toBeVisible();
  await page.getByRole('heading', { name: 'Villages and Postcodes' }).click();
  await expect(page.getByRole('list', { name: 'Places in Birkenhead' })).toContainText('OxtonClaughton');
  await expect(page.getByText('Mon–Fri', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'On this page' })).toHaveText(/^20 services\d jobs9 villages and districts$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Wallasey' }).first()).toContainText('3 miles');
  await expect(page.getByRole('heading', { name: 'Our Work in Birkenhead' })).toBeVisible();
  await expect.poll(() => axe(page)).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('link', { name: /EICR Testing$/ })
    .click();
  await page.waitForURL('/services/eicr-testing/birkenhead');
  await page.getByRole('heading', { name: 'Coverage Area' }).click();
  await page.getByRole('link', { name: 'All our work in Birkenhead' }).click();
  await page.waitForURL('/areas/birkenhead');
  await page.getByRole('link', { name: 'Get a Free Quote' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Electrical work in Birkenhead' })).toBeVisible();
});

test('a tablet sees the services of a place in its first screen, the map beside the words, with the jobs done there', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 768, height: 1024 } });
  await live(page, '/areas/birkenhead');
  const boxOf = async (selector: string) =>
    (await page.locator(selector).first().boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  const [words, current, services] = [await boxOf('.page-hero h1'), await boxOf('.area-map-current text'), await boxOf('.service-rows')];
  expect(current.x).toBeGreaterThan(words.x + words.width - 1);
  expect(services.y + 90).toBeLessThan(1024);
  await expect(page.locator('.area-map-current')).toContainText(/\d jobs$/);
  await fitsTheScreen(page);
  await page.goto('/areas/west-kirby');
  await expect(page.locator('.area-map-current')).not.toContainText('job');
});

test('what clients of a place say is one row on a phone, which the keyboard can pull', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await live(page, '/areas/wirral');
  const quotes = page.getByRole('group', { name: 'What clients say' });
  await expect(quotes.locator('.quote')).toHaveCount(6);
  const [one, other] = await quotes.locator('.quote').evaluateAll((all) => all.map((quote) => quote.getBoundingClientRect().top));
  expect(other).toBe(one);
  await quotes.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => quotes.evaluate((row) => row.scrollLeft)).toBeGreaterThan(20);
  await fitsTheScreen(page);
  await expect.poll(() => axe(page)).toEqual([]);
});

test('the sample places are all found by search engines, and their map says where they are', FURTHER, async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/areas');
  await expect(page.locator('.area-map-town', { hasText: 'Liverpool' })).toBeVisible();
  const places = await page.locator('.footer-areas a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(places.length).toBeGreaterThan(9);
  for (const place of places) expect((await page.request.get(place)).headers()['x-robots-tag']).toBeUndefined();
});

test('the map leads to a place without script, and the keyboard meets its links once, in the list', FURTHER, async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  await page.goto('/areas');
  await page.locator('.area-map a', { hasText: 'Hoylake' }).locator('text').click();
  await page.waitForURL('/areas/hoylake');
  await expect(page.locator('.area-map-current')).toHaveText(/Hoylake/);
  await page.goto('/areas');
  const stops: string[] = [];
  await page.locator('.breadcrumbs a').focus();
  for (let n = 0; n < 4; n += 1) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName ?? ''));
  }
  expect(stops).toEqual(['INPUT', 'BUTTON', '/areas/wirral', '/areas/birkenhead']);
});
