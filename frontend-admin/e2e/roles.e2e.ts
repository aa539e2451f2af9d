import type { Page } from '@playwright/test';
import type { Account } from '../../scripts/testing/app.ts';
import { expect, FURTHER, furtherCase, test } from '../../scripts/testing/journey.ts';
import { makesUser } from './accounts.ts';
import { enters, hasTitle, isAccessible, opensTab } from './staff.ts';

let editor: Account;
test.beforeAll(async ({ app }) => {
  editor = await makesUser(app, 'edith');
});

/** The links of the sidebar, with the titles of their screens and the further tabs there. */
const MENU: Record<string, { title: string; tabs?: Record<string, string>; adminTabs?: Record<string, string>; isForAdmins?: boolean }> = {
  Dashboard: { title: 'Dashboard' },
  Report: { title: 'Report' },
  Inquiries: { title: 'Contact Inquiries', tabs: { 'Spam (0)': 'Contact Inquiries' } },
  Due: { title: 'Due' },
  Homepage: {
    title: 'Homepage Editor',
    tabs: { 'Core Pages': 'Core Pages', 'Services and Places': 'Services and Places', 'Replace Words': 'Replace Words' },
  },
  Services: { title: 'Services' },
  Locations: { title: 'Locations' },
  'Service Pages': { title: 'Service Location Pages' },
  Projects: { title: 'Manage Projects' },
  Testimonials: { title: 'Testimonials', tabs: { FAQs: 'FAQs' } },
  Media: { title: 'Media Library' },
  Settings: { title: 'Settings', adminTabs: { 'Backup and Export': 'Backup and Export' } },
  Users: { title: 'Users', isForAdmins: true },
  More: {
    title: 'Content Checks',
    tabs: { Import: 'Import', Trash: 'Trash', Help: 'Help' },
    adminTabs: { Redirects: 'Redirects', 'Audit Log': 'Audit Log', Privacy: 'Privacy' },
  },
};
const ADMIN_PATHS = ['/users', '/users/create', '/redirects', '/redirects/create', '/audit-log', '/privacy', '/set-up', '/backups'];

const menu = (page: Page) => page.getByRole('navigation', { name: 'Backoffice' });

const opensMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu(page)).toBeVisible();
};

/** Each screen is at most two clicks away. */
async function visitsAll(page: Page, { isAdmin = false, onPhone = false } = {}): Promise<void> {
  const shows = async (title: string) => {
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await hasTitle(page, `${title} · Dibbin Electrical backoffice`);
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
    if (onPhone) await isAccessible(page);
  };
  const entries = Object.entries(MENU).filter(([, { isForAdmins }]) => isAdmin || !isForAdmins);
  for (const [index, [name, { title, tabs, adminTabs }]] of entries.entries()) {
    if (onPhone) await opensMenu(page);
    // Later, the open screen has a link, too.
    if (index === 0) await expect(menu(page).getByRole('link')).toHaveText(entries.map(([link]) => link));
    const link = menu(page).getByRole('link', { name, exact: true });
    await link.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
    await shows(title);
    if (!onPhone) await expect(link).toHaveAttribute('aria-current', 'page');
    for (const [tab, titleThere] of Object.entries({ ...tabs, ...(isAdmin && adminTabs) })) {
      await opensTab(page, tab);
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
      await shows(titleThere);
      if (!onPhone) await expect(menu(page).locator('[aria-current]')).toHaveCount(1);
    }
    for (const tab of isAdmin ? [] : Object.keys(adminTabs ?? {})) await expect(page.getByRole('tab', { name: tab })).toHaveCount(0);
  }
}

test('gives an administrator every screen, on a phone in dark mode', FURTHER, async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await enters(page);
  await visitsAll(page, { isAdmin: true, onPhone: true });
  await page.goto('/admin/settings/mail');
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
  test('has the screens for content, media and enquiries, and no link or tab for the others', async ({ page }) => {
    // A 403 in the console fails this test: screens must not request what the server would refuse.
    await enters(page, '', editor);
    await expect(page.getByText('editor', { exact: true })).toBeVisible();
    await visitsAll(page);
    await menu(page).getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByLabel('Company Name')).toBeVisible();
    await expect(page.getByLabel('SMTP Host')).toHaveCount(0);
    for (const path of ['/users', '/redirects', '/audit-log', '/privacy', '/backups'])
      await expect(page.locator(`a[href^="/admin${path}"]`)).toHaveCount(0);
  });

  for (const [index, path] of ADMIN_PATHS.entries())
    test(`reads why ${path} is forbidden, when it was opened by its address`, furtherCase(index), async ({ page }) => {
      await enters(page, path.slice(1), editor);
      await expect(page.getByRole('heading', { name: 'No access to this screen', level: 1 })).toBeVisible();
      await expect(page.getByText('Error 403')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(`/admin${path}`);
      await hasTitle(page, 'No access to this screen · Dibbin Electrical backoffice');
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
    await expect(page.getByRole('tab', { name: 'Users' })).toHaveCount(0);
    await isAccessible(page);
  });
});
