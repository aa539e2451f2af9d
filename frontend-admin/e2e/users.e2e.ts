import { afterAll, beforeAll, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type App, startApp } from '../../scripts/testing/app.ts';
import { login, openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';
import { makesUser, PASSWORD } from './accounts.ts';
import { enters, failing, isAccessible, seesNotice } from './staff.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
const { newPage } = openBrowser();

const LAST = 'This is the last active administrator. Make someone else an administrator first.';

async function openUsers(page: Page): Promise<void> {
  await enters(page, app, 'users');
  await page.getByRole('rowheader').first().waitFor();
}

const confirms = (page: Page, action: string) => page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();

test('someone is added, knows the rules before, and signs in', async () => {
  const page = await newPage({ allow: [/400/, /409/, /ApiError/] });
  await openUsers(page);
  await eventually(() => page.title()).toBe('Users · Backoffice');
  await eventually(() => page.getByRole('columnheader').allTextContents()).toEqual([
    'Username',
    'Role',
    'Status',
    'Last Sign-in',
    'Actions',
  ]);
  await page.getByRole('row', { name: /admin/ }).getByText('You', { exact: true }).waitFor();
  await isAccessible(page);

  await page.getByRole('link', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add User' });
  await dialog.getByText('At least 12 and at most 128 characters', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await eventually(() => dialog.getByText('Required').count()).toBe(2);
  await isAccessible(page);
  await dialog.getByLabel('Username').fill('Grace.Hopper');
  await dialog.getByLabel('Email Address').fill('grace');
  await dialog.getByLabel('Password', { exact: true }).fill('too short');
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await dialog.getByText('Please use at least 12 characters').waitFor();
  await dialog.getByText('Please enter an e-mail address such as name@example.co.uk').waitFor();
  await dialog.getByLabel('Email Address').fill('grace@staff.example');
  await dialog.getByLabel('Password', { exact: true }).fill('Password1234');
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await dialog.getByText('This password is too easy to guess. Please choose another one.').waitFor();
  await seesNotice(page, 'Error', 'Failed to create user. Please try again.');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await eventually(() => dialog.getByRole('radio', { name: /^Editor/ }).isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await seesNotice(page, 'User Created', 'grace.hopper');
  await page
    .getByRole('row', { name: /grace\.hopper/ })
    .getByText('Never')
    .waitFor();

  const grace = await newPage();
  await login(grace, app, { username: 'grace.hopper', password: PASSWORD });
  await grace.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
});

test('without a password an invitation is sent, or it is said why not', async () => {
  const page = await newPage({ allow: [/409/, /ApiError/] });
  await openUsers(page);
  await page.getByRole('link', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add User' });
  await dialog.getByText('Leave it empty to mail an invitation', { exact: false }).waitFor();
  await dialog.getByLabel('Username').fill('joan.clarke');
  await dialog.getByLabel('Email Address').fill('joan@staff.example');
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await page.getByRole('button', { name: 'Invite joan.clarke' }).waitFor();
  const why = 'No mail server is set up. Set one up in the settings, or give the user a password yourself.';
  await seesNotice(page, 'Error', 'Failed to send invitation. Please try again.', why);
});

test('another role and a new password take effect at once', async () => {
  const user = await makesUser(app, 'alan');
  const [page, alan] = [await newPage(), await newPage({ allow: [/401/, /ApiError/] })];
  await login(alan, app, user);
  await openUsers(page);
  await page.getByRole('link', { name: 'Edit alan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await dialog.getByText('Leave it empty to keep the present one.', { exact: false }).waitFor();
  await isAccessible(page);
  await dialog.getByRole('radio', { name: /^Administrator/ }).check();
  await dialog.getByLabel('New Password').fill('enigma bombe bletchley');
  await dialog.getByRole('button', { name: 'Update User' }).click();
  await seesNotice(page, 'User Updated', 'alan');
  await page.getByRole('row', { name: /alan@/ }).getByText('Administrator').waitFor();

  await alan.getByRole('link', { name: 'Services' }).click();
  await alan.waitForURL(`${app.url}/admin/login`);
  await login(alan, app, { username: 'alan', password: 'enigma bombe bletchley' });
  await alan.getByRole('link', { name: 'Users' }).waitFor();
});

test('someone is shut out, let in again, and deleted', async () => {
  await makesUser(app, 'kurt');
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(page, app, 'users');
  await page.getByRole('button', { name: 'Deactivate kurt' }).click();
  await page.getByText('Are you sure you want to deactivate this user? The person is signed out at once', { exact: false }).waitFor();
  await isAccessible(page);
  await confirms(page, 'Deactivate');
  await seesNotice(page, 'User Deactivated', 'kurt');
  await page.getByRole('button', { name: 'Reactivate kurt' }).click();
  await seesNotice(page, 'User Reactivated', 'kurt');
  await isAccessible(page);
  await page.getByRole('button', { name: 'Delete kurt' }).click();
  await page.getByText('Are you sure you want to delete this user?').waitFor();
  await confirms(page, 'Delete');
  await seesNotice(page, 'User Deleted', 'kurt');
  await page.getByLabel('Search users').fill('kurt');
  await page.getByText('No users found matching your search.').waitFor();
});

test('the last administrator stays, and the reason is said', async () => {
  const page = await newPage({ allow: [/409/, /ApiError/] });
  await openUsers(page);
  // Whoever else became an administrator steps down first.
  for (const row of await page.getByRole('row', { name: /Administrator/ }).all()) {
    const name = await row.getByRole('link', { name: /^Edit/ }).getAttribute('aria-label');
    if (name === 'Edit admin') continue;
    await page.getByRole('button', { name: (name ?? '').replace('Edit', 'Deactivate') }).click();
    await confirms(page, 'Deactivate');
    await seesNotice(page, 'User Deactivated');
  }

  await page.getByRole('button', { name: 'Deactivate admin' }).click();
  await page.getByText('This is your own account: you will be signed out at once.', { exact: false }).waitFor();
  await confirms(page, 'Deactivate');
  await seesNotice(page, 'Error', 'Failed to deactivate user. Please try again.', LAST);
  await page.getByRole('button', { name: 'Delete admin' }).click();
  await confirms(page, 'Delete');
  await seesNotice(page, 'Error', 'Failed to delete user. Please try again.', LAST);

  await page.getByRole('link', { name: 'Edit admin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await dialog.getByRole('radio', { name: /^Editor/ }).check();
  await dialog.getByRole('button', { name: 'Update User' }).click();
  await dialog.getByRole('alert').getByText(LAST).waitFor();
  await isAccessible(page);
});

test('loading and failing are told', async () => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await makesUser(app, 'rosalind').then(() => login(page, app));
  await page.route(/\/api\/admin\/users\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.fulfill({ status: 500, json: { statusCode: 500, error: 'The database is away.' } });
  });
  await page.goto(`${app.url}/admin/users`);
  await page.getByRole('status', { name: 'Loading' }).waitFor();
  await page.getByText('This list could not be read. The database is away.').waitFor();
  await isAccessible(page);
  await page.unroute(/\/api\/admin\/users\?/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('rowheader').first().waitFor();

  await failing(page, /\/api\/admin\/users\//, 'PUT', 'The disk is full.');
  await page.getByRole('button', { name: 'Deactivate rosalind' }).click();
  await confirms(page, 'Deactivate');
  await seesNotice(page, 'Error', 'Failed to deactivate user. Please try again.', 'The disk is full.');
});
