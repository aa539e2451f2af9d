import { afterAll, beforeAll, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type App, startApp } from '../../scripts/testing/app.ts';
import { openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';
import { enters, failing, isAccessible, seesNotice } from './staff.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
const { newPage } = openBrowser();

async function openFaqs(page: Page): Promise<void> {
  await enters(page, app);
  await page.getByRole('link', { name: 'FAQs' }).click();
  await page.getByRole('rowheader').first().waitFor();
}

const shownTo = async (slug: string): Promise<string[]> => {
  const faqs = (await (await fetch(`${app.url}/api/service-faqs/${slug}`)).json()) as { question: string }[];
  return faqs.map(({ question }) => question);
};

test('a FAQ is added, shown by a service, moved, taken off and deleted', async () => {
  const page = await newPage();
  await openFaqs(page);
  await eventually(() => page.title()).toBe('FAQs · Backoffice');
  await eventually(() => page.getByRole('columnheader').allTextContents()).toEqual(['Question', 'Shown by', 'Status', 'Order', 'Actions']);
  await isAccessible(page);
  await page.getByRole('link', { name: 'Add FAQ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add FAQ' });
  await dialog.getByRole('button', { name: 'Create FAQ' }).click();
  await dialog.getByText('Required').first().waitFor();
  await isAccessible(page);
  await dialog.getByLabel('Question').fill('Do you work at night?');
  await dialog.getByLabel('Answer').fill('Yes, by appointment.');
  await dialog.getByLabel('Category').fill('Hours');
  await dialog.getByLabel('Tags').fill('night, shops');
  await dialog.getByRole('button', { name: 'Create FAQ' }).click();
  await seesNotice(page, 'FAQ Created');
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('tab', { name: 'On service pages' }).click();
  await page.getByRole('combobox', { name: 'Service' }).click();
  await page.getByRole('option', { name: 'EICR Testing' }).click();
  await page.getByRole('list', { name: 'FAQs of this service' }).waitFor();
  await isAccessible(page);
  const before = await shownTo('eicr-testing');
  await page.getByLabel('Question to add').fill('at night');
  await page.getByRole('option', { name: 'Do you work at night?' }).click();
  await page.getByRole('button', { name: 'Show on page' }).click();
  await seesNotice(page, 'FAQ Added');
  const shown = page.getByRole('list', { name: 'FAQs of this service' }).getByRole('listitem');
  const row = shown.filter({ hasText: 'Do you work at night?' });
  await row.waitFor();
  await eventually(() => shownTo('eicr-testing')).toEqual([...before, 'Do you work at night?']);
  const up = row.getByRole('button', { name: /^Move up/ });
  await up.focus();
  await page.keyboard.press('Enter');
  await seesNotice(page, 'Order Saved');
  await row.and(shown.nth(before.length - 1)).waitFor();
  await eventually(async () => (await shownTo('eicr-testing')).indexOf('Do you work at night?')).toBe(before.length - 1);
  await eventually(() => row.locator(':focus').count()).toBe(1);

  await page.getByRole('tab', { name: 'Questions' }).click();
  await page.getByLabel('Search FAQs').fill('at night');
  const found = page.getByRole('row', { name: /Do you work at night/ });
  await found.getByText('EICR Testing').waitFor();
  await page.getByRole('link', { name: 'Edit Do you work at night?' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit FAQ' });
  await edit.getByLabel('Answer').fill('Yes.');
  await edit.getByRole('button', { name: 'Update FAQ' }).click();
  await seesNotice(page, 'FAQ Updated');
  await edit.waitFor({ state: 'detached' });

  await page.getByRole('tab', { name: 'On service pages' }).click();
  await page.getByRole('combobox', { name: 'Service' }).click();
  await page.getByRole('option', { name: 'EICR Testing' }).click();
  await row.getByRole('button', { name: /^Remove from page/ }).click();
  await seesNotice(page, 'FAQ Removed');
  await eventually(() => shownTo('eicr-testing')).toEqual(before);
  await page.getByRole('tab', { name: 'Questions' }).click();
  await page.getByRole('button', { name: 'Delete Do you work at night?' }).click();
  await page.getByText('Are you sure you want to delete this FAQ?').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNotice(page, 'FAQ Deleted');
  await page.getByText('No FAQs found matching your search.').waitFor();
});

test('one that a service shows cannot be deleted, and failures say so', async () => {
  const page = await newPage({ allow: [/409/, /500/, /ApiError/], viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await enters(page, app, 'faqs');
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
  // One change at a time: a failed one ends with the list being read again.
  await page.locator('ol[aria-busy="false"]').waitFor();
  await page
    .getByRole('button', { name: /^Remove from page/ })
    .first()
    .click();
  await seesNotice(page, 'Error', 'Failed to remove FAQ. Please try again.');
  await page.locator('ol[aria-busy="false"]').waitFor();
  await page.getByLabel('Question to add').click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Show on page' }).click();
  await seesNotice(page, 'Error', 'Failed to add FAQ. Please try again.');
  await isAccessible(page);
});

test('lists that are being read or cannot be read say so', async () => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await enters(page, app);
  await page.route('**/api/admin/faqs?**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.fulfill({ status: 500, json: { statusCode: 500, error: 'The database is away.' } });
  });
  await page.getByRole('link', { name: 'FAQs' }).click();
  await page.getByRole('status', { name: 'Loading' }).waitFor();
  await page.getByText('This list could not be read. The database is away.').waitFor();
  await page.getByRole('tab', { name: 'On service pages' }).click();
  await page.getByText('This list could not be read. The database is away.').waitFor();
  await isAccessible(page);
});
