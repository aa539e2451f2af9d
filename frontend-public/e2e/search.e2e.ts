import { axe } from '../../scripts/testing/browser.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { fitsTheScreen, live } from './visitor.ts';

test('a search that finds nothing leads to the nearest services, and to the form with what was searched for', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await live(page, '/services');
  const search = page.getByLabel('Search services');
  await search.fill('heat pump');
  await expect(page.getByRole('link', { name: 'Solar Panel Installation' }).first()).toBeVisible();

  const missed = page.waitForRequest((request) => request.url().endsWith('/api/page-events'));
  await search.fill('cooker zzzz');
  await expect(page.getByText('No services found matching your search')).toBeVisible();
  await expect(page.getByText('Nearest to what you are looking for:')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText('Kitchen Electrical');
  await missed;
  await fitsTheScreen(page);
  await expect.poll(() => axe(page)).toEqual([]);

  await search.fill('zeppelin hangar');
  await page.getByRole('link', { name: 'Ask us about ‘zeppelin hangar’' }).click();
  await page.waitForURL('/contact?from=/services&about=zeppelin%20hangar');
  await expect(page.getByLabel('Message')).toHaveValue('I would like to ask about zeppelin hangar. ');
});

test('a search that finds nothing leads on without script, too', FURTHER, async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  for (const [words, nearest] of [
    ['cooker zzzz', true],
    ['zeppelin hangar', false],
  ] as const) {
    await page.goto(`/services?q=${words}`);
    await expect(page.getByText('No services found matching your search')).toBeVisible();
    await expect(page.getByRole('link', { name: `Ask us about ‘${words}’` })).toBeVisible();
    await expect(page.getByText('Nearest to what you are looking for:')).toHaveCount(nearest ? 1 : 0);
  }
});
