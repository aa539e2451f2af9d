import { afterAll, beforeAll, test } from '@jest/globals';
import { type App, startApp } from '../../scripts/testing/app.ts';
import { login, openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';
import { failing, isAccessible, sendsEnquiry } from './staff.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
const { newPage } = openBrowser();

test('the dashboard shows the newest enquiries and how the site stands', async () => {
  for (const name of ['Una One', 'Dora Two', 'Tessa Three', 'Fay Four', 'Fia Five', 'Sue Six']) {
    await sendsEnquiry(app, { name, email: `${name.split(' ')[0]?.toLowerCase()}@example.org` });
  }
  const page = await newPage();
  await login(page, app);
  const work = page.getByRole('region', { name: 'New Inquiries' });
  await work.getByText('6', { exact: true }).waitFor();
  const recent = page.getByRole('region', { name: 'Recent Inquiries', exact: true });
  await eventually(() => recent.getByRole('rowheader').allTextContents()).toEqual([
    'Sue Six',
    'Fia Five',
    'Fay Four',
    'Tessa Three',
    'Dora Two',
  ]);
  await recent.getByRole('row', { name: 'Sue Six sue@example.org EICR Testing New' }).waitFor();
  await page.getByRole('region', { name: 'System Health' }).getByText('100%').waitFor();
  await page.getByText('Active Items').waitFor();
  await page.getByText('Media Files').waitFor();
  await page.getByRole('complementary').getByText('admin').first().waitFor();
  await isAccessible(page);

  await work.getByRole('link', { name: 'Answer now' }).click();
  await page.getByRole('heading', { name: 'Inquiries (6)' }).waitFor();
});

test('a dashboard that cannot be read counts as empty', async () => {
  const page = await newPage({ allow: [/500/] });
  await failing(page, '**/api/admin/dashboard', 'GET', 'It broke.');
  await login(page, app);
  await page.getByText('Everyone has an answer. Nothing is waiting.').waitFor();
  await page.getByText('No inquiries yet.').waitFor();
  await page.getByRole('region', { name: 'System Health' }).getByText('Unknown').waitFor();
});

test('light and dark can be chosen and are remembered', async () => {
  const page = await newPage({ colorScheme: 'light' });
  await login(page, app);
  await page.getByLabel('Dark mode').click();
  await page.reload();
  await page.getByLabel('Light mode').waitFor();
  await page.getByRole('heading', { name: 'Recent Inquiries' }).waitFor();
  await isAccessible(page);
});

test('an address without a screen says so', async () => {
  const page = await newPage();
  await login(page, app);
  await page.goto(`${app.url}/admin/nothing-here`);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await isAccessible(page);
});
