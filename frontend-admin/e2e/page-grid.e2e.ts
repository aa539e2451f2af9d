import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin } from './accounts.ts';
import { enters, isAccessible, opensTab } from './staff.ts';

test('shows services and places as a grid by keyboard, and starts the page that is missing', FURTHER, async ({ app, page }) => {
  expect((await asAdmin(app, 'POST', 'locations', { name: 'Zeeton' })).status).toBe(201);
  await enters(page, 'services');
  await opensTab(page, 'Services and Places');
  const grid = page.getByRole('grid', { name: 'Services and places' });
  await expect(grid.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'States' })).toContainText(/\d+ live/);
  await isAccessible(page);
  const first = grid.getByRole('link').first();
  await expect(first).toHaveAccessibleName(/ in .*: (Live|Too short|Too alike|Draft|Hidden|missing)/);
  await first.focus();
  await first.press('ArrowRight');
  await expect(grid.getByRole('row').nth(1).getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(grid.getByRole('row').nth(1).getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit Service Page' })).toBeVisible();

  await page.goto('/admin/page-grid');
  await grid
    .getByRole('link', { name: / in Zeeton: missing\. Start the page$/ })
    .first()
    .click();
  const place = page.getByRole('checkbox', { name: 'Zeeton', exact: true });
  await expect(place).toBeChecked();
  await place.uncheck();
  await expect(page.getByText(/^0 of \d+ chosen$/)).toBeVisible();
});

test('fits a phone, and no cell that the keys lead to is under the names', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(page, 'page-grid');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await isAccessible(page);
  await page.getByRole('grid').getByRole('link').first().press('End');
  for (let n = 0; n < 8; n += 1) {
    await page.keyboard.press('ArrowLeft');
    const [cell, name] = await page.evaluate(() =>
      [document.activeElement, document.querySelector('tbody th')].map((element) => element?.getBoundingClientRect()),
    );
    expect(cell?.left).toBeGreaterThanOrEqual(name?.right ?? Infinity);
  }
});
