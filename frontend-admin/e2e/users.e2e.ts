import type { Page } from '@playwright/test';
import { login } from '../../scripts/testing/browser.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { makesUser, PASSWORD } from './accounts.ts';
import { enters, failing, holding, isAccessible, seesNotice } from './staff.ts';

const LAST = 'This is the last active administrator. Make someone else an administrator first.';

async function openUsers(page: Page): Promise<void> {
  await enters(page, 'users');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

const confirms = (page: Page, action: string) => page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();

test('adds a user, states the password rules first, and the user signs in', async ({ newPage }) => {
  const page = await newPage({ allow: [/400/, /409/, /ApiError/] });
  await openUsers(page);
  await expect(page).toHaveTitle('Users · Dibbin Electrical backoffice');
  await expect(page.getByRole('columnheader')).toHaveText(['', 'Username', 'Role', 'Status', 'Last Sign-in', 'Actions']);
  await expect(page.getByRole('row', { name: /admin/ }).getByText('You', { exact: true })).toBeVisible();
  await isAccessible(page);

  await page.getByRole('link', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add User' });
  await expect(dialog.getByText('At least 12 and at most 128 characters', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await expect(dialog.getByText('Required')).toHaveCount(2);
  await isAccessible(page);
  await dialog.getByLabel('Username').fill('Grace.Hopper');
  await dialog.getByLabel('Email Address').fill('grace');
  await dialog.getByLabel('Password', { exact: true }).fill('too short');
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await expect(dialog.getByText('Please use at least 12 characters')).toBeVisible();
  await expect(dialog.getByText('Please enter an email address such as name@example.co.uk')).toBeVisible();
  await dialog.getByLabel('Email Address').fill('grace@staff.example');
  await dialog.getByLabel('Password', { exact: true }).fill('Password1234');
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await expect(dialog.getByText('This password is too easy to guess. Please choose another one.')).toBeVisible();
  await seesNotice(page, 'Error', 'Failed to create user. Please try again.');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expect(dialog.getByRole('radio', { name: /^Editor/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await seesNotice(page, 'User Created', 'grace.hopper');
  await expect(page.getByRole('row', { name: /grace\.hopper/ }).getByText('Never')).toBeVisible();

  const grace = await newPage();
  await login(grace, { username: 'grace.hopper', password: PASSWORD });
  await expect(grace.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
});

test('invites a user without a password, or says why it cannot', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/409/, /ApiError/] });
  await openUsers(page);
  await page.getByRole('link', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add User' });
  await expect(dialog.getByText('Leave blank to email an invitation', { exact: false })).toBeVisible();
  await dialog.getByLabel('Username').fill('joan.clarke');
  await dialog.getByLabel('Email Address').fill('joan@staff.example');
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByRole('button', { name: 'Invite joan.clarke' })).toBeVisible();
  const why = 'No mail server is set up. Set one up in the settings, or give the user a password yourself.';
  await seesNotice(page, 'Error', 'Failed to send invitation. Please try again.', why);
});

test('applies a new role and a new password at once', FURTHER, async ({ app, newPage }) => {
  const user = await makesUser(app, 'alan');
  const [page, alan] = [await newPage(), await newPage({ allow: [/401/, /ApiError/] })];
  await login(alan, user);
  await openUsers(page);
  await page.getByRole('link', { name: 'Edit alan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await expect(dialog.getByText('Leave blank to keep the current password.', { exact: false })).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('radio', { name: /^Administrator/ }).check();
  await dialog.getByLabel('New Password').fill('enigma bombe bletchley');
  await dialog.getByRole('button', { name: 'Update User' }).click();
  await seesNotice(page, 'User Updated', 'alan');
  await expect(page.getByRole('row', { name: /alan@/ }).getByText('Administrator')).toBeVisible();

  await alan.getByRole('link', { name: 'Services' }).click();
  await alan.waitForURL('/admin/login');
  await login(alan, { username: 'alan', password: 'enigma bombe bletchley' });
  await alan.getByRole('link', { name: 'Settings' }).click();
  await expect(alan.getByRole('tab', { name: 'Users' })).toBeVisible();
});

test("asks for the current password before it changes one's own", FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/400/, /ApiError/] });
  await openUsers(page);
  await page.getByRole('link', { name: 'Edit admin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  const current = dialog.getByLabel('Current Password');
  await expect(dialog.getByLabel('Email Address')).toBeVisible();
  await expect(current).toHaveCount(0);
  await dialog.getByLabel('New Password').fill('enigma bombe bletchley');
  await dialog.getByRole('button', { name: 'Update User' }).click();
  await expect(dialog.getByText('Required')).toBeVisible();
  await isAccessible(page);
  await current.fill('a guess');
  await dialog.getByRole('button', { name: 'Update User' }).click();
  await expect(dialog.getByText('This is not your current password.').first()).toBeVisible();
  await dialog.getByLabel('New Password').fill('');
  await expect(current).toHaveCount(0);
  await dialog.getByLabel('Email Address').fill('boss@staff.example');
  await dialog.getByRole('button', { name: 'Update User' }).click();
  await seesNotice(page, 'User Updated', 'admin');
});

test('deactivates, reactivates and deletes a user', FURTHER, async ({ app, newPage }) => {
  await makesUser(app, 'kurt');
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(page, 'users');
  await page.getByRole('button', { name: 'Deactivate kurt' }).click();
  await expect(
    page.getByText('Are you sure you want to deactivate this user? The user is signed out at once', { exact: false }),
  ).toBeVisible();
  await isAccessible(page);
  await confirms(page, 'Deactivate');
  await seesNotice(page, 'User Deactivated', 'kurt');
  await page.getByRole('button', { name: 'Reactivate kurt' }).click();
  await seesNotice(page, 'User Reactivated', 'kurt');
  await isAccessible(page);
  await page.getByRole('button', { name: 'Delete kurt' }).click();
  await expect(page.getByText('Are you sure you want to delete this user?')).toBeVisible();
  await confirms(page, 'Delete');
  await seesNotice(page, 'User Deleted', 'kurt');
  await page.getByLabel('Search users').fill('kurt');
  await expect(page.getByText('No users found matching your search.')).toBeVisible();
});

test('keeps the last administrator and says why', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/409/, /ApiError/] });
  await openUsers(page);
  // Other administrators are demoted first.
  for (const row of await page.getByRole('row', { name: /Administrator/ }).all()) {
    const name = await row.getByRole('link', { name: /^Edit/ }).getAttribute('aria-label');
    if (name === 'Edit admin') continue;
    await page.getByRole('button', { name: (name ?? '').replace('Edit', 'Deactivate') }).click();
    await confirms(page, 'Deactivate');
    await seesNotice(page, 'User Deactivated');
  }

  await page.getByRole('button', { name: 'Deactivate admin' }).click();
  await expect(page.getByText('This is your own account: you will be signed out at once.', { exact: false })).toBeVisible();
  await confirms(page, 'Deactivate');
  await seesNotice(page, 'Error', 'Failed to deactivate user. Please try again.', LAST);
  await page.getByRole('button', { name: 'Delete admin' }).click();
  await confirms(page, 'Delete');
  await seesNotice(page, 'Error', 'Failed to delete user. Please try again.', LAST);

  await page.getByRole('link', { name: 'Edit admin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await dialog.getByRole('radio', { name: /^Editor/ }).check();
  await dialog.getByRole('button', { name: 'Update User' }).click();
  await expect(dialog.getByRole('alert').getByText(LAST)).toBeVisible();
  await isAccessible(page);
});

test('reports loading and failing', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await makesUser(app, 'rosalind').then(() => login(page));
  await failing(page, /\/api\/admin\/users\?/, 'GET', 'The database is away.');
  const release = await holding(page, /\/api\/admin\/users\?/, 'GET');
  await page.goto('/admin/users');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  release();
  await expect(page.getByText('This list could not be loaded. The database is away.')).toBeVisible();
  await isAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();

  await failing(page, /\/api\/admin\/users\//, 'PUT', 'The disk is full.');
  await page.getByRole('button', { name: 'Deactivate rosalind' }).click();
  await confirms(page, 'Deactivate');
  await seesNotice(page, 'Error', 'Failed to deactivate user. Please try again.', 'The disk is full.');
});
