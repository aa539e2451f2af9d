import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { App } from '../../scripts/testing/app.ts';
import { axe } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';
import { type Session, TOKEN_KEY, USER_KEY } from '../src/auth/session.ts';
import type { Account } from './accounts.ts';

/** Where notices appear. */
export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notifications (F8)' });

/** Waits for a notice with these texts, which is the only one. */
export async function seesNotice(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await notices(page).getByText(text, { exact: true }).waitFor();
  await eventually(() => notices(page).getByLabel('Dismiss notification').count()).toBe(1);
}

/** What is on the screen now has no accessibility violation and fits the window. */
export async function isAccessible(page: Page): Promise<void> {
  await eventually(() => axe(page)).toEqual([]);
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** Is signed in without a walk through the login screen, which login.e2e.ts shows, and opens a screen. */
export async function enters(page: Page, app: App, screen = '', account?: Account): Promise<void> {
  const { username, password } = account ?? { username: app.adminUsername, password: app.adminPassword };
  const answer = await fetch(`${app.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  expect(answer.status).toBe(200);
  const { token, user } = (await answer.json()) as Session;
  // A page of the site without a script: the backoffice starts once it finds the session.
  await page.goto(`${app.url}/robots.txt`);
  await page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), [
    [TOKEN_KEY, token],
    [USER_KEY, JSON.stringify(user)],
  ] as const);
  await page.goto(`${app.url}/admin/${screen}`);
}

/** Sends an enquiry as the website's form does. */
export async function sendsEnquiry(app: App, enquiry: Record<string, string>): Promise<void> {
  const answer = await fetch(`${app.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ phone: '0151 496 0771', serviceType: 'eicr', message: 'Please call.', ...enquiry }),
  });
  expect(answer.status).toBe(201);
}

/** Makes the next calls to a path fail with a sentence of the server's. */
export async function failing(page: Page, path: string | RegExp, method: string, error: string, status = 500): Promise<void> {
  await page.route(path, (route) =>
    route.request().method() === method ? route.fulfill({ status, json: { statusCode: status, error } }) : route.fallback(),
  );
}

/** Waits for the screen's title, which its code sets once it has been loaded. */
export async function hasTitle(page: Page, title: string): Promise<void> {
  await page.waitForFunction((expected) => document.title === expected, title);
}
