import { login } from '../../scripts/testing/browser.ts';
import { expect, test } from '../../scripts/testing/journey.ts';
import { isAccessible } from './staff.ts';

const VISITOR = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

test('reports which page led to a call, and does not count staff', async ({ newPage }) => {
  const staff = await newPage();
  await login(staff);
  await staff.goto('/projects');

  const visitor = await newPage({ userAgent: VISITOR });
  await visitor.goto('/');
  await expect(visitor.locator('html[data-live]')).toBeVisible();
  const counted = () => visitor.waitForResponse((response) => response.url().endsWith('/api/page-events') && response.status() === 204);
  await visitor.getByRole('link', { name: 'View Our Services' }).click();
  await visitor.waitForURL('/services');
  // The test machine has no application for telephone links.
  await visitor.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  const called = counted();
  await visitor.getByRole('banner').locator('a[href^="tel:"]:visible').first().click();
  await called;

  const searched = counted();
  await visitor.getByLabel('Search services').fill('thatched roof');
  await searched;

  const demand = staff.getByRole('region', { name: 'Demand' });
  // Some event was counted by now, not always this one.
  await expect(async () => {
    await staff.goto('/admin/report');
    await expect(demand.getByRole('listitem')).toContainText(['thatched roof was asked for once: no page'], { timeout: 5_000 });
  }).toPass();
  await expect(staff.getByRole('row', { name: /^\/services [1-9]\d* [1-9]\d* 0 / })).toBeVisible();
  await expect(staff.getByRole('row', { name: /^Home [1-9]\d* 0 0 0%/ })).toBeVisible();
  await expect(staff.getByRole('row', { name: /projects/ })).toHaveCount(0);
  await isAccessible(staff);
  const days = staff.getByRole('region', { name: 'Views, calls and enquiries' });
  await days.getByRole('img', { name: 'Chart of calls and enquiries' }).press('ArrowRight');
  await expect(staff.getByRole('tooltip')).toContainText('Calls');
  await days.getByText('Show as table').press('Enter');
  await expect(days.getByRole('row', { name: /^\d+ \w+ [2-9]\d* [1-9]\d* 0$/ })).toBeVisible();
  await expect(staff.getByRole('region', { name: 'Response times' })).toContainText('No enquiries in this period.');
  await staff.getByLabel('Period').click();
  await staff.getByRole('option', { name: 'Last 12 months' }).click();
  await staff.getByRole('button', { name: 'Sort by page ascending' }).click();
  await expect(staff.getByRole('columnheader', { name: 'page' }).and(staff.locator('[aria-sort="ascending"]'))).toBeVisible();
  // Closes the tooltip, which is outside all landmarks.
  await staff.mouse.move(0, 0);
  await isAccessible(staff);
  await demand.getByRole('link', { name: 'Add pages for thatched roof' }).click();
  await expect(staff.getByRole('dialog').getByLabel('Title').first()).toHaveValue('thatched roof');
});
