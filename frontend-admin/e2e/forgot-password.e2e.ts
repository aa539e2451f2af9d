import type { Page } from '@playwright/test';
import { login } from '../../scripts/testing/browser.ts';
import { expect, FURTHER } from '../../scripts/testing/journey.ts';
import { makesUser } from './accounts.ts';
import { type Mailbox, test } from './mailbox.ts';
import { enters, failing, hasTitle, isAccessible, seesNotice } from './staff.ts';

const NEW_PASSWORD = 'kettle under nine stars';
const SENT =
  'If there is an active account with this username or email address, you will get an email with a link to set a new password. The link works once, for 60 minutes.';
const VOID = 'This link has expired, has been used, or was replaced by a newer one. Please request a new one.';
const PHONE = { viewport: { width: 390, height: 844 } };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const newPassword = (page: Page) => page.getByLabel('New password');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function linkTo(mailbox: Mailbox, address: string): Promise<string> {
  const { text = '' } = await mailbox.take(address);
  const [link] = /http:\S+/.exec(text) ?? [];
  if (!link?.includes('/admin/reset-password#token=')) throw new Error(`No link in: ${text}`);
  return link;
}

async function asksForLink(page: Page, name: string): Promise<void> {
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Forgot your password' }).click();
  await page.getByLabel('Username or email address').fill(name);
  await button(page, 'Send the link').click();
  await expect(page.getByText(SENT)).toBeVisible();
}

test('resets a forgotten password on a phone', async ({ app, mailbox, newPage }) => {
  await makesUser(app, 'ada');
  const page = await newPage({ ...PHONE, allow: [/400/, /ApiError/] });
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Forgot your password' }).click();
  await page.waitForURL('/admin/forgot-password');
  await hasTitle(page, 'Forgot your password · Dibbin Electrical backoffice');
  await expect(page.getByText('ask an administrator', { exact: false })).toBeVisible();
  await button(page, 'Send the link').click();
  await expect(page.getByText('Please enter your username or your email address')).toBeVisible();
  await expect(page.getByLabel('Username or email address')).toBeFocused();
  await isAccessible(page);
  await page.getByLabel('Username or email address').fill('ada');
  await button(page, 'Send the link').click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect.poll(() => focused(page)).toBe(SENT);
  await isAccessible(page);

  // As a mail program may link it that takes the character behind it along.
  await page.goto(`${await linkTo(mailbox, 'ada@staff.example')},`);
  await hasTitle(page, 'Set your password · Dibbin Electrical backoffice');
  // The token leaves the address, and a reload keeps the form.
  await page.waitForURL((url) => url.pathname === '/admin/reset-password' && url.search + url.hash === '');
  await page.reload();
  await expect(page.getByText('At least 12 and at most 128 characters', { exact: false })).toBeVisible();
  await isAccessible(page);
  await button(page, 'Set the password').click();
  await expect(page.getByText('Required')).toBeVisible();
  await newPassword(page).fill('too short');
  await button(page, 'Set the password').click();
  await expect(page.getByText('Please use at least 12 characters')).toBeVisible();
  await newPassword(page).fill('Password1234');
  await button(page, 'Set the password').click();
  await expect(page.getByText('This password is too easy to guess. Please choose another one.')).toBeVisible();
  await isAccessible(page);
  await newPassword(page).fill(NEW_PASSWORD);
  await newPassword(page).press('Enter');
  await page.waitForURL('/admin/login');
  await seesNotice(page, 'Password Set', 'Your new password has been set. You can sign in now.');
  await login(page, { username: 'ada', password: NEW_PASSWORD });
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('gives an unknown username the same response', FURTHER, async ({ page }) => {
  await asksForLink(page, 'nobody');
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await page.waitForURL('/admin/login');
});

test('a new password ends other sessions, and its link works once', FURTHER, async ({ app, mailbox, newPage }) => {
  const account = await makesUser(app, 'grace');
  const elsewhere = await newPage({ allow: [/401/, /ApiError/] });
  await login(elsewhere, account);
  const page = await newPage({ allow: [/400/, /ApiError/] });
  await asksForLink(page, 'GRACE@staff.example');
  const link = await linkTo(mailbox, 'grace@staff.example');
  for (const password of [NEW_PASSWORD, `${NEW_PASSWORD} again`]) {
    await page.goto(link);
    await newPassword(page).fill(password);
    await button(page, 'Set the password').click();
    if (password === NEW_PASSWORD) await page.waitForURL('/admin/login');
  }
  await expect(page.getByRole('alert').getByText(VOID)).toBeVisible();
  await expect.poll(() => focused(page)).toBe(VOID);
  await isAccessible(page);
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page.getByLabel('Username or email address')).toBeVisible();

  await elsewhere.goto('/admin/services');
  await elsewhere.waitForURL('/admin/login');
});

test('invites a user without a password, twice if need be, who then sets one', FURTHER, async ({ mailbox, newPage }) => {
  const admin = await newPage();
  await enters(admin, 'users/create');
  // The list behind the dialog has a column of this name.
  await admin.getByRole('textbox', { name: 'Username' }).fill('hedy');
  await admin.getByLabel('Email Address').fill('hedy@staff.example');
  await button(admin, 'Create User').click();
  await seesNotice(admin, 'Invitation Sent', 'hedy@staff.example');
  const first = await linkTo(mailbox, 'hedy@staff.example');
  await button(admin, 'Invite hedy').click();
  const page = await newPage({ allow: [/400/, /ApiError/] });
  const second = await linkTo(mailbox, 'hedy@staff.example');
  await page.goto(first);
  await newPassword(page).fill(NEW_PASSWORD);
  await button(page, 'Set the password').click();
  await expect(page.getByText(VOID)).toBeVisible();
  // Also in a tab where another one did not work.
  await page.goto(second);
  await newPassword(page).fill(NEW_PASSWORD);
  await button(page, 'Set the password').click();
  await page.waitForURL('/admin/login');
  await login(page, { username: 'hedy', password: NEW_PASSWORD });
});

test('reports an incomplete link and a failing server', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  for (const end of ['', '#token=', '#token=)']) {
    await page.goto(`/admin/reset-password${end}`);
    await expect(page.getByText('This link is incomplete.', { exact: false })).toBeVisible();
  }
  await isAccessible(page);
  await failing(page, '**/api/auth/reset-password', 'POST', 'The database does not answer.');
  // As in mails of earlier versions.
  await page.goto('/admin/reset-password?token=any');
  await page.waitForURL((url) => url.search === '');
  await newPassword(page).fill(NEW_PASSWORD);
  await button(page, 'Set the password').click();
  await seesNotice(page, 'Error', 'The password could not be set.', 'The database does not answer.');
  await failing(page, '**/api/auth/forgot-password', 'POST', 'The database does not answer.');
  await page.goto('/admin/forgot-password');
  await page.getByLabel('Username or email address').fill('ada');
  await button(page, 'Send the link').click();
  await seesNotice(page, 'Error', 'The link could not be requested.', 'The database does not answer.');
});
