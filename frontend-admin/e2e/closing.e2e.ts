import { expect, test } from '../../scripts/testing/journey.ts';
import { enters, isAccessible } from './staff.ts';

test('closes for Christmas in three presses, and tells customers', async ({ app, newPage }) => {
  const page = await newPage({ own: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await enters(page);
  await page.goto('/admin/settings/closing');
  const year = new Date().getUTCMonth() === 0 ? new Date().getUTCFullYear() - 1 : new Date().getUTCFullYear();
  await expect(page.getByLabel('First closed day')).toHaveValue(`${year}-12-24`);
  await expect(page.getByLabel('To read to your answering machine')).toHaveValue(
    /We are closed from 2\d December and open again on \d January\./,
  );
  await isAccessible(page);
  // The day before must be one on which the office opens.
  const first = new Date(Date.UTC(year, 11, 23)).getUTCDay() === 0 ? 25 : 24;
  await page.getByLabel('First closed day').fill(`${year}-12-${first}`);
  await page.getByLabel('A short day before').check();
  await page.getByLabel('Banner from').fill(`${year}-01-01`);
  await page.getByRole('button', { name: 'Close and tell customers' }).click();
  await expect(page.getByText('Closing Saved')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/?$/);

  await page.goto(`${app.url}/`);
  await expect(
    page.getByText(
      new RegExp(`We are closed from ${first} December and open again on \\d January. On ${first - 1} December we are open until 12:00.`),
    ),
  ).toBeVisible();
});
