import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { App } from '../../scripts/testing/app.ts';
import { axe } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';

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
