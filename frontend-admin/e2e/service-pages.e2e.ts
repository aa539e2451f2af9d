import { afterAll, beforeAll, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { type App, startApp } from '../../scripts/testing/app.ts';
import { openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';
import { makesUser } from './accounts.ts';
import { enters, failing, isAccessible, seesNotice } from './staff.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
const { newPage } = openBrowser();

interface PublicPage {
  title: string;
  content: string | null;
  ctaOverrides: Record<string, string> | null;
}

/** The page as visitors read it; undefined while there is none for them. */
async function published(slug: string): Promise<PublicPage | undefined> {
  const answer = await fetch(`${app.url}/api/service-location-pages?slug=${slug}`);
  return ((await answer.json()) as PublicPage[])[0];
}

async function openPages(page: Page, user?: { username: string; password: string }): Promise<Locator> {
  await enters(page, app, 'service-pages', user);
  await page.getByRole('heading', { name: /^Service Pages \([1-9]/, includeHidden: true }).waitFor({ state: 'attached' });
  return page.getByRole('dialog');
}

async function chooses(page: Page, list: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${list}`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('pages are searched and filtered', async () => {
  const page = await newPage();
  await openPages(page);
  await page.getByRole('heading', { name: 'Service Location Pages', level: 1 }).waitFor();
  await eventually(() => page.title()).toBe('Service Location Pages · Backoffice');
  await eventually(() => page.getByRole('columnheader').allTextContents()).toEqual(['Title', 'Service', 'Location', 'Status', 'Actions']);
  await isAccessible(page);

  await page.getByLabel('Search title or slug').fill('EICR-testing-WIR');
  await page.getByRole('heading', { name: 'Service Pages (1)' }).waitFor();
  const row = page.getByRole('row', { name: /EICR Testing in Wirral/ });
  for (const text of ['eicr-testing-wirral', 'EICR Testing', 'Wirral', 'Published']) await row.getByText(text, { exact: true }).waitFor();
  await chooses(page, 'Service', 'PAT Testing');
  await page.getByText('No pages found matching your filters.').waitFor();
  await isAccessible(page);

  await page.getByLabel('Search title or slug').fill('');
  await page.getByRole('heading', { name: /^Service Pages \([2-9]\)$/ }).waitFor();
  await chooses(page, 'Service', 'All services');
  await chooses(page, 'Location', 'Wirral');
  await page.getByRole('heading', { name: 'Service Pages (20)' }).waitFor();
  await chooses(page, 'Location', 'All locations');
  await page.getByRole('heading', { name: 'Service Pages (80)' }).waitFor();
});

test('five skeleton rows stand for a list that is being read', async () => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await enters(page, app);
  await page.route('**/api/admin/service-location-pages?**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.fulfill({ status: 500, json: { statusCode: 500, error: 'The database is away.' } });
  });
  await page.getByRole('link', { name: 'Service Pages' }).click();
  const loading = page.getByRole('status', { name: 'Loading' });
  await loading.waitFor();
  await eventually(() => loading.locator('.MuiSkeleton-root').count()).toBe(5);
  await page.getByText('This list could not be read. The database is away.').waitFor();
  await isAccessible(page);
});

test('a page is edited in all its parts, and a former version comes back', async () => {
  const page = await newPage();
  const dialog = await openPages(page);
  await page.getByLabel('Search title or slug').fill('rewiring-services-wirral');
  await page.getByRole('link', { name: 'Edit Rewiring Services in Wirral' }).click();
  await page.getByRole('dialog', { name: 'Edit Service Page' }).waitFor();
  await eventually(() => dialog.getByRole('tab').allTextContents()).toEqual(['Basic Info', 'Content', 'SEO']);
  for (const label of ['Page Title', 'URL Slug', 'Hero Title', 'Hero Description', 'Features (comma-separated)', 'Call to Action']) {
    await dialog.getByLabel(label, { exact: true }).waitFor();
  }
  await eventually(() => dialog.getByLabel('Hero Description').getAttribute('rows')).toBe('3');
  await dialog.getByRole('combobox', { name: 'Status' }).click();
  await eventually(() => page.getByRole('option').allTextContents()).toEqual(['Draft', 'Published']);
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await isAccessible(page);
  await dialog.getByLabel('Page Title').fill('Rewiring on the Wirral');
  await dialog.getByLabel('Features (comma-separated)').fill('New cables, , Clean floors ');
  await dialog.getByLabel('Card Title').fill('Book a survey');
  await dialog.getByLabel('Button Link').fill('contact');
  await dialog.getByRole('tab', { name: 'SEO' }).click();
  await dialog.getByText(/^\d+\/60 · 50-60 characters$/).waitFor();
  await dialog.getByText(/^\d+\/160 · 150-160 characters$/).waitFor();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Update Page' }).click();
  await dialog.getByText('Give a path such as /contact', { exact: false }).waitFor();
  await dialog.getByLabel('Button Link').fill('/contact');
  await page.route('**/api/admin/service-location-pages/*', async (route) => {
    if (route.request().method() === 'PUT') await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fallback();
  });
  await dialog.getByRole('button', { name: 'Update Page' }).click();
  await dialog.getByRole('button', { name: 'Saving...' }).waitFor();
  await seesNotice(page, 'Page Updated', 'Rewiring on the Wirral');
  await dialog.waitFor({ state: 'detached' });
  await eventually(() => published('rewiring-services-wirral')).toMatchObject({
    title: 'Rewiring on the Wirral',
    features: ['New cables', 'Clean floors'],
    ctaOverrides: { title: 'Book a survey', buttonLink: '/contact' },
  });

  await page.getByRole('link', { name: 'Edit Rewiring on the Wirral' }).click();
  await dialog.getByRole('tab', { name: 'Content' }).click();
  await dialog.getByRole('button', { name: 'Show former versions' }).click();
  await dialog.getByRole('button', { name: 'Restore v1' }).click();
  await page.getByRole('alertdialog', { name: 'Restore v1' }).waitFor();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await seesNotice(page, 'Version Restored', 'Rewiring Services in Wirral');
  await dialog.getByRole('button', { name: 'Restore v2' }).waitFor();
  await dialog.getByRole('tab', { name: 'Basic Info' }).click();
  await eventually(() => dialog.getByLabel('Page Title').inputValue()).toBe('Rewiring Services in Wirral');
  await eventually(() => published('rewiring-services-wirral')).toMatchObject({ title: 'Rewiring Services in Wirral', ctaOverrides: null });
  // The form knows what was restored: nothing is unsaved.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('a page is deleted and added anew, as an editor may', async () => {
  const page = await newPage();
  const dialog = await openPages(page, await makesUser(app, 'edith'));
  await page.getByLabel('Search title or slug').fill('pat-testing-wirral');
  await page.getByRole('button', { name: 'Delete PAT Testing in Wirral' }).click();
  await page.getByText('Are you sure you want to delete this page?').waitFor();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNotice(page, 'Page Deleted');
  await page.getByText('No pages found matching your filters.').waitFor();

  await page.getByRole('link', { name: 'Add Page' }).click();
  await page.getByRole('dialog', { name: 'Add Service Page' }).waitFor();
  await dialog.getByRole('button', { name: 'Create Page' }).click();
  await dialog.getByText('Required').first().waitFor();
  await isAccessible(page);
  await chooses(page, 'Service', 'PAT Testing');
  await chooses(page, 'Location', 'Wirral');
  await eventually(() => dialog.getByLabel('URL Slug').inputValue()).toBe('pat-testing-wirral');
  await eventually(() => dialog.getByRole('combobox', { name: 'Status' }).textContent()).toBe('Draft');
  await dialog.getByLabel('Hero Title').fill('PAT Testing');
  await dialog.getByRole('tab', { name: 'SEO' }).click();
  await dialog.getByLabel('Meta Title').fill('PAT Testing');
  await dialog.getByLabel('Meta Description').fill('Portable appliances tested.');
  await dialog.getByRole('button', { name: 'Create Page' }).click();
  // The fault is in the editor of another tab: the form leads there.
  const intro = dialog.getByRole('textbox', { name: 'Introduction' });
  await intro.waitFor();
  await eventually(() => intro.getAttribute('aria-invalid')).toBe('true');
  await isAccessible(page);
  await intro.click();
  await page.keyboard.type('We test what has a plug.');
  await dialog.getByRole('button', { name: 'Create Page' }).click();
  await seesNotice(page, 'Page Created', 'PAT Testing in Wirral');
  await page
    .getByRole('row', { name: /PAT Testing in Wirral/ })
    .getByText('Draft')
    .waitFor();
  await eventually(() => published('pat-testing-wirral')).toBeUndefined();
});

test('each failure has its words', async () => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  const dialog = await openPages(page);
  await failing(page, /service-location-pages\/[^/]+$/, 'PUT', 'The disk is full.');
  await failing(page, /service-location-pages\/[^/]+$/, 'DELETE', 'The disk is full.');
  await failing(page, /restore$/, 'POST', 'That version is gone.', 404);
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
  await dialog.waitFor({ state: 'detached' });
});

test('on a phone, by its address', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const dialog = await openPages(page);
  await isAccessible(page);
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await dialog.getByRole('tab', { name: 'Content' }).click();
  await dialog.getByRole('textbox', { name: 'Content' }).waitFor();
  await isAccessible(page);
  await page.reload();
  await dialog.getByLabel('Page Title').waitFor();
  await eventually(() => page.title()).toBe('Edit Service Page · Backoffice');
});
