import type { Page } from '@playwright/test';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { SLOWER_BY } from '../../scripts/testing/slower.ts';
import { asAdmin } from './accounts.ts';
import { enters, isAccessible } from './staff.ts';

const checks = (page: Page) => page.getByRole('region', { name: 'Checks' });

test('findings follow what is typed and lead to their field', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 900 } });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/content-checks/page')) asked.push(request.url());
  });
  await enters(page, 'projects');
  await page
    .getByRole('link', { name: /^Edit / })
    .nth(1)
    .click();
  const dialog = page.getByRole('dialog');
  const challenge = dialog.getByLabel(/^Challenge/);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.frameLocator('iframe[title^="The page as"]').getByRole('main')).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Checks', exact: true }).press('Enter');
  // A cold axe-core takes its time on a busy machine.
  await expect(checks(page).getByText('Nothing to fix on this page')).toBeVisible({ timeout: 60_000 * SLOWER_BY });
  await expect(checks(page).getByText(/^\d+ words\. Reading ease \d+ of 100: /)).toBeVisible();
  await expect(checks(page).getByText('In search results on a phone')).toBeVisible();
  await isAccessible(page);

  await page.getByRole('tab', { name: 'Case Study' }).click();
  await challenge.fill('Ring 0151 496 0999 <and> ask.');
  await page.getByRole('tab', { name: 'SEO' }).click();
  await dialog.getByLabel(/^Meta Title/).fill('W'.repeat(60));
  await expect(checks(page).getByText(/^2 things to fix/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: '2 things to fix', exact: true })).toBeVisible();
  await isAccessible(page);
  await checks(page).getByRole('button', { name: 'Go to Challenge' }).press('Enter');
  await expect(challenge).toBeFocused();
  await checks(page)
    .getByRole('button', { name: /^Go to Meta/ })
    .press('Enter');
  await expect(dialog.getByLabel(/^Meta Title/)).toBeFocused();
});

test('findings on the published pages stand in a list, and lead to their field', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  const [, project] = (await (await asAdmin(app, 'GET', 'projects')).json()) as { id: string }[];
  const faults = { challenge: 'Ring 0151 496 0999 <and> ask.', metaTitle: 'W'.repeat(60) };
  expect((await asAdmin(app, 'PUT', `projects/${project?.id}`, faults)).status).toBe(200);
  await enters(page, 'content-checks');
  await page.getByRole('button', { name: 'Check Now' }).press('Enter');
  const found = page.getByText(/^The phone number 0151 496 0999 is plain text/);
  await expect(found).toBeVisible({ timeout: 60_000 * SLOWER_BY });
  await isAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Title' }).click();
  await expect(found).toHaveCount(0);
  await page
    .getByRole('list', { name: 'Findings on the published pages' })
    .or(page.getByLabel('Findings on the published pages'))
    .getByRole('link')
    .first()
    .press('Enter');
  await expect(page.getByRole('dialog').getByLabel(/^Meta Title/)).toBeFocused();
  await page.goto('/admin/');
  await page.getByRole('link', { name: '2 things to fix on the pages' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Content Checks' })).toBeVisible();
});

test('do not claim that nothing is to be fixed before the first check', FURTHER, async ({ page }) => {
  const isFirst = { checkedAt: null, isRunning: false, pages: 0 };
  await page.route('**/api/admin/content-checks/state', (route) => route.fulfill({ json: isFirst }));
  await page.route('**/api/admin/content-checks?*', (route) =>
    route.fulfill({ json: [], headers: { 'Content-Range': 'content-checks 0--1/0' } }),
  );
  await enters(page, 'content-checks');
  await expect(page.getByText('Findings appear here after the first check.')).toBeVisible();
  await expect(page.getByText('Nothing to fix', { exact: false })).toHaveCount(0);
});
