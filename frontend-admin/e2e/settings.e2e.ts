import type { Page } from '@playwright/test';
import type { App } from '../../scripts/testing/app.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { PDF, PIXEL } from './samples.ts';
import { choosesSettingsPart, enters, failing, isAccessible, notices, opensTab, seesNotice, settingsPart } from './staff.ts';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const EDITOR = { username: 'ed', password: 'heron-lamp-quarry-17' };

/** With the pictures that the settings refer to. */
async function signsIn(page: Page, screen = '', user?: typeof EDITOR): Promise<void> {
  await page.route('https://example.org/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: LOGO }));
  await enters(page, screen, user);
}

async function opens(page: Page, user?: typeof EDITOR): Promise<void> {
  await signsIn(page, 'settings', user);
  await expect(page.getByLabel('Company Name')).toBeVisible();
}

/** In the open picker. */
async function uploads(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const picker = page.getByRole('dialog', { name: /^Choose a/ });
  await picker.locator('input[type="file"]').first().setInputFiles(file);
  await picker.getByRole('button', { name: 'Upload and use' }).click();
  await expect(picker).toHaveCount(0);
  await expect(page.getByText(file.name, { exact: true }).first()).toBeVisible();
}

const saves = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const visitorsRead = async (app: App) => (await (await fetch(`${app.url}/api/company-info`)).json()) as Record<string, unknown>;

/** Calls the API as the administrator. */
async function calls(app: App, path: string, method: string, body: object): Promise<Response> {
  const send = (to: string, how: string, what: object, headers = {}) =>
    fetch(`${app.url}${to}`, { method: how, headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(what) });
  const signedIn = await send('/api/auth/login', 'POST', { username: app.adminUsername, password: app.adminPassword });
  const { token } = (await signedIn.json()) as { token: string };
  return send(path, method, body, { Authorization: `Bearer ${token}` });
}

test('saves every part of the settings', async ({ app, page }) => {
  await opens(page);
  await expect(page).toHaveTitle('Settings · Dibbin Electrical backoffice');
  for (const card of ['Company Information', 'Accreditations']) {
    await expect(page.getByRole('heading', { name: card, level: 2, exact: true })).toHaveCount(1);
  }
  await expect(page.getByText('This is the sample company.', { exact: false })).toBeVisible();
  await expect(page.getByRole('tablist', { name: 'Parts of the settings' })).toHaveAttribute('aria-orientation', 'vertical');
  await isAccessible(page);

  await page.getByLabel('Company Registration Number').fill('01234567');
  await page.getByLabel('VAT Number').fill('GB123456789');
  await opensTab(page, 'Branding');
  await page.getByRole('group', { name: 'Logo', exact: true }).getByRole('button', { name: 'Choose picture' }).click();
  await uploads(page, { name: 'logo.png', mimeType: 'image/png', buffer: PIXEL });
  await page.getByRole('textbox', { name: 'Primary Colour', exact: true }).fill('#00AAFF');
  await page.getByLabel('Pick the secondary colour').fill('#112233');
  await opensTab(page, 'Opening Hours');
  expect(new URL(page.url()).pathname).toBe('/admin/settings/hours');
  await page.getByRole('switch', { name: 'Sunday' }).check();
  await page.getByLabel('Sunday opens').fill('10:00');
  await page.getByLabel('Sunday closes').fill('12:00');
  await page.getByRole('switch', { name: 'Saturday' }).uncheck();
  await page.getByLabel('Day', { exact: true }).fill('2028-12-25');
  await page.getByRole('button', { name: 'Add day' }).click();
  await expect(page.getByText('25 December 2028')).toBeVisible();
  await page.getByRole('button', { name: 'Add a break on Monday' }).click();
  await page.getByLabel('Monday break until').fill('12:30');
  await page.getByLabel('Tuesday closes').fill('02:00');
  await expect(page.getByText('Closes on the next day')).toBeVisible();
  await page.getByRole('button', { name: 'Add entry' }).click();
  await page.getByLabel('First day').fill('2026-12-24');
  await page.getByRole('combobox', { name: /^Hours/ }).click();
  await page.getByRole('option', { name: 'Other hours' }).click();
  await page.getByLabel('Open until').fill('13:00');
  await expect(page.getByText(/^Closed by rule in England and Wales: /)).toContainText('Sat, 25 Dec 27');
  await opensTab(page, 'Branding');
  await page.getByRole('textbox', { name: 'Accreditations' }).fill('Fully Insured\nBS 7671, 18th Edition\n');
  await page.getByLabel('Key Clients').fill('Ignite Padel');
  await opensTab(page, 'Online');
  await page.getByLabel('Facebook').fill('https://example.org/us');
  await opensTab(page, 'Claims');
  await page.getByLabel('Years of Experience').fill('31');
  await page.getByLabel('Where the Years Come From').fill('Companies House');
  await page.getByLabel('Years Counted On').fill('2026-01-31');
  await opensTab(page, 'Online');
  await page.getByLabel('Longitude').fill('-3.1');
  await page.getByRole('group', { name: 'Capability Statement' }).getByRole('button', { name: 'Choose document' }).click();
  await uploads(page, { name: 'statement.pdf', mimeType: 'application/pdf', buffer: PDF });
  await saves(page);
  await seesNotice(page, 'Settings Updated');
  await expect
    .poll(() => visitorsRead(app))
    .toMatchObject({
      registrationNumber: '01234567',
      vatNumber: 'GB123456789',
      logoUrl: expect.stringMatching(/^\/media\/[\da-f-]{36}\.(webp|png)\?v=1$/),
      primaryColor: '#00AAFF',
      secondaryColor: '#112233',
      openingHours: {
        ...{ mon: { breakFrom: '12:00', breakUntil: '12:30' }, tue: { opens: '08:00', closes: '02:00' } },
        ...{ sun: { opens: '10:00', closes: '12:00' }, sat: null },
      },
      accreditations: ['Fully Insured', 'BS 7671, 18th Edition'],
      keyClients: ['Ignite Padel'],
      socialMedia: { facebook: 'https://example.org/us' },
      yearsExperience: 31,
      yearsExperienceSource: 'Companies House',
      yearsExperienceAsOf: '2026-01-31',
      longitude: -3.1,
      capabilityStatementUrl: expect.stringMatching(/^\/media\/[\da-f-]{36}\.pdf$/),
    });
  await expect.poll(async () => (await visitorsRead(app))['bankHolidays']).toContain('2028-12-25');
  // Saved settings end the demo.
  await expect(page.getByText('This is the sample company.', { exact: false })).toHaveCount(0);
});

test('shows errors at their fields and beside the button', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/400/, /500/, /ApiError/] });
  await opens(page);
  await opensTab(page, 'Opening Hours');
  await page.getByLabel('Monday closes').fill('');
  await opensTab(page, 'Online');
  await page.getByLabel('Facebook').fill('http://example.org');
  await opensTab(page, 'Branding');
  await page.getByRole('textbox', { name: 'Primary Colour', exact: true }).fill('blue');
  await opensTab(page, 'Mail');
  await page.getByLabel('SMTP Port').fill('70000');
  await opensTab(page, 'Company');
  await page.getByLabel('Email Address').fill('not an address');
  for (const name of ['Phone Number', 'Emergency Phone', 'Address']) await page.getByRole('textbox', { name, exact: true }).fill('');
  await opensTab(page, 'Replies');
  await saves(page);
  // The first tab with an error.
  await expect(page.getByRole('tab', { name: 'Company' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Please check the marked fields.')).toBeVisible();
  for (const [tab, text] of [
    ['Company', 'Please enter an email address such as name@example.co.uk'],
    ['Opening Hours', 'Required'],
    ['Online', 'Please enter an address that starts with https://'],
    ['Branding', 'Please enter a colour such as #FACC15'],
    ['Mail', 'Please use a number from 1 to 65,535'],
  ] as const) {
    await opensTab(page, `${tab} has errors`);
    await expect(page.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await isAccessible(page);
  }
  await expect(page.getByRole('tab', { name: /has errors/ })).toHaveCount(5);
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByLabel('Recipients').fill('office@example.org\nnobody');
  await opensTab(page, 'Company');
  await saves(page);
  await expect(page.getByText('"nobody" is not an email address')).toBeVisible();
  await page.getByLabel('Recipients').fill('office@example.org');
  await failing(page, /company-info/, 'PUT', 'The disk is full.');
  await saves(page);
  await seesNotice(page, 'Error', 'Failed to update settings. Please try again.', 'The disk is full.');
});

test('stores the mail password, never shows it and can remove it', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/400/, /ApiError/] });
  await signsIn(page, 'settings/mail');
  await expect(page.getByText('No password is stored.')).toBeVisible();
  await page.getByLabel('SMTP Host').fill('mail.example.org');
  await page.getByLabel('SMTP Port').fill('587');
  await page.getByLabel('SMTP User').fill('office');
  await page.getByLabel('SMTP Password').fill('a secret');
  await saves(page);
  await seesNotice(page, 'Settings Updated');
  await expect(page.getByText('A password is stored. Leave it blank to keep it.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('SMTP Password')).toHaveValue('');
  await isAccessible(page);
  await page.getByLabel('SMTP Host').fill('mail.example.net');
  await saves(page);
  await expect(page.getByText('Please enter the password again', { exact: false })).toBeVisible();
  await isAccessible(page);
  await page.getByLabel('Remove the stored password').check();
  await saves(page);
  await expect(page.getByText('No password is stored.')).toBeVisible();
  await expect(page.getByLabel('SMTP Port')).toHaveValue('587');
});

test('shows the second of two editors what changed and saves the chosen value of each field', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ allow: [/412/, /ApiError/] });
  const other = await newPage();
  await opens(page);
  await opens(other);
  await page.getByLabel('VAT Number').fill('GB000000001');
  await page.getByLabel('Company Name').fill('Dibbin of the First Desk');
  await opensTab(page, 'Online');
  await page.getByLabel('Facebook').fill('https://example.org/first');
  await opensTab(page, 'Company');
  await other.getByLabel('Company Name').fill('Dibbin of the Second Desk');
  await other.getByLabel('Phone Number').fill('0151 496 0777');
  await opensTab(other, 'Online');
  await other.getByLabel('LinkedIn').fill('https://example.org/second');
  await saves(other);
  await seesNotice(other, 'Settings Updated');

  await saves(page);
  const reason = 'Someone else has changed this settings record in the meantime. Compare both versions, then save again.';
  await seesNotice(page, 'Error', 'Failed to update settings. Please try again.', reason);
  const panel = page.getByRole('alert').filter({ hasText: `${app.adminUsername} changed this in the meantime` });
  // Under the pointer the notification stays open. It covers neither choice.
  await notices(page).getByText('Error', { exact: true }).hover();
  for (const choice of await panel.getByRole('button').all()) {
    await expect(notices(page).getByText('Error', { exact: true })).toBeVisible();
    expect(
      await choice.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    ).toBe(true);
  }
  // The sample company's mails become neutral with another name.
  await expect(panel.getByText('Now shows their version of: Phone Number, Reply Templates, Autoresponder.')).toBeVisible();
  await expect(page.getByLabel('Phone Number')).toHaveValue('0151 496 0777');
  const company = page.getByRole('textbox', { name: 'Company Name' });
  await expect(company).toHaveValue('Dibbin of the First Desk');
  await expect(page.getByLabel('VAT Number')).toHaveValue('GB000000001');
  await isAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await isAccessible(page);
  const contested = panel.getByRole('region', { name: 'Versions of Company Name' });
  await contested.getByRole('button', { name: 'Take theirs' }).click();
  await expect(company).toHaveValue('Dibbin of the Second Desk');
  await contested.getByRole('button', { name: 'Keep mine' }).click();
  await expect(company).toHaveValue('Dibbin of the First Desk');
  await saves(page);
  await seesNotice(page, 'Settings Updated');
  await expect(panel).toHaveCount(0);
  expect(await visitorsRead(app)).toMatchObject({
    companyName: 'Dibbin of the First Desk',
    phone: '0151 496 0777',
    vatNumber: 'GB000000001',
    socialMedia: { facebook: 'https://example.org/first', linkedin: 'https://example.org/second' },
  });
});

test("an editor changes the company's details but sees no mail settings, on a phone too", FURTHER, async ({ app, newPage }) => {
  const added = await calls(app, '/api/admin/users', 'POST', { ...EDITOR, email: 'ed@dibbin-electrical.example', role: 'editor' });
  expect(added.status).toBe(201);
  const page = await newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await opens(page, EDITOR);
  await settingsPart(page).click();
  await expect(page.getByRole('option').last()).toHaveText('Replies');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('SMTP Host')).toHaveCount(0);
  await isAccessible(page);
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('1 New Ferry Road, Wirral');
  await saves(page);
  await seesNotice(page, 'Settings Updated');
});

test('tells loading from failing', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await signsIn(page);
  await failing(page, '**/api/admin/company-info', 'GET', 'The database is away.');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('The settings could not be loaded.')).toBeVisible();
  await isAccessible(page);
  await page.unroute('**/api/admin/company-info');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Company Name')).toBeVisible();
});

test('opens the tab of an address, keeps what was typed on all of them, and leads to a field', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(page, 'settings/hours');
  await expect(page.getByRole('switch', { name: 'Sunday' })).toBeVisible();
  await expect(page.getByLabel('Company Name')).toBeHidden();
  await page.getByRole('switch', { name: 'Sunday' }).check();
  await page.getByLabel('Sunday opens').fill('11:00');
  // By keyboard, without a question about what is not saved.
  await settingsPart(page).press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/settings$/);
  await page.getByLabel('VAT Number').fill('GB777777777');
  await page.goBack();
  await expect(page.getByLabel('Sunday opens')).toHaveValue('11:00');
  await saves(page);
  await seesNotice(page, 'Settings Updated');
  await expect.poll(() => visitorsRead(app)).toMatchObject({ vatNumber: 'GB777777777', openingHours: { sun: { opens: '11:00' } } });

  await page.goto('/admin/settings#field=smtpPort');
  await expect(page).toHaveURL(/\/admin\/settings\/mail#field=smtpPort$/);
  await expect(page.getByLabel('SMTP Port')).toBeFocused();
  for (const tab of ['Company', 'Opening Hours', 'Banner', 'Branding', 'Claims', 'Practices', 'Online', 'Replies', 'Mail', 'Security']) {
    await choosesSettingsPart(page, tab);
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await isAccessible(page);
  }
});
