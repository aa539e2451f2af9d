import type { Page } from '@playwright/test';
import type { App } from '../../scripts/testing/app.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin } from './accounts.ts';
import { enters, failing, isAccessible, seesNotice } from './staff.ts';

const visit = (app: App, path: string) => fetch(`${app.url}${path}`, { redirect: 'manual' });

async function openRedirects(page: Page): Promise<void> {
  await enters(page, 'redirects');
  await expect(page.getByRole('heading', { name: 'Redirects', level: 1 })).toBeVisible();
}

test("adds a redirect, changes its target, makes it 'gone' and deletes it", async ({ app, page }) => {
  await openRedirects(page);
  await expect(page.getByText('No redirects found. Add one when a page moves or is removed.')).toBeVisible();
  await isAccessible(page);

  await page.getByRole('link', { name: 'Add Redirect' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Redirect' });
  for (const name of ['Moved for good (301)', 'Moved for now (302)', 'Gone for good (410)'])
    await expect(dialog.getByText(name)).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Redirect' }).click();
  await expect(dialog.getByText('Required')).toHaveCount(2);
  await isAccessible(page);
  await dialog.getByLabel('From').fill('/Old-Prices');
  await dialog.getByRole('textbox', { name: 'To' }).fill('/services');
  await dialog.getByRole('button', { name: 'Create Redirect' }).click();
  await seesNotice(page, 'Redirect Created', '/old-prices');
  await expect(page.getByRole('columnheader')).toHaveText(['', 'From', 'To', 'Kind', 'Changed', 'Actions']);
  await isAccessible(page);
  const moved = await visit(app, '/old-prices');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/services']);

  await page.getByRole('link', { name: 'Edit redirect from /old-prices' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Redirect' });
  await edit.getByRole('radio', { name: /302/ }).check();
  await edit.getByRole('textbox', { name: 'To' }).fill('/contact');
  await edit.getByRole('button', { name: 'Update Redirect' }).click();
  await seesNotice(page, 'Redirect Updated', '/old-prices');
  await expect.poll(async () => (await visit(app, '/old-prices')).headers.get('location')).toBe('/contact');

  await page.getByRole('link', { name: 'Edit redirect from /old-prices' }).click();
  await edit.getByRole('radio', { name: /410/ }).check();
  await expect(edit.getByRole('textbox', { name: 'To' })).toHaveCount(0);
  await isAccessible(page);
  await edit.getByRole('button', { name: 'Update Redirect' }).click();
  await expect(page.getByRole('row', { name: /old-prices/ }).getByText('Gone for good (410)')).toBeVisible();
  await expect.poll(async () => (await visit(app, '/old-prices')).status).toBe(410);

  await page.getByRole('button', { name: 'Delete redirect from /old-prices' }).click();
  await expect(page.getByText('Are you sure you want to delete this redirect?')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNotice(page, 'Redirect Deleted');
  await expect(page.getByText('No redirects found. Add one when a page moves or is removed.')).toBeVisible();
});

test("shows the server's reasons at their fields", FURTHER, async ({ app, newPage }) => {
  await asAdmin(app, 'POST', 'redirects', { fromPath: '/taken', toPath: '/services' });
  const page = await newPage({ viewport: { width: 390, height: 844 }, allow: [/400/, /409/, /ApiError/] });
  await openRedirects(page);
  await page.getByRole('link', { name: 'Add Redirect' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Redirect' });
  const tries = async (from: string, to: string, sentence: string) => {
    await dialog.getByLabel('From').fill(from);
    await dialog.getByRole('textbox', { name: 'To' }).fill(to);
    await dialog.getByRole('button', { name: 'Create Redirect' }).click();
    await expect(dialog.getByText(sentence)).toBeVisible();
  };
  await tries('/', '/services', 'The home page cannot be redirected');
  await seesNotice(page, 'Error', 'Failed to create redirect. Please try again.');
  await tries('/api/services', '/services', 'Addresses of the backoffice, the API and its files cannot be redirected');
  await tries('/taken', '/services', 'A redirect from /taken already exists.');
  await tries('/here', '/here', 'This would redirect to itself');
  await tries('/here', 'ftp://example.org', 'Please enter a path such as /services, or an address that starts with https://');
  await isAccessible(page);
});

test('reports a list, a save and a delete that failed', FURTHER, async ({ app, newPage }) => {
  await asAdmin(app, 'POST', 'redirects', { fromPath: '/stays', toPath: '/services' });
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await enters(page);
  await failing(page, /\/api\/admin\/redirects\?/, 'GET', 'The database is away.');
  await page.goto('/admin/redirects');
  await expect(page.getByText('This list could not be loaded. The database is away.')).toBeVisible();
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

test('redirects the addresses of an old website to the nearest pages, as changed', FURTHER, async ({ app, page }) => {
  await openRedirects(page);
  await page.getByRole('button', { name: 'Old website' }).click();
  const dialog = page.getByRole('dialog', { name: 'Redirect an old website' });
  await isAccessible(page);
  const addresses = [
    'URL',
    'https://www.old.example/EICR-Testing.html',
    'https://www.old.example/?page_id=12',
    'https://www.old.example/cats',
  ];
  await dialog.getByLabel('File of addresses').setInputFiles({
    name: 'sitemap.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(addresses.join('\r\n')),
  });
  await expect(dialog.getByRole('textbox', { name: 'Where /eicr-testing.html leads to' })).toHaveValue('/services/eicr-testing/wirral');
  await dialog.getByRole('textbox', { name: 'Where /?page_id=12 leads to' }).fill('/about');
  await dialog.getByRole('textbox', { name: 'Where /cats leads to' }).fill('');
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Create 2 redirects' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: /page_id=12/ })).toContainText('/about');
  const moved = await visit(app, '/?page_id=12');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/about']);
});
