import type { Page } from '@playwright/test';
import { axe, login } from '../../scripts/testing/browser.ts';
import { expect, test } from '../../scripts/testing/journey.ts';
import { live } from './visitor.ts';

/** The product's main purpose, from a visitor's first look to the reply of staff. Runs on SQLite and on MariaDB. */
test.describe('the main job', () => {
  const note = 'The fuse board in the hall trips.\nCould someone come on Tuesday?';

  test('brings an enquiry to staff and their changes to visitors', async ({ newPage }) => {
    const visitor = await newPage();
    await live(visitor, '/');
    await visitor.getByRole('button', { name: 'Services' }).first().hover();
    await visitor.getByRole('link', { name: 'EICR Testing' }).first().click();
    await visitor.waitForURL(/\/services\/eicr-testing/);
    await expect(visitor.getByRole('heading', { level: 1, name: /EICR/ })).toBeVisible();
    await visitor.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await visitor.waitForURL('**/contact');

    await visitor.getByLabel('Name').fill('Mary Ann Evans');
    await visitor.getByLabel('Email').fill('mary@example.com');
    await visitor.getByLabel('Phone').fill('07700 900 123');
    await visitor.getByLabel('Service', { exact: true }).selectOption('eicr');
    await visitor.getByLabel('Message').fill(note);
    await visitor.getByRole('button', { name: 'Send' }).click();
    await expect(visitor.getByText('Message Sent Successfully', { exact: true })).toBeVisible();

    const staff = await newPage();
    await login(staff);
    const recent = staff.getByRole('row', { name: /Mary Ann Evans/ });
    await expect(recent.getByText('New')).toBeVisible();
    await expect.poll(() => axe(staff)).toEqual([]);

    await staff.getByRole('link', { name: 'Inquiries' }).first().click();
    await expect(staff.getByText('Inquiries (1)')).toBeVisible();
    await expect(staff.getByRole('combobox', { name: 'Status of Mary Ann Evans' }).getByText('New')).toBeVisible();
    await staff.getByRole('link', { name: 'View enquiry from Mary Ann Evans' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Inquiry Details' });
    await expect.poll(() => dialog.getByText('The fuse board in the hall trips.').innerText()).toBe(note);
    await expect.poll(() => axe(staff)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await staff.getByRole('combobox', { name: 'Status of Mary Ann Evans' }).click();
    await staff.getByRole('option', { name: 'In Progress' }).click();
    await expect(staff.getByText('Status Updated', { exact: true })).toBeVisible();

    await renameService(staff, 'EICR Testing', 'EICR Testing and Reports');
    await publishHero(staff, 'Careful electricians, freshly published');

    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { level: 1, name: /Careful electricians, freshly published/ })).toBeVisible();
    await expect(visitor.getByRole('heading', { name: 'EICR Testing and Reports' }).first()).toBeVisible();
    await expect.poll(() => axe(visitor)).toEqual([]);
  });

  async function renameService(staff: Page, from: string, to: string) {
    await staff.getByRole('link', { name: 'Services', exact: true }).click();
    await staff.getByRole('link', { name: `Edit ${from}`, exact: true }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel('Title').first().fill(to);
    await dialog.getByRole('button', { name: /Save|Update/ }).click();
    await expect(staff.getByText('Service Updated', { exact: true })).toBeVisible();
  }

  async function publishHero(staff: Page, title: string) {
    await staff.getByRole('link', { name: 'Services', exact: true }).click();
    await staff.getByRole('tab', { name: 'Homepage' }).click();
    await staff.getByRole('button', { name: 'Edit Hero' }).click();
    await staff.getByLabel('Title', { exact: true }).fill(title);
    await staff.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(staff.getByText('Draft Saved', { exact: true })).toBeVisible();
    await expect(staff.getByText('Unpublished Changes')).toBeVisible();
    await staff.getByRole('button', { name: 'Publish Changes' }).click();
    await staff.getByLabel('Change Note').fill('New headline');
    await staff.getByRole('button', { name: 'Publish Now' }).click();
    await expect(staff.getByText('Published Successfully', { exact: true })).toBeVisible();
  }
});
