import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
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

async function openServices(page: Page): Promise<void> {
  await enters(page, app, 'services');
  await page.getByRole('rowheader').first().waitFor();
}

test('a service is added, edited and deleted', async () => {
  const page = await newPage();
  await openServices(page);
  await isAccessible(page);

  await page.getByRole('link', { name: 'Add Service' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Service' });
  await dialog.getByLabel('Title', { exact: false }).first().fill('Thermal Imaging');
  await eventually(() => dialog.getByLabel('Slug').inputValue()).toBe('thermal-imaging');
  await dialog.getByRole('button', { name: 'Create Service' }).click();
  await dialog.getByText('Required').waitFor();
  await isAccessible(page);
  await dialog.getByLabel('Base Description').fill('We look for hot joints before they fail.');
  await dialog.getByLabel('Icon').fill('flame');
  await page.getByRole('option', { name: 'flame' }).click();
  await dialog.getByLabel('Order').fill('1.5');
  await dialog.getByRole('tab', { name: 'SEO' }).click();
  await dialog.getByLabel('Meta Title').fill('Thermal Imaging');
  await dialog.getByText('15/60').waitFor();
  await dialog.getByLabel('Keywords').fill('thermal, imaging,, ');
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Create Service' }).click();
  await seesNotice(page, 'Service Created', 'Thermal Imaging');
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/admin/services');

  await page.getByLabel('Search services').fill('thermal imaging');
  await page.getByRole('link', { name: 'Edit Thermal Imaging' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Service' });
  await edit.getByLabel('Title', { exact: false }).first().fill('Thermal Surveys');
  await eventually(() => edit.getByLabel('Slug').inputValue()).toBe('thermal-imaging');
  await eventually(() => edit.getByLabel('Order').inputValue()).toBe('0');
  await edit.getByRole('tab', { name: 'Images' }).click();
  await edit.getByRole('button', { name: 'Add picture' }).click();
  await edit.getByLabel('Image address').fill('http://example.org/a.png');
  await edit.getByRole('tab', { name: 'Basic Info' }).click();
  await edit.getByRole('button', { name: 'Update Service' }).click();
  // The fault is on another tab: the form leads there.
  await edit.getByText('Give an address that starts with /media/ or https://').waitFor();
  await isAccessible(page);
  await edit.getByRole('button', { name: 'Remove picture 1' }).click();
  await edit.getByRole('button', { name: 'Update Service' }).click();
  await seesNotice(page, 'Service Updated', 'Thermal Surveys');

  await page.getByLabel('Search services').fill('thermal surveys');
  await page.getByRole('button', { name: 'Delete Thermal Surveys' }).click();
  await page.getByText('Are you sure you want to delete this service?').waitFor();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNotice(page, 'Service Deleted', 'Thermal Surveys');
  await page.getByText('No services found matching your search.').waitFor();
});

test('what visitors read changes with a saved service', async () => {
  const page = await newPage();
  await openServices(page);
  await page.getByRole('link', { name: 'Edit EICR Testing' }).click();
  await page.getByRole('dialog').getByLabel('Title', { exact: false }).first().fill('EICR Testing and Reports');
  await page.getByRole('button', { name: 'Update Service' }).click();
  await seesNotice(page, 'Service Updated', 'EICR Testing and Reports');
  const service = (await (await fetch(`${app.url}/api/services/eicr-testing`)).json()) as { title: string };
  expect(service.title).toBe('EICR Testing and Reports');
});

test('each failure has its words, and the reason stays in the dialog', async () => {
  const page = await newPage({ allow: [/409/, /500/, /ApiError/] });
  await openServices(page);

  await page.getByRole('link', { name: 'Add Service' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title', { exact: false }).first().fill('PAT Testing');
  await dialog.getByLabel('Base Description').fill('Again.');
  await dialog.getByRole('button', { name: 'Create Service' }).click();
  await seesNotice(page, 'Error', 'Failed to create service. Please try again.');
  await eventually(() => dialog.getByLabel('Slug').getAttribute('aria-invalid')).toBe('true');
  page.once('dialog', (question) => void question.accept());
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await failing(page, /\/api\/admin\/services\//, 'PUT', 'The disk is full.');
  await failing(page, /\/api\/admin\/services\//, 'DELETE', 'It has service pages.', 409);
  await page.getByRole('link', { name: 'Edit PAT Testing' }).click();
  await dialog.getByLabel('Title', { exact: false }).first().fill('Portable Appliance Testing');
  await page.getByRole('button', { name: 'Update Service' }).click();
  await seesNotice(page, 'Error', 'Failed to update service. Please try again.', 'The disk is full.');
  await dialog.getByRole('alert').getByText('The disk is full.').waitFor();
  await isAccessible(page);

  // What was typed is not lost by a slip: leaving asks first.
  page.once('dialog', (question) => void question.dismiss());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await eventually(() => dialog.getByLabel('Title', { exact: false }).first().inputValue()).toBe('Portable Appliance Testing');
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Delete PAT Testing' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNotice(page, 'Error', 'Failed to delete service. Please try again.', 'It has service pages.');
});

test('two people: the later save of an old copy is refused', async () => {
  const page = await newPage({ allow: [/412/, /ApiError/] });
  const other = await newPage();
  await openServices(page);
  await openServices(other);
  for (const [person, text] of [
    [page, 'From the first desk.'],
    [other, 'From the second desk.'],
  ] as const) {
    await person.getByRole('link', { name: 'Edit Rewiring Services' }).click();
    await person.getByRole('dialog').getByLabel('Base Description').fill(text);
  }
  await other.getByRole('button', { name: 'Update Service' }).click();
  await seesNotice(other, 'Service Updated');
  await page.getByRole('button', { name: 'Update Service' }).click();
  await seesNotice(page, 'Error', 'Failed to update service. Please try again.');
  await page.getByRole('dialog').getByRole('alert').waitFor();
});

test('loading, failing and empty lists are told apart', async () => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await enters(page, app);
  await page.route('**/api/admin/services?**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.fulfill({ status: 500, json: { statusCode: 500, error: 'The database is away.' } });
  });
  await page.getByRole('link', { name: 'Services' }).click();
  await page.getByRole('status', { name: 'Loading' }).waitFor();
  await page.getByText('This list could not be read. The database is away.').waitFor();
  await isAccessible(page);
  await page.unroute('**/api/admin/services?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('rowheader').first().waitFor();
});
