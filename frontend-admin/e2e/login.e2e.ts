import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Response } from 'playwright-core';
import { type App, startApp } from '../../scripts/testing/app.ts';
import { login, openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';
import { failing, hasTitle, isAccessible, notices, seesNotice } from './staff.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
const { newPage } = openBrowser();

/** Bytes, compressed with brotli. */
const MOST_SCRIPT = 160 * 1024;

test('without a session every screen leads to the login', async () => {
  const page = await newPage();
  for (const path of ['', '/services', '/inquiries', '/homepage']) {
    await page.goto(`${app.url}/admin${path}`);
    await page.waitForURL(`${app.url}/admin/login`);
  }
  await hasTitle(page, 'Sign in · Backoffice');
  await isAccessible(page);
});

test('its script is small: the rest of the backoffice comes after the sign-in', async () => {
  const page = await newPage();
  const scripts: Response[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer);
  });
  await page.goto(`${app.url}/admin/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('Username').waitFor();
  expect(scripts).not.toEqual([]);
  let bytes = 0;
  for (const script of scripts) bytes += brotliCompressSync(await script.body()).length;
  expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT);
});

test('both fields are required, and the password can be shown', async () => {
  const page = await newPage();
  await page.goto(`${app.url}/admin/login`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Username is required').waitFor();
  await page.getByText('Password is required').waitFor();
  await eventually(() => page.getByLabel('Username').evaluate((field) => field === document.activeElement)).toBe(true);
  await isAccessible(page);

  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret');
  await page.getByLabel('Show password').click();
  await eventually(() => password.getAttribute('type')).toBe('text');
  await page.getByLabel('Hide password').click();
  await eventually(() => password.getAttribute('type')).toBe('password');
});

test("a refused login shows the server's sentence", async () => {
  const page = await newPage({ allow: [/401/, /500/, /ApiError/] });
  await page.goto(`${app.url}/admin/login`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const answered = page.waitForResponse('**/api/auth/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const { error } = (await (await answered).json()) as { error: string };
  await seesNotice(page, 'Login Failed', error);
  await isAccessible(page);

  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await seesNotice(page, 'Login Failed', 'Login failed');
});

test('a notice is at most 420 px wide and goes with a swipe of 50 px to the right, not with less', async () => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await failing(page, '**/api/auth/login', 'POST', 'The database is away.');
  await page.goto(`${app.url}/admin/login`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('a password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const text = notices(page).getByText('The database is away.');
  await text.waitFor();
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
  await eventually(place).toEqual(before);
  await swipes(60);
  await text.waitFor({ state: 'detached' });
});

test('by keyboard alone: in, to a screen, and out again', async () => {
  const page = await newPage();
  await page.goto(`${app.url}/admin/login`);
  await page.getByLabel('Username').focus();
  await page.keyboard.type(app.adminUsername);
  await page.keyboard.press('Tab');
  await page.keyboard.type(app.adminPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${app.url}/admin`);
  await seesNotice(page, 'Login Successful', 'Welcome back!');
  await hasTitle(page, 'Dashboard · Backoffice');

  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await notices(page).getByText('Login Successful').waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'Services' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Services', level: 1 }).waitFor();

  await page.getByRole('button', { name: 'Logout' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${app.url}/admin/login`);
  await page.goto(`${app.url}/admin`);
  await page.waitForURL(`${app.url}/admin/login`);
});

test('a session that the server no longer knows ends once, without a loop', async () => {
  const page = await newPage({ allow: [/401/, /ApiError/] });
  await login(page, app);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls += 1;
  });
  await failing(page, /\/api\/admin\//, 'GET', 'Please sign in.', 401);
  await page.getByRole('link', { name: 'Services' }).click();
  await page.waitForURL(`${app.url}/admin/login`);
  await seesNotice(page, 'Error', 'Your session has ended. Please sign in again.');
  await page.waitForTimeout(500);
  expect(calls).toBeLessThan(6);
});
