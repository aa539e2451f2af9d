import type { Page } from '@playwright/test';
import type { Account } from '../../scripts/testing/app.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { makesUser } from './accounts.ts';
import { enters, failing, holding, isAccessible, searchesInVain, seesNotice } from './staff.ts';

/** To a window that was hidden, which asks at once what others do, instead of within 30 s. */
const comesBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

async function openServices(page: Page, account?: Account): Promise<void> {
  await enters(page, 'services', account);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

test('suggests the slug that the server will make, until one is typed', FURTHER, async ({ page }) => {
  await enters(page, 'services/create');
  const dialog = page.getByRole('dialog', { name: 'Add Service' });
  const title = dialog.getByLabel('Title', { exact: false }).first();
  const slug = dialog.getByLabel('Slug');
  await title.fill('Café wiring');
  await expect(slug).toHaveValue('cafe-wiring');
  await title.fill('EICR Testing');
  await expect(slug).toHaveValue('eicr-testing-2');
  await slug.fill('inspections');
  await title.fill('EICR Tests');
  await page.waitForResponse(/api\/admin\/slugs/, { timeout: 1_500 }).catch(() => undefined);
  await expect(slug).toHaveValue('inspections');
});

test('folds away what is rarely needed, and unfolds it for a click, a key, an error and a link', FURTHER, async ({ page }) => {
  await openServices(page);
  await page.getByRole('link', { name: 'Edit EICR Testing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Service' });
  const fold = dialog.getByRole('button', { name: 'More fields' }).first();
  const isFolded = async (folded: boolean) => {
    await expect(fold).toHaveAttribute('aria-expanded', String(!folded));
    await expect.poll(() => fold.evaluate((button) => button.nextElementSibling?.clientHeight === 0)).toBe(folded);
  };
  await isFolded(true);
  await isAccessible(page);
  await fold.click();
  await isFolded(false);
  await isAccessible(page);
  await fold.click();
  await isFolded(true);
  await fold.press('Tab');
  await expect(dialog.getByLabel('Slug')).toBeFocused();
  await isFolded(false);
  await dialog.getByLabel('Slug').fill('Not a slug!');
  await fold.click();
  await dialog.getByRole('button', { name: 'Update Service' }).click();
  await isFolded(false);
  await expect(dialog.getByLabel('Slug')).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await isFolded(true);
  const address = new URL(page.url()).pathname;
  await page.goto('/admin/services');
  await page.goto(`${address}#field=order`);
  await expect(dialog.getByLabel('Order')).toBeFocused();
  await isFolded(false);
});

test('adds, edits and deletes a service', async ({ page }) => {
  await openServices(page);
  await isAccessible(page);

  await page.getByRole('link', { name: 'Add Service' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Service' });
  await dialog.getByLabel('Title', { exact: false }).first().fill('Thermal Imaging');
  await expect(dialog.getByLabel('Slug')).toHaveValue('thermal-imaging');
  await dialog.getByRole('button', { name: 'Create Service' }).click();
  await expect(dialog.getByText('Required')).toBeVisible();
  await isAccessible(page);
  await dialog.getByLabel('Base Description').fill('We look for hot joints before they fail.');
  await dialog.getByLabel('Icon').fill('flame');
  await page.getByRole('option', { name: 'flame' }).click();
  await dialog.getByLabel('Order').fill('1.5');
  await dialog.getByRole('tab', { name: 'SEO' }).click();
  await dialog.getByLabel('Meta Title').fill('Thermal Imaging');
  await expect(dialog.getByText('15/60')).toBeVisible();
  await dialog.getByLabel('Keywords').fill('thermal, imaging,, ');
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Create Service' }).click();
  await seesNotice(page, 'Service Created', 'Thermal Imaging');
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/admin/services');

  await page.getByLabel('Search services').fill('thermal imaging');
  await page.getByRole('link', { name: 'Edit Thermal Imaging' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Service' });
  await edit.getByLabel('Title', { exact: false }).first().fill('Thermal Surveys');
  await expect(edit.getByLabel('Slug')).toHaveValue('thermal-imaging');
  await expect(edit.getByLabel('Order')).toHaveValue('0');
  await edit.getByRole('tab', { name: 'Images' }).click();
  await expect(edit.getByRole('button', { name: 'Choose picture Image' })).toBeVisible();
  await edit.getByRole('tab', { name: 'SEO' }).click();
  await edit.getByLabel('Meta Title').fill('x'.repeat(301));
  await edit.getByRole('tab', { name: 'Basic Info' }).click();
  await edit.getByRole('button', { name: 'Update Service' }).click();
  // The error is on another tab: the form opens it.
  await expect(edit.getByText(/^Please use at most/)).toBeVisible();
  await isAccessible(page);
  await edit.getByLabel('Meta Title').fill('Thermal Surveys');
  await edit.getByRole('button', { name: 'Update Service' }).click();
  await seesNotice(page, 'Service Updated', 'Thermal Surveys');

  await page.getByLabel('Search services').fill('thermal surveys');
  await expect(page.getByRole('rowheader', { name: 'Thermal Surveys' })).toBeVisible();
  const show = await searchesInVain(page, 'services');
  const respond = await holding(page, /\/api\/admin\/services\//, 'DELETE');
  await page.getByRole('button', { name: 'Delete Thermal Surveys' }).click();
  await expect(page.getByText('Are you sure you want to delete this service?')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  // The row goes before the response.
  await show();
  await expect(page.getByText('No services found matching your search.')).toBeVisible();
  respond();
  await seesNotice(page, 'Service Deleted', 'Thermal Surveys');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.locator('#main-content')).toBeFocused();
});

test('shows visitors a saved service', FURTHER, async ({ app, page }) => {
  await openServices(page);
  await page.getByRole('link', { name: 'Edit EICR Testing' }).click();
  await page.getByRole('dialog').getByLabel('Title', { exact: false }).first().fill('EICR Testing and Reports');
  await page.getByLabel('Search Terms').fill('wiring check, house survey');
  await page.getByRole('button', { name: 'Update Service' }).click();
  await seesNotice(page, 'Service Updated', 'EICR Testing and Reports');
  const service = (await (await fetch(`${app.url}/api/services/eicr-testing`)).json()) as { title: string };
  expect(service.title).toBe('EICR Testing and Reports');
  const services = (await (await fetch(`${app.url}/api/services`)).json()) as { slug: string; searchTerms: string[] }[];
  expect(services.find(({ slug }) => slug === 'eicr-testing')?.searchTerms).toEqual(['wiring check', 'house survey']);
});

test('reports each failure in its own words and keeps the reason in the dialog', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/409/, /500/, /ApiError/] });
  await openServices(page);

  await page.getByRole('link', { name: 'Add Service' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title', { exact: false }).first().fill('PAT Testing');
  await dialog.getByLabel('Slug').fill('pat-testing');
  await dialog.getByLabel('Base Description').fill('Again.');
  await dialog.getByRole('button', { name: 'Create Service' }).click();
  await seesNotice(page, 'Error', 'Failed to create service. Please try again.');
  await expect(dialog.getByLabel('Slug')).toHaveAttribute('aria-invalid', 'true');
  page.once('dialog', (question) => void question.accept());
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await failing(page, /\/api\/admin\/services\//, 'PUT', 'The disk is full.');
  await failing(page, /\/api\/admin\/services\//, 'DELETE', 'It has service pages.', 409);
  await page.getByRole('link', { name: 'Edit PAT Testing' }).click();
  await dialog.getByLabel('Title', { exact: false }).first().fill('Portable Appliance Testing');
  await page.getByRole('button', { name: 'Update Service' }).click();
  await seesNotice(page, 'Error', 'Failed to update service. Please try again.', 'The disk is full.');
  await expect(dialog.getByRole('alert').getByText('The disk is full.')).toBeVisible();
  await isAccessible(page);

  // Leaving asks before it discards what was typed.
  page.once('dialog', (question) => void question.dismiss());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByLabel('Title', { exact: false }).first()).toHaveValue('Portable Appliance Testing');
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete PAT Testing' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNotice(page, 'Error', 'Failed to delete service. Please try again.', 'It has service pages.');
});

test('shows the second of two editors what changed and saves the chosen value of each field', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ allow: [/412/, /ApiError/] });
  const other = await newPage();
  await openServices(page);
  // Another browser has a session of its own.
  await openServices(other, { username: app.adminUsername, password: app.adminPassword });
  for (const [person, text] of [
    [page, 'From the first desk.'],
    [other, 'From the second desk.'],
  ] as const) {
    await person.getByRole('link', { name: 'Edit Rewiring Services' }).click();
    await person.getByRole('dialog').getByLabel('Base Description').fill(text);
  }
  const alsoOpen = /^You also have this open in another browser, since \d\d:\d\d\. What you both change is merged when it is saved\.$/;
  await comesBack(page);
  for (const person of [other, page]) await expect(person.getByRole('dialog').getByText(alsoOpen)).toBeVisible();
  await page.getByRole('dialog').getByLabel('Order').fill('31');
  await other.getByRole('dialog').getByLabel('Title', { exact: false }).first().fill('Rewiring');
  await other.getByRole('button', { name: 'Update Service' }).click();
  await seesNotice(other, 'Service Updated');
  await comesBack(page);
  await expect(page.getByText(alsoOpen)).toHaveCount(0);

  const dialog = page.getByRole('dialog');
  const description = dialog.getByRole('textbox', { name: 'Base Description' });
  await page.getByRole('button', { name: 'Update Service' }).click();
  await seesNotice(page, 'Error', 'Failed to update service. Please try again.');
  await expect(dialog.getByRole('alert').getByText(`${app.adminUsername} changed this in the meantime`, { exact: false })).toBeVisible();
  await expect(dialog.getByText('Now shows their version of: Title.')).toBeVisible();
  await expect(description).toHaveValue('From the first desk.');
  await isAccessible(page);
  await page.getByRole('button', { name: 'Update Service' }).click();
  await expect(dialog.getByRole('alert').getByText('Choose which version to keep, then save again.')).toBeVisible();
  const contested = dialog.getByRole('region', { name: 'Versions of Base Description' });
  for (const choice of await contested.getByRole('button').all()) await expect(choice).toHaveAttribute('aria-pressed', 'false');
  const unchanged = (await (await fetch(`${app.url}/api/services/rewiring-services`)).json()) as Record<string, unknown>;
  expect(unchanged).toMatchObject({ baseDescription: 'From the second desk.' });
  await expect(contested.getByText('second', { exact: true })).toBeVisible();
  await contested.getByRole('button', { name: 'Take theirs' }).click();
  await expect(description).toHaveValue('From the second desk.');
  await contested.getByRole('button', { name: 'Keep mine' }).click();
  await expect(description).toHaveValue('From the first desk.');
  await page.getByRole('button', { name: 'Update Service' }).click();
  await seesNotice(page, 'Service Updated', 'Rewiring');
  await expect(dialog).toHaveCount(0);
  const service = (await (await fetch(`${app.url}/api/services/rewiring-services`)).json()) as Record<string, unknown>;
  expect(service).toMatchObject({ title: 'Rewiring', baseDescription: 'From the first desk.', order: 31 });

  // Different fields need no question.
  for (const person of [page, other]) {
    await person.goto('/admin/services');
    await person.getByRole('link', { name: 'Edit Rewiring' }).click();
  }
  await other.getByRole('dialog').getByLabel('Order').fill('32');
  await other.getByRole('button', { name: 'Update Service' }).click();
  await seesNotice(other, 'Service Updated');
  await description.fill('Without a question.');
  await page.getByRole('button', { name: 'Update Service' }).click();
  await seesNotice(page, 'Service Updated', `${app.adminUsername} has changed Order in the meantime. Both of your changes are stored.`);
  const merged = (await (await fetch(`${app.url}/api/services/rewiring-services`)).json()) as Record<string, unknown>;
  expect(merged).toMatchObject({ baseDescription: 'Without a question.', order: 32 });
});

test('tells loading, failed and empty lists apart', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await enters(page);
  await failing(page, '**/api/admin/services?**', 'GET', 'The database is away.');
  const release = await holding(page, /\/api\/admin\/services\?/, 'GET');
  await page.getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  release();
  await expect(page.getByText('This list could not be loaded. The database is away.')).toBeVisible();
  await isAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('tells a colleague whose change was saved over on purpose: in the form, and on the dashboard', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ allow: [/412/, /ApiError/] });
  const edith = await makesUser(app, 'edith');
  const other = await newPage({ own: true, viewport: { width: 390, height: 844 } });
  await openServices(page);
  await enters(other, 'services', edith);
  for (const [person, text] of [
    [page, 'Of the administrator.'],
    [other, 'Of Edith.'],
  ] as const) {
    await person.getByRole('link', { name: 'Edit PAT Testing' }).click();
    await person.getByRole('dialog').getByLabel('Base Description').fill(text);
  }
  await other.getByRole('button', { name: 'Update Service' }).click();
  await seesNotice(other, 'Service Updated');
  // Edith goes on.
  await other.getByRole('link', { name: 'Edit PAT Testing' }).click();

  await page.getByRole('button', { name: 'Update Service' }).click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Update Service' }).click();
  await seesNotice(page, 'Service Updated');
  await page.reload();
  await expect(page.getByText('saved another version', { exact: false })).toHaveCount(0);

  const told = `${app.adminUsername} saw your change and saved another version of Base Description`;
  await comesBack(other);
  await expect(other.getByRole('dialog').getByText(told, { exact: false })).toBeVisible();
  await expect(other.getByRole('dialog').getByText('The history has both versions.', { exact: false })).toBeVisible();
  await isAccessible(other);
  await other.goto('/admin');
  const item = other.getByRole('region', { name: 'Today' }).getByRole('listitem').filter({ hasText: 'PAT Testing' });
  await expect(item).toContainText(`${app.adminUsername} saw your change and saved another version on `);
  await isAccessible(other);
  await item.getByRole('link', { name: 'History: PAT Testing' }).click();
  const history = other.getByRole('dialog', { name: 'History' });
  await expect(history.getByText(`by ${app.adminUsername}`, { exact: false }).first()).toBeVisible();
  await expect(history.getByText('by edith', { exact: false }).first()).toBeVisible();
  await other.goto('/admin');
  await other.getByRole('button', { name: 'I have read it: PAT Testing' }).click();
  await seesNotice(other, 'Marked as Read', 'PAT Testing');
  await expect(item).toHaveCount(0);
});
