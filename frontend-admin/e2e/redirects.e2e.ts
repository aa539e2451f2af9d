import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type App, startApp } from '../../scripts/testing/app.ts';
import { openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';
import { asAdmin } from './accounts.ts';
import { enters, failing, isAccessible, seesNotice } from './staff.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
const { newPage } = openBrowser();

const visit = (path: string) => fetch(`${app.url}${path}`, { redirect: 'manual' });

async function openRedirects(page: Page): Promise<void> {
  await enters(page, app, 'redirects');
  await page.getByRole('heading', { name: 'Redirects', level: 1 }).waitFor();
}

test('a redirect is added, led elsewhere, declared gone, and deleted', async () => {
  const page = await newPage();
  await openRedirects(page);
  await page.getByText('No redirects found. Add one when the address of a page changes or a page goes away.').waitFor();
  await isAccessible(page);

  await page.getByRole('link', { name: 'Add Redirect' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Redirect' });
  for (const name of ['Moved for good (301)', 'Moved for now (302)', 'Gone for good (410)']) await dialog.getByText(name).waitFor();
  await dialog.getByRole('button', { name: 'Create Redirect' }).click();
  await eventually(() => dialog.getByText('Required').count()).toBe(2);
  await isAccessible(page);
  await dialog.getByLabel('From').fill('/Old-Prices');
  await dialog.getByRole('textbox', { name: 'To' }).fill('/services');
  await dialog.getByRole('button', { name: 'Create Redirect' }).click();
  await seesNotice(page, 'Redirect Created', '/old-prices');
  await eventually(() => page.getByRole('columnheader').allTextContents()).toEqual(['From', 'To', 'Kind', 'Changed', 'Actions']);
  await isAccessible(page);
  const moved = await visit('/old-prices');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/services']);

  await page.getByRole('link', { name: 'Edit redirect from /old-prices' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Redirect' });
  await edit.getByRole('radio', { name: /302/ }).check();
  await edit.getByRole('textbox', { name: 'To' }).fill('/contact');
  await edit.getByRole('button', { name: 'Update Redirect' }).click();
  await seesNotice(page, 'Redirect Updated', '/old-prices');
  await eventually(async () => (await visit('/old-prices')).headers.get('location')).toBe('/contact');

  await page.getByRole('link', { name: 'Edit redirect from /old-prices' }).click();
  await edit.getByRole('radio', { name: /410/ }).check();
  await edit.getByRole('textbox', { name: 'To' }).waitFor({ state: 'detached' });
  await isAccessible(page);
  await edit.getByRole('button', { name: 'Update Redirect' }).click();
  await page
    .getByRole('row', { name: /old-prices/ })
    .getByText('Gone for good (410)')
    .waitFor();
  await eventually(async () => (await visit('/old-prices')).status).toBe(410);

  await page.getByRole('button', { name: 'Delete redirect from /old-prices' }).click();
  await page.getByText('Are you sure you want to delete this redirect?').waitFor();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNotice(page, 'Redirect Deleted');
  await page.getByText('No redirects found. Add one when the address of a page changes or a page goes away.').waitFor();
});

test("the server's reasons stand at their fields", async () => {
  await asAdmin(app, 'POST', 'redirects', { fromPath: '/taken', toPath: '/services' });
  const page = await newPage({ viewport: { width: 390, height: 844 }, allow: [/400/, /409/, /ApiError/] });
  await openRedirects(page);
  await page.getByRole('link', { name: 'Add Redirect' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Redirect' });
  const tries = async (from: string, to: string, sentence: string) => {
    await dialog.getByLabel('From').fill(from);
    await dialog.getByRole('textbox', { name: 'To' }).fill(to);
    await dialog.getByRole('button', { name: 'Create Redirect' }).click();
    await dialog.getByText(sentence).waitFor();
  };
  await tries('/', '/services', 'The home page cannot be redirected');
  await seesNotice(page, 'Error', 'Failed to create redirect. Please try again.');
  await tries('/api/services', '/services', 'Addresses of the backoffice, the API and its files cannot be redirected');
  await tries('/taken', '/services', 'There is a redirect from /taken already.');
  await tries('/here', '/here', 'This would lead to itself');
  await tries('/here', 'ftp://example.org', 'Please enter a path such as /services, or an address that starts with https://');
  await isAccessible(page);
});

test('a failed list, save and delete say so', async () => {
  await asAdmin(app, 'POST', 'redirects', { fromPath: '/stays', toPath: '/services' });
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await enters(page, app);
  await failing(page, /\/api\/admin\/redirects\?/, 'GET', 'The database is away.');
  await page.goto(`${app.url}/admin/redirects`);
  await page.getByText('This list could not be read. The database is away.').waitFor();
  await page.unroute(/\/api\/admin\/redirects\?/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await failing(page, /\/api\/admin\/redirects\//, 'PUT', 'It broke.');
  await failing(page, /\/api\/admin\/redirects\//, 'DELETE', 'It broke.');
  await page.getByRole('button', { name: 'Delete redirect from /stays' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNotice(page, 'Error', 'Failed to delete redirect. Please try again.', 'It broke.');
  await page.getByRole('link', { name: 'Edit redirect from /stays' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'To' }).fill('/about');
  await page.getByRole('button', { name: 'Update Redirect' }).click();
  await seesNotice(page, 'Error', 'Failed to update redirect. Please try again.', 'It broke.');
});
