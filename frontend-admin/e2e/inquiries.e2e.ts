import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type App, startApp } from '../../scripts/testing/app.ts';
import { login, openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';
import { failing, isAccessible, seesNotice, sendsEnquiry } from './staff.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
  await sendsEnquiry(app, { name: 'Deepak Raman', email: 'deepak@example.org', serviceType: 'commercial-electrical' });
  await sendsEnquiry(app, { name: 'Margaret Ann Hollins', email: 'margaret@example.org', message: 'Three flats.\nOne day?' });
});
afterAll(() => app.stop());
const { newPage } = openBrowser();

/** The list's filter is named by its label and value, the rows' lists 'Status of …'. */
const FILTER = /^Status (?!of)/;

async function openInquiries(page: Page): Promise<void> {
  await login(page, app);
  await page.goto(`${app.url}/admin/inquiries`);
  await page.getByRole('rowheader').first().waitFor();
}

async function chooses(page: Page, list: string | RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('an enquiry is read, answered and moved on', async () => {
  const page = await newPage();
  await openInquiries(page);
  await page.getByRole('heading', { name: 'Contact Inquiries', level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'Inquiries (2)' }).waitFor();
  await page.getByText('2 new').waitFor();
  await eventually(() => page.getByRole('columnheader').allTextContents()).toEqual([
    'Name',
    'Email',
    'Service',
    'Status',
    'Date',
    'Actions',
  ]);
  const row = page.getByRole('row', { name: /Margaret Ann Hollins/ });
  await eventually(() => row.getByRole('link', { name: 'margaret@example.org' }).getAttribute('href')).toBe('mailto:margaret@example.org');
  await eventually(() => row.getByRole('link', { name: 'Call Margaret Ann Hollins' }).getAttribute('href')).toBe('tel:01514960771');
  await eventually(() => row.getByRole('time').textContent()).toMatch(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/);
  await isAccessible(page);

  await row.getByRole('link', { name: /^View/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
  for (const label of ['Name', 'Status', 'Email', 'Phone', 'Service Requested', 'Date Submitted']) {
    await dialog.getByText(label, { exact: true }).waitFor();
  }
  await dialog.getByText('EICR Testing').waitFor();
  await eventually(() => dialog.getByText('Three flats.').innerText()).toBe('Three flats.\nOne day?');
  const reply = (await dialog.getByRole('link', { name: 'Reply via Email' }).getAttribute('href')) ?? '';
  expect(decodeURIComponent(reply)).toMatch(/^mailto:margaret@example\.org\?subject=.*electrical service inquiry/i);
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });

  await chooses(page, 'Status of Margaret Ann Hollins', 'In Progress');
  await seesNotice(page, 'Status Updated');
  await page.getByText('1 new').waitFor();

  await page.getByRole('combobox', { name: FILTER }).click();
  await eventually(() => page.getByRole('option').allTextContents()).toEqual([
    'All Inquiries',
    'New',
    'In Progress',
    'Completed',
    'Closed',
  ]);
  await page.getByRole('option', { name: 'In Progress' }).click();
  await page.getByRole('heading', { name: 'Inquiries (1)' }).waitFor();
  await chooses(page, /^Status of/, 'Contacted');
  await page.getByText('No in progress inquiries found.').waitFor();
  await isAccessible(page);
  await chooses(page, FILTER, 'All Inquiries');
  await page.getByRole('heading', { name: 'Inquiries (2)' }).waitFor();
});

test('a failed change of status and a failed delete say so', async () => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await openInquiries(page);
  await failing(page, /contact-inquiries\/.*\/status/, 'PUT', 'It broke.');
  await failing(page, /contact-inquiries\/[^/]+$/, 'DELETE', 'It broke.');
  await chooses(page, 'Status of Deepak Raman', 'Closed');
  await seesNotice(page, 'Error', 'Failed to update inquiry status. Please try again.');
  await eventually(() => page.getByRole('combobox', { name: 'Status of Deepak Raman' }).textContent()).toBe('New');
  await page.getByRole('button', { name: 'Delete inquiry from Deepak Raman' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNotice(page, 'Error', 'Failed to delete inquiry. Please try again.');
});

test('mails that wait are withdrawn with what is marked as spam, and wait again when it is none', async () => {
  const page = await newPage();
  await openInquiries(page);
  await page.getByRole('link', { name: 'View inquiry from Deepak Raman' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
  const mails = dialog.getByRole('region', { name: 'Mails' });
  await eventually(() => mails.getByText('Waiting', { exact: true }).count()).toBe(2);
  await dialog.getByRole('button', { name: 'Mark as Spam' }).click();
  await seesNotice(page, 'Marked as Spam');
  await eventually(() => mails.getByText('Withdrawn', { exact: true }).count()).toBe(2);
  await dialog.getByText('No mail was sent. When it is no spam', { exact: false }).waitFor();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Not spam' }).click();
  await seesNotice(page, 'Not Spam');
  await eventually(() => mails.getByText('Waiting', { exact: true }).count()).toBe(2);
});

test('office notes are one text, apart from the history; what someone else has saved meanwhile is not overwritten', async () => {
  const opens = async (page: Page) => {
    await openInquiries(page);
    await page.getByRole('link', { name: 'View inquiry from Deepak Raman' }).click();
    const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
    const field = dialog.getByRole('textbox', { name: 'Office Notes' });
    await field.waitFor();
    return { dialog, field, save: dialog.getByRole('button', { name: 'Save notes' }) };
  };
  const [page, colleague] = [await newPage(), await newPage({ allow: [/412/, /ApiError/] })];
  const { dialog, field, save } = await opens(page);
  const theirs = await opens(colleague);

  await eventually(() => save.isDisabled()).toBe(true);
  await field.fill(' Gate code 1234.\nHas a dog. ');
  await save.click();
  await seesNotice(page, 'Notes Saved');
  await eventually(() => field.inputValue()).toBe('Gate code 1234.\nHas a dog.');
  await eventually(() => save.isDisabled()).toBe(true);
  expect(await dialog.getByRole('region', { name: 'History' }).getByText('Has a dog.').count()).toBe(0);
  await isAccessible(page);

  await theirs.field.fill('No gate.');
  await theirs.save.click();
  await seesNotice(colleague, 'Error', 'Failed to save notes. Please try again.');
  await theirs.dialog.getByText('Someone else has changed these notes meanwhile.').waitFor();
  await eventually(() => theirs.field.inputValue()).toBe('No gate.');
  await eventually(() => theirs.save.isDisabled()).toBe(true);
  await isAccessible(colleague);
  await theirs.dialog.getByRole('button', { name: 'Show theirs' }).click();
  await eventually(() => theirs.field.inputValue()).toBe('Gate code 1234.\nHas a dog.');
  await theirs.field.fill('');
  await theirs.save.click();
  await seesNotice(colleague, 'Notes Saved');

  // What staff do besides keeps what is being typed.
  await page.reload();
  await eventually(() => field.inputValue()).toBe('');
  await field.fill('Half a th');
  await chooses(page, 'Status of Deepak Raman', 'In Progress');
  await seesNotice(page, 'Status Updated');
  await eventually(() => field.inputValue()).toBe('Half a th');
  await save.click();
  await seesNotice(page, 'Notes Saved');
});

test('deleting asks first; the last one leaves an empty list', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await login(page, app);
  await page.goto(`${app.url}/admin/inquiries`);
  for (const name of ['Deepak Raman', 'Margaret Ann Hollins']) {
    await page.getByRole('button', { name: `Delete inquiry from ${name}` }).click();
    await page.getByText('Are you sure you want to delete this inquiry?').waitFor();
    await isAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: `Delete inquiry from ${name}` }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await seesNotice(page, 'Inquiry Deleted');
    await page.getByRole('button', { name: `Delete inquiry from ${name}` }).waitFor({ state: 'detached' });
  }
  await page.getByText('No inquiries found.').waitFor();
  await isAccessible(page);
});
