import { afterAll, beforeAll, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type App, startApp } from '../../scripts/testing/app.ts';
import { login, openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';
import { makesUser } from './accounts.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { failing, hasTitle, isAccessible, seesNotice } from './staff.ts';

let mailbox: Mailbox;
let app: App;
beforeAll(async () => {
  mailbox = await openMailbox();
  app = await startApp({ env: { SMTP_URL: mailbox.url } });
});
afterAll(async () => {
  await mailbox.close();
  await app.stop();
});
const { newPage } = openBrowser();

const NEW_PASSWORD = 'kettle under nine stars';
const SENT =
  'If an active account has this username or e-mail address, it gets a mail with a link to set a new password. The link works once, for 60 minutes.';
const VOID = 'This link has run out, has been used already, or a newer one has taken its place. Please ask for a new one.';
const PHONE = { viewport: { width: 390, height: 844 } };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const newPassword = (page: Page) => page.getByLabel('New password');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function linkTo(address: string): Promise<string> {
  const { text = '' } = await mailbox.take(address);
  const [link] = /http:\S+/.exec(text) ?? [];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
}

async function asksForLink(page: Page, name: string): Promise<void> {
  await page.goto(`${app.url}/admin/login`);
  await page.getByRole('link', { name: 'Forgot your password' }).click();
  await page.getByLabel('Username or e-mail address').fill(name);
  await button(page, 'Send the link').click();
  await page.getByText(SENT).waitFor();
}

test('from the forgotten password to the sign-in with a new one, on a phone', async () => {
  await makesUser(app, 'ada');
  const page = await newPage({ ...PHONE, allow: [/400/, /ApiError/] });
  await page.goto(`${app.url}/admin/login`);
  await page.getByRole('link', { name: 'Forgot your password' }).click();
  await page.waitForURL(`${app.url}/admin/forgot-password`);
  await hasTitle(page, 'Forgot your password · Backoffice');
  await page.getByText('ask an administrator of this site', { exact: false }).waitFor();
  await button(page, 'Send the link').click();
  await page.getByText('Please enter your username or your e-mail address').waitFor();
  await eventually(() => page.getByLabel('Username or e-mail address').evaluate((field) => field === document.activeElement)).toBe(true);
  await isAccessible(page);
  await page.getByLabel('Username or e-mail address').fill('ada');
  await button(page, 'Send the link').click();
  await page.getByText(SENT).waitFor();
  await eventually(() => focused(page)).toBe(SENT);
  await isAccessible(page);

  await page.goto(await linkTo('ada@staff.example'));
  await hasTitle(page, 'Set your password · Backoffice');
  await page.getByText('At least 12 and at most 128 characters', { exact: false }).waitFor();
  await isAccessible(page);
  await button(page, 'Set the password').click();
  await page.getByText('Required').waitFor();
  await newPassword(page).fill('too short');
  await button(page, 'Set the password').click();
  await page.getByText('Please use at least 12 characters').waitFor();
  await newPassword(page).fill('Password1234');
  await button(page, 'Set the password').click();
  await page.getByText('This password is too easy to guess. Please choose another one.').waitFor();
  await isAccessible(page);
  await newPassword(page).fill(NEW_PASSWORD);
  await newPassword(page).press('Enter');
  await page.waitForURL(`${app.url}/admin/login`);
  await seesNotice(page, 'Password Set', 'Your new password is set. You can sign in with it now.');
  await login(page, app, { username: 'ada', password: NEW_PASSWORD });
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
});

test('a name that nobody has is answered alike', async () => {
  const page = await newPage();
  await asksForLink(page, 'nobody');
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await page.waitForURL(`${app.url}/admin/login`);
});

test('a new password ends the session that is open elsewhere, and a link works once', async () => {
  const account = await makesUser(app, 'grace');
  const elsewhere = await newPage({ allow: [/401/, /ApiError/] });
  await login(elsewhere, app, account);
  const page = await newPage({ allow: [/400/, /ApiError/] });
  await asksForLink(page, 'GRACE@staff.example');
  const link = await linkTo('grace@staff.example');
  for (const password of [NEW_PASSWORD, `${NEW_PASSWORD} again`]) {
    await page.goto(link);
    await newPassword(page).fill(password);
    await button(page, 'Set the password').click();
    if (password === NEW_PASSWORD) await page.waitForURL(`${app.url}/admin/login`);
  }
  await page.getByRole('alert').getByText(VOID).waitFor();
  await eventually(() => focused(page)).toBe(VOID);
  await isAccessible(page);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await page.getByLabel('Username or e-mail address').waitFor();

  await elsewhere.goto(`${app.url}/admin/services`);
  await elsewhere.waitForURL(`${app.url}/admin/login`);
});

test('someone added without a password is invited, again if need be, and chooses the first one', async () => {
  const admin = await newPage();
  await login(admin, app);
  await admin.goto(`${app.url}/admin/users/create`);
  await admin.getByLabel('Username').fill('hedy');
  await admin.getByLabel('Email Address').fill('hedy@staff.example');
  await button(admin, 'Create User').click();
  await seesNotice(admin, 'Invitation Sent', 'hedy@staff.example');
  const first = await linkTo('hedy@staff.example');
  await button(admin, 'Invite hedy').click();
  const page = await newPage({ allow: [/400/, /ApiError/] });
  const second = await linkTo('hedy@staff.example');
  await page.goto(first);
  await newPassword(page).fill(NEW_PASSWORD);
  await button(page, 'Set the password').click();
  await page.getByText(VOID).waitFor();
  await page.goto(second);
  await newPassword(page).fill(NEW_PASSWORD);
  await button(page, 'Set the password').click();
  await page.waitForURL(`${app.url}/admin/login`);
  await login(page, app, { username: 'hedy', password: NEW_PASSWORD });
});

test('a link that was cut off, and a server that fails, are said', async () => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await page.goto(`${app.url}/admin/reset-password`);
  await page.getByText('This link is not complete.', { exact: false }).waitFor();
  await isAccessible(page);
  await failing(page, '**/api/auth/reset-password', 'POST', 'The database does not answer.');
  await page.goto(`${app.url}/admin/reset-password?token=any`);
  await newPassword(page).fill(NEW_PASSWORD);
  await button(page, 'Set the password').click();
  await seesNotice(page, 'Error', 'The password could not be set.', 'The database does not answer.');
  await failing(page, '**/api/auth/forgot-password', 'POST', 'The database does not answer.');
  await page.goto(`${app.url}/admin/forgot-password`);
  await page.getByLabel('Username or e-mail address').fill('ada');
  await button(page, 'Send the link').click();
  await seesNotice(page, 'Error', 'The link could not be asked for.', 'The database does not answer.');
});
