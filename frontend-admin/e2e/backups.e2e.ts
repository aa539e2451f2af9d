import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { enters, isAccessible } from './staff.ts';

/** The processes that make them run at the lowest priority. */
const LOW_PRIORITY_MS = 300_000;

test('makes a backup and exports everything, and downloads both on a phone', FURTHER, async ({ newPage }) => {
  test.setTimeout(3 * LOW_PRIORITY_MS);
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(page, 'backups');
  await expect(page.getByText('No backups are kept yet.')).toBeVisible();
  await isAccessible(page);

  await page.getByRole('button', { name: 'Export everything' }).click();
  await expect(page.getByRole('progressbar', { name: 'Exporting everything' })).toBeVisible();
  await page.getByRole('button', { name: 'Make a backup now' }).click();
  await expect(page.getByRole('button', { name: 'Make a backup now' })).toBeDisabled();

  const exported = page.getByRole('region', { name: 'Export everything' });
  const save = exported.getByRole('button', { name: /^Download \(\d+\.\d MB\)$/ });
  await expect(save).toBeVisible({ timeout: LOW_PRIORITY_MS });
  await expect(exported.getByRole('alert')).toContainText(/\d+ files of lists and texts, \d+ pictures and documents\./);
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(file.suggestedFilename()).toMatch(/^everything-\d{4}-\d\d-\d\d\.tar\.gz$/);
  const tar = gunzipSync(await readFile(await file.path()));
  for (const name of ['lists/projects.csv', 'texts/services.json', 'README.txt']) expect(tar.includes(name)).toBe(true);

  const kept = page.getByRole('list', { name: 'Kept backups' });
  await expect(kept.getByText('Proven', { exact: true })).toBeVisible({ timeout: LOW_PRIORITY_MS });
  await isAccessible(page);
  const [backup] = await Promise.all([page.waitForEvent('download'), kept.getByRole('button', { name: /^Download the backup/ }).click()]);
  expect(backup.suggestedFilename()).toMatch(/^site-\d{8}T\d{6}Z\.tar$/);

  // What was exported is taken in again, whole.
  await page.goto('/admin/import');
  await page.getByLabel('Files to import').setInputFiles(await namedAs(await file.path(), file.suggestedFilename()));
  const projects = page.getByRole('region', { name: 'projects.csv' });
  await expect(projects).toContainText(/Projects: (\d+) of \1 columns recognised/);
  await expect(page.getByRole('region', { name: 'services.csv' })).toHaveCount(0);
  await isAccessible(page);
  await projects.getByRole('button', { name: 'See what each row would do' }).click();
  await expect(page.getByRole('dialog', { name: 'Import Projects' })).toContainText('Everything in this file is stored already.');
});

const namedAs = async (path: string, name: string) => ({ name, mimeType: 'application/gzip', buffer: await readFile(path) });

test('says what is wrong with a file that it does not know, and lets the list be chosen', async ({ page }) => {
  await enters(page, 'import');
  const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page
    .getByLabel('Files to import')
    .setInputFiles([file('orte.csv', 'Ort,PLZ\nGayton,CH60\n'), file('none.csv', ''), file('a.tgz', 'x')]);
  await expect(page.getByRole('region', { name: 'none.csv' })).toContainText('This file is empty.');
  await expect(page.getByRole('region', { name: 'a.tgz' })).toContainText('This archive cannot be read.');
  const unknown = page.getByRole('region', { name: 'orte.csv' });
  await expect(unknown).toContainText('The columns do not say which list this is.');
  await isAccessible(page);
  await unknown.getByRole('combobox', { name: 'List' }).click();
  await page.getByRole('option', { name: 'Locations' }).click();
  await unknown.getByRole('button', { name: 'See what each row would do' }).click();
  await expect(page.getByRole('dialog', { name: 'Import Locations' })).toContainText('No column was recognised.');
});
