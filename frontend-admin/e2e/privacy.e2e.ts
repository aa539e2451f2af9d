import { readFile } from 'node:fs/promises';
import { expect, test } from '../../scripts/testing/journey.ts';
import { enters, isAccessible, opensTab, seesNotice, sendsEnquiry } from './staff.ts';

const SEO = {
  name: 'Mark Wilson',
  email: 'mark@rankmail.example',
  phone: '9876543210',
  message: 'Your website is not ranking on Google. We offer SEO packages with 100 backlinks for $99 a month.',
};

test.beforeAll(async ({ app }) => {
  await sendsEnquiry(app, SEO);
  await sendsEnquiry(app, { name: 'Ann Price', email: 'ann@example.org' });
});

test("rescues an enquiry taken for spam, then downloads and erases a person's data", async ({ page }) => {
  await enters(page, 'inquiries');
  await expect(page.getByRole('heading', { name: 'Inquiries (1)', exact: true })).toBeVisible();
  await opensTab(page, 'Spam (1)');
  const row = page.getByRole('row', { name: /Mark Wilson/ });
  await expect(row.getByText('Offers search engine services')).toBeVisible();
  await isAccessible(page);
  await row.getByRole('link', { name: /^View/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
  await expect(dialog.getByText('Suspected spam')).toBeVisible();
  // Spam has no deadline.
  expect(await dialog.getByText('Reply', { exact: true }).count()).toBe(0);
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  // The menu opens the waiting enquiries, whatever was viewed last.
  await page
    .getByRole('navigation', { name: 'Backoffice' })
    .getByRole('link', { name: /^Inquiries/ })
    .click();
  await expect(page.getByRole('row', { name: /Ann Price/ })).toBeVisible();
  await opensTab(page, 'Spam (1)');
  await row.getByRole('button', { name: 'Not spam: enquiry from Mark Wilson' }).click();
  await seesNotice(page, 'Not Spam');
  await expect(page.getByText('No spam found.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Spam (0)' })).toBeVisible();
  await opensTab(page, 'Inquiries');
  await expect(page.getByRole('heading', { name: 'Inquiries (2)', exact: true })).toBeVisible();

  await page.goto('/admin/privacy');
  await page.getByRole('textbox', { name: 'Email Address' }).fill(SEO.email);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const held = page.getByRole('region', { name: 'Data held' });
  const button = held.getByRole('button', { name: 'Download (JSON)' });
  await expect(button).toBeVisible();
  await isAccessible(page);
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ email: SEO.email, enquiries: [{ message: SEO.message }] });

  await held.getByRole('button', { name: 'Erase', exact: true }).click();
  const asking = page.getByRole('alertdialog');
  await expect(asking.getByText(/cannot be undone/)).toBeVisible();
  await isAccessible(page);
  await asking.getByRole('button', { name: 'Erase permanently' }).click();
  await seesNotice(page, 'Personal Data Erased', SEO.email);
  await expect(held.getByText('No data is held for this address.')).toBeVisible();
  await expect(asking).toHaveCount(0);
});
