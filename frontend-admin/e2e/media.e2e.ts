import type { Locator, Page } from '@playwright/test';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { PDF, PIXEL } from './samples.ts';
import { enters, failing, holding, isAccessible, seesNotice } from './staff.ts';

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL });
const pdf = { name: 'statement.pdf', mimeType: 'application/pdf', buffer: PDF };
const noPicture = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
const REFUSAL = 'This kind of file is not accepted. Please upload a JPEG, PNG, WebP, AVIF or GIF picture, or a PDF.';

const tile = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** Opens the upload dialog and chooses files. */
async function chooses(page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<Locator> {
  await page.getByRole('link', { name: 'Upload Media' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Media' });
  await dialog.locator('input[type="file"]').first().setInputFiles(files);
  return dialog;
}

/** Adds a picture with this name to the library, on whose screen it begins and ends. */
async function uploads(page: Page, name: string): Promise<void> {
  const dialog = await chooses(page, picture(name));
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await seesNotice(page, 'File Uploaded', name);
  await expect(dialog).toHaveCount(0);
}

test('uploads files, says why one is refused and shows the others in the library', async ({ newPage }) => {
  const page = await newPage({ allow: [/415/, /ApiError/] });
  await enters(page);
  await page.getByRole('link', { name: 'Media', exact: true }).click();
  await expect(page.getByText('No media files uploaded yet.')).toBeVisible();
  await expect(page).toHaveTitle('Media Library · Dibbin Electrical backoffice');
  await isAccessible(page);

  const dialog = await chooses(page, [picture('board.png'), picture('lamp.png'), pdf, noPicture]);
  await dialog.getByRole('listitem', { name: 'board.png' }).getByLabel('Alt text').fill('A consumer unit');
  await expect(dialog.getByRole('listitem', { name: 'statement.pdf' }).getByLabel('Alt text')).toHaveCount(0);
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Upload 4 files' }).click();
  await expect(dialog.getByRole('alert').getByText(REFUSAL)).toBeVisible();
  await seesNotice(page, 'Error', 'Failed to upload file. Please try again.', REFUSAL);
  // Uploaded files leave the dialog; refused ones can be corrected or removed.
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Remove notes.png' }).click();
  await dialog.locator('input[type="file"]').first().setInputFiles(picture('drill.png'));
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await seesNotice(page, 'File Uploaded', 'drill.png');
  await expect(dialog).toHaveCount(0);

  await expect(tile(page, 'board.png').getByRole('img', { name: 'A consumer unit' })).toBeVisible();
  await expect(tile(page, 'board.png').getByText('image/png', { exact: true })).toBeVisible();
  await expect(tile(page, 'lamp.png').getByText('No alt text')).toBeVisible();
  await expect(tile(page, 'statement.pdf').getByRole('img')).toHaveCount(0);
  await isAccessible(page);

  await page.getByLabel('Search media').fill('consumer');
  await expect(tile(page, 'lamp.png')).toHaveCount(0);
  await page.getByLabel('Search media').fill('nothing of the kind');
  await expect(page.getByText('No media files match.')).toBeVisible();
  await page.getByLabel('Search media').fill('');
  await page.getByLabel('Kind').click();
  await page.getByRole('option', { name: 'PDF documents' }).click();
  await expect(tile(page, 'board.png')).toHaveCount(0);
  await expect(tile(page, 'statement.pdf')).toBeVisible();
});

test('describes a file, copies its address and deletes it', FURTHER, async ({ newPage }) => {
  const page = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await enters(page, 'media');
  await uploads(page, 'ladder.png');

  await page.getByRole('link', { name: 'Edit ladder.png' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit File' });
  await edit.getByLabel('Alt text').fill('A ladder');
  await edit.getByLabel('Caption').fill('On site in Heswall');
  await edit.getByLabel('Category').fill('Tools');
  await edit.getByLabel('Tags').fill('site, ladder,, ');
  await expect(edit.getByText('1 × 1 pixels')).toBeVisible();
  await expect(edit.getByText(/ by admin$/)).toBeVisible();
  await isAccessible(page);
  await edit.getByRole('button', { name: 'Update File' }).click();
  await seesNotice(page, 'File Updated');
  await expect(edit).toHaveCount(0);
  await expect(tile(page, 'ladder.png').getByRole('img', { name: 'A ladder' })).toBeVisible();
  await expect(tile(page, 'ladder.png').getByText('site', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Copy address of ladder.png' }).click();
  await seesNotice(page, 'Address Copied');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\/media\/[\w-]+\.png$/);

  await page.getByRole('button', { name: 'Delete ladder.png' }).click();
  await expect(page.getByText('Are you sure you want to delete this file?')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNotice(page, 'File Deleted', 'ladder.png');
  await expect(tile(page, 'ladder.png')).toHaveCount(0);
});

test('opens the dialog for dropped files, fits a phone in dark mode and asks before leaving', FURTHER, async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await enters(page, 'media');
  await uploads(page, 'socket.png');
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['x'], 'dropped.png', { type: 'image/png' }));
    return transfer;
  });
  await page.getByLabel('Search media').dispatchEvent('dragover', { dataTransfer: data });
  await page.getByLabel('Search media').dispatchEvent('drop', { dataTransfer: data });
  const dialog = page.getByRole('dialog', { name: 'Upload Media' });
  await expect(dialog.getByRole('listitem', { name: 'dropped.png' })).toBeVisible();
  await isAccessible(page);
  page.once('dialog', (question) => void question.dismiss());
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(1);
  page.once('dialog', (question) => void question.accept());
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await isAccessible(page);
});

test('tells loading from failing and reports each failure in its own words', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/500/, /409/, /ApiError/] });
  await enters(page, 'media');
  await uploads(page, 'van.png');
  await page.goto('/admin/');
  await failing(page, '**/api/admin/media?**', 'GET', 'The database is away.');
  const release = await holding(page, /\/api\/admin\/media\?/, 'GET');
  await page.getByRole('link', { name: 'Media', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  release();
  await expect(page.getByText('This list could not be loaded. The database is away.')).toBeVisible();
  await isAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();

  await failing(page, /\/api\/admin\/media\//, 'PUT', 'The disk is full.');
  await failing(page, /\/api\/admin\/media\//, 'DELETE', 'This file is still shown: the settings.', 409);
  await page.getByRole('link', { name: 'Edit van.png' }).click();
  await page.getByLabel('Caption').fill('Our van');
  await page.getByRole('button', { name: 'Update File' }).click();
  await seesNotice(page, 'Error', 'Failed to update file. Please try again.', 'The disk is full.');
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete van.png' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNotice(page, 'Error', 'Failed to delete file. Please try again.', 'This file is still shown: the settings.');
});
