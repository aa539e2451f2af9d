import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { enters, isAccessible, seesNotice, sendsEnquiry } from './staff.ts';

test('an administrator sets the webhook, tests it, renews its secret and sees its deliveries', FURTHER, async ({ app, page }) => {
  await enters(page, 'settings/security');
  const card = page.getByRole('region', { name: 'Webhook' });
  // A name that leads to this machine, which the server refuses when it connects.
  await card.getByLabel('Webhook Address').fill('https://localhost:1/hook');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await seesNotice(page, 'Settings Updated');
  await card.getByRole('button', { name: 'Send a test event' }).click();
  await expect(card.getByText('The event was not accepted: The webhook address leads to a private', { exact: false })).toBeVisible();

  await card.getByRole('button', { name: 'New signing secret' }).click();
  await expect(card.locator('code')).toHaveText(/^whsec_\S{43}$/);
  await isAccessible(page);

  await sendsEnquiry(app, { name: 'Deepak Raman', email: 'deepak@example.org' });
  await page.goto('/admin/inquiries');
  await page.getByRole('link', { name: 'View enquiry from Deepak Raman' }).click();
  const delivery = page.getByRole('listitem').filter({ hasText: 'Webhook: new enquiry' });
  await expect(delivery.getByText('to localhost:1', { exact: false })).toBeVisible();
  await expect(delivery.getByRole('button', { name: 'Send again: Webhook: new enquiry' })).toBeVisible();
});
