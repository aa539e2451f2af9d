import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type App, startApp } from '../../scripts/testing/app.ts';
import { login, openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';
import { isAccessible, seesNotice, sendsEnquiry } from './staff.ts';

const SEO = {
  name: 'Mark Wilson',
  email: 'mark@rankmail.example',
  phone: '9876543210',
  message: 'Your website is not ranking on Google. We offer SEO packages with 100 backlinks for $99 a month.',
};

let app: App;
beforeAll(async () => {
  app = await startApp();
  await sendsEnquiry(app, SEO);
  await sendsEnquiry(app, { name: 'Ann Price', email: 'ann@example.org' });
});
afterAll(() => app.stop());
const { newPage } = openBrowser();

test('what was taken for spam is seen with its reasons and rescued; then what is held about a person is downloaded and erased', async () => {
  const page = await newPage();
  await login(page, app);
  await page.goto(`${app.url}/admin/inquiries`);
  await page.getByRole('heading', { name: 'Inquiries (1)', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Spam (1)', exact: true }).click();
  const row = page.getByRole('row', { name: /Mark Wilson/ });
  await row.getByText('Offers search engine services').waitFor();
  await isAccessible(page);
  await row.getByRole('link', { name: /^View/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
  await dialog.getByText('Taken for spam').waitFor();
  // Nobody has promised spam a reply.
  expect(await dialog.getByText('Reply', { exact: true }).count()).toBe(0);
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  // The menu leads to those who wait, whatever was looked at last.
  await page.getByRole('navigation', { name: 'Backoffice' }).getByRole('link', { name: 'Inquiries', exact: true }).click();
  await page.getByRole('row', { name: /Ann Price/ }).waitFor();
  await page.getByRole('button', { name: 'Spam (1)', exact: true }).click();
  await row.getByRole('button', { name: 'Not spam: inquiry from Mark Wilson' }).click();
  await seesNotice(page, 'Not Spam');
  await page.getByText('No spam found.').waitFor();
  await page.getByRole('button', { name: 'Spam (0)', exact: true }).click();
  await page.getByRole('heading', { name: 'Inquiries (2)', exact: true }).waitFor();

  await page.goto(`${app.url}/admin/privacy`);
  await page.getByRole('textbox', { name: 'Email Address' }).fill(SEO.email);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const held = page.getByRole('region', { name: 'What is held' });
  const button = held.getByRole('button', { name: 'Download (JSON)' });
  await button.waitFor();
  await isAccessible(page);
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ email: SEO.email, enquiries: [{ message: SEO.message }] });

  await held.getByRole('button', { name: 'Erase', exact: true }).click();
  const asking = page.getByRole('alertdialog');
  await asking.getByText(/cannot be undone/).waitFor();
  await isAccessible(page);
  await asking.getByRole('button', { name: 'Erase for good' }).click();
  await seesNotice(page, 'Personal Data Erased', SEO.email);
  await held.getByText('Nothing is held about this address.').waitFor();
  await eventually(() => asking.count()).toBe(0);
}, 60_000);
