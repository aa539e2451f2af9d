import type { FrameLocator, Page } from '@playwright/test';
import { expect, FURTHER, furtherCase, test } from '../../scripts/testing/journey.ts';
import { enters, failing, holding, isAccessible } from './staff.ts';

const RENDER = /\/api\/admin\/previews\/render/;
const shown = (page: Page): FrameLocator => page.frameLocator('iframe[title^="The page as"]');
const heading = (page: Page) => shown(page).getByRole('heading', { level: 1 });

async function edits(page: Page, path: string, index = 1): Promise<void> {
  await enters(page, path);
  await page
    .getByRole('link', { name: /^Edit / })
    .nth(index)
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The list and the label of a text. */
const KINDS = [
  { path: 'service-pages', label: 'Hero Title' },
  { path: 'projects', label: 'Project Title' },
  { path: 'services', label: 'Title' },
  { path: 'core-pages', label: 'Title' },
];

for (const [index, { path, label }] of KINDS.entries()) {
  test(`${path}: the preview shows what is typed, and a click leads back to its field`, furtherCase(index), async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 1280, height: 900 } });
    await edits(page, path);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(shown(page).getByRole('main')).toBeVisible();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel(new RegExp(`^${label}`));
    const text = 'Typed a moment ago & not <b>saved</b>';
    await field.fill(text);
    const seen = shown(page).getByRole('main').getByText(text).first();
    await expect(seen).toBeVisible();
    await isAccessible(page);

    await page.getByRole('tab', { name: 'SEO' }).click();
    await seen.click();
    await expect(page.getByRole('tab', { name: 'Basic Info' })).toHaveAttribute('aria-selected', 'true');
    await expect(field).toBeFocused();
    // Links lead nowhere, and say so.
    await shown(page).getByRole('contentinfo').getByRole('link').first().click();
    await expect(page.getByText('This is not part of this form')).toBeVisible();
    await expect(seen).toBeVisible();
  });
}

test('the homepage: the preview shows texts that are not saved, and a click opens their block', FURTHER, async ({ newPage }) => {
  const page = await newPage();
  await enters(page, 'homepage');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Edit Hero' }).click();
  const title = page.getByLabel('Title', { exact: true }).first();
  await title.fill('A headline nobody has saved');
  await expect(heading(page)).toHaveText(/A headline nobody has saved/);
  await isAccessible(page);
  await page.getByRole('tab', { name: 'SEO Settings' }).click();
  await heading(page).click();
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('A headline nobody has saved');
  expect(await (await page.request.get('/')).text()).not.toContain('A headline nobody has saved');
});

test('keeps the scroll position, rich text and the width from one page to the next', FURTHER, async ({ newPage }) => {
  const page = await newPage();
  await edits(page, 'core-pages', 0);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: /^Desktop/ }).click();
  const scrolled = () =>
    shown(page)
      .locator('html')
      .evaluate((element) => element.scrollTop);
  await shown(page)
    .locator('html')
    .evaluate((element) => element.scrollTo(0, 300));
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.locator('.tiptap').first().press('Control+End');
  await page.keyboard.type('The last words.');
  const last = shown(page).getByText('The last words.');
  await expect(last).toBeAttached();
  expect(await scrolled()).toBe(300);
  await page.getByRole('tab', { name: 'Basic Info' }).click();
  await last.click();
  await expect(page.locator('.tiptap').first()).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Desktop/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a record that is not saved yet is shown, and what cannot be saved is named', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/400/] });
  await enters(page, 'projects/create');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(heading(page)).toHaveText('Untitled');
  await page
    .getByRole('dialog')
    .getByLabel(/^Project Title/)
    .fill('x'.repeat(300));
  await expect(page.getByText(/Cannot be saved yet.*Project Title: /)).toBeVisible();
  await page
    .getByRole('dialog')
    .getByLabel(/^Project Title/)
    .fill('A new project');
  await expect(heading(page)).toHaveText('A new project');
  await expect(page.getByText(/Cannot be saved yet/)).toHaveCount(0);

  await page.goto('/admin/service-pages/create');
  await expect(page.getByText('Please choose a service to see the page.')).toBeVisible();
});

test('asks once at a time, for the latest only, and for nothing while it is closed', FURTHER, async ({ newPage }) => {
  const page = await newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (RENDER.test(request.url())) asked.push(request.postData() ?? '');
  });
  await edits(page, 'projects');
  const title = page.getByRole('dialog').getByLabel(/^Project Title/);
  await title.fill('While closed');
  expect(asked).toEqual([]);
  const release = await holding(page, RENDER, 'POST');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect.poll(() => asked.length).toBe(1);
  await title.fill('In between');
  await title.fill('In the end');
  await expect(page.getByRole('progressbar', { name: 'Updating the preview' })).toBeVisible();
  release();
  await expect(heading(page)).toHaveText('In the end');
  expect(asked).toHaveLength(2);
  await page.getByRole('button', { name: 'Close preview' }).click();
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
  await title.fill('Closed again');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toHaveLength(2);
});

test('a failing server costs no word, and trying again helps', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/503/] });
  await edits(page, 'projects');
  await failing(page, RENDER, 'POST', 'The database is being repaired.', 503);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByText('The database is being repaired.')).toBeVisible();
  await isAccessible(page);
  await page.unroute(RENDER);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toBeVisible();
});

test('covers the form on a phone, and leads back by key and by tap', FURTHER, async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await edits(page, 'projects');
  const title = page.getByRole('dialog').getByLabel(/^Project Title/);
  await title.fill('On the phone');
  const open = page.getByRole('button', { name: 'Preview', exact: true });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('On the phone');
  await expect(page.getByRole('button', { name: 'Back to the form' })).toBeFocused();
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await expect(title).toHaveValue('On the phone');
  await open.click();
  await heading(page).click();
  await expect(title).toBeFocused();
  // It opens on request only.
  await page.reload();
  await expect(open).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a link shows somebody without an account what is in the form, until it is withdrawn', FURTHER, async ({ newPage, app }) => {
  const page = await newPage();
  await edits(page, 'projects');
  await page
    .getByRole('dialog')
    .getByLabel(/^Project Title/)
    .fill('For the boss');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(heading(page)).toHaveText('For the boss');
  await page.getByRole('button', { name: 'Show a colleague' }).click();
  const dialog = page.getByRole('dialog', { name: 'Show a colleague' });
  await expect(dialog.getByText('There is no link yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Make a link' }).dblclick();
  const link = dialog.getByRole('textbox', { name: /^Made / });
  await expect(link).toHaveCount(1);
  await isAccessible(page);
  const visitor = await newPage({ allow: [/404/] });
  const address = app.url + new URL(await link.inputValue()).pathname;
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('For the boss');
  await dialog.getByRole('button', { name: /^Withdraw the link/ }).click();
  await expect(dialog.getByText('There is no link yet.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('The link was withdrawn')).toBeVisible();
});
