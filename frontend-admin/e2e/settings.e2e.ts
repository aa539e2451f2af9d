import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type App, startApp } from '../../scripts/testing/app.ts';
import { login, openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';
import { failing, isAccessible, seesNotice } from './staff.ts';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const EDITOR = { username: 'ed', password: 'heron-lamp-quarry-17' };

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
const { newPage } = openBrowser();

/** With the pictures that the settings name. */
async function signsIn(page: Page, user?: typeof EDITOR): Promise<void> {
  await page.route('https://example.org/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: LOGO }));
  await login(page, app, user);
}

async function opens(page: Page, user?: typeof EDITOR): Promise<void> {
  await signsIn(page, user);
  await page.goto(`${app.url}/admin/settings`);
  await page.getByLabel('Company Name').waitFor();
}

const saves = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const visitorsRead = async () => (await (await fetch(`${app.url}/api/company-info`)).json()) as Record<string, unknown>;

/** A call as the administrator, past the screens. */
async function calls(path: string, method: string, body: object): Promise<Response> {
  const send = (to: string, how: string, what: object, headers = {}) =>
    fetch(`${app.url}${to}`, { method: how, headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(what) });
  const signedIn = await send('/api/auth/login', 'POST', { username: app.adminUsername, password: app.adminPassword });
  const { token } = (await signedIn.json()) as { token: string };
  return send(path, method, body, { Authorization: `Bearer ${token}` });
}

test('every part of the settings record is kept', async () => {
  const page = await newPage();
  await opens(page);
  await eventually(() => page.title()).toBe('Settings · Backoffice');
  for (const card of ['Company Information', 'Accreditations', 'Branding', 'Opening Hours', 'Social Media', 'Figures', 'Mail']) {
    await eventually(() => page.getByRole('heading', { name: card, level: 2, exact: true }).count()).toBe(1);
  }
  await page.getByText('This is the demo company.', { exact: false }).waitFor();
  await isAccessible(page);

  await page.getByLabel('Company Registration Number').fill('01234567');
  await page.getByLabel('VAT Number').fill('GB123456789');
  await page.getByLabel('Logo', { exact: true }).fill('https://example.org/logo.svg');
  await page.getByLabel('Primary Colour', { exact: true }).fill('#00AAFF');
  await page.getByLabel('Pick the secondary colour').fill('#112233');
  await page.getByRole('switch', { name: 'Sunday' }).check();
  await page.getByLabel('Sunday opens').fill('10:00');
  await page.getByLabel('Sunday closes').fill('12:00');
  await page.getByRole('switch', { name: 'Saturday' }).uncheck();
  await page.getByLabel('Day', { exact: true }).fill('2028-12-25');
  await page.getByRole('button', { name: 'Add day' }).click();
  await page.getByText('25 December 2028').waitFor();
  await page.getByRole('button', { name: 'Remove 25 December 2026' }).press('Enter');
  await page.getByRole('textbox', { name: 'Accreditations' }).fill('Fully Insured\nBS 7671, 18th Edition\n');
  await page.getByLabel('Key Clients').fill('Ignite Padel');
  await page.getByLabel('Facebook').fill('https://example.org/us');
  await page.getByLabel('Years of Experience').fill('31');
  await page.getByLabel('Longitude').fill('-3.1');
  await page.getByLabel('Capability Statement').fill('/media/statement.pdf');
  await saves(page);
  await seesNotice(page, 'Settings Updated');
  await eventually(() => visitorsRead()).toMatchObject({
    registrationNumber: '01234567',
    vatNumber: 'GB123456789',
    logoUrl: 'https://example.org/logo.svg',
    primaryColor: '#00AAFF',
    secondaryColor: '#112233',
    openingHours: { sun: { opens: '10:00', closes: '12:00' }, sat: null },
    accreditations: ['Fully Insured', 'BS 7671, 18th Edition'],
    keyClients: ['Ignite Padel'],
    socialMedia: { facebook: 'https://example.org/us' },
    yearsExperience: 31,
    longitude: -3.1,
    capabilityStatementUrl: '/media/statement.pdf',
  });
  await eventually(async () => (await visitorsRead())['bankHolidays']).toContain('2028-12-25');
  expect((await visitorsRead())['bankHolidays']).not.toContain('2026-12-25');
  // The owner has spoken: it is no demo any more.
  await eventually(() => page.getByText('This is the demo company.', { exact: false }).count()).toBe(0);
});

test('faults are said where they are and beside the button', async () => {
  const page = await newPage({ allow: [/400/, /ApiError/] });
  await opens(page);
  await page.getByLabel('Monday closes').fill('06:00');
  await page.getByLabel('Facebook').fill('http://example.org');
  await page.getByLabel('Primary Colour', { exact: true }).fill('blue');
  await page.getByLabel('SMTP Port').fill('70000');
  await page.getByLabel('Email Address').fill('not an address');
  for (const name of ['Phone Number', 'Emergency Phone', 'Address']) await page.getByRole('textbox', { name, exact: true }).fill('');
  await saves(page);
  for (const text of [
    'Invalid input',
    'Please close later than you open',
    'Please enter an address that starts with https://',
    'Please enter a colour such as #FACC15',
    'Please use a number from 1 to 65,535',
    'Please check the marked fields.',
  ]) {
    await page.getByText(text, { exact: true }).waitFor();
  }
  await isAccessible(page);
  await page.reload();
  await page.getByLabel('Recipients').fill('nobody');
  await saves(page);
  await seesNotice(page, 'Error', 'Failed to update settings. Please try again.');
  await page.getByText('"nobody" is no e-mail address').first().waitFor();
});

test('the mail password is written, never read, and can be removed', async () => {
  const page = await newPage();
  await opens(page);
  await page.getByText('No password is stored.').waitFor();
  await page.getByLabel('SMTP Host').fill('mail.example.org');
  await page.getByLabel('SMTP Port').fill('587');
  await page.getByLabel('SMTP User').fill('office');
  await page.getByLabel('SMTP Password').fill('a secret');
  await saves(page);
  await seesNotice(page, 'Settings Updated');
  await page.getByText('A password is stored. Left empty it stays.').waitFor();
  await eventually(() => page.getByLabel('SMTP Password').inputValue()).toBe('');
  await isAccessible(page);
  await page.getByLabel('Remove the stored password').check();
  await saves(page);
  await page.getByText('No password is stored.').waitFor();
  await eventually(() => page.getByLabel('SMTP Port').inputValue()).toBe('587');
});

test('a save over someone else’s is refused and leads to what they saved', async () => {
  const page = await newPage({ allow: [/412/, /ApiError/] });
  await opens(page);
  expect((await calls('/api/admin/company-info', 'PUT', { phone: '0151 496 0777' })).status).toBe(200);
  await page.getByLabel('VAT Number').fill('GB000000001');
  await saves(page);
  const reason = 'Someone else changed this settings record meanwhile. Reload it and make your change again.';
  await seesNotice(page, 'Error', 'Failed to update settings. Please try again.', reason);
  await page.getByRole('alert').getByText(reason).waitFor();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Load the latest settings' }).click();
  await page.getByRole('button', { name: 'Load the latest settings' }).waitFor({ state: 'detached' });
  await page.getByRole('alert').getByText(reason).waitFor({ state: 'detached' });
  await eventually(() => page.getByLabel('Phone Number').inputValue()).toBe('0151 496 0777');
});

test('an editor keeps the company, but has no mail settings; on a phone too', async () => {
  const added = await calls('/api/admin/users', 'POST', { ...EDITOR, email: 'ed@dibbin-electrical.example', role: 'editor' });
  expect(added.status).toBe(201);
  const page = await newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await opens(page, EDITOR);
  await eventually(() => page.getByRole('heading', { name: 'Mail' }).count()).toBe(0);
  await eventually(() => page.getByLabel('SMTP Host').count()).toBe(0);
  await isAccessible(page);
  await page.getByLabel('Address', { exact: false }).last().fill('1 New Ferry Road, Wirral');
  await saves(page);
  await seesNotice(page, 'Settings Updated');
});

test('loading and failing are told apart', async () => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await signsIn(page);
  await failing(page, '**/api/admin/company-info', 'GET', 'The database is away.');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByText('The settings could not be read.').waitFor();
  await isAccessible(page);
  await page.unroute('**/api/admin/company-info');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Company Name').waitFor();
});
