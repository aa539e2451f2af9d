import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin, tokenOf } from './accounts.ts';
import { enters, failing, isAccessible, opensTab, seesNotice } from './staff.ts';

test('shows visitors an edited core page', FURTHER, async ({ app, page }) => {
  await enters(page);
  await page.getByRole('link', { name: 'Services' }).click();
  await opensTab(page, 'Core Pages');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page).toHaveTitle('Core Pages · Dibbin Electrical backoffice');
  await expect(page.getByRole('columnheader')).toHaveText(['', 'Title', 'Template', 'Status', 'Last changed', 'Actions']);
  await isAccessible(page);
  await page.getByLabel('Search core pages').fill('terms');
  await expect(page.getByRole('rowheader').nth(1)).toHaveCount(0);
  await page.getByRole('link', { name: /^Edit Terms/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Core Page' });
  for (const label of ['Title', 'Slug', 'Template', 'Status', 'For signed-in staff only']) {
    await expect(dialog.getByLabel(label).first()).toBeVisible();
  }
  await isAccessible(page);
  await dialog.getByRole('tab', { name: 'Content' }).click();
  await dialog.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Agreed in Bromborough.');
  await dialog.getByRole('button', { name: 'Add section' }).click();
  await dialog.getByRole('button', { name: 'Update Core Page' }).click();
  await expect(dialog.getByText('Required').first()).toBeVisible();
  await isAccessible(page);
  await dialog
    .getByRole('button', { name: /^Remove section/ })
    .last()
    .click();
  await dialog.getByRole('button', { name: 'Update Core Page' }).click();
  await seesNotice(page, 'Core Page Updated');
  await expect.poll(async () => await (await fetch(`${app.url}/terms`)).text()).toContain('Agreed in Bromborough.');
});

test('shows a page that was stored as fixed read-only', FURTHER, async ({ app, newPage }) => {
  await asAdmin(app, 'POST', 'core-pages', { title: 'Modern Slavery Statement', content: '<p>None.</p>', isEditable: false });
  const page = await newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await enters(page, 'core-pages');
  await expect(page.getByRole('button', { name: 'Delete Modern Slavery Statement' })).toHaveCount(0);
  await page.getByRole('link', { name: 'View Modern Slavery Statement' }).click();
  const view = page.getByRole('dialog', { name: 'View Core Page' });
  await expect(view.getByText('This page is fixed: it cannot be changed or deleted.')).toBeVisible();
  await expect(view.getByRole('textbox')).toHaveCount(0);
  await isAccessible(page);
  await page.reload();
  await view.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(view).toHaveCount(0);
});

test('asks before it deletes; reports failures and an empty list', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await enters(page, 'core-pages/create');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').first().fill('Guarantee');
  await failing(page, /core-pages$/, 'POST', 'The disk is full.');
  await dialog.getByRole('button', { name: 'Create Core Page' }).click();
  await seesNotice(page, 'Error', 'Failed to create core page. Please try again.', 'The disk is full.');
  await page.unroute(/core-pages$/);
  await dialog.getByRole('button', { name: 'Create Core Page' }).click();
  await seesNotice(page, 'Core Page Created');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete Guarantee' }).click();
  await expect(page.getByText('Are you sure you want to delete this core page?')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNotice(page, 'Core Page Deleted', 'Guarantee');
  await page.getByLabel('Search core pages').fill('nothing like it');
  await expect(page.getByText('No core pages found matching your search.')).toBeVisible();
  await isAccessible(page);
});

/** One pixel. */
const PHOTOGRAPH = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('puts a photograph of the team on the About page, with the texts of the media library', FURTHER, async ({ app, page }) => {
  const upload = new FormData();
  upload.set('file', new Blob([PHOTOGRAPH], { type: 'image/png' }), 'team.png');
  upload.set('alt', 'Six electricians beside a van');
  upload.set('caption', 'Ready at seven');
  const headers = { Authorization: `Bearer ${await tokenOf(app)}` };
  const uploaded = await fetch(`${app.url}/api/admin/media`, { method: 'POST', headers, body: upload });
  const { url } = (await uploaded.json()) as { url: string };
  await enters(page, 'core-pages');
  await page.getByRole('link', { name: /^Edit About/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Core Page' });
  await dialog.getByRole('tab', { name: 'Pictures' }).click();
  await expect(dialog.getByText('The place for your own photographs')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add pictures' }).click();
  await page.getByRole('dialog', { name: 'Choose pictures' }).getByRole('button', { name: 'team.png' }).click();
  await expect(dialog.locator(`img[src="${url}"]`)).toBeVisible();
  await expect(dialog.getByLabel('What it shows')).toHaveValue('Six electricians beside a van');
  await dialog.getByLabel('Caption').fill('At seven in the morning');
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Update Core Page' }).click();
  await seesNotice(page, 'Core Page Updated');
  await page.goto(`${app.url}/about`);
  await expect(page.getByRole('img', { name: 'Six electricians beside a van' })).toBeVisible();
  await expect(page.getByText('At seven in the morning')).toBeVisible();
  await isAccessible(page);
});
