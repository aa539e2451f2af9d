import { axe } from '../../scripts/testing/browser.ts';
import { expect, test } from '../../scripts/testing/journey.ts';
import { fitsTheScreen, live, staffOf } from './visitor.ts';

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
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'What you need' })).toBeVisible();
});

test('a company with nothing but its name and number claims nothing, and offers a call or its form in the first screen', async ({
  app,
  newPage,
}) => {
  const call = await staffOf(app);
  const phones = { phone: '01829 496 0123', emergencyPhone: null };
  await call('PUT', 'company-info', { companyName: 'Tarvin Electrics', ...phones, accreditations: [], socialMedia: {} });
  const page = await newPage({ viewport: { width: 390, height: 664 } });
  for (const path of ['/', '/services', '/about', '/contact']) {
    await live(page, path);
    await expect(page.locator('.proof-line')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('main :is(a[href^="tel:"], a[href^="/contact"], textarea)').first()).toBeInViewport({ ratio: 0.4 });
    await fitsTheScreen(page);
  }
  // Without places it could only say that it does not know.
  await page.goto('/');
  await expect(page.getByRole('link', { name: /View Our Services|Do you cover my postcode/ })).toHaveCount(0);
  await expect(page.locator('.header a[href="/services"]')).toHaveCount(0);
  await expect(page.getByText('Electricians.', { exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Your postcode, town or village')).toHaveCount(0);
});
