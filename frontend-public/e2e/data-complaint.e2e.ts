import { axe } from '../../scripts/testing/browser.ts';
import { expect, test } from '../../scripts/testing/journey.ts';

test('leads from the privacy policy to the form for complaints about personal data', async ({ newPage }) => {
  const page = await newPage({ allow: [/status of 400/] });
  await page.goto('/privacy');
  await page.getByRole('link', { name: 'form for complaints about personal data' }).click();
  await expect(page.getByRole('heading', { name: 'Complain About Personal Data' })).toBeVisible();
  await expect.poll(() => axe(page)).toEqual([]);
  await page.getByLabel('Name').fill('Ann Lloyd');
  await page.getByLabel('Email').fill('ann@example.');
  await page.getByLabel('Your complaint').fill('You have kept my number.');
  await page.locator('#complaint-email').evaluate((input: HTMLInputElement) => (input.type = 'text'));
  await page.getByRole('button', { name: 'Send Complaint' }).click();
  await expect(page.locator('#result')).toBeVisible();
  await expect(page.getByLabel('Your complaint')).toHaveValue('You have kept my number.');
  await expect.poll(() => axe(page)).toEqual([]);
  await page.getByLabel('Email').fill('ann@example.org');
  await page.getByRole('button', { name: 'Send Complaint' }).click();
  await expect(page.locator('#result')).toContainText('Complaint Received');
  await expect(page.locator('#result')).toContainText('acknowledge it by email to ann@example.org');
  await expect.poll(() => axe(page)).toEqual([]);
});
