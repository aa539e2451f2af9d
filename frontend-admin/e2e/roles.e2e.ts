import type { Page } from '@playwright/test';
import type { Account } from '../../scripts/testing/app.ts';
import { expect, FURTHER, furtherCase, test } from '../../scripts/testing/journey.ts';
import { makesUser } from './accounts.ts';
import { enters, hasTitle, isAccessible } from './staff.ts';

let editor: Account;
test.beforeAll(async ({ app }) => {
  editor = await makesUser(app, 'edith');
});

/** The sidebar's entries and the titles of their screens. */
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
  'Content Checks': 'Content Checks',
  Trash: 'Trash',
};
const ADMINS: Record<string, string> = {
  Redirects: 'Redirects',
  Users: 'Users',
  'Audit Log': 'Audit Log',
  Privacy: 'Privacy',
};
const ADMIN_PATHS = ['/users', '/users/create', '/redirects', '/redirects/create', '/audit-log', '/privacy', '/set-up'];

const menu = (page: Page) => page.getByRole('navigation', { name: 'Backoffice' });

const opensMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu(page)).toBeVisible();
};

async function visitsAll(page: Page, screens: Record<string, string>, { onPhone = false } = {}): Promise<void> {
  const names = async () => (await menu(page).getByRole('link').allTextContents()).toSorted();
  for (const [name, title] of Object.entries(screens)) {
    if (onPhone) await opensMenu(page);
    await expect.poll(names).toEqual(Object.keys(screens).toSorted());
    await menu(page).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await hasTitle(page, `${title} · Backoffice`);
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
    if (!onPhone) continue;
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
    await isAccessible(page);
  }
}

test('gives an administrator every screen, on a phone in dark mode', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await enters(page);
  await visitsAll(page, { ...EVERYBODYS, ...ADMINS }, { onPhone: true });
  await page.goto('/admin/settings');
  await expect(page.getByLabel('SMTP Host')).toBeVisible();
  // The others are in the menu.
  for (const path of ADMIN_PATHS.filter((path) => path.endsWith('/create') || path === '/set-up')) {
    await page.goto(`/admin${path}`);
    // getByRole does not find it behind an open dialog.
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByText('Error 403')).toHaveCount(0);
  }
});

test.describe('an editor', () => {
  test('has the screens for content, media and enquiries, and no menu entry for the others', async ({ page }) => {
    // A 403 in the console fails this test: screens must not request what the server would refuse.
    await enters(page, '', editor);
    await expect(page.getByText('editor', { exact: true })).toBeVisible();
    await visitsAll(page, EVERYBODYS);
    await menu(page).getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByLabel('Company Name')).toBeVisible();
    await expect(page.getByLabel('SMTP Host')).toHaveCount(0);
    for (const path of ['/users', '/redirects', '/audit-log', '/privacy'])
      await expect(page.locator(`a[href^="/admin${path}"]`)).toHaveCount(0);
  });

  for (const [index, path] of ADMIN_PATHS.entries())
    test(`reads why ${path} is forbidden, when it was opened by its address`, furtherCase(index), async ({ page }) => {
      await enters(page, path.slice(1), editor);
      await expect(page.getByRole('heading', { name: 'No access to this screen', level: 1 })).toBeVisible();
      await expect(page.getByText('Error 403')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(`/admin${path}`);
      await hasTitle(page, 'No access to this screen · Backoffice');
      await isAccessible(page);
      await page.getByRole('link', { name: 'Back to the dashboard' }).click();
      await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    });

  test('has the same rights on a phone', FURTHER, async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 390, height: 844 } });
    await enters(page, 'users', editor);
    await expect(page.getByText('Only administrators may use this screen.', { exact: false })).toBeVisible();
    await isAccessible(page);
    await opensMenu(page);
    await expect(menu(page).getByRole('link', { name: 'Users' })).toHaveCount(0);
    await isAccessible(page);
  });
});
