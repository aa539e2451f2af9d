import type { Page } from '@playwright/test';
import type { Account } from '../../scripts/testing/app.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { makesUser, PASSWORD } from './accounts.ts';
import { enters, failing, isAccessible, seesNotice } from './staff.ts';

let editor: Account;
test.beforeAll(async ({ app }) => {
  editor = await makesUser(app, 'ada');
});

async function openProfile(page: Page): Promise<void> {
  await enters(page, 'profile', editor);
  await expect(page.getByRole('heading', { name: 'Your Profile', level: 1 })).toBeVisible();
}

test('an editor changes their own address', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ allow: [/409/, /ApiError/] });
  await openProfile(page);
  await expect(page).toHaveTitle('Your Profile · Dibbin Electrical backoffice');
  await expect(page.getByText('Editor', { exact: true })).toBeVisible();
  await isAccessible(page);
  const address = page.getByLabel('Email Address');
  await expect(address).toHaveValue('ada@staff.example');
  await address.fill('');
  await page.getByRole('button', { name: 'Save Details' }).click();
  await expect(page.getByText('Required')).toBeVisible();
  await address.fill('ada@lovelace.example');
  await page.getByRole('button', { name: 'Save Details' }).click();
  await seesNotice(page, 'Profile Updated', 'ada@lovelace.example');

  await makesUser(app, 'babbage');
  await address.fill('babbage@staff.example');
  await page.getByRole('button', { name: 'Save Details' }).click();
  await expect(page.getByText('The address "babbage@staff.example" belongs to another user.').first()).toBeVisible();
  await seesNotice(page, 'Error', 'Failed to update profile. Please try again.');
  await isAccessible(page);
  await address.fill('ada@lovelace.example');
});

test('shows both addresses when mine was changed elsewhere, and saves mine', FURTHER, async ({ app, newPage }) => {
  const account = await makesUser(app, 'grace');
  const page = await newPage({ allow: [/412/, /ApiError/] });
  const other = await newPage();
  for (const [person, address] of [
    [page, 'mine@staff.example'],
    [other, 'theirs@staff.example'],
  ] as const) {
    await enters(person, 'profile', account);
    await person.getByLabel('Email Address').fill(address);
  }
  await other.getByRole('button', { name: 'Save Details' }).click();
  await seesNotice(other, 'Profile Updated');
  await page.getByRole('button', { name: 'Save Details' }).click();
  const contested = page.getByRole('region', { name: 'Versions of Email' });
  await expect(contested.getByText('theirs').first()).toBeVisible();
  await isAccessible(page);
  const address = page.getByRole('textbox', { name: 'Email Address' });
  await contested.getByRole('button', { name: 'Take theirs' }).click();
  await expect(address).toHaveValue('theirs@staff.example');
  await contested.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save Details' }).click();
  await seesNotice(page, 'Profile Updated', 'mine@staff.example');
  await expect(contested).toHaveCount(0);
});

// @asvs 6.2.2
test('changes the password only with the current one, and ends other sessions', async ({ newPage }) => {
  const [page, elsewhere] = [
    await newPage({ viewport: { width: 390, height: 844 }, allow: [/400/, /ApiError/] }),
    await newPage({ allow: [/401/, /ApiError/] }),
  ];
  await enters(elsewhere, '', editor);
  await enters(page, '', editor);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Your profile' }).click();
  await expect(page.getByText('At least 12 and at most 128 characters', { exact: false })).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Change Password' }).click();
  const password = page.getByRole('region', { name: 'Password' });
  await expect(page.getByText('Required')).toHaveCount(2);
  await password.getByLabel('Current Password *').fill('not the password');
  await page.getByLabel('New Password *').fill('analytical engine 1843');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('This is not your current password.').first()).toBeVisible();
  await seesNotice(page, 'Error', 'Failed to change password. Please try again.');
  await password.getByLabel('Current Password *').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await seesNotice(page, 'Password Changed', 'Your password has been changed. You have been signed out everywhere else.');
  await expect(page.getByLabel('New Password *')).toHaveValue('');

  await elsewhere.getByRole('link', { name: 'Services' }).click();
  await elsewhere.waitForURL('/admin/login');
  editor = { ...editor, password: 'analytical engine 1843' };
  await enters(elsewhere, '', editor);
  await expect(elsewhere.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
});

test('reports a profile that cannot be loaded', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await failing(page, '**/api/admin/profile', 'GET', 'The database is away.');
  await openProfile(page);
  await expect(page.getByText('Your profile could not be loaded. The database is away.')).toBeVisible();
  await isAccessible(page);
  await page.unroute('**/api/admin/profile');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email Address')).toBeVisible();
});
