import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
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

test('helps in a dialog without losing what is typed, and explains words of the trade', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enters(page, 'homepage');
  await page.getByRole('button', { name: 'What does this mean?' }).first().hover();
  await expect(page.getByRole('tooltip')).toContainText('The large picture and headline at the top of a page');
  await enters(page, 'services/create');
  const dialog = page.getByRole('dialog', { name: 'Add Service' });
  await dialog.getByLabel('Slug').fill('rewiring');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'What does this mean?' }).first()).toBeFocused();
  await expect(page.getByRole('tooltip')).toContainText('The part of an address that names a page');
  const [guide] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('link', { name: 'Help with this (new tab)' }).click()]);
  await expect(guide.getByRole('heading', { name: 'Add or hide a service', level: 1 })).toBeVisible();
  await guide.close();
  await expect(dialog.getByLabel('Slug')).toHaveValue('rewiring');
  // Without a tooltip.
  await dialog.getByLabel('Slug').focus();
  await page.mouse.move(0, 0);
  await isAccessible(page);
});

test('shows the guide while the website is down', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ own: true, allow: [/ERR_CONNECTION/, /ERR_FAILED/] });
  await enters(page);
  const isKept = async () => {
    const worker = await navigator.serviceWorker.getRegistration('/admin/help');
    return worker?.active?.state === 'activated' && (await (await caches.open('guide')).match('/admin/help')) !== undefined;
  };
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
  await app.kill();
  await page.goto('/admin/help/my-site-is-down');
  await expect(page.getByText('The website cannot be reached at the moment.')).toBeVisible();
  await page.getByRole('link', { name: 'Start the day' }).click();
  await expect(page.getByRole('heading', { name: 'Start the day', level: 2 })).toBeInViewport();
  const picture = page.getByRole('img', { name: 'The dashboard' });
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(0);
  await isAccessible(page);
  await app.restart();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await expect(page.getByText('The website cannot be reached')).toHaveCount(0);
});
