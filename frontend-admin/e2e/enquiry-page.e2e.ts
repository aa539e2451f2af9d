import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { ADMINISTRATOR, type App } from '../../scripts/testing/app.ts';
import { expect, FURTHER, furtherCase } from '../../scripts/testing/journey.ts';
import { type Mailbox, test } from './mailbox.ts';
import { enters, isAccessible, seesNotice, sendsEnquiry } from './staff.ts';

const WORDS = 'The gate code is 4711.\nPlease ring twice.';

/** Sends an enquiry and returns the path of the link in the automatic reply. */
async function writes(app: App, mailbox: Mailbox, name: string, email: string): Promise<string> {
  await sendsEnquiry(app, { name, email, message: 'The lights flicker.' });
  return linkIn(await mailbox.take(email));
}

const linkIn = ({ text }: { text?: string }): string => /\/e\/[0-9a-f]{32}/.exec(text ?? '')?.[0] ?? '';

/** Calls about the newest enquiry, as an administrator. */
async function office({ url }: App) {
  const headers = { 'Content-Type': 'application/json' };
  const login = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(ADMINISTRATOR) });
  const { token } = (await login.json()) as { token: string };
  const signed = { ...headers, Authorization: `Bearer ${token}` };
  const [{ id }] = (await (await fetch(`${url}/api/admin/contact-inquiries`, { headers: signed })).json()) as [{ id: string }];
  return (method: string, part: string, body: object = {}) =>
    fetch(`${url}/api/admin/contact-inquiries/${id}/${part}`, { method, headers: signed, body: JSON.stringify(body) });
}

/** Without script, axe cannot run. */
async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

for (const { name, options, isSound } of [
  { name: 'with script', isSound: isAccessible, options: { viewport: { width: 1280, height: 800 } } },
  { name: 'without script on a phone', isSound: fits, options: { javaScriptEnabled: false, viewport: { width: 320, height: 640 } } },
])
  test(`opens the enquiry from its mail, adds words and reads the reply, ${name}`, FURTHER, async ({ app, mailbox, newPage }) => {
    const email = `${name.replaceAll(' ', '-')}@example.org`;
    const page = await newPage(options);
    const link = await writes(app, mailbox, 'Ann Lloyd', email);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Your enquiry' })).toBeVisible();
    expect(page.url()).not.toContain(link);
    await expect(page.getByText('The lights flicker.')).toBeVisible();
    await expect(page.getByText('You will hear from us by')).toBeVisible();
    await isSound(page);

    await page.getByLabel('Add to your enquiry').fill(WORDS);
    await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
    await expect(page.locator('#result:focus').getByText('Message sent')).toBeVisible();
    await expect(page).toHaveTitle(/^Message sent \| Your enquiry/);
    await expect(page.locator('.talk').getByText('The gate code is 4711.')).toHaveCount(1);
    await isSound(page);

    const staff = await office(app);
    expect((await staff('POST', 'answers', { text: 'We come on Monday.' })).status).toBe(201);
    expect((await mailbox.take(email)).text).toContain('We come on Monday.');
    await page.reload();
    await expect(page.getByText('We come on Monday.')).toBeVisible();
    await expect(page.getByText('We answered')).toBeVisible();
    await expect(page.getByText('We have been in touch')).toBeVisible();
    await expect(page.getByText('You will hear from us by')).toHaveCount(0);
    await isSound(page);
  });

test('keeps what was typed when the link ends, and shows how to reach the office', FURTHER, async ({ app, mailbox, newPage }) => {
  const page = await newPage({ javaScriptEnabled: false, allow: [/status of 404/] });
  await page.goto(await writes(app, mailbox, 'Ben Hale', 'ended@example.org'));
  await page.getByLabel('Add to your enquiry').fill(WORDS);
  expect((await (await office(app))('DELETE', 'customer-page')).status).toBe(200);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  await expect(page.getByRole('alert').getByText('The gate code is 4711.')).toBeVisible();
  await fits(page);
  await page.getByRole('link', { name: 'Send us a message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
});

test('can be used with the keyboard alone, on a phone and with large text', FURTHER, async ({ app, mailbox, newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(await writes(app, mailbox, 'Kay Moss', 'keyboard@example.org'));
  await page.getByLabel('Add to your enquiry').focus();
  await page.keyboard.type('Typed.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.talk').getByText('Typed.')).toBeVisible();
  await isAccessible(page);
  await page.evaluate(() => {
    const larger = new CSSStyleSheet();
    larger.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [larger];
  });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('staff see that the customer wrote, reply, withdraw the link and send a new one', FURTHER, async ({ app, mailbox, page, newPage }) => {
  const customer = await newPage();
  await customer.goto(await writes(app, mailbox, 'Joan Pryce', 'joan@example.org'));
  await customer.getByLabel('Add to your enquiry').fill(WORDS);
  await customer.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(customer.locator('#result')).toBeVisible();

  await enters(page);
  await expect(page.getByRole('region', { name: 'Today' }).getByRole('link', { name: 'Reply: Joan Pryce' })).toBeVisible();
  await page.goto(`/admin/inquiries?filter=${encodeURIComponent('{"customerWrote":"true"}')}`);
  await expect(page.getByRole('switch', { name: 'Customer wrote' })).toBeChecked();
  await expect(page.getByRole('row', { name: /Joan Pryce/ }).getByText('Customer wrote')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: /@/ }).filter({ hasNotText: 'Customer wrote' })).toHaveCount(0);
  await page.getByRole('link', { name: 'View enquiry from Joan Pryce' }).click();
  const talk = page.getByRole('region', { name: 'Conversation' });
  await expect(talk.getByText('The gate code is 4711.')).toBeVisible();
  await isAccessible(page);
  await talk.getByLabel('Answer to the customer').fill('We come on Monday.');
  await talk.getByRole('button', { name: 'Reply and set Contacted' }).dblclick();
  await seesNotice(page, 'Answer on Its Way');
  await expect(talk.getByRole('listitem').filter({ hasText: 'We come on Monday.' })).toHaveCount(1);
  await expect(talk.getByLabel('Answer to the customer')).toHaveValue('');
  expect((await mailbox.take('joan@example.org')).text).toContain('We come on Monday.');

  await talk.getByRole('button', { name: "Customer's link" }).click();
  await page.getByRole('menuitem', { name: 'Withdraw link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw link' }).click();
  await seesNotice(page, 'Link Withdrawn');
  await expect(talk.getByText(/was withdrawn on/)).toBeVisible();
  await talk.getByRole('button', { name: "Customer's link" }).click();
  await page.getByRole('menuitem', { name: 'Send a new link' }).click();
  await seesNotice(page, 'Link Sent');
  await customer.goto(linkIn(await mailbox.take('joan@example.org')));
  await expect(customer.getByText('We come on Monday.')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('row', { name: /Joan Pryce/ })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Customer wrote' }).click();
  await expect(page.getByRole('row', { name: /Joan Pryce/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Joan Pryce/ }).getByText('Customer wrote')).toHaveCount(0);

  await customer.getByText('Ask for a call').click();
  await customer.getByLabel('When may we call you?').selectOption({ index: 1 });
  await customer.getByRole('button', { name: 'Choose this time' }).click();
  await expect(customer.locator('#result')).toBeVisible();
  await customer.getByText('My question is solved').click();
  await page.reload();
  await expect(page.getByRole('row', { name: /Joan Pryce/ }).getByText(/^Call \w{3} \d+ \w+, \d\d:\d\d–/)).toBeVisible();
  await customer.getByRole('button', { name: 'Yes, it is solved' }).click();
  await expect(customer.locator('.inquiry-facts').getByText('Completed')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /Joan Pryce/ }).getByText('Solved by customer')).toBeVisible();
  await isAccessible(page);
});

test(
  "scales photos on the customer's page, shows their progress, refuses what is no picture and tries again",
  FURTHER,
  async ({ app, mailbox, newPage }) => {
    const page = await newPage({ viewport: { width: 390, height: 844 }, allow: [/Failed to load resource/, /ERR_/, /Error/] });
    await page.goto(await writes(app, mailbox, 'Rhys Bevan', 'rhys@example.org'));
    await page.getByText('Add photos').first().click();
    const field = page.getByLabel('Photos, up to 6 in all');
    const list = page.getByRole('list', { name: 'Your photos' }).getByRole('listitem');
    const board = { name: 'board.jpg', mimeType: 'image/png', buffer: readFileSync('frontend-public/public/apple-touch-icon.png') };
    await field.setInputFiles([
      board,
      { ...board, name: 'meter.jpg' },
      { ...board, name: 'notes.jpg', buffer: Buffer.from('Some notes.') },
    ]);
    await expect(page.getByText('notes.jpg does not contain a picture that can be read here.')).toBeVisible();
    await expect(list.getByText('Ready to send')).toHaveCount(2);
    await isAccessible(page);

    let arrived = 0;
    await page.route('**/api/contact/*/photos', async (route) => {
      if (arrived++ === 0) await route.continue();
      else await route.abort();
    });
    await page.getByRole('button', { name: 'Add photos' }).click();
    await expect(list.getByText('With our office')).toHaveCount(1);
    await expect(list.getByText('It did not reach us. Check your connection, then try again.')).toHaveCount(1);
    await isAccessible(page);
    await page.unroute('**/api/contact/*/photos');
    await page.getByRole('button', { name: /^Try again: / }).click();
    await expect(page.locator('#result:focus')).toContainText('Photos added');
    await expect(page.getByText('You added 2 photos')).toBeVisible();
    await page.getByText('Add photos').first().click();
    await expect(page.getByRole('list', { name: 'Photos that our office has' }).getByRole('img')).toHaveCount(2);
    await isAccessible(page);
  },
);

for (const [index, { name, options, isSound }] of [
  { name: 'with script', isSound: isAccessible, options: { viewport: { width: 390, height: 844 } } },
  {
    name: 'without script',
    isSound: fits,
    options: { javaScriptEnabled: false, viewport: { width: 320, height: 640 }, allow: [/status of 4\d\d/] },
  },
].entries())
  test(
    `asks for a call, adds a photo, corrects details, says it is solved and deletes the enquiry, ${name}`,
    furtherCase(index),
    async ({ app, mailbox, newPage }) => {
      const email = `wishes-${name.replaceAll(' ', '-')}@example.org`;
      const page = await newPage(options);
      await page.goto(await writes(app, mailbox, 'Una Wynn', email));
      const done = page.locator('#result:focus');
      const facts = page.locator('.inquiry-facts');

      await page.getByText('Ask for a call').click();
      await page.getByLabel('When may we call you?').selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Choose this time' }).click();
      await expect(done).toContainText('Our office knows when');
      await expect(facts.getByText('We will call you')).toBeVisible();

      await page.getByText('Add photos').first().click();
      await page.getByLabel('Photos, up to 6 in all').setInputFiles('frontend-public/public/apple-touch-icon.png');
      await page.getByRole('button', { name: 'Add photos' }).click();
      await expect(done).toContainText('Photos added');
      await expect(page.getByText('You added 1 photo')).toBeVisible();
      await page.getByText('Add photos').first().click();
      const seen = page.getByRole('img', { name: '1 of 1, in full size' });
      await expect(seen).toBeVisible();
      await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0);

      await page.getByText('Correct your details').click();
      await isSound(page);
      await page.getByLabel('Phone').fill('07700 900 456');
      await page.getByRole('button', { name: 'Save details' }).click();
      await expect(done).toContainText('Details corrected');
      await page.getByText('Correct your details').click();
      await expect(page.getByLabel('Phone')).toHaveValue('07700 900 456');

      await page.getByText('My question is solved').click();
      await page.getByRole('button', { name: 'Yes, it is solved' }).click();
      await expect(facts.getByText('Completed')).toBeVisible();
      await page.getByLabel('Add to your enquiry').fill('One more question.');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(facts.getByText('Waiting for our reply')).toBeVisible();
      await isSound(page);

      await page.getByText('Delete my enquiry').first().click();
      await page.getByLabel('Yes, delete everything').check();
      await page.getByRole('button', { name: 'Delete my enquiry' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your enquiry is deleted' })).toBeVisible();
      await isSound(page);
    },
  );
