import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type App, startApp } from '../../scripts/testing/app.ts';
import { login, openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';
import { failing, isAccessible, seesNotice } from './staff.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
const { newPage } = openBrowser();

interface Kind {
  path: string;
  title: string;
  name: string;
  addDialog: string;
  columns: string[];
  /** Texts of a new record by their label. The first is what it is called by. */
  fields: [label: string, text: string][];
  /** How its buttons call it. */
  called: string;
  shown: string;
}

const kinds: Kind[] = [
  {
    path: 'locations',
    title: 'Locations',
    name: 'Location',
    addDialog: 'Add Location',
    columns: ['Name', 'Postcodes', 'Status', 'Order', 'Actions'],
    fields: [
      ['Name', 'Thingwall'],
      ['Postcodes', 'CH61, CH60,, CH63, CH49 '],
      ['Sub-locations', 'Barnston, Pensby'],
    ],
    called: 'Thingwall',
    shown: 'CH61, CH60, CH63 +1 more',
  },
  {
    path: 'projects',
    title: 'Manage Projects',
    name: 'Project',
    addDialog: 'Add New Project',
    columns: ['Title', 'Category', 'Location', 'Status', 'Active', 'Order', 'Actions'],
    fields: [
      ['Project Title', 'Board change in Irby'],
      ['Description', 'A new board.'],
      ['Location', 'Irby'],
      ['Order', ''],
    ],
    called: 'Board change in Irby',
    shown: 'Domestic',
  },
  {
    path: 'testimonials',
    title: 'Testimonials',
    name: 'Testimonial',
    addDialog: 'Add Testimonial',
    columns: ['Name', 'Company', 'Location', 'Rating', 'Status', 'Actions'],
    fields: [
      ['Name', 'Ada Lovell'],
      ['Location', 'Parkgate'],
      ['Comment', 'Neat work, on time.'],
      ['Rating (1-5)', '4'],
    ],
    called: 'testimonial of Ada Lovell',
    shown: 'Parkgate',
  },
];

async function fills(page: Page, fields: Kind['fields']): Promise<void> {
  for (const [label, text] of fields) {
    await page
      .getByRole('dialog')
      .getByLabel(new RegExp(`^${label.replace(/[()]/g, '\\$&')}`))
      .fill(text);
  }
}

async function finds(page: Page, kind: Kind): Promise<void> {
  await page.getByLabel(`Search ${kind.path}`).fill(kind.fields[0]?.[1] ?? '');
  await page.getByRole('heading', { name: kind.title, level: 1 }).waitFor();
  await page.getByRole('rowheader').nth(1).waitFor({ state: 'detached' });
}

test.each(kinds)('$title: one is added, edited and deleted', async (kind) => {
  const page = await newPage();
  const noun = kind.name.toLowerCase();
  await login(page, app);
  await page.goto(`${app.url}/admin/${kind.path}`);
  await page.getByRole('rowheader').first().waitFor();
  await eventually(() => page.getByRole('columnheader').allTextContents()).toEqual(kind.columns);
  await eventually(() => page.title()).toBe(`${kind.title} · Backoffice`);
  await isAccessible(page);

  await page.getByRole('link', { name: `Add ${kind.name}` }).click();
  const dialog = page.getByRole('dialog', { name: kind.addDialog });
  await dialog.getByRole('button', { name: `Create ${kind.name}` }).click();
  await dialog.getByText('Required').first().waitFor();
  await isAccessible(page);
  await fills(page, kind.fields);
  await dialog.getByRole('button', { name: `Create ${kind.name}` }).click();
  await seesNotice(page, `${kind.name} Created`);
  await dialog.waitFor({ state: 'detached' });

  await finds(page, kind);
  await page.getByRole('row').getByText(kind.shown, { exact: true }).waitFor();
  await page.getByRole('link', { name: `Edit ${kind.called}` }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${kind.name}` });
  await edit.getByLabel('Order').fill('77');
  await edit.getByRole('button', { name: `Update ${kind.name}` }).click();
  await seesNotice(page, `${kind.name} Updated`);
  await edit.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: `Delete ${kind.called}` }).click();
  await page.getByText(`Are you sure you want to delete this ${noun}?`).waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNotice(page, `${kind.name} Deleted`);
  await page.getByText(`No ${kind.path} found.`, { exact: false }).waitFor();
  await isAccessible(page);
});

test.each(kinds)('$title: each failure has its words', async (kind) => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  const noun = kind.name.toLowerCase();
  const failure = (verb: string) => `Failed to ${verb} ${noun}. Please try again.`;
  await login(page, app);
  for (const method of ['POST', 'PUT', 'DELETE']) await failing(page, new RegExp(`/api/admin/${kind.path}`), method, 'The disk is full.');
  await page.goto(`${app.url}/admin/${kind.path}/create`);
  await fills(page, kind.fields);
  await page.getByRole('button', { name: `Create ${kind.name}` }).click();
  await seesNotice(page, 'Error', failure('create'), 'The disk is full.');
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await page.getByRole('dialog').getByLabel('Order').fill('78');
  await page.getByRole('button', { name: `Update ${kind.name}` }).click();
  await seesNotice(page, 'Error', failure('update'));
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNotice(page, 'Error', failure('delete'));
});

test('the settings are saved, and a refused field says why', async () => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await login(page, app);
  await page.getByRole('link', { name: 'Settings' }).click();
  const phone = page.getByLabel('Phone Number');
  await phone.waitFor();
  for (const label of ['Company Name', 'Email Address', 'Emergency Phone', 'Address', 'Company Registration Number', 'VAT Number']) {
    await eventually(() => page.getByLabel(label).count()).toBeGreaterThan(0);
  }
  await isAccessible(page);
  await page.getByLabel('Email Address').fill('not an address');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Invalid input').waitFor();
  await isAccessible(page);
  await page.getByLabel('Email Address').fill('office@dibbin-electrical.example');
  await phone.fill('0151 496 0555');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await seesNotice(page, 'Settings Updated');
  const info = (await (await fetch(`${app.url}/api/company-info`)).json()) as { phone: string };
  expect(info.phone).toBe('0151 496 0555');

  await failing(page, '**/api/admin/company-info', 'PUT', 'The disk is full.');
  await phone.fill('0151 496 0556');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await seesNotice(page, 'Error', 'Failed to update settings. Please try again.', 'The disk is full.');
});
