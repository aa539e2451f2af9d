import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { enters, isAccessible, sendsEnquiry } from './staff.ts';

test('leads from an enquiry to what its sender wrote within the hour', FURTHER, async ({ app, newPage }) => {
  for (const message of ['Our sockets spark.', 'And the fuse box hums.'])
    await sendsEnquiry(app, { name: 'Ada Wynn', email: 'ada@example.org', message });
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    const page = await newPage({ viewport });
    await enters(page, 'inquiries');
    const links = page.getByRole('link', { name: /^Also wrote at/ });
    await expect(links).toHaveCount(2);
    await isAccessible(page);
    // The last one is listed first: its link opens the other, not its own row.
    await links.first().click();
    const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
    await expect(dialog.getByText('Our sockets spark.')).toBeVisible();
    await isAccessible(page);
    await dialog.getByRole('link', { name: /^Also wrote at/ }).click();
    await expect(dialog.getByText('And the fuse box hums.')).toBeVisible();
  }
});
