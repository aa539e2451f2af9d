import type { Page } from '@playwright/test';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin, makesUser } from './accounts.ts';
import { enters, failing, isAccessible } from './staff.ts';

const LONG = '<p>We look at every socket in the house. </p>'.repeat(20);

test.beforeAll(async ({ app }) => {
  const change = async (path: string, fields: object) => expect((await asAdmin(app, 'PUT', path, fields)).status).toBe(200);
  const services = (await (await asAdmin(app, 'GET', 'services')).json()) as { id: string; title: string }[];
  const eicr = `services/${services.find(({ title }) => title === 'EICR Testing')?.id}`;
  await change(eicr, { content: `${LONG}<p>Old words.</p>`, keywords: ['eicr'], isActive: true });
  await change(eicr, { content: `${LONG}<p>New words.</p>`, keywords: ['eicr', 'safety'], isActive: false });
  const made = (await (await asAdmin(app, 'POST', 'testimonials', { name: 'Ada Byron', location: 'Irby', comment: 'Neat.' })).json()) as {
    id: string;
  };
  await asAdmin(app, 'DELETE', `testimonials/${made.id}`);
});

async function openLog(page: Page): Promise<void> {
  await enters(page, 'audit-log');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

async function chooses(page: Page, list: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('filters the log and shows a change field by field', async ({ page }) => {
  await openLog(page);
  await expect(page).toHaveTitle('Audit Log · Dibbin Electrical backoffice');
  await expect(page.getByRole('columnheader')).toHaveText(['When', 'Who', 'What', 'Record', 'Fields', 'IP address (hashed)', 'Details']);
  await isAccessible(page);

  await chooses(page, 'Kind', 'Service');
  await chooses(page, 'Action', 'Changed');
  await chooses(page, 'Person', 'admin');
  const row = page.getByRole('row', { name: /EICR Testing/ }).first();
  await expect(row.getByText(/^[0-9a-f]{16}$/)).toBeVisible();
  await expect(row.getByText('Content, Keywords +1 more')).toBeVisible();
  await row.getByRole('link', { name: /^View entry/ }).click();

  const dialog = page.getByRole('dialog', { name: 'Audit Log Entry' });
  const content = dialog.getByRole('region', { name: 'Content' });
  await expect(content.getByRole('deletion')).toHaveText('Old');
  await expect(content.getByRole('insertion')).toHaveText('New');
  await expect.poll(async () => (await content.innerText()).length).toBeLessThan(500);
  await content.getByRole('button', { name: 'Show all' }).first().click();
  await expect.poll(async () => (await content.innerText()).length).toBeGreaterThan(LONG.length);
  await expect(dialog.getByRole('region', { name: 'Keywords' }).getByText('• safety')).toBeVisible();
  await expect.poll(() => dialog.getByRole('region', { name: 'Active' }).innerText()).toMatch(/Before\s+Yes\s+After\s+No/);
  await isAccessible(page);

  await dialog.getByRole('link', { name: 'EICR Testing' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Service' })).toBeVisible();
});

test('keeps the name of a deleted record, without a link', FURTHER, async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(page, 'audit-log');
  await page.getByRole('button', { name: 'Filters' }).click();
  await chooses(page, 'Kind', 'Testimonial');
  await chooses(page, 'Action', 'Deleted');
  // One entry is left once the filters apply.
  await expect(page.getByRole('link', { name: /^View entry/ }).nth(1)).toHaveCount(0);
  await expect(page.getByText('Ada Byron')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ada Byron' })).toHaveCount(0);
  await isAccessible(page);
  await page.getByRole('link', { name: /^View entry/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Audit Log Entry' });
  await expect(dialog.getByRole('region', { name: 'Comment' }).getByText('Neat.')).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toHaveCount(0);
});

test('hides secrets and lists failed sign-ins', FURTHER, async ({ app, page }) => {
  await makesUser(app, 'mary');
  await fetch(`${app.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'mary', password: 'a guess' }),
  });
  await openLog(page);
  await chooses(page, 'Action', 'Failed sign-in');
  await expect(page.getByRole('row', { name: /Not signed in.*mary/ })).toBeVisible();
  await chooses(page, 'Action', 'Created');
  await page
    .getByRole('row', { name: /Created.*mary/ })
    .getByRole('link', { name: /^View entry/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Password' }).getByText('(kept secret)')).toBeVisible();
});

test('filters by date, explains an empty list and clears the filters', FURTHER, async ({ page }) => {
  await openLog(page);
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  const asked = page.waitForRequest((request) => decodeURIComponent(request.url()).includes('createdAt_gte'));
  await page.getByRole('textbox', { name: 'From' }).fill(today);
  await asked;
  await page.getByRole('textbox', { name: 'To' }).fill(today);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'From' }).fill('');
  await page.getByRole('textbox', { name: 'To' }).fill('2020-01-31');
  await expect(page.getByText('No entries match these filters.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'To' })).toHaveValue('2020-01-31');
  await isAccessible(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('pages a long log and reports a log or an entry that cannot be loaded', FURTHER, async ({ app, newPage }) => {
  for (let i = 0; i < 26; i += 1) await asAdmin(app, 'POST', 'redirects', { fromPath: `/old-${i}`, toPath: '/services' });
  const page = await newPage({ allow: [/500/, /404/, /ApiError/] });
  await openLog(page);
  await expect(page.getByText(/^1–25 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page.getByText(/^26–\d+ of \d+$/)).toBeVisible();
  await failing(page, /\/api\/admin\/audit-log\?/, 'GET', 'The database is away.');
  await page.getByRole('button', { name: 'When' }).click();
  await expect(page.getByText('This list could not be loaded. The database is away.')).toBeVisible();
  await isAccessible(page);
  await page.unroute(/\/api\/admin\/audit-log\?/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.goto('/admin/audit-log/0190a000-0000-7000-8000-000000000000');
  await expect(page.getByText('This entry could not be loaded.', { exact: false })).toBeVisible();
});
