import type { Page } from '@playwright/test';
import { expect, FURTHER, furtherCase, test } from '../../scripts/testing/journey.ts';
import { enters, failing, isAccessible, notices, seesNotice, sendsEnquiry } from './staff.ts';

const OPEN_MS = 700;
const NEXT_MS = 300;

test.beforeAll(async ({ app }) => {
  await sendsEnquiry(app, { name: 'Margaret Ann Hollins', email: 'margaret@example.org', message: 'Three flats in Hoylake.' });
});

/** Fields and buttons of the open dialog that the notification covers in part. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector('[aria-label="Notifications (F8)"] [aria-live] > *')?.getBoundingClientRect();
    if (!card) return ['no notice'];
    const parts = [...document.querySelectorAll('[role="dialog"] :is(input, textarea, button, [role="combobox"], [contenteditable])')];
    const covers = (part: Element) => {
      const { top, right, bottom, left } = part.getBoundingClientRect();
      return right > left && left < card.right && right > card.left && top < card.bottom && bottom > card.top;
    };
    // The list's tools stay in the page, unseen, while they are closed.
    return parts
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && covers(part))
      .map((part) => part.getAttribute('aria-label') ?? part.getAttribute('name') ?? part.textContent);
  });

for (const [index, width] of [390, 768, 1280].entries()) {
  test(`a notification covers no field or button of an open dialog, at ${width} px`, furtherCase(index), async ({ newPage }) => {
    const page = await newPage({ viewport: { width, height: 800 }, allow: [/500/, /ApiError/] });
    await enters(page, 'locations/create');
    const dialog = page.getByRole('dialog', { name: 'Add Location' });
    await dialog.getByLabel('Name').fill('Thingwall');
    await failing(page, /api\/admin\/locations/, 'POST', 'The disk is full.');
    await dialog.locator('button[type="submit"]').click();
    await seesNotice(page, 'Error');
    await expect.poll(() => hidden(page)).toEqual([]);
    const card = await notices(page).locator('[aria-live] > *').boundingBox();
    // At the top right, at most 420 px wide including its margin.
    expect(card?.y).toBeLessThan(40);
    expect(width - ((card?.x ?? 0) + (card?.width ?? 0))).toBeLessThanOrEqual(16);
    if (width >= 900) expect(card?.width).toBeLessThanOrEqual(420);
    // It stays while it is pointed at.
    await notices(page).locator('[aria-live] > *').hover();
    await isAccessible(page);
    await page.getByRole('button', { name: 'Dismiss notification' }).click();
    const top = () => dialog.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan((card?.y ?? 0) + (card?.height ?? 0));
  });
}

test('keeps a notification that came while the page was busy until it could be read', async ({ newPage }) => {
  const page = await newPage({ own: true, allow: [/500/, /ApiError/] });
  await enters(page, 'locations/create');
  const dialog = page.getByRole('dialog', { name: 'Add Location' });
  await dialog.getByLabel('Name').fill('Thingwall');
  await failing(page, /api\/admin\/locations/, 'POST', 'The disk is full.');
  await page.clock.install();
  await dialog.locator('button[type="submit"]').click();
  await seesNotice(page, 'Error');
  // As if nothing else ran for a minute.
  await page.clock.pauseAt(Date.now() + 60_000);
  await seesNotice(page, 'Error');
  await page.clock.runFor(5_500);
  await expect(notices(page).getByLabel('Dismiss notification')).toHaveCount(0);
});

test("shows an enquiry's message above the dialog's buttons on a phone", FURTHER, async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(page, 'inquiries');
  await page.getByRole('link', { name: 'View enquiry from Margaret Ann Hollins' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
  const bottom = async () => {
    const message = await dialog.getByText('Three flats in Hoylake.').boundingBox();
    return (message?.y ?? 0) + (message?.height ?? 0);
  };
  const footer = async () => (await dialog.locator('.MuiDialogActions-root').boundingBox())?.y ?? 0;
  await expect(dialog.getByRole('link', { name: 'Reply via Email' })).toBeVisible();
  await expect.poll(async () => (await footer()) - (await bottom())).toBeGreaterThan(0);
  await isAccessible(page);
});

test("shows a tab's error mark beside its label", FURTHER, async ({ page }) => {
  await enters(page, 'services/create');
  await page.getByRole('dialog').locator('button[type="submit"]').click();
  const tab = page
    .getByRole('tab')
    .filter({ has: page.getByLabel('has errors') })
    .first();
  await expect(tab).toBeVisible();
  const gap = () =>
    tab.evaluate((element) => {
      const label = document.createRange();
      label.selectNode(element.firstChild!);
      const dot = element.querySelector('[aria-label="has errors"]')!.getBoundingClientRect();
      return dot.left - label.getBoundingClientRect().right;
    });
  await expect.poll(gap).toBeGreaterThanOrEqual(4);
});

test('icon buttons show a tooltip after 700 ms, the next one after 300 ms', FURTHER, async ({ newPage }) => {
  const page = await newPage({ own: true });
  await enters(page, 'locations');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const names = await page.getByRole('row').nth(1).getByRole('link').or(page.getByRole('row').nth(1).getByRole('button')).all();
  const [first, second] = names;
  if (!first || !second) throw new Error('A row has no two actions.');
  const tooltip = page.getByRole('tooltip');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await first.hover();
  await page.clock.runFor(OPEN_MS - 50);
  expect(await tooltip.count()).toBe(0);
  await page.clock.runFor(100);
  await expect(tooltip).toHaveText([(await first.getAttribute('aria-label')) ?? '']);
  await second.hover();
  await page.clock.runFor(NEXT_MS - 50);
  expect(await tooltip.filter({ hasText: (await second.getAttribute('aria-label')) ?? '' }).count()).toBe(0);
  await page.clock.runFor(100);
  await expect.poll(() => tooltip.allTextContents()).toContain(await second.getAttribute('aria-label'));
});

const TOOLTIPS = [
  ['locations/create', 'Close dialog'],
  ['login', 'Show password'],
  ['profile', 'Show password'],
  ['', 'Your profile'],
  ['service-pages', 'Go to next page'],
] as const;
for (const [screen, name] of TOOLTIPS) {
  test(`the icon ${name} on /${screen} has a tooltip`, FURTHER, async ({ page }) => {
    if (screen === 'login') await page.goto('/admin/login');
    else await enters(page, screen);
    // A form that has just loaded puts another icon under the pointer.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await page.getByLabel(name, { exact: true }).first().hover();
      await expect(page.getByRole('tooltip', { name, exact: true })).toBeVisible({ timeout: 3_000 });
    }).toPass();
  });
}
