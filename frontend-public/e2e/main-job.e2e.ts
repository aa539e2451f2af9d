import { afterAll, beforeAll, describe, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { startApp, type App } from '../../scripts/testing/app.ts';
import { axe, login, openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';

/** What the product is for, from the visitor's first look to the staff's answer. It runs on SQLite and on MariaDB. */
describe('the main job', () => {
  const browser = openBrowser();
  let app: App;
  beforeAll(async () => {
    app = await startApp();
  }, 90_000);
  afterAll(() => app.stop());

  const note = 'The fuse board in the hall trips.\nCould someone come on Tuesday?';

  it('brings an enquiry to the staff and their changes to the visitor', async () => {
    const visitor = await browser.newPage();
    await visitor.goto(app.url);
    await visitor.getByRole('button', { name: 'Services' }).first().hover();
    await visitor.getByRole('link', { name: 'EICR Testing' }).first().click();
    await visitor.waitForURL(/\/services\/eicr-testing/);
    await visitor.getByRole('heading', { level: 1, name: /EICR/ }).waitFor();
    await visitor.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await visitor.waitForURL('**/contact');

    await visitor.getByLabel('Name').fill('Mary Ann Evans');
    await visitor.getByLabel('Email').fill('mary@example.com');
    await visitor.getByLabel('Phone').fill('07700 900 123');
    await visitor.getByLabel('Service', { exact: true }).selectOption('eicr');
    await visitor.getByLabel('Message').fill(note);
    await visitor.getByRole('button', { name: 'Send' }).click();
    await visitor.getByText('Message Sent Successfully', { exact: true }).waitFor();

    const staff = await browser.newPage();
    await login(staff, app);
    const recent = staff.getByRole('row', { name: /Mary Ann Evans/ });
    await recent.getByText('New').waitFor();
    await eventually(() => axe(staff)).toEqual([]);

    await staff.getByRole('link', { name: 'Inquiries' }).first().click();
    await staff.getByText('Inquiries (1)').waitFor();
    await staff.getByRole('combobox', { name: 'Status of Mary Ann Evans' }).getByText('New').waitFor();
    await staff.getByRole('link', { name: 'View inquiry from Mary Ann Evans' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Inquiry Details' });
    await eventually(() => dialog.getByText('The fuse board in the hall trips.').innerText()).toBe(note);
    await eventually(() => axe(staff)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await staff.getByRole('combobox', { name: 'Status of Mary Ann Evans' }).click();
    await staff.getByRole('option', { name: 'In Progress' }).click();
    await staff.getByText('Status Updated', { exact: true }).waitFor();

    await renameService(staff, 'EICR Testing', 'EICR Testing and Reports');
    await publishHero(staff, 'Careful electricians, freshly published');

    await visitor.goto(app.url);
    await visitor.getByRole('heading', { level: 1, name: /Careful electricians, freshly published/ }).waitFor();
    await visitor.getByRole('heading', { name: 'EICR Testing and Reports' }).first().waitFor();
    await eventually(() => axe(visitor)).toEqual([]);
  }, 120_000);

  async function renameService(staff: Page, from: string, to: string) {
    await staff.getByRole('link', { name: 'Services', exact: true }).click();
    await staff.getByRole('link', { name: `Edit ${from}`, exact: true }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel('Title').first().fill(to);
    await dialog.getByRole('button', { name: /Save|Update/ }).click();
    await staff.getByText('Service Updated', { exact: true }).waitFor();
  }

  async function publishHero(staff: Page, title: string) {
    await staff.getByRole('link', { name: 'Homepage' }).click();
    await staff.getByRole('button', { name: 'Edit hero block #1' }).click();
    await staff.getByLabel('Title', { exact: true }).fill(title);
    await staff.getByRole('button', { name: 'Save', exact: true }).click();
    await staff.getByText('Draft Saved', { exact: true }).waitFor();
    await staff.getByText('Unpublished Changes').waitFor();
    await staff.getByRole('button', { name: 'Publish Changes' }).click();
    await staff.getByLabel('Change Note').fill('New headline');
    await staff.getByRole('button', { name: 'Publish Now' }).click();
    await staff.getByText('Published Successfully', { exact: true }).waitFor();
  }
});
