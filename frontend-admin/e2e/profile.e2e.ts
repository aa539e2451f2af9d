import { afterAll, beforeAll, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type App, startApp } from '../../scripts/testing/app.ts';
import { openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';
import { type Account, makesUser, PASSWORD } from './accounts.ts';
import { enters, failing, isAccessible, seesNotice } from './staff.ts';

let app: App;
let editor: Account;
beforeAll(async () => {
  app = await startApp();
  editor = await makesUser(app, 'ada');
});
afterAll(() => app.stop());
const { newPage } = openBrowser();

async function openProfile(page: Page): Promise<void> {
  await enters(page, app, 'profile', editor);
  await page.getByRole('heading', { name: 'Your Profile', level: 1 }).waitFor();
}

test('an editor changes the own address', async () => {
  const page = await newPage({ allow: [/409/, /ApiError/] });
  await openProfile(page);
  await eventually(() => page.title()).toBe('Your Profile · Backoffice');
  await page.getByText('Editor', { exact: true }).waitFor();
  await isAccessible(page);
  const address = page.getByLabel('Email Address');
  await eventually(() => address.inputValue()).toBe('ada@staff.example');
  await address.fill('');
  await page.getByRole('button', { name: 'Save Address' }).click();
  await page.getByText('Required').waitFor();
  await address.fill('ada@lovelace.example');
  await page.getByRole('button', { name: 'Save Address' }).click();
  await seesNotice(page, 'Profile Updated', 'ada@lovelace.example');

  await makesUser(app, 'babbage');
  await address.fill('babbage@staff.example');
  await page.getByRole('button', { name: 'Save Address' }).click();
  await page.getByText('The address "babbage@staff.example" belongs to another user.').first().waitFor();
  await seesNotice(page, 'Error', 'Failed to update profile. Please try again.');
  await isAccessible(page);
  await address.fill('ada@lovelace.example');
});

test('the password changes with the current one only, and other sessions end', async () => {
  const [page, elsewhere] = [
    await newPage({ viewport: { width: 390, height: 844 }, allow: [/400/, /ApiError/] }),
    await newPage({ allow: [/401/, /ApiError/] }),
  ];
  await enters(elsewhere, app, '', editor);
  await enters(page, app, '', editor);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Your profile' }).click();
  await page.getByText('At least 12 and at most 128 characters', { exact: false }).waitFor();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await eventually(() => page.getByText('Required').count()).toBe(2);
  await page.getByLabel('Current Password *').fill('not the password');
  await page.getByLabel('New Password *').fill('analytical engine 1843');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByText('This is not your current password.').first().waitFor();
  await seesNotice(page, 'Error', 'Failed to change password. Please try again.');
  await page.getByLabel('Current Password *').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await seesNotice(page, 'Password Changed', 'Your password is changed. You are signed out everywhere else.');
  await eventually(() => page.getByLabel('New Password *').inputValue()).toBe('');

  await elsewhere.getByRole('link', { name: 'Services' }).click();
  await elsewhere.waitForURL(`${app.url}/admin/login`);
  editor = { ...editor, password: 'analytical engine 1843' };
  await enters(elsewhere, app, '', editor);
  await elsewhere.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
});

test('a profile that cannot be read says so', async () => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await failing(page, '**/api/admin/profile', 'GET', 'The database is away.');
  await openProfile(page);
  await page.getByText('Your profile could not be read. The database is away.').waitFor();
  await isAccessible(page);
  await page.unroute('**/api/admin/profile');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Email Address').waitFor();
});
