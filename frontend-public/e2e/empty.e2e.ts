import { axe } from '../../scripts/testing/browser.ts';
import { expect, test } from '../../scripts/testing/journey.ts';
import { fitsTheScreen, live } from './visitor.ts';

test.use({ appOptions: { env: { SEED: 'empty' } } });

test('a site without services or places leads to the form', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await live(page, '/services');
  await expect(page.getByText('Our services will be listed here soon.')).toBeVisible();
  await expect(page.getByText('No services found matching your search')).toHaveCount(0);
  await expect.poll(() => axe(page)).toEqual([]);
  await page.goto('/postcode-check?postcode=CH1');
  await expect(page.getByText('We cannot tell from here whether we cover CH1. Please ask us:')).toBeVisible();
  await fitsTheScreen(page);
  await page.goto('/services');
  await page.getByRole('link', { name: 'ask us about what you need' }).click();
  await page.waitForURL('/contact?from=/services');
});
