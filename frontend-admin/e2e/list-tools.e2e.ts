import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { App } from '../../scripts/testing/app.ts';
import { expect, FURTHER, furtherCase, test } from '../../scripts/testing/journey.ts';
import { asAdmin, makesUser } from './accounts.ts';
import { enters, isAccessible, opensTools, seesNotice, sendsEnquiry } from './staff.ts';

const ACTIVE = ['Activate', 'Deactivate'];
const PUBLICATION = ['Publish', 'Unpublish'];
/** The lists with tick boxes, what they call several records, and their actions besides export and delete. */
const LISTS: [path: string, plural: string, actions: string[]][] = [
  ['services', 'Services', [...ACTIVE, ...PUBLICATION]],
  ['locations', 'Locations', ACTIVE],
  ['service-pages', 'Service Pages', PUBLICATION],
  ['projects', 'Projects', [...ACTIVE, ...PUBLICATION]],
  ['testimonials', 'Testimonials', ACTIVE],
  ['faqs', 'FAQs', ACTIVE],
  ['core-pages', 'Core Pages', PUBLICATION],
  ['redirects', 'Redirects', []],
  ['users', 'Users', ACTIVE],
  ['inquiries', 'Inquiries', ['Mark as in progress', 'Mark as completed', 'Mark as spam', 'Not spam']],
];

/** The records then leave the list; leads.e2e.ts covers it. */
const HIDING = 'Mark as spam';

async function makes(app: App, resource: string, record: object): Promise<string> {
  const response = await asAdmin(app, 'POST', resource, record);
  expect({ resource, status: response.status }).toEqual({ resource, status: 201 });
  return ((await response.json()) as { id: string }).id;
}

test.beforeAll(async ({ app }) => {
  await sendsEnquiry(app, { name: 'Olga', email: 'olga@example.org', message: '=1+1 from Olga' });
  for (const name of ['ada', 'grace']) {
    const title = `Bulk ${name}`;
    await makesUser(app, `bulk-${name}`);
    await sendsEnquiry(app, { name: title, email: `${name}@example.org` });
    await makes(app, 'redirects', { fromPath: `/bulk/${name}`, toPath: '/services' });
    await makes(app, 'services', { title, baseDescription: 'All of it.' });
    await makes(app, 'locations', { name: title });
    await makes(app, 'projects', { title, description: 'Built.', category: 'Industrial' });
    await makes(app, 'testimonials', { name: title, location: 'Heswall', comment: 'Splendid.', rating: 4 });
    await makes(app, 'faqs', { question: title, answer: 'Because.', category: 'Safety' });
    await makes(app, 'core-pages', { title, content: '<p>Words.</p>' });
    await makes(app, 'service-location-pages', {
      title,
      serviceId: await makes(app, 'services', { title: `Rewiring for ${name}`, baseDescription: 'All of it.' }),
      locationId: await makes(app, 'locations', { name: `Town of ${name}` }),
      ...{ heroTitle: title, introContent: '<p>Here.</p>', metaTitle: title, metaDescription: title },
    });
  }
});

const toolbar = (page: Page): Locator => page.locator('[data-test=bulk-actions-toolbar]');

async function ticksBoth(page: Page): Promise<void> {
  const boxes = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .getByRole('checkbox');
  for (const at of [0, 1]) await boxes.nth(at).check();
  await expect(toolbar(page)).toContainText('2 items selected');
}

const searching = (path: string) => `${path}?filter=${encodeURIComponent('{"q":"bulk"}')}`;

test('every list offers its changes, export and delete for ticked records', FURTHER, async ({ page }) => {
  await enters(page);
  for (const [path, , actions] of LISTS) {
    await page.goto(`/admin/${searching(path)}`);
    await ticksBoth(page);
    const labels = () => toolbar(page).getByRole('button').allInnerTexts();
    await expect.poll(async () => [path, (await labels()).filter(Boolean)]).toEqual([path, [...actions, 'Export', 'Delete']]);
  }
});

for (const [index, [path, plural, actions]] of LISTS.filter(([path]) =>
  ['services', 'redirects', 'users', 'inquiries'].includes(path),
).entries()) {
  test(`changes, exports and deletes two ${plural} at once`, furtherCase(index), async ({ page }) => {
    await enters(page, searching(path));
    await ticksBoth(page);
    await isAccessible(page);
    for (const action of actions.filter((each) => each !== HIDING)) {
      await toolbar(page).getByRole('button', { name: action, exact: true }).click();
      await page.getByRole('alertdialog', { name: action }).getByRole('button', { name: 'Confirm' }).click();
      // The notice of the former action may still be there.
      await expect(toolbar(page)).toHaveCount(0);
      await seesNotice(page, `2 ${plural} Updated`);
      await ticksBoth(page);
    }
    const download = page.waitForEvent('download');
    await toolbar(page).getByRole('button', { name: 'Export' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toMatch(/^\uFEFF\w+/);
    expect(csv.trim().split('\r\n')).toHaveLength(3);
    await toolbar(page).getByRole('button', { name: 'Delete' }).click();
    await isAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await seesNotice(page, `2 ${plural} Deleted`);
    await expect(toolbar(page)).toHaveCount(0);
  });
}

test('exports what the search finds, with formulas disarmed', FURTHER, async ({ page }) => {
  await enters(page, 'inquiries');
  await page.getByRole('searchbox').fill('Olga');
  await expect(page.getByRole('row')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await (await opensTools(page)).getByRole('button', { name: 'Export' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('olga@example.org');
  expect(csv).not.toContain('ada@example.org');
  expect(csv).toContain("'=1+1 from Olga");
});

test('keeps a search under a name', FURTHER, async ({ page }) => {
  await enters(page, 'services');
  const rows = page.getByRole('rowheader');
  await expect(rows.nth(9)).toBeVisible();
  await page.getByRole('searchbox').fill('landlord');
  await expect(rows.nth(9)).toHaveCount(0);
  const found = await rows.count();
  await opensTools(page);
  await page.getByLabel('Save current query').click();
  await page.getByLabel('Query name').fill('Landlords');
  await isAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.keyboard.press('Escape');

  await page.goto('/admin/services?filter={}');
  await expect(rows.nth(9)).toBeVisible();
  await opensTools(page);
  await page.getByText('Landlords').click();
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(found);
  await expect(page.getByRole('searchbox')).toHaveValue('landlord');
});

test('hides a column and shows it again, also after a reload', FURTHER, async ({ page }) => {
  for (const screen of ['services', 'inquiries', 'users']) {
    if (screen === 'services') await enters(page, screen);
    else await page.goto(`/admin/${screen}`);
    const header = page.getByRole('columnheader', { name: 'Status' });
    const toggle = async () => {
      await (await opensTools(page)).getByLabel('Status').click();
      await page.keyboard.press('Escape');
    };
    await expect(header).toBeVisible();
    await toggle();
    await expect(header).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('columnheader').first()).toBeVisible();
    await expect(header).toHaveCount(0);
    await toggle();
    await expect(header).toBeVisible();
  }
});

test('sorts and ticks the cards of a phone', async ({ app, newPage }) => {
  const names = ['Zoe of the cards', 'Amy of the cards'];
  for (const name of names) await makes(app, 'testimonials', { name, location: 'Irby', comment: 'Neat.', rating: 5 });
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(page, `testimonials?filter=${encodeURIComponent('{"q":"of the cards"}')}`);
  const cards = page.getByRole('list', { name: 'Testimonials' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await page.getByLabel('Sort by').selectOption('Name');
  await expect(cards.first()).toContainText('Amy');
  await page.getByRole('button', { name: 'Sort descending' }).click();
  await expect(cards.first()).toContainText('Zoe');
  await page.getByRole('checkbox', { name: 'Select Zoe of the cards' }).check();
  await expect(toolbar(page)).toContainText('1 item selected');
  await isAccessible(page);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(toolbar(page)).toContainText('2 items selected');
  await toolbar(page).getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await seesNotice(page, '2 Testimonials Updated');
  await expect(cards.filter({ hasText: 'Inactive' })).toHaveCount(2);
  await expect(toolbar(page)).toHaveCount(0);
});
