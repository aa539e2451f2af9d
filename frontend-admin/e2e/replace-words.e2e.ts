import { expect, test } from '../../scripts/testing/journey.ts';
import { enters, isAccessible } from './staff.ts';

test('replaces words on all pages after a look at each place, and puts them back as one', async ({ page }) => {
  await enters(page, 'replace-words');
  await expect(page.getByRole('heading', { name: 'Replace Words', level: 1 })).toBeVisible();
  const find = async (words: string) => {
    await page.getByLabel('Find').fill(words);
    await page.getByLabel('Find').press('Enter');
  };
  await find('zircon certificate');
  await expect(page.getByText('No text of the website that could be replaced holds ‘zircon certificate’.')).toBeVisible();

  await page.getByRole('textbox', { name: 'Replace with' }).fill('zircon certificate');
  await find('certificate');
  const places = page.getByRole('region', { name: 'Places' });
  await expect(places.getByRole('status')).toHaveText(/^(\d+) of \1 places in \d+ records$/);
  await isAccessible(page);
  await places.getByRole('checkbox').nth(0).uncheck();
  await expect(places.getByRole('status')).toHaveText(/^0 of/);
  await places.getByRole('checkbox').nth(1).check();
  await expect(places.locator('ins').first()).toHaveText('zircon certificate');
  await places.getByRole('button', { name: 'Replace 1 place' }).dblclick();
  await expect(page.getByText('Replaced 1 place in 1 record.')).toBeVisible();
  const earlier = page.getByRole('region', { name: 'Earlier replacements' });
  await expect(earlier.getByText('‘certificate’ with ‘zircon certificate’')).toBeVisible();
  await isAccessible(page);

  await find('zircon certificate');
  await expect(places.getByRole('status')).toHaveText('1 of 1 place in 1 record');
  await earlier.getByRole('button', { name: 'Undo ‘certificate’' }).click();
  await expect(page.getByText('1 record as before.')).toBeVisible();
  await expect(earlier.getByText('Undone')).toBeVisible();
  await find('zircon certificate');
  await expect(page.getByText('No text of the website that could be replaced')).toBeVisible();
});
