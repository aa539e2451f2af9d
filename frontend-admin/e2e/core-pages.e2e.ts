import { afterAll, beforeAll, test } from '@jest/globals';
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

test('a standing page is edited, and visitors read it', async () => {
  const page = await newPage();
  await enters(page, app);
  await page.getByRole('link', { name: 'Core Pages' }).click();
  await page.getByRole('rowheader').first().waitFor();
  await eventually(() => page.title()).toBe('Core Pages · Backoffice');
  await eventually(() => page.getByRole('columnheader').allTextContents()).toEqual([
    'Title',
    'Template',
    'Status',
    'Last changed',
    'Actions',
  ]);
  await isAccessible(page);
  await page.getByLabel('Search core pages').fill('terms');
  await page.getByRole('rowheader').nth(1).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /^Edit Terms/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Core Page' });
  for (const label of ['Title', 'Slug', 'Template', 'Status', 'For signed-in staff only']) {
    await dialog.getByLabel(label).first().waitFor();
  }
  await eventually(() => dialog.getByLabel('Can be edited later').count()).toBe(0);
  await isAccessible(page);
  await dialog.getByRole('tab', { name: 'Content' }).click();
  await dialog.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Agreed in Bromborough.');
  await dialog.getByRole('button', { name: 'Add section' }).click();
  await dialog.getByRole('button', { name: 'Update Core Page' }).click();
  await dialog.getByText('Required').first().waitFor();
  await isAccessible(page);
  await dialog
    .getByRole('button', { name: /^Remove section/ })
    .last()
    .click();
  await dialog.getByRole('button', { name: 'Update Core Page' }).click();
  await seesNotice(page, 'Core Page Updated');
  await eventually(async () => await (await fetch(`${app.url}/terms`)).text()).toContain('Agreed in Bromborough.');
});

test('a page is added as fixed: from then on it can only be read', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await enters(page, app, 'core-pages');
  await page.getByRole('link', { name: 'Add Core Page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Core Page' });
  await dialog.getByLabel('Title').first().fill('Modern Slavery Statement');
  await eventually(() => dialog.getByLabel('Slug').inputValue()).toBe('modern-slavery-statement');
  await dialog.getByLabel('Can be edited later').uncheck();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Create Core Page' }).click();
  await seesNotice(page, 'Core Page Created', 'Modern Slavery Statement');
  await eventually(() => page.getByRole('button', { name: 'Delete Modern Slavery Statement' }).count()).toBe(0);
  await page.getByRole('link', { name: 'View Modern Slavery Statement' }).click();
  const view = page.getByRole('dialog', { name: 'View Core Page' });
  await view.getByText('This page is fixed: it cannot be changed or deleted.').waitFor();
  await eventually(() => view.getByRole('textbox').count()).toBe(0);
  await isAccessible(page);
  await page.reload();
  await view.getByRole('button', { name: 'Close', exact: true }).click();
  await view.waitFor({ state: 'detached' });
});

test('one is deleted after a question; failures and an empty list have their words', async () => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await enters(page, app, 'core-pages/create');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').first().fill('Guarantee');
  await failing(page, /core-pages$/, 'POST', 'The disk is full.');
  await dialog.getByRole('button', { name: 'Create Core Page' }).click();
  await seesNotice(page, 'Error', 'Failed to create core page. Please try again.', 'The disk is full.');
  await page.unroute(/core-pages$/);
  await dialog.getByRole('button', { name: 'Create Core Page' }).click();
  await seesNotice(page, 'Core Page Created');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Delete Guarantee' }).click();
  await page.getByText('Are you sure you want to delete this core page?').waitFor();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNotice(page, 'Core Page Deleted', 'Guarantee');
  await page.getByLabel('Search core pages').fill('nothing like it');
  await page.getByText('No core pages found matching your search.').waitFor();
  await isAccessible(page);
});
