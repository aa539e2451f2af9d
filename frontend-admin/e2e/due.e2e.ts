import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '../../scripts/testing/app.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin } from './accounts.ts';
import { enters, isAccessible, seesNotice, sendsEnquiry } from './staff.ts';

interface Row {
  id: string;
  dueOn: string;
  version: number;
}

const found = async (app: App, resource: string, q: string): Promise<Row> => {
  const response = await asAdmin(app, 'GET', `${resource}?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
  return ((await response.json()) as Row[])[0] as Row;
};

/** The token of a link as the server makes it. */
function keyed(app: App, purpose: string, value: string): string {
  const file = join(app.dataDir, 'secret_key.txt');
  const key = existsSync(file) ? readFileSync(file, 'utf8').trim() : (app.environment['SECRET_KEY'] ?? '');
  return createHmac('sha256', key).update(`${purpose}:${value}`).digest('hex').slice(0, 32);
}

test('adds what is due from a usual interval with the keyboard, and presses Done once', async ({ app, newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 900 } });
  await enters(page, 'inquiries');
  await page.getByRole('tab', { name: 'Due', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Due', exact: true })).toBeVisible();
  await isAccessible(page);
  await page.getByRole('link', { name: 'Add to Due' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Add to Due' });
  await form.getByRole('button', { name: 'Fire alarm service' }).press('Enter');
  await expect(form.getByLabel('Every (months)', { exact: true })).toHaveValue('6');
  await form.getByRole('textbox', { name: /^Customer/ }).fill('Joan Price');
  await form.getByRole('textbox', { name: /^Address/ }).fill('5 Rose Lane, Irby');
  await form.getByLabel('Last done on', { exact: true }).fill('2026-01-31');
  await form.getByRole('switch', { name: /agreed to be reminded/ }).press('Space');
  await form.getByRole('button', { name: 'Add to Due' }).press('Enter');
  await expect(form.getByText('Required').first()).toBeVisible();
  await form.getByLabel('Agreed on').fill('2026-01-31');
  await form.getByLabel('How they agreed').fill('Ticked on the job sheet');
  await isAccessible(page);
  await form.getByRole('button', { name: 'Add to Due' }).press('Enter');
  await seesNotice(page, 'Due Date Created');
  const row = page.getByRole('row', { name: /Joan Price/ });
  await expect(row).toContainText('31 Jul 2026');
  await expect(row).toContainText('Agreed, no email');

  await row.getByRole('button', { name: 'Done today: Fire alarm service of Joan Price' }).dblclick();
  await seesNotice(page, 'Done');
  expect((await found(app, 'renewals', 'Joan Price')).version).toBe(2);
});

test('adds a won enquiry to Due on a phone, without personal data in the address', FURTHER, async ({ app, newPage }) => {
  await sendsEnquiry(app, { name: 'Ida Moss', email: 'ida@example.org' });
  const { id } = await found(app, 'contact-inquiries', 'Ida Moss');
  await asAdmin(app, 'PUT', `contact-inquiries/${id}`, { outcome: 'won' });
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(page, `inquiries/${id}`);
  await page.getByRole('link', { name: 'Add to Due' }).click();
  const form = page.getByRole('dialog', { name: 'Add to Due' });
  await expect(form.getByRole('textbox', { name: /^Customer/ })).toHaveValue('Ida Moss');
  await expect(form.getByLabel('Every (months)', { exact: true })).toHaveValue('60');
  expect(page.url()).toMatch(/\/admin\/renewals\/create$/);
  await form.getByRole('textbox', { name: /^Address/ }).fill('7 Oak Road, Heswall');
  await form.getByLabel('Due on', { exact: true }).fill('2031-03-10');
  await form.getByRole('button', { name: 'Add to Due' }).click();
  await seesNotice(page, 'Due Date Created');
  await isAccessible(page);
  await page.goto(`/admin/inquiries/${id}`);
  await expect(page.getByRole('region', { name: 'Due again' })).toContainText('EICR of a rented home, due on 10 Mar 2031');
  await expect(page.getByRole('link', { name: 'Add to Due' })).toHaveCount(0);
});

test('a customer stops the emails with the page’s button, and asks for an appointment in a filled form', async ({ app, newPage }) => {
  const fields = {
    customer: 'Una Reed',
    email: 'una@example.org',
    phone: '0151 496 0002',
    address: '1 Elm Close, Irby',
    what: 'PAT testing',
  };
  await asAdmin(app, 'POST', 'renewals', { ...fields, dueOn: '2031-03-10' });
  const { id, dueOn } = await found(app, 'renewals', 'Una Reed');
  const page = await newPage({ viewport: { width: 390, height: 844 } });

  await page.goto(`/emails/appointment/${id.replaceAll('-', '')}${keyed(app, 'renewal-link', `${id} ${dueOn}`)}`);
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Send Message' }) });
  await expect(page.getByText('We have filled in what we know.', { exact: false })).toBeVisible();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Una Reed');
  await expect(form.getByLabel('Message')).toHaveValue(/PAT testing\n1 Elm Close, Irby\nDue on 10 March 2031/);
  await isAccessible(page);
  await form.getByLabel('Message').press('End');
  await form.getByLabel('Message').pressSequentially(' Mornings suit me.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  const inquiry = await found(app, 'contact-inquiries', 'Una Reed');
  expect(inquiry).toMatchObject({ source: '/contact', serviceType: 'pat-testing' });
  expect(await found(app, 'renewals', 'Una Reed')).toMatchObject({ replyInquiryId: inquiry.id });

  const addressKey = keyed(app, 'mail-stop', 'una@example.org');
  await page.goto(`/emails/stop/${addressKey}${keyed(app, 'mail-stop-link', addressKey)}`);
  await isAccessible(page);
  await page.getByRole('button', { name: 'Stop these emails' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'You will get no more of these emails' })).toBeVisible();
  await isAccessible(page);
  await enters(page, 'renewals');
  await expect(page.getByText('Asked for an appointment')).toBeVisible();
  expect(await found(app, 'renewals', 'Una Reed')).toMatchObject({ stoppedAt: expect.any(String) });
});

test('keeps what is typed for one won enquiry out of the form of another', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  const form = page.getByRole('dialog', { name: 'Add to Due' });
  const address = form.getByRole('textbox', { name: /^Address/ });
  const addsToDue = async (name: string) => {
    const { id } = await found(app, 'contact-inquiries', name);
    await asAdmin(app, 'PUT', `contact-inquiries/${id}`, { outcome: 'won' });
    await enters(page, `inquiries/${id}`);
    await page.getByRole('link', { name: 'Add to Due' }).click();
    await expect(form.getByRole('textbox', { name: /^Customer/ })).toHaveValue(name);
  };
  for (const name of ['Kim Ford', 'Lou Dale'])
    await sendsEnquiry(app, { name, email: `${name.slice(0, 3).toLowerCase()}@example.org`, message: `${name} asks.` });
  await addsToDue('Kim Ford');
  await address.fill('9 Private Lane, Irby');
  page.once('dialog', (question) => void question.accept());
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);
  await addsToDue('Lou Dale');
  await expect(address).toHaveValue('');
  await addsToDue('Kim Ford');
  await expect(address).toHaveValue('9 Private Lane, Irby');
});
