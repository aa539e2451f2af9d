import { readFileSync } from 'node:fs';
import { expect, FURTHER } from '../../scripts/testing/journey.ts';
import { test } from './mailbox.ts';
import { enters, failing, isAccessible, seesNotice, sendsEnquiry } from './staff.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const PHOTO = readFileSync(new URL('../../frontend-public/src/assets/art/hero-800.webp', import.meta.url));
const QUOTATION = { name: 'Quotation Pryce.pdf', mimeType: 'application/pdf', buffer: PDF };

test('a quotation and a photograph go with an answer, and wait with its words until it is sent, on a phone', async ({
  app,
  mailbox,
  newPage,
}) => {
  await sendsEnquiry(app, { name: 'Joan Pryce', email: 'joan@example.org', message: 'What does a new board cost?' });
  await mailbox.take('joan@example.org');
  const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, allow: [/415/, /500/, /ApiError/] });
  await enters(page, 'inquiries');
  await page.getByRole('link', { name: 'View enquiry from Joan Pryce' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
  // Who wrote, how to reach them and what they want.
  for (const seen of [
    dialog.getByRole('heading', { name: 'Message from Joan Pryce' }),
    dialog.getByRole('link', { name: /^Call 0151/ }),
    dialog.getByRole('link', { name: 'joan@example.org' }).first(),
    dialog.getByText('EICR').first(),
    dialog.getByText('What does a new board cost?').first(),
  ])
    await expect(seen).toBeInViewport({ ratio: 1 });

  const field = dialog.getByLabel('Answer to the customer');
  const send = dialog.getByRole('button', { name: 'Reply and set Contacted' });
  const files = dialog.getByRole('list', { name: 'Files with this answer' });
  await field.fill('Here is our price.');
  await dialog
    .getByLabel('Files for the customer')
    .setInputFiles([
      { name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') },
      QUOTATION,
      { name: 'board.webp', mimeType: 'image/webp', buffer: PHOTO },
    ]);
  await expect(files.getByRole('listitem')).toHaveText([/^Quotation Pryce\.pdf/, /^board\.jpg/]);
  await expect(dialog.getByRole('alert').filter({ hasText: 'page.pdf: This kind of file is not accepted.' })).toBeVisible();
  await isAccessible(page);
  const tops = await Promise.all(
    [
      dialog.getByRole('button', { name: 'Attach files' }),
      dialog.getByRole('button', { name: 'See the email' }),
      dialog.getByRole('link', { name: 'Reply via Email' }),
      dialog.getByRole('button', { name: "Customer's link" }),
    ].map(async (action) => {
      const { y = 0, height = 0 } = (await action.boundingBox()) ?? {};
      return Math.round(y + height / 2);
    }),
  );
  expect(new Set(tops).size).toBe(1);

  // Neither a failure nor a reload loses what was typed and chosen.
  await failing(page, '**/answers', 'POST', 'It broke.');
  await send.click();
  await seesNotice(page, 'Error', 'Failed to send the answer. Please try again.');
  await page.unrouteAll();
  await page.reload();
  await expect(field).toHaveValue('Here is our price.');
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'See the email' }).click();
  const preview = page.getByRole('dialog', { name: 'Your answer as an email' });
  await expect(preview.getByText('With it: Quotation Pryce.pdf, board.jpg')).toBeVisible();
  await expect(preview.frameLocator('iframe').getByText('Hello Joan Pryce,')).toHaveCount(1);
  await preview.getByRole('button', { name: 'Close', exact: true }).click();

  await send.click();
  await seesNotice(page, 'Answer on Its Way');
  await expect(files).toHaveCount(0);
  const said = dialog.getByRole('region', { name: 'Conversation' }).getByRole('listitem').filter({ hasText: 'Here is our price.' });
  const download = page.waitForEvent('download');
  await said.getByRole('button', { name: /^Download Quotation Pryce\.pdf/ }).click();
  expect(readFileSync(await (await download).path())).toEqual(PDF);
  await isAccessible(page);
  const { text, attachments } = await mailbox.take('joan@example.org');
  expect(text).toContain('Here is our price.');
  expect(attachments.map(({ filename }) => filename)).toEqual(['Quotation Pryce.pdf', 'board.jpg']);
  expect(Buffer.from(attachments[0]?.content as ArrayBuffer)).toEqual(PDF);
});

test('a customer is answered with a template in three presses on a phone', FURTHER, async ({ app, mailbox, newPage }) => {
  await sendsEnquiry(app, { name: 'Tom Thumb', email: 'tom@example.org' });
  await mailbox.take('tom@example.org');
  const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await enters(page, 'inquiries');
  await page.getByRole('link', { name: 'View enquiry from Tom Thumb' }).tap();
  const reply = page.getByRole('dialog', { name: 'Inquiry Details' }).getByRole('region', { name: 'Reply' });
  const template = reply.getByText('Templates').locator('..').getByRole('button').first();
  await template.tap();
  await reply.getByRole('button', { name: 'Reply and set Contacted' }).tap();
  await seesNotice(page, 'Answer on Its Way');
  expect(await mailbox.take('tom@example.org')).toMatchObject({ text: expect.stringContaining('Tom') });
});
