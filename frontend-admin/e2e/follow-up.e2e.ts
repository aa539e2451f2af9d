import { expect, FURTHER } from '../../scripts/testing/journey.ts';
import { test } from './mailbox.ts';
import { enters, isAccessible, opensTab, seesNotice, sendsEnquiry } from './staff.ts';

test.beforeAll(async ({ app }) => {
  await sendsEnquiry(app, { name: 'Deepak Raman', email: 'deepak@example.org' });
  await sendsEnquiry(app, { name: 'Margaret Ann Hollins', email: 'margaret@example.org', serviceType: 'ev-charging' });
});

test('opens an enquiry from its mail, signs in, adds a note, logs a call, assigns and replies', FURTHER, async ({ app, mailbox, page }) => {
  const notice = await mailbox.take('office@dibbin-electrical.example');
  const link = /http\S+\/admin\/inquiries\/\S+/.exec(notice.text ?? '')?.[0] ?? '';
  const name = notice.subject?.includes('Deepak') ? 'Deepak Raman' : 'Margaret Ann Hollins';
  await page.goto(link);
  await page.getByLabel('Username').fill(app.adminUsername);
  await page.getByLabel('Password', { exact: true }).fill(app.adminPassword);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
  await expect(dialog.getByText(name, { exact: true })).toBeVisible();
  await expect(dialog.getByText(/^due in \d+ (?:h|days)/)).toBeVisible();

  const history = dialog.getByRole('region', { name: 'History' });
  await expect(history.getByText('Inquiry received')).toBeVisible();
  await history.getByLabel('Note, or what was said').fill('Has a dog.');
  await history.getByRole('button', { name: 'Add note' }).click();
  await seesNotice(page, 'Note Added');
  await expect(history.getByRole('listitem').filter({ hasText: 'Has a dog.' }).getByText('admin', { exact: false })).toBeVisible();
  await history.getByLabel('Note, or what was said').fill('Wants Monday.');
  await history.getByRole('button', { name: 'Log a call' }).click();
  await page.getByRole('menuitem', { name: 'Reached the customer' }).click();
  await seesNotice(page, 'Call Logged');
  await expect(history.getByText('Reached. Wants Monday.')).toBeVisible();
  // A call that reached the customer counts as the promised reply.
  await expect(history.getByText('Status set to Contacted')).toBeVisible();
  await expect(dialog.getByText(/^first given/)).toBeVisible();

  await dialog.getByRole('combobox', { name: `Who looks after ${name}` }).click();
  await page.getByRole('option', { name: 'admin', exact: true }).click();
  await seesNotice(page, 'Enquiry Assigned');
  await expect(history.getByText('Assigned to admin')).toBeVisible();
  await isAccessible(page);

  await dialog.getByRole('button', { name: 'Arrange a visit' }).click();
  const reply = dialog.getByRole('link', { name: 'Reply via Email' });
  await expect(dialog.getByLabel('Answer to the customer')).toHaveValue(new RegExp(`^Hello ${name},`));
  const address = new URL((await reply.getAttribute('href')) ?? '');
  expect(address.searchParams.get('subject')).toMatch(/electrical service inquiry/i);
  expect(address.searchParams.get('body')).toContain(`Hello ${name},\r\n\r\nThank you for writing to us about E`);

  await history.getByLabel('Note, or what was said').fill('Ring before');
  await dialog.getByRole('textbox', { name: 'Office Notes' }).fill('Prefers mornings');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: `View enquiry from ${name}` }).click();
  await expect(dialog.getByRole('textbox', { name: 'Office Notes' })).toHaveValue('Prefers mornings');
  await expect(history.getByLabel('Note, or what was said')).toHaveValue('Ring before');
  // A note that is stored after the dialog was closed leaves no draft.
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
  await expect(dialog).toHaveCount(0);
  release();
  await seesNotice(page, 'Note Added');
  await page.getByRole('link', { name: `View enquiry from ${name}` }).click();
  await expect(history.getByRole('listitem').filter({ hasText: 'Ring before' })).toBeVisible();
  await expect(history.getByLabel('Note, or what was said')).toHaveValue('');

  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('switch', { name: 'Assigned to me' }).click();
  await expect(page.getByRole('heading', { name: 'Inquiries (1)' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Reply' }).click();
  await page.getByRole('option', { name: 'Overdue' }).click();
  await expect(page.getByText('No inquiries found.')).toBeVisible();
  await isAccessible(page);
});

test('sends a mail again', FURTHER, async ({ mailbox, newPage }) => {
  await mailbox.take('margaret@example.org');
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(page, 'inquiries');
  await page.getByRole('link', { name: 'View enquiry from Margaret Ann Hollins' }).click();
  const mails = page.getByRole('region', { name: 'Notifications' });
  await expect(
    mails.getByRole('listitem').filter({ hasText: 'Automatic reply to the customer' }).getByText('Sent', { exact: true }),
  ).toBeVisible();
  await mails.getByRole('button', { name: 'Send again: Automatic reply to the customer' }).click();
  await seesNotice(page, 'Message Queued');
  expect((await mailbox.take('margaret@example.org')).subject).toBe('Thank you for contacting Dibbin Electrical');
  await expect(page.getByRole('region', { name: 'History' }).getByText('Automatic reply to the customer: sent again')).toBeVisible();
  await isAccessible(page);
});

test('tests the mail server and previews the autoresponder while it is typed', FURTHER, async ({ mailbox, page }) => {
  await enters(page, 'settings/mail');
  await page.getByRole('textbox', { name: 'Autoresponder' }).fill('Dear {name}, about {service}: <b>soon</b>.');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(
    page.frameLocator('iframe[title="Preview of the autoresponder"]').getByText('Dear Alex Taylor, about EV Charging: <b>soon</b>.'),
  ).toBeVisible();
  await page.getByLabel('Test address').fill('owner@example.org');
  await page.getByRole('button', { name: 'Send a test email' }).click();
  await expect(page.getByText('The mail server accepted the email to owner@example.org: 250', { exact: false })).toBeVisible();
  expect((await mailbox.take('owner@example.org')).subject).toBe('Test email from Dibbin Electrical');
  await opensTab(page, 'Replies');
  await page.getByRole('button', { name: 'Add reply template' }).click();
  await page.getByLabel('Template name').last().fill('Thanks');
  await page.getByLabel('Template text').last().fill('Thank you, {name}.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await seesNotice(page, 'Settings Updated');
  await isAccessible(page);
});
