import type { Page } from '@playwright/test';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin, makesUser } from './accounts.ts';
import { enters, holding, notices, searchesInVain, sendsEnquiry } from './staff.ts';

interface RowAction {
  what: string;
  screen: string;
  /** The list and its records in the API. */
  path: string;
  /** Presses the row's button, and confirms. */
  acts: (page: Page) => Promise<void>;
  notice: string | RegExp;
}

/** In the trash, together with its pages. */
let deleted: string;

async function confirms(page: Page, button: string, answer: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
}

const ACTIONS: RowAction[] = [
  {
    what: 'deletes ticked records',
    screen: 'testimonials',
    path: 'testimonials',
    acts: async (page) => {
      await page.getByRole('row').getByRole('checkbox').nth(1).check();
      await confirms(page, 'Delete', 'Confirm');
    },
    notice: 'Testimonial Deleted',
  },
  {
    what: 'changes ticked records',
    screen: 'services',
    path: 'services',
    acts: async (page) => {
      await page.getByRole('row').getByRole('checkbox').nth(1).check();
      await confirms(page, 'Deactivate', 'Confirm');
    },
    notice: 'Service Updated',
  },
  {
    what: 'restores a service with its pages',
    screen: 'trash?filter={"resource":"services"}',
    path: 'trash',
    acts: async (page) => {
      await page.getByRole('button', { name: `Restore ${deleted}` }).click();
      await page.getByRole('button', { name: /^With \d+ pages?$/ }).click();
    },
    notice: /^\d+ Records Restored$/,
  },
  {
    what: 'deactivates a user',
    screen: 'users',
    path: 'users',
    acts: (page) => confirms(page, 'Deactivate ada', 'Deactivate'),
    notice: 'User Deactivated',
  },
  {
    what: 'reactivates a user',
    screen: 'users',
    path: 'users',
    acts: (page) => page.getByRole('button', { name: 'Reactivate ada' }).click(),
    notice: 'User Reactivated',
  },
  {
    what: "sets an enquiry's status",
    screen: 'inquiries',
    path: 'contact-inquiries',
    acts: async (page) => {
      await page.getByRole('combobox', { name: 'Status of Olga Marsh' }).click();
      await page.getByRole('option', { name: 'In Progress' }).click();
    },
    notice: 'Status Updated',
  },
];

test.beforeAll(async ({ app }) => {
  await makesUser(app, 'ada');
  const pages = (await (await asAdmin(app, 'GET', 'service-location-pages')).json()) as { id: string; serviceId: string }[];
  const service = `services/${pages[0]?.serviceId}`;
  deleted = ((await (await asAdmin(app, 'GET', service)).json()) as { title: string }).title;
  for (const { id } of pages.filter(({ serviceId }) => service.endsWith(serviceId)))
    await asAdmin(app, 'DELETE', `service-location-pages/${id}`);
  await asAdmin(app, 'DELETE', service);
  await sendsEnquiry(app, { name: 'Olga Marsh', email: 'olga@example.org' });
});

for (const { what, screen, path, acts, notice } of ACTIONS) {
  test(`${what} and says so although the row goes before the response`, FURTHER, async ({ page }) => {
    await enters(page, screen);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    const show = await searchesInVain(page, path);
    const respond = await holding(page, new RegExp(`/api/admin/${path}/`), 'DELETE PUT POST');
    await acts(page);
    await show();
    await expect(notices(page).getByLabel('Dismiss notification')).toHaveCount(0);
    respond();
    await expect(notices(page).getByText(notice)).toBeVisible();
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toHaveCount(0);
  });
}
