import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin } from './accounts.ts';
import { enters, isAccessible, seesNotice } from './staff.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

test('adds a complaint that came by letter, acknowledges it in Today, and records its outcome by thumb', FURTHER, async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(page, 'inquiries');
  await page.getByRole('link', { name: 'Add Enquiry' }).click();
  const form = page.getByRole('dialog', { name: 'Add Enquiry' });
  await form.getByRole('radio', { name: 'Wrote' }).check();
  await form.getByLabel('Who').fill('Nora Hale');
  await form.getByLabel('What is it about?').fill('You have kept my number. 5 Rose Lane, Irby');
  await form.getByLabel('Where (optional)').fill('Irby');
  await form.getByRole('button', { name: 'Add Enquiry' }).click();
  await expect(form.getByText('Required').first()).toBeVisible();
  await form.getByRole('combobox', { name: 'Service (optional)' }).click();
  await page.getByRole('option', { name: 'A complaint about personal data' }).click();
  await expect(form.getByText('Required')).toHaveCount(0);
  await expect(form.getByLabel('Where (optional)')).toHaveCount(0);
  await form.getByLabel('Came on (optional)').fill(dayAgo(3));
  await isAccessible(page);
  await form.getByRole('button', { name: 'Add Enquiry' }).dblclick();
  await seesNotice(page, 'Enquiry Added');
  await expect(page.getByRole('heading', { name: 'Inquiries (1)' })).toBeVisible();

  await page.goto('/admin/');
  const waiting = page.getByRole('region', { name: 'Today' }).getByRole('listitem').filter({ hasText: 'Nora Hale' });
  await expect(waiting).toContainText(/Waits to be acknowledged by letter or telephone. Due in 2[567] days/);
  await isAccessible(page);
  await waiting.getByRole('link', { name: 'Open: Nora Hale' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
  await expect(dialog.getByText('acknowledge the complaint by letter or telephone by', { exact: false })).toBeVisible();
  await isAccessible(page);
  await page.goBack();
  await waiting.getByRole('button', { name: 'Acknowledged: Nora Hale' }).dblclick();
  await expect(waiting).toHaveCount(0);

  await page.goto('/admin/inquiries');
  await page.getByRole('link', { name: 'View enquiry from Nora Hale' }).click();
  await expect(dialog.getByText('Tell the customer the outcome by letter or telephone.', { exact: false })).toBeVisible();
  const outcome = dialog.getByRole('region', { name: 'Outcome of the complaint' });
  const words = outcome.getByLabel('What came of it');
  await words.fill('We deleted the number and apologised.');
  await page.reload();
  await expect(words).toHaveValue('We deleted the number and apologised.');
  await outcome.getByLabel('Ended on').fill(dayAgo(1));
  await isAccessible(page);
  await outcome.getByRole('button', { name: 'Save outcome' }).dblclick();
  await seesNotice(page, 'Outcome Saved');
  await expect(outcome.getByRole('button', { name: 'Save outcome' })).toHaveCount(0);
  await page.reload();
  await expect(words).toHaveValue('We deleted the number and apologised.');
  await expect(dialog.getByRole('region', { name: 'History' }).getByText('We deleted the number', { exact: false })).toHaveCount(1);
});

test(
  'finds complaints of the website by their topic, with 30 days, and keeps what two write about their outcome',
  FURTHER,
  async ({ app, newPage }) => {
    const complaint = { name: 'Una Frost', email: 'una@example.org', message: 'You mailed me without my consent.', fillTime: 60_000 };
    const response = await fetch(`${app.url}/api/contact/data-complaint`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(complaint),
    });
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    await asAdmin(app, 'POST', 'contact-inquiries', { channel: 'rang', name: 'Work Only', phone: '0151 496 0777', message: 'A socket.' });
    const page = await newPage({ viewport: { width: 1280, height: 900 } });
    await enters(page, 'inquiries');
    const row = page.getByRole('row', { name: /Una Frost/ });
    await expect(row).toContainText('Complaint about personal data');
    await expect(row).toContainText(/due in (?:29|30) days/);
    await page.getByRole('combobox', { name: 'About' }).click();
    await page.getByRole('option', { name: 'Data Complaints' }).click();
    await expect(page.getByRole('row', { name: /Work Only/ })).toHaveCount(0);
    await expect(row).toBeVisible();
    await isAccessible(page);

    await row.getByRole('link', { name: 'View enquiry from Una Frost' }).click();
    const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
    await expect(dialog.getByText('Acknowledgement of the complaint', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Outcome', exact: true })).toHaveCount(0);
    const outcome = dialog.getByRole('region', { name: 'Outcome of the complaint' });
    await outcome.getByLabel('What came of it').fill('Mine.');
    await outcome.getByLabel('Ended on').fill(dayAgo(0));
    await asAdmin(app, 'PUT', `contact-inquiries/${id}`, { complaintOutcome: 'Theirs.', complaintEndedOn: dayAgo(0) });
    await page.reload();
    await expect(outcome.getByText('Someone else has recorded an outcome', { exact: false })).toBeVisible();
    await expect(outcome.getByText('Theirs.', { exact: false })).toBeVisible();
    await expect(outcome.getByRole('button', { name: 'Save outcome' })).toBeDisabled();
    await isAccessible(page);
    await outcome.getByRole('button', { name: 'Keep mine' }).click();
    await outcome.getByRole('button', { name: 'Save outcome' }).click();
    await seesNotice(page, 'Outcome Saved');
    await expect(outcome.getByRole('button')).toHaveCount(0);
    await expect(outcome.getByLabel('What came of it')).toHaveValue('Mine.');
    const { complaintOutcome } = (await (await asAdmin(app, 'GET', `contact-inquiries/${id}`)).json()) as Record<string, unknown>;
    expect(complaintOutcome).toBe('Mine.');
  },
);
