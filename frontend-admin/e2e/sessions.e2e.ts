import type { Page } from '@playwright/test';
import type { Account } from '../../scripts/testing/app.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { SLOWER_BY } from '../../scripts/testing/slower.ts';
import { TOKEN_KEY, USED_KEY, USER_KEY } from '../src/data/session/session.ts';
import { makesUser } from './accounts.ts';
import { enters, isAccessible, seesNotice } from './staff.ts';

const ENDED = { allow: [/401/, /ApiError/] };
const PHONE = { width: 390, height: 844 };

let editor: Account;
test.beforeAll(async ({ app }) => {
  editor = await makesUser(app, 'edith');
});

const places = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' });
const storedKeys = (page: Page) =>
  page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), [TOKEN_KEY, USER_KEY, USED_KEY]);

// @asvs 7.4.3, 7.5.2
test('shows where one is signed in, and ends one session or all others', FURTHER, async ({ newPage }) => {
  const [first, second, third] = [await newPage(ENDED), await newPage(ENDED), await newPage({ ...ENDED, viewport: PHONE })];
  for (const page of [first, second]) await enters(page, 'profile', editor);
  await enters(third, 'profile', editor);
  const rows = places(third).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ has: third.getByText('This one', { exact: true }) })).toHaveCount(1);
  await expect(rows.filter({ has: third.getByText('This one', { exact: true }) }).getByRole('button')).toHaveCount(0);
  await expect(rows.filter({ hasText: 'from the same place as this one' })).toHaveCount(2);
  await expect(rows.first()).toContainText(/Chrome on \w+/);
  await isAccessible(third);
  const end = places(third).getByRole('button', { name: /^End the session in Chrome/ });
  await end.last().focus();
  await third.keyboard.press('Enter');
  await seesNotice(third, 'Session Ended', 'The session has been ended.');
  await expect(rows).toHaveCount(2);
  await places(third).getByRole('button', { name: 'Sign out everywhere else' }).click();
  await seesNotice(third, 'Session Ended', 'You have been signed out everywhere else.');
  await expect(rows).toHaveCount(1);
  for (const page of [first, second]) {
    await page.getByRole('link', { name: 'Services' }).click();
    await page.waitForURL('/admin/login');
    expect(await storedKeys(page)).toEqual([]);
  }
});

// @asvs 7.4.5
test('lets an administrator end the sessions of a user', FURTHER, async ({ newPage }) => {
  const [admin, user] = [await newPage({ viewport: PHONE }), await newPage(ENDED)];
  await enters(user, '', editor);
  await enters(admin, 'users');
  await admin.getByRole('button', { name: 'Sessions of edith' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Sessions of edith' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await isAccessible(admin);
  await dialog.getByRole('button', { name: 'End all sessions' }).click();
  await expect(dialog.getByText('Not signed in anywhere.')).toBeVisible();
  await user.getByRole('link', { name: 'Services' }).click();
  await user.waitForURL('/admin/login');
});

test('leaves the screen when the session was not used for half an hour, and nothing of it stays', FURTHER, async ({ newPage }) => {
  const page = await newPage({ ...ENDED, own: true });
  await page.clock.install();
  await enters(page, 'inquiries', editor);
  await expect(page.getByRole('heading', { name: 'Contact Inquiries', level: 1 })).toBeVisible();
  // A response that arrives after the jump would count as use.
  let used: string | null;
  await expect
    .poll(
      async () => {
        const before = used;
        used = await page.evaluate((key) => localStorage.getItem(key), USED_KEY);
        return used === before;
      },
      { intervals: [2000 * SLOWER_BY] },
    )
    .toBe(true);
  await page.clock.fastForward('00:29:00');
  await expect(page.getByRole('heading', { name: 'Contact Inquiries', level: 1 })).toBeVisible();
  await page.clock.fastForward('00:02:00');
  await page.waitForURL('/admin/login');
  await expect(page.getByText('You were signed out because the backoffice was not used for a while.')).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
});

test('keeps a form with unsaved changes when the session has ended unused', FURTHER, async ({ newPage }) => {
  const page = await newPage({ ...ENDED, own: true });
  await page.clock.install();
  await enters(page, 'profile', editor);
  const address = page.getByLabel('Email Address');
  await address.fill('typed@staff.example');
  await page.clock.fastForward('00:45:00');
  await expect(address).toHaveValue('typed@staff.example');
});
