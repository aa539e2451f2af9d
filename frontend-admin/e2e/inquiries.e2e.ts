import type { Page } from '@playwright/test';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { enters, failing, isAccessible, opensTab, seesNotice, sendsEnquiry } from './staff.ts';

test.beforeAll(async ({ app }) => {
  await sendsEnquiry(app, { name: 'Deepak Raman', email: 'deepak@example.org', serviceType: 'commercial-electrical' });
  await sendsEnquiry(app, { name: 'Margaret Ann Hollins', email: 'margaret@example.org', message: 'Three flats.\nOne day?' });
});

/** The list's filter; those of the rows are called 'Status of …'. */
const FILTER = /^Status(?! of)/;

async function openInquiries(page: Page): Promise<void> {
  await enters(page, 'inquiries');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

async function chooses(page: Page, list: string | RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('reads an enquiry, replies and changes its status', FURTHER, async ({ page }) => {
  await openInquiries(page);
  await expect(page.getByRole('heading', { name: 'Contact Inquiries', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Inquiries (2)' })).toBeVisible();
  await expect(page.getByText('2 new')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['', 'Name', 'Email', 'Service', 'Status', 'Date', 'Actions']);
  const row = page.getByRole('row', { name: /Margaret Ann Hollins/ });
  await expect(row.getByRole('link', { name: 'margaret@example.org' })).toHaveAttribute('href', 'mailto:margaret@example.org');
  await expect(row.getByRole('link', { name: 'Call Margaret Ann Hollins' })).toHaveAttribute('href', 'tel:01514960771');
  await expect(row.getByRole('time')).toHaveText(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/);
  await isAccessible(page);

  await row.getByRole('link', { name: /^View/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
  for (const label of ['Name', 'Status', 'Email', 'Phone', 'Service Requested', 'Date Submitted']) {
    await expect(dialog.getByText(label, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByRole('definition').getByText('EICR Testing')).toBeVisible();
  await expect.poll(() => dialog.getByText('Three flats.').innerText()).toBe('Three flats.\nOne day?');
  const reply = (await dialog.getByRole('link', { name: 'Reply via Email' }).getAttribute('href')) ?? '';
  expect(decodeURIComponent(reply)).toMatch(/^mailto:margaret@example\.org\?subject=.*electrical service inquiry/i);
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await chooses(page, 'Status of Margaret Ann Hollins', 'In Progress');
  await seesNotice(page, 'Status Updated');
  await expect(page.getByText('1 new')).toBeVisible();

  await page.getByRole('combobox', { name: FILTER }).click();
  await expect(page.getByRole('option')).toHaveText(['All Inquiries', 'New', 'In Progress', 'Completed', 'Closed']);
  await page.getByRole('option', { name: 'In Progress' }).click();
  await expect(page.getByRole('heading', { name: 'Inquiries (1)' })).toBeVisible();
  await chooses(page, /^Status of/, 'Contacted');
  await expect(page.getByText('No in progress inquiries found.')).toBeVisible();
  await isAccessible(page);
  await chooses(page, FILTER, 'All Inquiries');
  await expect(page.getByRole('heading', { name: 'Inquiries (2)' })).toBeVisible();
});

test('reports a status change and a delete that failed', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await openInquiries(page);
  await failing(page, /contact-inquiries\/.*\/status/, 'PUT', 'It broke.');
  await failing(page, /contact-inquiries\/[^/]+$/, 'DELETE', 'It broke.');
  await chooses(page, 'Status of Deepak Raman', 'Closed');
  await seesNotice(page, 'Error', 'Failed to update inquiry status. Please try again.');
  await expect(page.getByRole('combobox', { name: 'Status of Deepak Raman' })).toHaveText('New');
  await page.getByRole('button', { name: 'Delete enquiry from Deepak Raman' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNotice(page, 'Error', 'Failed to delete inquiry. Please try again.');
});

test('withdraws waiting mails of an enquiry marked as spam and queues them again when it is rescued', FURTHER, async ({ page }) => {
  await openInquiries(page);
  await page.getByRole('link', { name: 'View enquiry from Deepak Raman' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
  const mails = dialog.getByRole('region', { name: 'Notifications' });
  await expect(mails.getByText('Waiting', { exact: true })).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Mark as Spam' }).click();
  await seesNotice(page, 'Marked as Spam');
  await expect(mails.getByText('Withdrawn', { exact: true })).toHaveCount(2);
  await expect(dialog.getByText('Nobody was notified. Choose "Not spam"', { exact: false })).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Not spam' }).click();
  await seesNotice(page, 'Not Spam');
  await expect(mails.getByText('Waiting', { exact: true })).toHaveCount(2);
});

test("keeps office notes apart from the history and never overwrites a colleague's", FURTHER, async ({ newPage }) => {
  const opens = async (page: Page) => {
    await openInquiries(page);
    await page.getByRole('link', { name: 'View enquiry from Deepak Raman' }).click();
    const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
    const field = dialog.getByRole('textbox', { name: 'Office Notes' });
    await expect(field).toBeVisible();
    return { dialog, field, save: dialog.getByRole('button', { name: 'Save notes' }) };
  };
  const [page, colleague] = [await newPage(), await newPage({ allow: [/412/, /ApiError/] })];
  const { dialog, field, save } = await opens(page);
  // What colleagues do would appear before it is sent.
  await colleague.route('**/open-records/**', (route) => route.fulfill({ json: { others: [], changedAt: null, overwritten: [] } }));
  const theirs = await opens(colleague);

  await expect(save).toBeDisabled();
  await field.fill(' Gate code 1234.\nHas a dog. ');
  await save.click();
  await seesNotice(page, 'Notes Saved');
  await expect(field).toHaveValue('Gate code 1234.\nHas a dog.');
  await expect(save).toBeDisabled();
  expect(await dialog.getByRole('region', { name: 'History' }).getByText('Has a dog.').count()).toBe(0);
  await isAccessible(page);

  await theirs.field.fill('No gate.');
  await theirs.save.click();
  await seesNotice(colleague, 'Error', 'Failed to save notes. Please try again.');
  await expect(theirs.dialog.getByText('Someone else has changed these notes in the meantime. Their version:')).toBeVisible();
  await expect(theirs.field).toHaveValue('No gate.');
  await expect(theirs.save).toBeDisabled();
  await isAccessible(colleague);
  await theirs.dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(theirs.field).toHaveValue('Gate code 1234.\nHas a dog.');
  await theirs.field.fill('');
  await theirs.save.click();
  await seesNotice(colleague, 'Notes Saved');

  // Other actions keep what is being typed.
  await page.reload();
  await expect(field).toHaveValue('');
  await field.fill('Half a th');
  await chooses(page, 'Status of Deepak Raman', 'In Progress');
  await seesNotice(page, 'Status Updated');
  await expect(field).toHaveValue('Half a th');
  await save.click();
  await seesNotice(page, 'Notes Saved');
});

test('searches by the address; Back undoes a search', FURTHER, async ({ page }) => {
  await openInquiries(page);
  const search = page.getByRole('searchbox', { name: 'Search enquiries' });
  await search.pressSequentially('margaret holl', { delay: 20 });
  await expect(page.getByRole('heading', { name: 'Inquiries (1)' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Margaret Ann Hollins' })).toBeVisible();
  await expect(search).toHaveValue('margaret holl');
  await page.reload();
  await expect(search).toHaveValue('margaret holl');
  await expect(page.getByRole('heading', { name: 'Inquiries (1)' })).toBeVisible();
  await page.getByRole('link', { name: 'View enquiry from Margaret Ann Hollins' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Inquiries (1)' })).toBeVisible();

  await search.fill('nobody of this name');
  await expect(page.getByText('No enquiries match this search.', { exact: false })).toBeVisible();
  await isAccessible(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Inquiries (1)' })).toBeVisible();
  await expect(search).toHaveValue('margaret holl');
  await search.fill('');
  await expect(page.getByRole('heading', { name: 'Inquiries (2)' })).toBeVisible();
});

test('leaves the Spam view with its address', FURTHER, async ({ page }) => {
  await openInquiries(page);
  await page.getByRole('searchbox', { name: 'Search enquiries' }).fill('Deepak');
  await expect(page.getByRole('heading', { name: 'Inquiries (1)' })).toBeVisible();
  await opensTab(page, /^Spam/);
  await expect(page.getByRole('heading', { name: 'Spam (0)' })).toBeVisible();
  await expect(page.getByText('No spam found.')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search enquiries' })).toHaveValue('');
  await page.goto('/admin/inquiries');
  await expect(page.getByRole('heading', { name: 'Inquiries (2)' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('asks before it deletes; the last one leaves an empty list', FURTHER, async ({ page }) => {
  await enters(page, 'inquiries');
  for (const name of ['Deepak Raman', 'Margaret Ann Hollins']) {
    await page.getByRole('button', { name: `Delete enquiry from ${name}` }).click();
    await expect(page.getByText('Are you sure you want to delete this inquiry?')).toBeVisible();
    await isAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: `Delete enquiry from ${name}` }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await seesNotice(page, 'Inquiry Deleted');
    await expect(page.getByRole('button', { name: `Delete enquiry from ${name}` })).toHaveCount(0);
  }
  await expect(page.getByText('No inquiries found.')).toBeVisible();
  await isAccessible(page);
});
