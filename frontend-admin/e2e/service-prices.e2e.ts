import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { enters, isAccessible, seesNotice } from './staff.ts';

test('names a price with all its parts, which visitors find', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/400/, /ApiError/] });
  await enters(page, 'services');
  await page.getByRole('link', { name: 'Edit Kitchen Electrical' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Service' });
  await dialog.getByRole('button', { name: 'Price', exact: true }).click();
  // A browser's number input would make 15,000 pounds of it.
  await dialog.getByLabel('Price from (£)').pressSequentially('150,00');
  await dialog.getByRole('button', { name: 'Update Service' }).click();
  await expect(dialog.getByText(/also says whether it includes VAT/).first()).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('combobox', { name: 'VAT' }).click();
  await page.getByRole('option', { name: 'Included' }).click();
  await dialog.getByRole('combobox', { name: 'Price for' }).click();
  await page.getByRole('option', { name: 'Homes', exact: true }).click();
  await dialog.getByLabel('Price depends on').fill('the number of circuits');
  await dialog.getByLabel('Price checked on').fill('2026-03-02');
  await dialog.getByRole('button', { name: 'Update Service' }).click();
  await seesNotice(page, 'Service Updated', 'Kitchen Electrical');
  await page.goto('/services?q=cost');
  // Others of the sample company have prices, too.
  const card = page.getByRole('article').filter({ hasText: 'Kitchen Electrical' });
  await expect(card).toContainText('from £150 incl. VAT');
  await card.getByRole('link', { name: 'Kitchen Electrical' }).click();
  await expect(page.locator('.page-hero .price')).toContainText(
    'From £150 incl. VAT, for homes. Depends on the number of circuits. Price checked in March 2026.',
  );
});
