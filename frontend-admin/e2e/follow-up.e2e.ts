import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type App, startApp } from '../../scripts/testing/app.ts';
import { login, openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { isAccessible, seesNotice, sendsEnquiry } from './staff.ts';

let app: App;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
  app = await startApp({ env: { SMTP_URL: mailbox.url } });
  await sendsEnquiry(app, { name: 'Deepak Raman', email: 'deepak@example.org' });
  await sendsEnquiry(app, { name: 'Margaret Ann Hollins', email: 'margaret@example.org', serviceType: 'ev-charging' });
});
afterAll(async () => {
  await app.stop();
  await mailbox.close();
});
const { newPage } = openBrowser();

test('an enquiry is noted, called about, given to someone and answered; the mail leads to it through the login', async () => {
  const notice = await mailbox.take('office@dibbin-electrical.example');
  const link = /http\S+\/admin\/inquiries\/\S+/.exec(notice.text ?? '')?.[0] ?? '';
  const name = notice.subject?.includes('Deepak') ? 'Deepak Raman' : 'Margaret Ann Hollins';
  const page = await newPage();
  await page.goto(link);
  await page.getByLabel('Username').fill(app.adminUsername);
  await page.getByLabel('Password', { exact: true }).fill(app.adminPassword);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
  await dialog.getByText(name, { exact: true }).waitFor();
  await dialog.getByText('due in 23 h').waitFor();

  const history = dialog.getByRole('region', { name: 'History' });
  await history.getByText('Inquiry received').waitFor();
  await history.getByLabel('Note, or what was said').fill('Has a dog.');
  await history.getByRole('button', { name: 'Add note' }).click();
  await seesNotice(page, 'Note Added');
  await history.getByRole('listitem').filter({ hasText: 'Has a dog.' }).getByText('admin', { exact: false }).waitFor();
  await history.getByLabel('Note, or what was said').fill('Wants Monday.');
  await history.getByRole('button', { name: 'Log a call' }).click();
  await page.getByRole('menuitem', { name: 'Reached the customer' }).click();
  await seesNotice(page, 'Call Logged');
  await history.getByText('Reached. Wants Monday.').waitFor();
  // Whoever was reached has had the promised reply.
  await history.getByText('Status set to Contacted').waitFor();
  await dialog.getByText(/^first given/).waitFor();

  await dialog.getByRole('combobox', { name: `Who looks after ${name}` }).click();
  await page.getByRole('option', { name: 'admin', exact: true }).click();
  await seesNotice(page, 'Inquiry Assigned');
  await history.getByText('Assigned to admin').waitFor();
  await isAccessible(page);

  await dialog.getByRole('combobox', { name: 'Reply template' }).click();
  await page.getByRole('option', { name: 'Arrange a visit' }).click();
  const reply = dialog.getByRole('link', { name: 'Reply via Email' });
  await dialog.getByRole('combobox', { name: 'Reply template' }).getByText('Arrange a visit').waitFor();
  const address = new URL((await reply.getAttribute('href')) ?? '');
  expect(address.searchParams.get('subject')).toMatch(/electrical service inquiry/i);
  expect(address.searchParams.get('body')).toContain(`Hello ${name},\r\n\r\nThank you for writing to us about E`);

  await history.getByLabel('Note, or what was said').fill('Ring before');
  await dialog.getByRole('textbox', { name: 'Office Notes' }).fill('Prefers mornings');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: `View inquiry from ${name}` }).click();
  await eventually(() => dialog.getByRole('textbox', { name: 'Office Notes' }).inputValue()).toBe('Prefers mornings');
  await eventually(() => history.getByLabel('Note, or what was said').inputValue()).toBe('Ring before');
  // What is stored while nobody looks is no draft any more.
  let release = () => {};
  const closed = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/notes', async (route) => {
    await closed;
    await route.continue();
  });
  await history.getByRole('button', { name: 'Add note' }).click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  release();
  await seesNotice(page, 'Note Added');
  await page.getByRole('link', { name: `View inquiry from ${name}` }).click();
  await history.getByRole('listitem').filter({ hasText: 'Ring before' }).waitFor();
  await eventually(() => history.getByLabel('Note, or what was said').inputValue()).toBe('');

  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('switch', { name: 'Assigned to me' }).click();
  await page.getByRole('heading', { name: 'Inquiries (1)' }).waitFor();
  await page.getByRole('combobox', { name: 'Reply' }).click();
  await page.getByRole('option', { name: 'Overdue' }).click();
  await page.getByText('No inquiries found.').waitFor();
  await isAccessible(page);
});

test('a mail is sent again', async () => {
  await mailbox.take('margaret@example.org');
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await login(page, app);
  await page.goto(`${app.url}/admin/inquiries`);
  await page.getByRole('link', { name: 'View inquiry from Margaret Ann Hollins' }).click();
  const mails = page.getByRole('region', { name: 'Mails' });
  await mails.getByRole('listitem').filter({ hasText: 'Thanks to the customer' }).getByText('Sent', { exact: true }).waitFor();
  await mails.getByRole('button', { name: 'Send again: Thanks to the customer' }).click();
  await seesNotice(page, 'Mail Queued');
  expect((await mailbox.take('margaret@example.org')).subject).toBe('Thank you for contacting Dibbin Electrical');
  await page.getByRole('region', { name: 'History' }).getByText('Thanks to the customer: sent again').waitFor();
  await isAccessible(page);
});

test('the mail server is tried, and the autoresponder shown as it is written', async () => {
  const page = await newPage();
  await login(page, app);
  await page.goto(`${app.url}/admin/settings`);
  await page.getByRole('textbox', { name: 'Autoresponder' }).fill('Dear {name}, about {service}: <b>soon</b>.');
  await page
    .frameLocator('iframe[title="Preview of the autoresponder"]')
    .getByText('Dear Alex Taylor, about EV Charging: <b>soon</b>.')
    .waitFor();
  await page.getByLabel('Test address').fill('owner@example.org');
  await page.getByRole('button', { name: 'Send a test mail' }).click();
  await page.getByText('The mail server took the mail to owner@example.org: 250', { exact: false }).waitFor();
  expect((await mailbox.take('owner@example.org')).subject).toBe('Test mail from Dibbin Electrical');
  await page.getByRole('button', { name: 'Add reply template' }).click();
  await page.getByLabel('Template name').last().fill('Thanks');
  await page.getByLabel('Template text').last().fill('Thank you, {name}.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await seesNotice(page, 'Settings Updated');
  await isAccessible(page);
});
