import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { ADMINISTRATOR } from '../../scripts/testing/app.ts';
import { readNames, searchFor } from '../../scripts/testing/demo-words.ts';
import { expect } from '../../scripts/testing/journey.ts';
import { test } from './mailbox.ts';
import { enters, isAccessible, sendsEnquiry } from './staff.ts';

const SET_UP = '**/api/admin/set-up';
const next = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click();
const at = (page: Page, title: string) => expect(page.getByRole('heading', { name: title, level: 2, exact: true })).toBeVisible();

async function signsInAsANewOwner(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(ADMINISTRATOR.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test.describe.configure({ mode: 'serial' });

/** What no company says that has not entered it. */
const PROMISES =
  /fully insured|(?:&amp;|and|are|,) insured|our insurance|liability cover|guaranteed for|quality guaranteed|registered electricians|24\/7|emergency (?:line|calls)/gi;

/** Set by the first test, before the sample company goes. */
let demoWordsIn: (text: string) => string[];

test('an owner makes the sample company Smith Electrical, Chester', async ({ app, page, mailbox }) => {
  const names = await readNames(app.url);
  expect(names).toEqual(expect.arrayContaining(['Wirral', 'CH62', 'Heswall', 'office@dibbin-electrical.example', 'Margaret Hollis']));
  demoWordsIn = searchFor(names);
  expect(demoWordsIn(await (await fetch(app.url)).text()).length).toBeGreaterThan(20);
  await signsInAsANewOwner(page);
  await at(page, 'Your company');
  await isAccessible(page);
  await expect(page.getByLabel('Company Name')).toHaveValue('');
  await next(page);
  await expect(page.getByText('Please check the marked fields.')).toBeVisible();
  await page.getByLabel('Company Name').fill('Smith Electrical');
  await page.getByLabel('Unit, house and street').fill('1 Foregate Street');
  await page.getByLabel('Town or village').fill('Chester');
  await page.getByLabel('Postcode').fill('CH1 1AA');
  await page.getByLabel('Your Name, as Customers Read It').fill('Sam Smith');
  // What is typed survives a reload.
  await page.reload();
  await expect(page.getByLabel('Company Name')).toHaveValue('Smith Electrical');
  await page.route(SET_UP, async (route) => {
    await sleep(1500);
    await route.continue();
  });
  await next(page);
  await at(page, 'How customers reach you');
  await page.getByLabel('Email Address').fill('office@smith.example');
  await page.getByLabel('Phone Number').fill('01244 960001');
  // Back shows it even if the server is slow to list the remaining steps.
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Company Name')).toHaveValue('Smith Electrical');
  await page.unroute(SET_UP);
  await page.goBack();
  await expect(page.getByLabel('Phone Number')).toHaveValue('01244 960001');
  // This company has none.
  await expect(page.getByLabel('Emergency Phone')).toHaveValue('');
  await page.getByLabel('Facebook').fill('facebook.com/smith');
  await expect(page.getByText('Without an emergency phone, this is not on the website', { exact: false })).toBeVisible();
  await next(page);

  await at(page, 'Where you work');
  await page.getByRole('textbox', { name: 'Name' }).fill('Chester');
  await page.getByRole('textbox', { name: 'Postcodes' }).fill('CH1, CH2, CH3, CH4');
  await page.getByRole('button', { name: 'Add place' }).click();
  await page.getByRole('textbox', { name: 'Name' }).nth(1).fill('Wrexham');
  await page.getByRole('textbox', { name: 'Postcodes' }).nth(1).fill('LL11, LL12');
  await isAccessible(page);
  await next(page);

  await at(page, 'What you offer');
  await expect(page.getByText('0 of 20 chosen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skip', exact: true })).toHaveCount(0);
  await next(page);
  await expect(page.getByText('Please choose at least one service')).toBeVisible();
  for (const all of await page.getByLabel(/^All of these: /).all()) await all.check();
  await expect(page.getByText('19 of 20 chosen')).toBeVisible();
  // Nobody would answer.
  await expect(page.getByLabel('Emergency Electrical')).toBeDisabled();
  await page.getByLabel('Solar Panel Installation').uncheck();
  await isAccessible(page);
  await next(page);

  await at(page, 'When you are open');
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(0);
  await next(page);
  await expect(page.getByText('Please say when you are open.')).toBeVisible();
  await page.getByLabel('All days opens').fill('07:30');
  await page.getByLabel('All days closes').fill('16:30');
  await page.getByRole('button', { name: 'Monday to Friday' }).click();
  await expect(page.getByLabel('Friday closes')).toHaveValue('16:30');
  await expect(page.getByRole('switch', { name: 'Saturday' })).not.toBeChecked();
  await isAccessible(page);
  await next(page);
  // Her name is on her tools from the first step on.
  await expect(page.getByRole('complementary', { name: 'Menu and account' }).getByText('Smith Electrical')).toBeVisible();
  await expect(page).toHaveTitle('Make this website yours · Smith Electrical backoffice');

  await at(page, 'Logo and colours');
  await page.getByRole('textbox', { name: 'Primary Colour', exact: true }).fill('#F97316');
  await next(page);

  await at(page, 'Email');
  // What customers will read is in view before it is sent.
  await expect(page.getByTitle('Preview of the autoresponder')).toBeVisible();
  await page.getByLabel('Email Provider').click();
  await page.getByRole('option', { name: 'Google' }).click();
  await expect(page.getByText('Google takes an app password', { exact: false })).toBeVisible();
  await expect(page.getByLabel('SMTP Host')).toHaveValue('smtp.gmail.com');
  await expect(page.getByLabel('SMTP Port')).toHaveValue('587');
  await expect(page.getByLabel('SMTP User')).toHaveValue('office@smith.example');
  await page.getByLabel('SMTP User').fill('');
  await page.getByLabel('SMTP Host').fill('127.0.0.1');
  await page.getByLabel('SMTP Port').fill(new URL(mailbox.url).port);
  await expect(page.getByLabel('Recipients')).toHaveValue('office@smith.example');
  await page.getByLabel('Test address').fill('owner@smith.example');
  await page.getByRole('button', { name: 'Save and send a test email' }).click();
  await expect(page.getByText('The mail server accepted the email to owner@smith.example', { exact: false })).toBeVisible();
  await isAccessible(page);
  await next(page);

  await at(page, 'Accreditations, clients and promises');
  for (const promise of ['Insurance', 'Guarantee (Months)']) await expect(page.getByLabel(promise, { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Add badge' }).click();
  await page.getByRole('textbox', { name: 'Badge', exact: true }).fill('NICEIC Approved Contractor');
  await page.getByLabel('Number', { exact: true }).fill('104233');
  await page.getByLabel('Entry in the register').fill('register.example/104233');
  await next(page);
  await at(page, 'What you agree with customers');
  const terms = { 'A quotation holds (days)': '30', 'Invoices are due within (days)': '14', 'Deposit (%)': '0' };
  for (const [label, answer] of Object.entries(terms)) await page.getByLabel(label, { exact: true }).fill(answer);
  await page.getByLabel('Free cancellation (hours before)').fill('24');
  await next(page);

  await at(page, 'Who comes, and how they work');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Sam Smith');
  await page.getByLabel('Trade or role').fill('Electrician and owner');
  const apprentices = page.getByRole('group', { name: 'Do you have apprentices, who never work alone?' });
  await expect(page.getByRole('radio', { name: 'Not answered', checked: true })).toHaveCount(5);
  await apprentices.getByRole('radio', { name: 'Yes' }).check();
  await page
    .getByRole('group', { name: 'Do your own staff do all the work, without subcontractors?' })
    .getByLabel('No', { exact: true })
    .check();
  await page.getByLabel('Part P work is notified through').fill('NICEIC');
  await isAccessible(page);
  await next(page);
  await at(page, 'What customers say, and what they see');
  await next(page);
  await at(page, 'Say goodbye to the sample company');
  await isAccessible(page);
  await page.getByText(/\d+ service pages/).click();
  await expect(page.getByText('EICR Testing in Heswall')).toBeVisible();
  await expect(page.getByText('No page for Emergency Electrical: it stays inactive', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the sample company' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'Your website is your own' })).toBeFocused();
  await expect(page.getByText('Emergency Electrical: inactive, because nobody would answer.', { exact: false })).toBeVisible();
  await isAccessible(page);
  expect(demoWordsIn(JSON.stringify(await mailbox.take('owner@smith.example')))).toEqual([]);
});

test('leaves no word of the sample company on any page, in any picture or file', async ({ app }) => {
  const read = async (path: string) => (await fetch(app.url + path)).text();
  const sitemap = await read('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(listed.filter((path) => path.startsWith('/services/'))).toHaveLength(18);
  const rest = [
    '/nothing-here',
    '/services/nothing',
    '/contact',
    '/postcode-check?postcode=CH1+1AA',
    '/postcode-check?postcode=CH62',
    '/about',
  ];
  const files = [
    '/robots.txt',
    '/sitemap.xml',
    '/.well-known/security.txt',
    '/admin/login',
    '/areas/wrexham',
    '/projects?category=domestic',
  ];
  const api = [
    'company-info',
    'areas',
    'locations',
    'services',
    'navigation',
    'projects',
    'testimonials',
    'core-pages',
    'homepage/published',
  ];
  const found: string[] = [];
  const pictures = new Set<string>();
  for (const path of [...listed, ...rest, ...files, ...api.map((name) => `/api/${name}`)]) {
    const text = await read(path);
    // What visitors typed is repeated to them.
    found.push(...demoWordsIn(text.replaceAll(/CH62/g, '')).map((word) => `${path} ${word}`));
    if (!path.startsWith('/api/')) found.push(...(text.match(PROMISES) ?? []).map((promise) => `${path} ${promise}`));
    for (const [, url = ''] of text.matchAll(/property="og:image" content="([^"]+)"/g)) pictures.add(url);
  }
  // The address of a shared picture is made of the text on it.
  expect(pictures.size).toBeGreaterThan(20);
  found.push(...[...pictures].flatMap((url) => demoWordsIn(decodeURIComponent(url).replaceAll('-', ' '))));
  expect(found).toEqual([]);
  const thanks = await fetch(`${app.url}/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
    body: new URLSearchParams({
      name: 'Ann',
      email: 'ann@visitor.example',
      phone: '01244 960009',
      serviceType: 'eicr',
      message: 'Please call.',
    }),
  });
  expect(demoWordsIn(await thanks.text())).toEqual([]);
});

test('says of its people what was answered, and follows when it is answered later', async ({ app, page }) => {
  const about = `${app.url}/about`;
  const sentences = page.getByRole('main').getByRole('listitem');
  await page.goto(about);
  await expect(sentences.filter({ hasText: 'Our apprentices work beside an electrician, never alone.' })).toBeVisible();
  await expect(sentences.filter({ hasText: 'is notified through NICEIC.' })).toBeVisible();
  await expect(page.getByText(/DBS|own staff|qualified to|holds a qualification/)).toHaveCount(0);
  await expect(page.getByText('Sam Smith')).toBeVisible();
  expect(await (await fetch(`${app.url}/api/company-info`)).json()).toMatchObject({
    accreditationProofs: [{ name: 'NICEIC Approved Contractor', number: '104233', registerUrl: 'https://register.example/104233' }],
    socialMedia: { facebook: 'https://facebook.com/smith' },
  });
  await enters(page);
  await page.goto('/admin/set-up/practices');
  const apprentices = page.getByRole('group', { name: 'Do you have apprentices, who never work alone?' });
  await expect(apprentices.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await apprentices.getByRole('radio', { name: 'Not answered' }).check();
  await page
    .getByRole('group', { name: 'Has everyone who comes into a home a DBS certificate?' })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await next(page);
  await at(page, 'What customers say, and what they see');
  await page.goto(about);
  await expect(sentences.filter({ hasText: 'has a DBS certificate' })).toBeVisible();
  await expect(page.getByText(/apprentices/)).toHaveCount(0);
});

test('leaves none in any mail', async ({ app, mailbox, page }) => {
  await sendsEnquiry(app, { name: 'Bob', email: 'bob@visitor.example' });
  await enters(page);
  const call = (path: string, body: object) =>
    page.evaluate(
      async ([to, data]) => {
        const token = localStorage.getItem('backoffice.token');
        const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
        return (await (await fetch(to, { method: 'POST', headers, body: JSON.stringify(data) })).json()) as { id?: string };
      },
      [path, body] as const,
    );
  const staff = { role: 'editor', isActive: true };
  const { id } = await call('/api/admin/users', { ...staff, username: 'eve', email: 'eve@smith.example' });
  await call(`/api/admin/users/${id}/invite`, {});
  await call('/api/admin/users', { ...staff, username: 'fay', email: 'fay@smith.example', password: 'heron-lamp-quarry-17' });
  await call('/api/auth/forgot-password', { username: 'fay' });
  for (const address of ['ann@visitor.example', 'bob@visitor.example', 'office@smith.example', 'eve@smith.example', 'fay@smith.example']) {
    const { subject, html, text, from } = await mailbox.take(address);
    expect(demoWordsIn(JSON.stringify([subject, html, text, from]))).toEqual([]);
    expect(`${html}${text}`).toContain('Smith Electrical');
  }
});

test('is offered on the dashboard no more, and works at 390 px and by keyboard', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 800 } });
  const status = page.waitForResponse(/\/api\/admin\/dashboard$/);
  await enters(page);
  await (await status).finished();
  await expect(page.getByRole('region', { name: 'Today' }).getByText(/things? to do$|^Nothing to do/)).toBeVisible();
  await expect(page.getByText('Make this website yours')).toHaveCount(0);
  await page.goto('/admin/set-up/contact');
  // Also in another browser.
  await expect(page.getByRole('progressbar', { name: 'Steps done' })).toHaveAttribute('aria-valuenow', '100');
  await expect(page.getByLabel('Phone Number')).toHaveValue('01244 960001');
  await isAccessible(page);
  // Nothing is said of the clients, which this step does not ask for.
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/shown-places/') && asked.push(request.url())));
  await page.getByLabel('Phone Number').press('Enter');
  await at(page, 'Where you work');
  expect(asked).toEqual([]);
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('Chester');
  await isAccessible(page);
});
