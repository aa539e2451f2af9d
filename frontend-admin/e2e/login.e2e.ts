import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { knowsTheWizard, login } from '../../scripts/testing/browser.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { failing, hasTitle, isAccessible, notices, seesNotice } from './staff.ts';

/** Bytes after brotli compression. */
const MOST_SCRIPT = 167 * 1024;

// @asvs 7.6.2
test('sends every screen to the login page without a session', async ({ page }) => {
  for (const path of ['', '/services', '/inquiries', '/homepage']) {
    await page.goto(`/admin${path}`);
    await page.waitForURL('/admin/login');
  }
  await hasTitle(page, 'Sign in · Dibbin Electrical backoffice');
  await isAccessible(page);
});

test('loads a small script before the sign-in', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto('/admin/login', { waitUntil: 'networkidle' });
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(scripts).not.toEqual([]);
  let bytes = 0;
  for (const script of scripts) bytes += brotliCompressSync(await script.body()).length;
  expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT);
});

// @asvs 6.2.6
test('requires both fields and can show the password', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  await isAccessible(page);

  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret');
  await page.getByLabel('Show password').click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByLabel('Hide password').click();
  await expect(password).toHaveAttribute('type', 'password');
});

// @asvs 6.2.7
test('takes pasted passwords and those of password managers', FURTHER, async ({ page }) => {
  await page.goto('/admin/login');
  const [username, password] = [page.getByLabel('Username'), page.getByLabel('Password', { exact: true })];
  await expect(username).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await username.fill(' a phrase with 23 signs! ');
  await username.press('ControlOrMeta+A');
  await username.press('ControlOrMeta+X');
  await expect(username).toHaveValue('');
  await password.press('ControlOrMeta+V');
  await expect(password).toHaveValue(' a phrase with 23 signs! ');
});

test("shows the server's message for a refused sign-in", FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/401/, /500/, /ApiError/] });
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const responded = page.waitForResponse('**/api/auth/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const { error } = (await (await responded).json()) as { error: string };
  await seesNotice(page, 'Login Failed', error);
  await isAccessible(page);

  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await seesNotice(page, 'Login Failed', 'Login failed');
});

test('a notification is at most 420 px wide and is dismissed by a swipe of 50 px to the right, not less', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await failing(page, '**/api/auth/login', 'POST', 'The database is away.');
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('a password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const text = notices(page).getByText('The database is away.');
  await expect(text).toBeVisible();
  const { width = 0 } = (await notices(page).boundingBox()) ?? {};
  expect(width).toBeGreaterThan(0);
  expect(width).toBeLessThanOrEqual(420);

  const place = async () => (await text.boundingBox()) ?? { x: 0, y: 0 };
  const swipes = async (pixels: number) => {
    const { x, y } = await place();
    await page.mouse.move(x + 10, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 10 + pixels, y + 10, { steps: 4 });
    await page.mouse.up();
  };
  const before = await place();
  await swipes(40);
  await expect.poll(place).toEqual(before);
  await swipes(60);
  await expect(text).toHaveCount(0);
});

// @asvs 7.4.4
test('signs in, opens a screen and signs out by keyboard alone', async ({ app, page }) => {
  await page.goto('/admin/login');
  await knowsTheWizard(page);
  await page.getByLabel('Username').focus();
  await page.keyboard.type(app.adminUsername);
  await page.keyboard.press('Tab');
  await page.keyboard.type(app.adminPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('/admin');
  await seesNotice(page, 'Login Successful', 'Welcome back!');
  await hasTitle(page, 'Dashboard · Dibbin Electrical backoffice');

  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(notices(page).getByText('Login Successful')).toHaveCount(0);

  await page.getByRole('link', { name: 'Services' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Services', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('/admin/login');
  await page.goto('/admin');
  await page.waitForURL('/admin/login');
});

test('ends a session that the server no longer knows, without a loop', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/401/, /ApiError/] });
  await login(page);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  // Nothing that was asked for earlier may meet the end.
  await page.reload({ waitUntil: 'networkidle' });
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls += 1;
  });
  await failing(page, /\/api\/admin\//, 'GET', 'Please sign in.', 401);
  await page.getByRole('link', { name: 'Services' }).click();
  await page.waitForURL('/admin/login');
  await seesNotice(page, 'Error', 'Your session has ended. Please sign in again.');
  await page.waitForLoadState('networkidle');
  expect(calls).toBeLessThan(6);
});
