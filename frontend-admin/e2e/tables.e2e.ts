import { afterAll, beforeAll, test } from '@jest/globals';
import { type App, startApp } from '../../scripts/testing/app.ts';
import { openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';
import { asAdmin, makesUser } from './accounts.ts';
import { enters, sendsEnquiry } from './staff.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
  await makesUser(app, 'bartholomew.featherstonehaugh');
  await asAdmin(app, 'POST', 'redirects', { fromPath: '/old/electrical-installation-condition-reports', toPath: '/services/eicr-testing' });
  await sendsEnquiry(app, { name: 'Margaret Ann Hollins-Featherstonehaugh', email: 'margaret.ann.hollins@a-long-domain-name.example.org' });
});
afterAll(() => app.stop());
const { newPage } = openBrowser();

const SCREENS = [
  'inquiries',
  'services',
  'locations',
  'service-pages',
  'projects',
  'testimonials',
  'faqs',
  'core-pages',
  'redirects',
  'users',
  'audit-log',
];

// The narrowest windows: of a table, and of one beside the sidebar.
test.each([960, 1200])('no table hides the actions of its rows, at %i px', async (width) => {
  const page = await newPage({ viewport: { width, height: 800 } });
  await enters(page, app);
  for (const screen of SCREENS) {
    await page.goto(`${app.url}/admin/${screen}`);
    await page.getByRole('rowheader').first().waitFor();
    const hidden = () => page.getByRole('table').evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
    await eventually(async () => ({ screen, pixels: Math.max(0, await hidden()) })).toEqual({ screen, pixels: 0 });
  }
});
