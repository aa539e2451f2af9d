import { afterAll, beforeAll, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { type App, startApp } from '../../scripts/testing/app.ts';
import { openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';
import { enters, failing, isAccessible, seesNotice } from './staff.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
const { newPage } = openBrowser();

const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL });
const pdf = {
  name: 'statement.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};
const noPicture = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
const REFUSAL = 'This kind of file is not accepted. Please upload a JPEG, PNG, WebP, AVIF or GIF picture, or a PDF.';

const tile = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** Opens the dialog and chooses files in it. */
async function chooses(page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<Locator> {
  await page.getByRole('link', { name: 'Upload Media' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Media' });
  await dialog.locator('input[type="file"]').setInputFiles(files);
  return dialog;
}

test('files are uploaded, a refused one says why, and the library shows them', async () => {
  const page = await newPage({ allow: [/415/, /ApiError/] });
  await enters(page, app);
  await page.getByRole('link', { name: 'Media', exact: true }).click();
  await page.getByText('No media files uploaded yet.').waitFor();
  await eventually(() => page.title()).toBe('Media Library · Backoffice');
  await isAccessible(page);

  const dialog = await chooses(page, [picture('board.png'), picture('lamp.png'), pdf, noPicture]);
  await dialog.getByRole('listitem', { name: 'board.png' }).getByLabel('Alt text').fill('A consumer unit');
  await eventually(() => dialog.getByRole('listitem', { name: 'statement.pdf' }).getByLabel('Alt text').count()).toBe(0);
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Upload 4 files' }).click();
  await dialog.getByRole('alert').getByText(REFUSAL).waitFor();
  await seesNotice(page, 'Error', 'Failed to upload file. Please try again.', REFUSAL);
  // What is in the library has left the dialog; what was refused can be put right or removed.
  await eventually(() => dialog.getByRole('listitem').count()).toBe(1);
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Remove notes.png' }).click();
  await dialog.locator('input[type="file"]').setInputFiles(picture('van.png'));
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await seesNotice(page, 'File Uploaded', 'van.png');
  await dialog.waitFor({ state: 'detached' });

  await tile(page, 'board.png').getByRole('img', { name: 'A consumer unit' }).waitFor();
  await tile(page, 'board.png').getByText('image/png', { exact: true }).waitFor();
  await tile(page, 'lamp.png').getByText('No alt text').waitFor();
  await eventually(() => tile(page, 'statement.pdf').getByRole('img').count()).toBe(0);
  await isAccessible(page);

  await page.getByLabel('Search media').fill('consumer');
  await tile(page, 'lamp.png').waitFor({ state: 'detached' });
  await page.getByLabel('Search media').fill('nothing of the kind');
  await page.getByText('No media files match.').waitFor();
  await page.getByLabel('Search media').fill('');
  await page.getByLabel('Kind').click();
  await page.getByRole('option', { name: 'PDF documents' }).click();
  await tile(page, 'board.png').waitFor({ state: 'detached' });
  await tile(page, 'statement.pdf').waitFor();
});

test('a file is described, its address copied, and the file deleted', async () => {
  const page = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await enters(page, app, 'media');
  const dialog = await chooses(page, picture('ladder.png'));
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await seesNotice(page, 'File Uploaded', 'ladder.png');

  await page.getByRole('link', { name: 'Edit ladder.png' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit File' });
  await edit.getByLabel('Alt text').fill('A ladder');
  await edit.getByLabel('Caption').fill('On site in Heswall');
  await edit.getByLabel('Category').fill('Tools');
  await edit.getByLabel('Tags').fill('site, ladder,, ');
  await edit.getByText('1 × 1 pixels').waitFor();
  await edit.getByText(/ by admin$/).waitFor();
  await isAccessible(page);
  await edit.getByRole('button', { name: 'Update File' }).click();
  await seesNotice(page, 'File Updated');
  await edit.waitFor({ state: 'detached' });
  await tile(page, 'ladder.png').getByRole('img', { name: 'A ladder' }).waitFor();
  await tile(page, 'ladder.png').getByText('site', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Copy address of ladder.png' }).click();
  await seesNotice(page, 'Address Copied');
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\/media\/[\w-]+\.png$/);

  await page.getByRole('button', { name: 'Delete ladder.png' }).click();
  await page.getByText('Are you sure you want to delete this file?').waitFor();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNotice(page, 'File Deleted', 'ladder.png');
  await tile(page, 'ladder.png').waitFor({ state: 'detached' });
});

test('dropped files open the dialog, on a phone in the dark it fits, and leaving asks first', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await enters(page, app, 'media');
  await page.getByLabel('Search media').waitFor();
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['x'], 'dropped.png', { type: 'image/png' }));
    return transfer;
  });
  await page.getByLabel('Search media').dispatchEvent('dragover', { dataTransfer: data });
  await page.getByLabel('Search media').dispatchEvent('drop', { dataTransfer: data });
  const dialog = page.getByRole('dialog', { name: 'Upload Media' });
  await dialog.getByRole('listitem', { name: 'dropped.png' }).waitFor();
  await isAccessible(page);
  page.once('dialog', (question) => void question.dismiss());
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await eventually(() => dialog.count()).toBe(1);
  page.once('dialog', (question) => void question.accept());
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('listitem').first().waitFor();
  await isAccessible(page);
});

test('loading and failing are told apart, and each failure has its words', async () => {
  const page = await newPage({ allow: [/500/, /409/, /ApiError/] });
  await enters(page, app);
  await page.route('**/api/admin/media?**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.fulfill({ status: 500, json: { statusCode: 500, error: 'The database is away.' } });
  });
  await page.getByRole('link', { name: 'Media', exact: true }).click();
  await page.getByRole('status', { name: 'Loading' }).waitFor();
  await page.getByText('This list could not be read. The database is away.').waitFor();
  await isAccessible(page);
  await page.unroute('**/api/admin/media?**');
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
