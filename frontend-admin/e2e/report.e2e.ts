import { afterAll, beforeAll, test } from '@jest/globals';
import { isAccessible } from './staff.ts';
import { type App, startApp } from '../../scripts/testing/app.ts';
import { login, openBrowser } from '../../scripts/testing/browser.ts';

const VISITOR = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
const { newPage } = openBrowser();

test('staff read which page brought a call, and are not counted themselves', async () => {
  const staff = await newPage();
  await login(staff, app);
  await staff.goto(`${app.url}/projects`);

  const visitor = await newPage({ userAgent: VISITOR });
  await visitor.goto(app.url);
  await visitor.locator('html[data-live]').waitFor();
  const counted = () => visitor.waitForResponse((answer) => answer.url().endsWith('/api/page-events') && answer.status() === 204);
  const viewed = counted();
  await visitor.getByRole('link', { name: 'View Our Services' }).click();
  await visitor.waitForURL(`${app.url}/services`);
  await viewed;
  // Nothing on the machine of a test answers a telephone link.
  await visitor.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  const called = counted();
  await visitor.getByRole('banner').locator('a[href^="tel:"]:visible').first().click();
  await called;

  await staff.goto(`${app.url}/admin/report`);
  await staff.getByRole('row', { name: /^\/services [1-9]\d* [1-9]\d* 0 / }).waitFor();
  await staff.getByRole('row', { name: /^Home [1-9]\d* 0 0 0%/ }).waitFor();
  await staff.getByRole('row', { name: /projects/ }).waitFor({ state: 'detached' });
  await isAccessible(staff);
  await staff.getByLabel('Period').click();
  await staff.getByRole('option', { name: 'Last 12 months' }).click();
  await staff.getByRole('button', { name: 'Page', exact: true }).click();
  await staff.getByRole('columnheader', { name: 'Page', exact: true }).and(staff.locator('[aria-sort="ascending"]')).waitFor();
  await isAccessible(staff);
});
