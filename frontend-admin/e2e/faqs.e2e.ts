import type { Page } from '@playwright/test';
import type { App } from '../../scripts/testing/app.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { enters, failing, holding, isAccessible, opensTab, seesNotice } from './staff.ts';

async function openFaqs(page: Page): Promise<void> {
  await enters(page);
  await page.getByRole('link', { name: 'Projects' }).click();
  await opensTab(page, 'FAQs');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

const shownTo = async (app: App, slug: string): Promise<string[]> => {
  const faqs = (await (await fetch(`${app.url}/api/service-faqs/${slug}`)).json()) as { question: string }[];
  return faqs.map(({ question }) => question);
};

test('adds a FAQ, shows it on a service, moves it, removes it there and deletes it', FURTHER, async ({ app, page }) => {
  await openFaqs(page);
  await expect(page).toHaveTitle('FAQs · Dibbin Electrical backoffice');
  await expect(page.getByRole('columnheader')).toHaveText(['', 'Question', 'Shown by', 'Status', 'Order', 'Actions']);
  await isAccessible(page);
  await page.getByRole('link', { name: 'Add FAQ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add FAQ' });
  await dialog.getByRole('button', { name: 'Create FAQ' }).click();
  await expect(dialog.getByText('Required').first()).toBeVisible();
  await isAccessible(page);
  await dialog.getByLabel('Question').fill('Do you work at night?');
  await dialog.getByLabel('Answer').fill('Yes, by appointment.');
  await dialog.getByLabel('Category').fill('Hours');
  await dialog.getByLabel('Tags').fill('night, shops');
  await dialog.getByRole('button', { name: 'Create FAQ' }).click();
  await seesNotice(page, 'FAQ Created');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('tab', { name: 'On service pages' }).click();
  await page.getByRole('combobox', { name: 'Service' }).click();
  await page.getByRole('option', { name: 'EICR Testing' }).click();
  await expect(page.getByRole('list', { name: 'FAQs of this service' })).toBeVisible();
  await isAccessible(page);
  const before = await shownTo(app, 'eicr-testing');
  await page.getByLabel('Question to add').fill('at night');
  await page.getByRole('option', { name: 'Do you work at night?' }).click();
  await page.getByRole('button', { name: 'Show on page' }).click();
  await seesNotice(page, 'FAQ Added');
  const shown = page.getByRole('list', { name: 'FAQs of this service' }).getByRole('listitem');
  const row = shown.filter({ hasText: 'Do you work at night?' });
  await expect(row).toBeVisible();
  await expect.poll(() => shownTo(app, 'eicr-testing')).toEqual([...before, 'Do you work at night?']);
  const up = row.getByRole('button', { name: /^Move up/ });
  await up.focus();
  await page.keyboard.press('Enter');
  await seesNotice(page, 'Order Saved');
  await expect(row.and(shown.nth(before.length - 1))).toBeVisible();
  await expect.poll(async () => (await shownTo(app, 'eicr-testing')).indexOf('Do you work at night?')).toBe(before.length - 1);
  await expect(row.locator(':focus')).toHaveCount(1);

  await page.getByRole('tab', { name: 'Questions' }).click();
  await page.getByLabel('Search FAQs').fill('at night');
  const found = page.getByRole('row', { name: /Do you work at night/ });
  await expect(found.getByText('EICR Testing')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Do you work at night?' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit FAQ' });
  await edit.getByLabel('Answer').fill('Yes.');
  await edit.getByRole('button', { name: 'Update FAQ' }).click();
  await seesNotice(page, 'FAQ Updated');
  await expect(edit).toHaveCount(0);

  await page.getByRole('tab', { name: 'On service pages' }).click();
  await page.getByRole('combobox', { name: 'Service' }).click();
  await page.getByRole('option', { name: 'EICR Testing' }).click();
  await row.getByRole('button', { name: /^Remove from page/ }).click();
  await seesNotice(page, 'FAQ Removed');
  await expect.poll(() => shownTo(app, 'eicr-testing')).toEqual(before);
  await page.getByRole('tab', { name: 'Questions' }).click();
  await page.getByRole('button', { name: 'Delete Do you work at night?' }).click();
  await expect(page.getByText('Are you sure you want to delete this FAQ?')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNotice(page, 'FAQ Deleted');
  await expect(page.getByText('No FAQs found matching your search.')).toBeVisible();
});

test('refuses to delete a FAQ that a service shows, and reports failures', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/409/, /500/, /ApiError/], viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await enters(page, 'faqs');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNotice(page, 'Error', 'Failed to delete FAQ. Please try again.');
  await isAccessible(page);

  await failing(page, /services\/[^/]+\/faqs$/, 'PUT', 'It broke.');
  await failing(page, /page-faqs\/[^/]+$/, 'DELETE', 'It broke.');
  await failing(page, /page-faqs$/, 'POST', 'It broke.');
  await page.getByRole('tab', { name: 'On service pages' }).click();
  await page
    .getByRole('button', { name: /^Move down/ })
    .first()
    .click();
  await seesNotice(page, 'Error', 'Failed to save order. Please try again.');
  // One change at a time: after a failed one the list is loaded again.
  await expect(page.locator('ol[aria-busy="false"]')).toBeVisible();
  await page
    .getByRole('button', { name: /^Remove from page/ })
    .first()
    .click();
  await seesNotice(page, 'Error', 'Failed to remove FAQ. Please try again.');
  await expect(page.locator('ol[aria-busy="false"]')).toBeVisible();
  await page.getByLabel('Question to add').click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Show on page' }).click();
  await seesNotice(page, 'Error', 'Failed to add FAQ. Please try again.');
  await isAccessible(page);
});

test('shows that lists are loading or could not be loaded', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await enters(page);
  await failing(page, '**/api/admin/faqs?**', 'GET', 'The database is away.');
  const release = await holding(page, /\/api\/admin\/faqs\?/, 'GET');
  await page.getByRole('link', { name: 'Projects' }).click();
  await opensTab(page, 'FAQs');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  release();
  await expect(page.getByText('This list could not be loaded. The database is away.')).toBeVisible();
  await page.getByRole('tab', { name: 'On service pages' }).click();
  await expect(page.getByText('This list could not be loaded. The database is away.')).toBeVisible();
  await isAccessible(page);
});
