import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type App, startApp } from '../../scripts/testing/app.ts';
import { openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';
import { asAdmin, makesUser } from './accounts.ts';
import { enters, failing, isAccessible } from './staff.ts';

const LONG = '<p>We look at every socket in the house. </p>'.repeat(20);

let app: App;
beforeAll(async () => {
  app = await startApp();
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
afterAll(() => app.stop());
const { newPage } = openBrowser();

async function openLog(page: Page): Promise<void> {
  await enters(page, app, 'audit-log');
  await page.getByRole('rowheader').first().waitFor();
}

async function chooses(page: Page, list: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a change is found and read field by field', async () => {
  const page = await newPage();
  await openLog(page);
  await eventually(() => page.title()).toBe('Audit Log · Backoffice');
  await eventually(() => page.getByRole('columnheader').allTextContents()).toEqual([
    'When',
    'Who',
    'What',
    'Record',
    'Fields',
    'From',
    'Details',
  ]);
  await isAccessible(page);

  await chooses(page, 'Kind', 'Service');
  await chooses(page, 'Action', 'Changed');
  await chooses(page, 'Person', 'admin');
  const row = page.getByRole('row', { name: /EICR Testing/ }).first();
  await row.getByText(/^[0-9a-f]{16}$/).waitFor();
  await row.getByText('Content, Keywords +1 more').waitFor();
  await row.getByRole('link', { name: /^View entry/ }).click();

  const dialog = page.getByRole('dialog', { name: 'Audit Log Entry' });
  const content = dialog.getByRole('region', { name: 'Content' });
  await eventually(() => content.getByRole('deletion').textContent()).toBe('Old');
  await eventually(() => content.getByRole('insertion').textContent()).toBe('New');
  await eventually(async () => (await content.innerText()).length).toBeLessThan(500);
  await content.getByRole('button', { name: 'Show all' }).first().click();
  await eventually(async () => (await content.innerText()).length).toBeGreaterThan(LONG.length);
  await dialog.getByRole('region', { name: 'Keywords' }).getByText('• safety').waitFor();
  await eventually(() => dialog.getByRole('region', { name: 'Active' }).innerText()).toMatch(/Before\s+Yes\s+After\s+No/);
  await isAccessible(page);

  await dialog.getByRole('link', { name: 'EICR Testing' }).click();
  await page.getByRole('dialog', { name: 'Edit Service' }).waitFor();
});

test('what is gone keeps its name, and nothing leads to it', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(page, app, 'audit-log');
  await chooses(page, 'Kind', 'Testimonial');
  await chooses(page, 'Action', 'Deleted');
  // The filters have taken hold when one entry is left.
  await page
    .getByRole('link', { name: /^View entry/ })
    .nth(1)
    .waitFor({ state: 'detached' });
  await page.getByText('Ada Byron').waitFor();
  await eventually(() => page.getByRole('link', { name: 'Ada Byron' }).count()).toBe(0);
  await isAccessible(page);
  await page.getByRole('link', { name: /^View entry/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Audit Log Entry' });
  await dialog.getByRole('region', { name: 'Comment' }).getByText('Neat.').waitFor();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('secrets are not shown, and failed sign-ins are', async () => {
  await makesUser(app, 'mary');
  await fetch(`${app.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'mary', password: 'a guess' }),
  });
  const page = await newPage();
  await openLog(page);
  await chooses(page, 'Action', 'Failed sign-in');
  await page.getByRole('row', { name: /Not signed in.*mary/ }).waitFor();
  await chooses(page, 'Action', 'Created');
  await page
    .getByRole('row', { name: /mary/ })
    .getByRole('link', { name: /^View entry/ })
    .click();
  await page.getByRole('dialog').getByRole('region', { name: 'Password' }).getByText('(kept secret)').waitFor();
});

test('dates narrow the list, an empty one says so, and filters are cleared', async () => {
  const page = await newPage();
  await openLog(page);
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  const asked = page.waitForRequest((request) => decodeURIComponent(request.url()).includes('createdAt_gte'));
  await page.getByLabel('From', { exact: true }).fill(today);
  await asked;
  await page.getByLabel('To', { exact: true }).fill(today);
  await page.getByRole('rowheader').first().waitFor();
  await page.getByLabel('From', { exact: true }).fill('');
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await page.getByText('No entries match these filters.').waitFor();
  await eventually(() => page.getByLabel('To', { exact: true }).inputValue()).toBe('2020-01-31');
  await isAccessible(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('rowheader').first().waitFor();
});

test('long logs have pages; a failing one says so and what was read of an entry too', async () => {
  for (let i = 0; i < 26; i += 1) await asAdmin(app, 'POST', 'redirects', { fromPath: `/old-${i}`, toPath: '/services' });
  const page = await newPage({ allow: [/500/, /404/, /ApiError/] });
  await openLog(page);
  await page.getByText(/^1–25 of \d+$/).waitFor();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await page.getByText(/^26–\d+ of \d+$/).waitFor();
  await failing(page, /\/api\/admin\/audit-log\?/, 'GET', 'The database is away.');
  await page.getByRole('button', { name: 'When' }).click();
  await page.getByText('This list could not be read. The database is away.').waitFor();
  await isAccessible(page);
  await page.unroute(/\/api\/admin\/audit-log\?/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('rowheader').first().waitFor();
  await page.goto(`${app.url}/admin/audit-log/0190a000-0000-7000-8000-000000000000`);
  await page.getByText('This entry could not be read.', { exact: false }).waitFor();
});
