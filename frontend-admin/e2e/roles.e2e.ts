import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type App, startApp } from '../../scripts/testing/app.ts';
import { openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';
import { type Account, makesUser } from './accounts.ts';
import { enters, hasTitle, isAccessible } from './staff.ts';

let app: App;
let editor: Account;
beforeAll(async () => {
  app = await startApp();
  editor = await makesUser(app, 'edith');
});
afterAll(() => app.stop());
const { newPage } = openBrowser();

/** Every entry of the sidebar and the title that its screen carries. */
const EVERYBODYS: Record<string, string> = {
  Dashboard: 'Dashboard',
  Services: 'Services',
  Locations: 'Locations',
  'Service Pages': 'Service Location Pages',
  Projects: 'Manage Projects',
  Testimonials: 'Testimonials',
  Inquiries: 'Contact Inquiries',
  Media: 'Media Library',
  Settings: 'Settings',
  Homepage: 'Homepage Editor',
  FAQs: 'FAQs',
  'Core Pages': 'Core Pages',
  Report: 'Report',
};
const ADMINS: Record<string, string> = { Redirects: 'Redirects', Users: 'Users', 'Audit Log': 'Audit Log', Privacy: 'Privacy' };
const ADMIN_PATHS = ['/users', '/users/create', '/redirects', '/redirects/create', '/audit-log', '/privacy'];

const menu = (page: Page) => page.getByRole('navigation', { name: 'Backoffice' });

const opensMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu(page).waitFor();
};

async function visitsAll(page: Page, screens: Record<string, string>, { onPhone = false } = {}): Promise<void> {
  const names = async () => (await menu(page).getByRole('link').allTextContents()).toSorted();
  for (const [name, title] of Object.entries(screens)) {
    if (onPhone) await opensMenu(page);
    await eventually(names).toEqual(Object.keys(screens).toSorted());
    await menu(page).getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await hasTitle(page, `${title} · Backoffice`);
    await eventually(() => page.getByText('could not be read').count()).toBe(0);
    if (!onPhone) continue;
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' });
    await isAccessible(page);
  }
}

test('an administrator has every screen, on a phone in the dark', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await enters(page, app);
  await visitsAll(page, { ...EVERYBODYS, ...ADMINS }, { onPhone: true });
  await page.goto(`${app.url}/admin/settings`);
  await page.getByLabel('SMTP Host').waitFor();
  for (const path of ADMIN_PATHS) {
    await page.goto(`${app.url}/admin${path}`);
    // Behind an open dialog it is out of reach for getByRole.
    await page.locator('h1').waitFor();
    await eventually(() => page.getByText('Error 403').count()).toBe(0);
  }
});

describe('an editor', () => {
  test('has the screens of content, media and enquiries, and no entry for the others', async () => {
    // The server would refuse what the screens must not even ask for: a 403 on the console fails this test.
    const page = await newPage();
    await enters(page, app, '', editor);
    await page.getByText('editor', { exact: true }).waitFor();
    await visitsAll(page, EVERYBODYS);
    await menu(page).getByRole('link', { name: 'Settings' }).click();
    await page.getByLabel('Company Name').waitFor();
    await eventually(() => page.getByLabel('SMTP Host').count()).toBe(0);
    for (const path of ['/users', '/redirects', '/audit-log', '/privacy'])
      await eventually(() => page.locator(`a[href^="/admin${path}"]`).count()).toBe(0);
  });

  test('who comes by an address reads why not', async () => {
    const page = await newPage();
    await enters(page, app, '', editor);
    for (const path of ADMIN_PATHS) {
      await page.goto(`${app.url}/admin${path}`);
      await page.getByRole('heading', { name: 'No access to this screen', level: 1 }).waitFor();
      await page.getByText('Error 403').waitFor();
      expect(new URL(page.url()).pathname).toBe(`/admin${path}`);
    }
    await hasTitle(page, 'No access to this screen · Backoffice');
    await isAccessible(page);
    await page.getByRole('link', { name: 'Back to the dashboard' }).click();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  });

  test('at 390 px too', async () => {
    const page = await newPage({ viewport: { width: 390, height: 844 } });
    await enters(page, app, 'users', editor);
    await page.getByText('Only administrators may use this screen.', { exact: false }).waitFor();
    await isAccessible(page);
    await opensMenu(page);
    await eventually(() => menu(page).getByRole('link', { name: 'Users' }).count()).toBe(0);
    await isAccessible(page);
  });
});
