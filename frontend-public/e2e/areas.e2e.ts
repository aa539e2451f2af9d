import { axe } from '../../scripts/testing/browser.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { fitsTheScreen, live } from './visitor.ts';

test('visitors find their town, what is done there, and write from it', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await live(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Areas We Cover' }).click();
  await page.waitForURL('/areas');
  await fitsTheScreen(page);
  await expect.poll(() => axe(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Birkenhead', exact: true }).click();
  await page.waitForURL('/areas/birkenhead');
  await expect(page.getByRole('heading', { level: 1, name: 'Electricians in Birkenhead' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Places in Birkenhead' })).toContainText('OxtonClaughton');
  await expect(page.getByText('Mon–Fri')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Our Work in Birkenhead' })).toBeVisible();
  await expect.poll(() => axe(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'EICR Testing', exact: true }).click();
  await page.waitForURL('/services/eicr-testing/birkenhead');
  await page.getByRole('link', { name: 'All our work in Birkenhead' }).click();
  await page.waitForURL('/areas/birkenhead');
  await page.getByRole('link', { name: 'Send a Message' }).first().click();
  await page.waitForURL('/contact?from=/areas/birkenhead');
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
