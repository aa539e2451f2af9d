import { expect, test } from '../../scripts/testing/journey.ts';
import { enters, isAccessible } from './staff.ts';

test('helps on the screen where one is, and by Ctrl+K', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enters(page);
  await page.goto('/admin/inquiries');
  await page.getByRole('link', { name: 'Help with this screen' }).click();
  await expect(page.getByRole('heading', { name: 'Answer an enquiry', level: 1 })).toBeVisible();
  await isAccessible(page);
  await page.getByRole('link', { name: 'All of the guide' }).click();
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await isAccessible(page);

  await page.keyboard.press('Control+K');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('site is down');
  await page.getByRole('option', { name: 'My site is down' }).click();
  await expect(page.getByRole('heading', { name: 'My site is down', level: 1 })).toBeVisible();
});
