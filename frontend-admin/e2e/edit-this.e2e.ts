import type { Page } from '@playwright/test';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { enters, isAccessible } from './staff.ts';

const PAGE = '/services/eicr-testing/wirral';

const barOf = (page: Page) => page.getByRole('region', { name: 'Edit this page' });

async function choosing(page: Page, path = PAGE) {
  await page.goto(path);
  await page.getByRole('button', { name: 'Edit this' }).click();
  await expect(barOf(page).getByRole('status')).toHaveText('Click the text that you want to change.');
}

const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).value);

test('leads staff from a text of the website to its field, and shows visitors nothing', async ({ page, newPage }) => {
  const visitor = await newPage();
  await visitor.goto(PAGE);
  await expect(visitor.locator('html[data-live]')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Edit this' })).toHaveCount(0);

  await enters(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await choosing(page);
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await expect(barOf(page).getByRole('button', { name: 'Edit this' })).toBeFocused();

  await barOf(page).getByRole('button', { name: 'Edit this' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  const text = await heading.innerText();
  await heading.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/service-pages\/[\da-f-]{36}/);
  await expect.poll(() => focused(page)).toBe(text);

  await choosing(page);
  await barOf(page).getByRole('link', { name: 'Open the whole form' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('shows the page again once the field is saved, or the form is closed', FURTHER, async ({ page }) => {
  await enters(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await choosing(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => focused(page)).toBe(title);
  await page.keyboard.press('End');
  await page.keyboard.type(' in a day');
  await page.getByRole('button', { name: 'Update Page' }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in a day');

  // The number of the office is in the settings, whichever page shows it.
  await choosing(page, '/contact');
  const number = page.locator('main').getByText('0151 496 0123').first();
  await number.click();
  await expect(page).toHaveURL(/\/admin\/settings/);
  await expect.poll(() => focused(page)).toBe('0151 496 0123');
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('4');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('main').getByText('0151 496 0124').first()).toBeVisible();

  // What is calculated leads to what it is made from.
  await choosing(page, '/contact');
  await page.getByText('Sat 9:00 AM').first().click();
  await expect(page).toHaveURL(/\/admin\/settings\/hours/);
  await expect(page.getByLabel('Saturday opens')).toBeFocused();
  await choosing(page);
  await page.locator('.price').getByText('From £150').click();
  await expect(page.getByRole('dialog', { name: 'Edit Service' })).toBeVisible();
  await expect(page.getByLabel('Price from (£)')).toBeFocused();

  await choosing(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(PAGE);
});

test('says so where the words are in no form', async ({ page }) => {
  await enters(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await choosing(page, '/contact');
  await page.getByText('Skip to content').evaluate((link: HTMLElement) => link.click());
  await expect(page.getByText('No form holds these words')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('link', { name: 'Back to the page' }).click();
  await expect(page).toHaveURL('/contact');
});
