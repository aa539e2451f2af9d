import type { Page } from '@playwright/test';
import { ADMINISTRATOR } from '../../scripts/testing/app.ts';
import { expect, FURTHER, furtherCase, test } from '../../scripts/testing/journey.ts';
import { TOKEN_KEY } from '../src/data/session/session.ts';
import { agrees, enters, isAccessible, seesNotice } from './staff.ts';

const ASKED = { allow: [/403/, /400/, /ApiError/] };

/** Refuses the first write to a path as the server does 10 minutes after the password was last given; the rest reaches the server. */
async function asksOnce(page: Page, path: string | RegExp): Promise<void> {
  let asked = false;
  await page.route(path, (route) => {
    if (asked || route.request().method() === 'GET') return route.fallback();
    asked = true;
    return route.fulfill({
      status: 403,
      json: { statusCode: 403, code: 'password-needed', error: 'Please enter your password to confirm this.' },
    });
  });
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Please confirm with your password' });

for (const [index, options] of [
  { viewport: { width: 1280, height: 800 } },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const },
].entries()) {
  test(
    `asks for the password over a form and then saves what was typed, at ${options.viewport.width} px`,
    furtherCase(index),
    async ({ newPage }) => {
      const page = await newPage({ ...ASKED, ...options });
      await enters(page, 'users/create', ADMINISTRATOR);
      const username = `grace${options.viewport.width}`;
      const form = page.getByRole('dialog', { name: 'Add User' });
      await form.getByLabel('Username').fill(username);
      await form.getByLabel('Email Address').fill(`${username}@staff.example`);
      await form.getByLabel('Password', { exact: true }).fill('otter ladder wirral');
      await asksOnce(page, '**/api/admin/users');
      await page.getByRole('button', { name: 'Create User' }).click();
      const password = question(page).getByLabel('Password', { exact: true });
      await expect(password).toBeFocused();
      await isAccessible(page);
      await page.keyboard.press('Enter');
      await expect(question(page).getByText('Please enter your password')).toBeVisible();
      await password.fill('a guess');
      await page.keyboard.press('Enter');
      await expect(question(page).getByText('This is not your current password.')).toBeVisible();
      await password.fill(ADMINISTRATOR.password);
      await page.keyboard.press('Enter');
      await expect(question(page)).toHaveCount(0);
      await seesNotice(page, 'User Created', username);
    },
  );
}

// @asvs 7.2.4
test('gives the session a new token, which other tabs use at once', FURTHER, async ({ newPage }) => {
  const page = await newPage(ASKED);
  await enters(page, 'profile', ADMINISTRATOR);
  const other = await page.context().newPage();
  await other.goto('/admin/testimonials/create');
  const form = other.getByRole('dialog', { name: 'Add Testimonial' });
  await form.getByLabel('Name').fill('Ada Lovell');
  await form.getByLabel('Location').fill('Parkgate');
  await form.getByLabel('Comment').fill('Neat work.');
  await agrees(other);
  const token = () => page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY);
  const former = await token();
  await enters(await newPage(), 'profile', ADMINISTRATOR);
  await page.reload();
  await asksOnce(page, '**/api/admin/profile/sessions/*');
  await page
    .getByRole('button', { name: /^End the session in/ })
    .first()
    .click();
  await question(page).getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password);
  await page.keyboard.press('Enter');
  await seesNotice(page, 'Session Ended', 'The session has been ended.');
  const next = await token();
  expect(next).not.toBe(former);
  const sent = other.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/admin/testimonials'));
  await form.getByRole('button', { name: 'Create Testimonial' }).click();
  expect((await sent).headers()['authorization']).toBe(`Bearer ${next}`);
  await seesNotice(other, 'Testimonial Created', 'Ada Lovell');
});

test('changes nothing for those who cancel, and keeps what was typed', FURTHER, async ({ newPage }) => {
  const page = await newPage(ASKED);
  await enters(page, 'settings/mail', ADMINISTRATOR);
  await page.getByLabel('SMTP Host').fill('mail.example.org');
  await asksOnce(page, '**/api/admin/company-info');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByText('Please enter your password to confirm this.').first()).toBeVisible();
  await expect(page.getByLabel('SMTP Host')).toHaveValue('mail.example.org');
});
