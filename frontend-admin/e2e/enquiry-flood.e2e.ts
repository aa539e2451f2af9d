import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { enters, isAccessible, seesNotice } from './staff.ts';

test.use({ appOptions: { env: { TRUST_PROXY: '1' } } });

/** One more is a flood. */
const MOST = 30;
const CUSTOMERS = ['Ada Wynn', 'Bea Wynn', 'Cyd Wynn'];

test('tells of a flood on Today, and releases its customers together', FURTHER, async ({ app, newPage }) => {
  const names = [...Array.from({ length: MOST }, (_, n) => `Number ${n}`), ...CUSTOMERS];
  for (const [n, name] of names.entries()) {
    const enquiry = { name, email: `n${n}@example.org`, phone: '0151 496 0771', message: `Our sockets spark, number ${n}.` };
    const response = await fetch(`${app.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.${n}.1` },
      body: JSON.stringify(enquiry),
    });
    expect(response.status).toBe(201);
  }
  const phone = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(phone);
  await expect(phone.getByText('Flood of enquiries', { exact: true })).toBeVisible();
  await isAccessible(phone);
  await phone.getByRole('link', { name: /^Look through/ }).click();
  await expect(phone.getByRole('heading', { name: 'Inquiries (3)' })).toBeVisible();
  await isAccessible(phone);
  await phone.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(phone.getByRole('button', { name: 'Not spam', exact: true })).toBeInViewport();
  await isAccessible(phone);
  const page = await newPage({ viewport: { width: 1280, height: 900 } });
  await enters(page);
  await page.getByRole('link', { name: /^Look through/ }).click();
  await expect(page.getByRole('heading', { name: 'Inquiries (3)' })).toBeVisible();
  await expect(page.getByText('Came in a flood', { exact: true })).toHaveCount(3);
  await page.getByRole('link', { name: 'View enquiry from Ada Wynn' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
  await expect(dialog.getByText('Automatic reply to the customer: held back in a flood of enquiries')).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Not spam' }).click();
  await seesNotice(page, 'Not Spam');
  await expect(dialog.getByText('Came in a flood', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Not spam', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Inquiries (0)' })).toBeVisible();
});
