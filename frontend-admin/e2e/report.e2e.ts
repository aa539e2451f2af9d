import { login } from '../../scripts/testing/browser.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { isAccessible } from './staff.ts';

const VISITOR = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

test('reports which page led to a call, and does not count staff', FURTHER, async ({ newPage }) => {
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
  const days = staff.getByRole('region', { name: 'Views, calls and forms sent' });
  // Some event was counted by now, not always this one.
  await expect(async () => {
    await staff.goto('/admin/report?period=7');
    await expect(demand.getByRole('listitem')).toContainText(['thatched roof was asked for once: no page'], { timeout: 5_000 });
  }).toPass();
  await expect(staff.getByRole('row', { name: /^\/services [1-9]\d* [1-9]\d* 0 / })).toBeVisible();
  await expect(staff.getByRole('row', { name: /^Home [1-9]\d* 0 0 0%/ })).toBeVisible();
  await expect(staff.getByRole('row', { name: /projects/ })).toHaveCount(0);
  await expect(days).toContainText(/^Views, calls and forms sent[1-9]/);
  await expect(days.getByRole('img')).toHaveCount(0);
  await isAccessible(staff);

  for (let view = 0; view < 10; view++) await visitor.request.get('/services');
  await staff.reload();
  await days.getByRole('img', { name: 'Chart of calls and forms sent' }).press('ArrowRight');
  await expect(staff.getByRole('tooltip')).toContainText('Calls');
  await days.getByText('Show as table').press('Enter');
  await expect(days.getByRole('row', { name: /^\d+ \w+ \d{2} [1-9]\d* 0$/ })).toBeVisible();
  await expect(staff.getByRole('region', { name: 'Response times' })).toContainText('No enquiries in this period.');
  await staff.getByRole('button', { name: 'Sort by page ascending' }).click();
  await expect(staff.getByRole('columnheader', { name: 'page' }).and(staff.locator('[aria-sort="ascending"]'))).toBeVisible();
  // Closes the tooltip, which is outside all landmarks.
  await staff.mouse.move(0, 0);
  await isAccessible(staff);
  await demand.getByRole('link', { name: 'Add pages for thatched roof' }).click();
  await expect(staff.getByRole('dialog').getByLabel('Title').first()).toHaveValue('thatched roof');
});

test('says what last month brought beside the month before, and gives it as a file', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login(page);
  await page.goto('/admin/report');
  const period = page.getByLabel('Period');
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'Europe/London' });
  const last = month.format(new Date(Date.now() - (new Date().getUTCDate() + 1) * 86_400_000));
  await expect(page.getByRole('heading', { name: last, exact: true })).toBeVisible();
  const totals = page.getByRole('region', { name: 'Totals' });
  for (const name of ['Jobs won', 'Worth', 'Enquiries', 'Answered in time'])
    await expect(totals.getByText(name, { exact: true })).toBeVisible();
  // This website had no month before that.
  await expect(page.getByRole('region', { name: 'What it brought' }).getByText(/before/i)).toHaveCount(0);
  await isAccessible(page);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/^report-\d{4}-\d\d\.csv$/);
  await period.click();
  await page
    .getByRole('option', { name: /^October to December \d+/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /^October to December/ })).toBeVisible();
  await expect(page).toHaveURL(/period=\d{4}-Q4$/);
});
