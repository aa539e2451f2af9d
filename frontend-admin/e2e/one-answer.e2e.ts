import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import type { Account } from '../../scripts/testing/app.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { SLOWER_BY } from '../../scripts/testing/slower.ts';
import { asAdmin, makesUser } from './accounts.ts';
import { enters, isAccessible, seesNotice, sendsEnquiry } from './staff.ts';

let editor: Account;
test.beforeAll(async ({ app }) => {
  editor = await makesUser(app, 'ben');
  for (const name of ['Deepak Raman', 'Joan Pryce', 'Flo Wynn', 'Refused Rita'])
    await sendsEnquiry(app, { name, email: `${name.split(' ')[0]?.toLowerCase()}@example.org` });
});

async function opens(page: Page, name: string, account?: Account) {
  await enters(page, 'inquiries', account);
  await page.getByRole('link', { name: `View enquiry from ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
  const field = dialog.getByLabel('Answer to the customer');
  await expect(field).toBeVisible();
  return { dialog, field, send: dialog.getByRole('button', { name: 'Save answer (no mail server)' }) };
}

test('keeps an answer that no mail server can send, and the promise runs on', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  const { dialog, field, send } = await opens(page, 'Deepak Raman');
  await expect(dialog.getByText('No mail server is set up', { exact: false })).toBeVisible();
  await field.fill('We come on Monday.');
  await send.click();
  await seesNotice(page, 'Answer Saved, Not Sent');
  await expect(dialog.getByText('Answer not sent', { exact: true })).toBeVisible();
  await expect(dialog.getByText('The answer is not sent yet: no mail server is set up.', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Status of Deepak Raman' })).toHaveText('New');
  await expect(dialog.getByText(/^due in/)).toBeVisible();
  await isAccessible(page);
});

test('shows what a colleague did while the enquiry is open, and sends a second answer on purpose only', FURTHER, async ({ newPage }) => {
  const [page, colleague] = [await newPage(), await newPage()];
  const mine = await opens(page, 'Joan Pryce');
  const theirs = await opens(colleague, 'Joan Pryce', editor);
  await mine.field.fill('You are welcome on Tuesday.');
  await colleague.getByLabel('Note, or what was said').fill('She prefers mornings.');
  await colleague.getByRole('button', { name: 'Add note' }).click();
  await seesNotice(colleague, 'Note Added');
  await theirs.field.fill('We come on Monday.');
  await theirs.send.click();
  await seesNotice(colleague, 'Answer Saved, Not Sent');

  // Without a reload, and without a move of one's own: what others do is asked for every 30 s.
  const news = mine.dialog.getByRole('status').filter({ hasText: 'New since you opened this enquiry' });
  await expect(news.getByText('We come on Monday.')).toBeVisible({ timeout: 45_000 * SLOWER_BY });
  await expect(news.getByText('She prefers mornings.')).toBeVisible();
  await expect(mine.dialog.getByRole('list').getByText('We come on Monday.').first()).toBeVisible();
  await expect(mine.field).toHaveValue('You are welcome on Tuesday.');
  await expect(mine.send).toBeDisabled();
  await isAccessible(page);
  await news.getByRole('button', { name: 'I have read it' }).click();
  await expect(news).toHaveCount(0);
  await mine.send.click();
  await seesNotice(page, 'Answer Saved, Not Sent');
  await expect(mine.field).toHaveValue('');
});

test('refuses the answer of who has not seen the first one, and keeps every word of it', FURTHER, async ({ newPage }) => {
  const [page, colleague] = [await newPage({ allow: [/412/, /ApiError/] }), await newPage()];
  // As if both were sent in the same moment.
  await page.route('**/open-records/**', (route) => route.fulfill({ json: { others: [], changedAt: null, overwritten: [] } }));
  const mine = await opens(page, 'Flo Wynn');
  const theirs = await opens(colleague, 'Flo Wynn', editor);
  await theirs.field.fill('The price is £90.');
  await theirs.send.click();
  await seesNotice(colleague, 'Answer Saved, Not Sent');
  await mine.field.fill('The price is £120.');
  await mine.send.click();
  await seesNotice(page, 'Error', 'Failed to save the answer. Please try again.');
  await expect(page.getByText('Read what is new before you send your answer.', { exact: false })).toBeVisible();
  await expect(mine.dialog.getByRole('status').getByText('The price is £90.')).toBeVisible();
  await expect(mine.field).toHaveValue('The price is £120.');
  await expect(mine.send).toBeDisabled();
  await mine.dialog.getByRole('button', { name: 'I have read it' }).click();
  await mine.send.click();
  await seesNotice(page, 'Answer Saved, Not Sent');
});

test('says on the enquiry and on the dashboard that an answer was finally refused', FURTHER, async ({ app, page }) => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('refused') ? Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 }) : undefined),
    onData: (stream, _session, done) => stream.on('end', () => done()).resume(),
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  await asAdmin(app, 'PUT', 'company-info', { smtpHost: '127.0.0.1', smtpPort: port });

  const { dialog, field } = await opens(page, 'Refused Rita');
  await field.fill('We come on Monday.');
  await dialog.getByRole('button', { name: 'See the email' }).click();
  const mail = page.getByRole('dialog', { name: 'Your answer as an email' });
  await expect(mail.getByText('Subject: Our reply to your enquiry')).toBeVisible();
  await expect(mail.frameLocator('iframe').getByText('Hello Refused Rita,')).toBeVisible();
  await isAccessible(page);
  await mail.getByRole('button', { name: 'Reply and set Contacted' }).click();
  await seesNotice(page, 'Answer on Its Way');
  await expect(dialog.getByText('Your answer was not delivered: 550 5.1.1 No such mailbox.', { exact: false })).toBeVisible({
    timeout: 20_000,
  });
  await expect(dialog.getByText('Answer not delivered', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Status of Refused Rita' })).toHaveText('New');
  await expect(dialog.getByText(/^due in/)).toBeVisible();
  await isAccessible(page);

  await page.goto('/admin/');
  const item = page.getByRole('region', { name: 'Today' }).getByRole('listitem').filter({ hasText: 'Refused Rita' });
  await expect(item).toContainText(/Our reply to \S+ could not be delivered: ‘No such mailbox’\. Please call\./);
  await isAccessible(page);
  await page.goto(`/admin/inquiries?filter=${encodeURIComponent(JSON.stringify({ replyFailed: 'true' }))}`);
  await expect(page.getByRole('switch', { name: 'Not delivered' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Inquiries (1)' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Refused Rita/ }).getByText('Answer not delivered')).toBeVisible();
  await isAccessible(page);
  await new Promise<void>((resolve) => server.close(resolve));
});
