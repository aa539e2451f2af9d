import type { Page } from '@playwright/test';
import { expect, FURTHER } from '../../scripts/testing/journey.ts';
import { asAdmin } from './accounts.ts';
import { test } from './mailbox.ts';
import { enters, isAccessible, seesNotice, sendsEnquiry } from './staff.ts';

const NAMES = ['Ada Wynn', 'Bea Wynn', 'Cyd Wynn', 'Dee Wynn', 'Eve Wynn', 'Flo Wynn'];

test.beforeAll(async ({ app }) => {
  for (const name of NAMES)
    await sendsEnquiry(app, { name, email: `${name.slice(0, 3).toLowerCase()}@example.org`, phone: `0151 496 070${NAMES.indexOf(name)}` });
});

/** Counts presses of the mouse from now on. */
async function countingClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = window as typeof window & { clicks?: number };
    counter.clicks = 0;
    document.addEventListener('pointerdown', () => (counter.clicks = (counter.clicks ?? 0) + 1), true);
  });
  return () => page.evaluate(() => (window as typeof window & { clicks?: number }).clicks ?? 0);
}

test('replies to five new enquiries in 15 clicks, and goes from one to the next by keyboard', FURTHER, async ({ app, mailbox, page }) => {
  await enters(page);
  const menu = page.getByRole('navigation', { name: 'Backoffice' });
  await expect(menu.getByRole('link', { name: 'Inquiries 6 new' })).toBeVisible();
  const clicks = await countingClicks(page);
  await menu.getByRole('link', { name: 'Inquiries 6 new' }).click();
  await page.getByRole('combobox', { name: /^Status(?! of)/ }).click();
  await page.getByRole('option', { name: 'New' }).click();
  await expect(page).toHaveURL(/filter=.*new/);
  await page.getByRole('link', { name: 'View enquiry from Flo Wynn' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
  await expect(dialog.getByText('1 of 6')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Previous enquiry' })).toBeDisabled();
  await dialog.getByRole('switch', { name: 'Then open the next' }).click();
  for (const name of NAMES.toReversed().slice(0, 5)) {
    await expect(dialog.getByRole('heading', { name: `Message from ${name}` })).toBeVisible();
    await dialog.getByRole('button', { name: 'Arrange a visit' }).click();
    await dialog.getByRole('button', { name: 'Reply and set Contacted' }).click();
  }
  await expect(dialog.getByText('6 of 6')).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(15);
  await seesNotice(page, 'Answer on Its Way');
  await expect(dialog.getByRole('heading', { name: 'Message from Ada Wynn' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Next enquiry' })).toBeDisabled();
  await isAccessible(page);
  // The first is the automatic reply.
  await mailbox.take('bea@example.org');
  expect((await mailbox.take('bea@example.org')).text).toContain('We would like to come and have a look');
  const statuses = async () =>
    ((await (await asAdmin(app, 'GET', 'contact-inquiries')).json()) as { status: string }[]).map(({ status }) => status);
  await expect.poll(statuses).toEqual([...NAMES.slice(1).map(() => 'contacted'), 'new']);

  // The answered ones keep their places, though the filter no longer finds them; what is typed stays with its enquiry.
  await dialog.getByRole('textbox', { name: 'Answer to the customer' }).fill('Half a sen');
  await page.keyboard.press('Alt+P');
  await expect(dialog.getByRole('heading', { name: 'Message from Bea Wynn' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Answer to the customer' })).toHaveValue('');
  await expect(dialog.getByRole('button', { name: 'Send answer' })).toBeVisible();
  await page.keyboard.press('Alt+N');
  await expect(dialog.getByRole('textbox', { name: 'Answer to the customer' })).toHaveValue('Half a sen');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Inquiries (1)' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Inquiries 1 new' })).toBeVisible();
});

test('shows the first enquiry on the first screen of a phone, and its message first', FURTHER, async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(page, 'inquiries');
  await expect(page.getByRole('link', { name: 'View enquiry from Flo Wynn' })).toBeInViewport({ ratio: 1 });
  const filters = page.getByRole('button', { name: /^Filters/ });
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
  await filters.click();
  await page.getByRole('combobox', { name: /^Status(?! of)/ }).click();
  await page.getByRole('option', { name: 'New' }).click();
  const card = page.getByRole('list', { name: 'Inquiries' }).getByRole('listitem').filter({ hasText: 'Ada Wynn' });
  await expect(card.getByText('New', { exact: true })).toBeVisible();
  await expect(card.getByText('Please call.')).toBeVisible();
  await expect.poll(() => card.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(96);
  await isAccessible(page);
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await expect(page.getByRole('combobox', { name: /^Status(?! of)/ })).toHaveCount(0);
  await expect(page).toHaveURL(/filter=.*new/);
  await page.getByRole('link', { name: 'View enquiry from Ada Wynn' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
  await expect(dialog.getByText('Please call.')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('textbox', { name: 'Answer to the customer' })).toBeInViewport({ ratio: 1 });
  await isAccessible(page);
});
