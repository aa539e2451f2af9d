import type { Locator, Page } from '@playwright/test';
import type { App } from '../../scripts/testing/app.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { makesUser } from './accounts.ts';
import { enters, failing, holding, isAccessible, seesNotice } from './staff.ts';

interface PublicPage {
  title: string;
  content: string | null;
  ctaOverrides: Record<string, string> | null;
}

/** The published page; undefined while there is none. */
async function published(app: App, slug: string): Promise<PublicPage | undefined> {
  const response = await fetch(`${app.url}/api/service-location-pages?slug=${slug}`);
  return ((await response.json()) as PublicPage[])[0];
}

async function openPages(page: Page, user?: { username: string; password: string }): Promise<Locator> {
  await enters(page, 'service-pages', user);
  await expect(page.getByRole('heading', { name: /^Service Pages \([1-9]/, includeHidden: true })).toBeAttached();
  return page.getByRole('dialog');
}

async function chooses(page: Page, list: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${list}`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('searches and filters pages', FURTHER, async ({ page }) => {
  await openPages(page);
  await expect(page.getByRole('heading', { name: 'Service Location Pages', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Service Location Pages · Dibbin Electrical backoffice');
  await expect(page.getByRole('columnheader')).toHaveText(['', 'Title', 'Service', 'Location', 'Status', 'Actions']);
  await isAccessible(page);

  await page.getByLabel('Search title or slug').fill('EICR-testing-WIR');
  await expect(page.getByRole('heading', { name: 'Service Pages (1)' })).toBeVisible();
  const row = page.getByRole('row', { name: /EICR Testing in Wirral/ });
  for (const text of ['eicr-testing-wirral', 'EICR Testing', 'Wirral', 'Published'])
    await expect(row.getByText(text, { exact: true })).toBeVisible();
  await chooses(page, 'Service', 'PAT Testing');
  await expect(page.getByText('No pages found matching your filters.')).toBeVisible();
  await isAccessible(page);

  await page.getByLabel('Search title or slug').fill('');
  await expect(page.getByRole('heading', { name: /^Service Pages \([2-9]\)$/ })).toBeVisible();
  await chooses(page, 'Service', 'All services');
  await chooses(page, 'Location', 'Wirral');
  await expect(page.getByRole('heading', { name: 'Service Pages (20)' })).toBeVisible();
  await chooses(page, 'Location', 'All locations');
  await expect(page.getByRole('heading', { name: 'Service Pages (80)' })).toBeVisible();
});

test('shows five skeleton rows while a list loads', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await enters(page);
  await failing(page, '**/api/admin/service-location-pages?**', 'GET', 'The database is away.');
  const release = await holding(page, /\/api\/admin\/service-location-pages\?/, 'GET');
  await page.getByRole('link', { name: 'Service Pages' }).click();
  const loading = page.getByRole('status', { name: 'Loading' });
  await expect(loading).toBeVisible();
  await expect(loading.locator('.MuiSkeleton-root')).toHaveCount(5);
  release();
  await expect(page.getByText('This list could not be loaded. The database is away.')).toBeVisible();
  await isAccessible(page);
});

test('edits every part of a page and restores an earlier version', FURTHER, async ({ app, page }) => {
  await openPages(page);
  const dialog = page.getByRole('dialog', { name: 'Edit Service Page' });
  await page.getByLabel('Search title or slug').fill('rewiring-services-wirral');
  await page.getByRole('link', { name: 'Edit Rewiring Services in Wirral' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Service Page' })).toBeVisible();
  await expect(dialog.getByRole('tab')).toHaveText(['Basic Info', 'Content', 'SEO']);
  for (const label of ['Page Title', 'URL Slug', 'Hero Title', 'Hero Description', 'Features (comma-separated)', 'Call to Action']) {
    await expect(dialog.getByLabel(label, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByLabel('Hero Description')).toHaveAttribute('rows', '3');
  await dialog.getByRole('combobox', { name: 'Status' }).click();
  await expect(page.getByRole('option')).toHaveText(['Draft', 'Published']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await isAccessible(page);
  await dialog.getByLabel('Page Title').fill('Rewiring on the Wirral');
  await dialog.getByLabel('Features (comma-separated)').fill('New cables, , Clean floors ');
  await dialog.getByLabel('Card Title').fill('Book a survey');
  await dialog.getByLabel('Button Link').fill('contact');
  await dialog.getByRole('tab', { name: 'SEO' }).click();
  await expect(dialog.getByText(/^\d+\/60 · 50-60 characters$/)).toBeVisible();
  await expect(dialog.getByText(/^\d+\/160 · 150-160 characters$/)).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Update Page' }).click();
  await expect(dialog.getByText('Please enter a path such as /contact', { exact: false })).toBeVisible();
  await dialog.getByLabel('Button Link').fill('/contact');
  const release = await holding(page, /\/api\/admin\/service-location-pages\//, 'PUT');
  await dialog.getByRole('button', { name: 'Update Page' }).click();
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
  release();
  await seesNotice(page, 'Page Updated', 'Rewiring on the Wirral');
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(() => published(app, 'rewiring-services-wirral'))
    .toMatchObject({
      title: 'Rewiring on the Wirral',
      features: ['New cables', 'Clean floors'],
      ctaOverrides: { title: 'Book a survey', buttonLink: '/contact' },
    });

  await page.getByRole('link', { name: 'Edit Rewiring on the Wirral' }).click();
  await dialog.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('button', { name: /^(Earlier|.*Created)/ }).click();
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await seesNotice(page, 'Version Restored');
  await expect(history.getByRole('button', { name: /Current Restored/ })).toBeVisible();
  // The dialog takes it back from the button that is gone.
  await expect(page.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(history).toHaveCount(0);
  await dialog.getByRole('tab', { name: 'Basic Info' }).click();
  await expect(dialog.getByLabel('Page Title')).toHaveValue('Rewiring Services in Wirral');
  await expect
    .poll(() => published(app, 'rewiring-services-wirral'))
    .toMatchObject({ title: 'Rewiring Services in Wirral', ctaOverrides: null });
  // The restored content counts as saved.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
});

test('deletes a page and adds it again as an editor', FURTHER, async ({ app, page }) => {
  const dialog = await openPages(page, await makesUser(app, 'edith'));
  await page.getByLabel('Search title or slug').fill('pat-testing-wirral');
  await page.getByRole('button', { name: 'Delete PAT Testing in Wirral' }).click();
  await expect(page.getByText('Are you sure you want to delete this page?')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNotice(page, 'Page Deleted');
  await expect(page.getByText('No pages found matching your filters.')).toBeVisible();

  await page.getByRole('link', { name: 'Add Page', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Add Service Page' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Page' }).click();
  await expect(dialog.getByText('Required').first()).toBeVisible();
  await isAccessible(page);
  await chooses(page, 'Service', 'PAT Testing');
  await chooses(page, 'Location', 'Wirral');
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveText('Draft');
  await dialog.getByLabel('Hero Title').fill('PAT Testing');
  await dialog.getByRole('tab', { name: 'SEO' }).click();
  await dialog.getByLabel('Meta Title').fill('PAT Testing');
  await dialog.getByLabel('Meta Description').fill('Portable appliances tested.');
  await dialog.getByRole('button', { name: 'Create Page' }).click();
  // The error is in another tab's editor: the form opens that tab.
  const intro = dialog.getByRole('textbox', { name: 'Introduction' });
  await expect(intro).toBeVisible();
  await expect(intro).toHaveAttribute('aria-invalid', 'true');
  await isAccessible(page);
  await intro.click();
  await page.keyboard.type('We test what has a plug.');
  await dialog.getByRole('button', { name: 'Create Page' }).click();
  await seesNotice(page, 'Page Created', 'PAT Testing in Wirral');
  await expect(page.getByRole('row', { name: /PAT Testing in Wirral/ }).getByText('Draft')).toBeVisible();
  await expect(page.getByRole('row', { name: /PAT Testing in Wirral/ }).getByText('pat-testing-wirral')).toBeVisible();
  await expect.poll(() => published(app, 'pat-testing-wirral')).toBeUndefined();
});

test('reports each failure in its own words', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  const dialog = await openPages(page);
  await failing(page, /service-location-pages\/[^/]+$/, 'PUT', 'The disk is full.');
  await failing(page, /service-location-pages\/[^/]+$/, 'DELETE', 'The disk is full.');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNotice(page, 'Error', 'Failed to delete page. Please try again.');
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await dialog.getByLabel('Hero Subtitle').fill('Another');
  await dialog.getByRole('button', { name: 'Update Page' }).click();
  await seesNotice(page, 'Error', 'Failed to update page. Please try again.', 'The disk is full.');
  page.once('dialog', (question) => void question.accept());
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
});

test('opens a page by its address on a phone', FURTHER, async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const dialog = await openPages(page);
  await isAccessible(page);
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await dialog.getByRole('tab', { name: 'Content' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Content' })).toBeVisible();
  await isAccessible(page);
  await page.reload();
  await expect(dialog.getByLabel('Page Title')).toBeVisible();
  await expect(page).toHaveTitle('Edit Service Page · Dibbin Electrical backoffice');
});
