import { expect, test } from '../../scripts/testing/journey.ts';
import { enters, isAccessible } from './staff.ts';

const PAGE = '/services/eicr-testing/wirral';

test('leads staff from a text of the website to its field, and shows visitors nothing', async ({ page, newPage }) => {
  const visitor = await newPage();
  await visitor.goto(PAGE);
  await expect(visitor.locator('html[data-live]')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Edit this' })).toHaveCount(0);

  await enters(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Edit this' }).click();
  const bar = page.getByRole('region', { name: 'Edit this page' });
  await expect(bar.getByRole('status')).toHaveText('Click the text that you want to change.');
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: 'Edit this' })).toBeFocused();

  await bar.getByRole('button', { name: 'Edit this' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  const text = await heading.innerText();
  await heading.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/service-pages\/[\da-f-]{36}/);
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe(text);

  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Edit this' }).click();
  await bar.getByRole('link', { name: 'Open the whole form' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
