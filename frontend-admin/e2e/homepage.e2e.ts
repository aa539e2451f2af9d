import type { Page } from '@playwright/test';
import type { App } from '../../scripts/testing/app.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin, tokenOf } from './accounts.ts';
import { enters, failing, isAccessible, opensTab, seesNotice } from './staff.ts';

/** One pixel. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

interface Homepage {
  version: number;
  blocks: { type: string; order: number; enabled: boolean; content: { title?: string; featuredOrder?: string[] } }[];
}

const published = async (app: App): Promise<Homepage> => (await fetch(`${app.url}/api/homepage/published`)).json() as Promise<Homepage>;
const heroTitle = ({ blocks }: Homepage) => blocks.find(({ type }) => type === 'hero')?.content.title;

interface Project {
  id: string;
  title: string;
}

const projects = async (app: App): Promise<Project[]> => (await fetch(`${app.url}/api/projects`)).json() as Promise<Project[]>;

/** Titles of the projects that the draft features, in order. */
async function featuredTitles(app: App): Promise<(string | undefined)[]> {
  const { blocks } = (await (await asAdmin(app, 'GET', 'homepage/draft')).json()) as Homepage;
  const ids = blocks.find(({ type }) => type === 'projects')?.content.featuredOrder ?? [];
  const all = await projects(app);
  return ids.map((chosen) => all.find(({ id }) => id === chosen)?.title);
}

/** Label or id of the focused element. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id);

async function openEditor(page: Page): Promise<void> {
  await enters(page, 'homepage');
  await expect(page.getByRole('tab', { name: 'Block Editor' })).toBeVisible();
}

test('saves, compares, publishes and rolls back a changed hero', async ({ app, page }) => {
  const before = await published(app);
  await openEditor(page);
  await expect(page.getByText('Changes are only visible after publishing.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Hero' }).click();
  const form = page.getByRole('form', { name: 'Texts of Hero' });
  await form.getByLabel('Title', { exact: true }).fill('Power you can rely on');
  await isAccessible(page);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await seesNotice(page, 'Draft Saved');
  await expect(page.getByText('Unpublished Changes')).toBeVisible();
  await expect.poll(async () => heroTitle(await published(app))).toBe(heroTitle(before));

  await page.getByRole('button', { name: 'Compare to Live' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Draft' })).toBeVisible();
  const title = page.getByRole('region', { name: /^Hero: Title$/ });
  await expect(title.getByRole('deletion').first()).toBeVisible();
  await expect(title.getByRole('insertion').last()).toContainText('rely on');
  await isAccessible(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await page.getByRole('dialog', { name: 'Publish Homepage Changes' }).getByLabel('Change Note').fill('A new promise');
  await isAccessible(page);
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await seesNotice(page, 'Published Successfully');
  await expect(page.getByText('Unpublished Changes')).toHaveCount(0);
  await expect.poll(async () => heroTitle(await published(app))).toBe('Power you can rely on');

  await page.getByRole('tab', { name: 'Version History' }).click();
  await expect(page.getByText('A new promise')).toBeVisible();
  await isAccessible(page);
  const versions = page.getByRole('list', { name: 'Earlier versions' });
  const now = versions.getByRole('listitem').filter({ hasText: 'A new promise' });
  await now.getByRole('button').first().press('Enter');
  await expect(now.getByText('What it changed:')).toBeVisible();
  await expect(title.getByRole('insertion').last()).toContainText('rely on');
  await expect(now.getByText('Visitors see the content of this version now.')).toBeVisible();
  await isAccessible(page);
  const former = versions.getByRole('listitem').filter({ has: page.getByText(`v${before.version}`, { exact: true }) });
  await former.getByRole('button').first().press('Enter');
  await expect(now.getByText('What it changed:')).toHaveCount(0);
  await expect(former.getByText(/What a rollback changes/)).toBeVisible();
  await expect(title.getByRole('deletion').last()).toContainText('rely on');
  await page.getByRole('button', { name: `Rollback to v${before.version}`, exact: true }).click();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Rollback', exact: true }).last().click();
  await seesNotice(page, 'Rollback Successful');
  await expect.poll(async () => heroTitle(await published(app))).toBe(heroTitle(before));
  await expect(page.getByRole('button', { name: `Rollback to the draft of v${before.version + 1}`, exact: true })).toBeVisible();
  await expect(versions.getByText(`Draft of v${before.version + 1}`, { exact: true })).toBeVisible();
  await expect(versions.getByText(`v${before.version + 1}`, { exact: true })).toHaveCount(1);
});

test('the hero takes a picture from the media library, and visitors see it with its description', FURTHER, async ({ app, page }) => {
  const upload = new FormData();
  upload.set('file', new Blob([PICTURE], { type: 'image/png' }), 'switchroom.png');
  const headers = { Authorization: `Bearer ${await tokenOf(app)}` };
  const uploaded = await fetch(`${app.url}/api/admin/media`, { method: 'POST', headers, body: upload });
  const { url } = (await uploaded.json()) as { url: string };
  await openEditor(page);
  await page.getByRole('button', { name: 'Edit Hero' }).click();
  const form = page.getByRole('form', { name: 'Texts of Hero' });
  const picture = form.getByRole('group', { name: 'Picture', exact: true });
  await picture.getByRole('button', { name: 'Choose picture' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  await picker.getByLabel('Search the library').fill('switchroom');
  await picker.getByRole('button', { name: 'switchroom.png' }).click();
  await expect(picture.locator(`img[src="${url}"]`)).toBeVisible();
  await form.getByLabel('Picture description').fill('Our switchroom at Stanlow');
  await isAccessible(page);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await seesNotice(page, 'Draft Saved');
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await seesNotice(page, 'Published Successfully');
  await page.goto(app.url);
  await expect(page.getByRole('img', { name: 'Our switchroom at Stanlow' })).toHaveAttribute('src', `${url}?v=1`);
});

test('adds, moves, disables, cancels and deletes blocks, and saves every edit', FURTHER, async ({ page }) => {
  await openEditor(page);
  const count = await page.getByRole('button', { name: /^Edit / }).count();
  await page.getByRole('button', { name: 'Add Call to action' }).click();
  await seesNotice(page, 'Draft Saved');
  const last = 'Call to action 2 of 2';
  await page.getByRole('button', { name: `Edit ${last}` }).click();
  const form = page.getByRole('form', { name: `Texts of ${last}` });
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Call to Action');
  await form.getByLabel('Primary CTA Link').fill('javascript:alert(1)');
  await expect(form.getByText('Please enter a path such as /contact')).toBeVisible();
  await form.getByLabel('Title', { exact: true }).fill('Something else');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Something else')).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe(`Edit ${last}`);

  await page.getByRole('button', { name: `Move ${last} up` }).press('Enter');
  await expect.poll(() => focused(page)).toBe('Move Call to action 1 of 2 up');
  // Found by its text, as the block that it swapped places with is also a call to action.
  const block = page.locator('.MuiCard-root .MuiCard-root', { hasText: /Call to Action/ });
  await expect(block.getByText(`#${count}`, { exact: true })).toBeVisible();
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('"enabled":false') ?? false);
  await block.getByRole('switch').click();
  await expect(block.getByText('Disabled')).toBeVisible();
  await saved;
  await isAccessible(page);
  await page.reload();
  await expect(block.getByRole('switch')).not.toBeChecked();
  await block.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: `Edit ${last}` })).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe('main-content');
  await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(count);
});

test('Save Draft includes the open block, and search engine texts show their length', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await openEditor(page);
  await page.getByRole('button', { name: 'Edit Hero' }).click();
  await page.getByRole('form').getByLabel('Subtitle').fill('From the Mersey to the Dee');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await seesNotice(page, 'Draft Saved');
  await page.getByRole('button', { name: 'Edit Hero' }).click();
  await expect(page.getByRole('form').getByLabel('Subtitle')).toHaveValue('From the Mersey to the Dee');
  await page.getByRole('tab', { name: 'SEO Settings' }).click();
  await page.getByLabel('Meta Title').fill('Electricians');
  await expect(page.getByText('12/60')).toBeVisible();
  await page.getByLabel('Meta Description').focus();
  await seesNotice(page, 'Draft Saved');
  await isAccessible(page);
  await page.getByRole('tab', { name: 'Featured Content' }).click();
  await page.getByRole('switch', { name: 'Auto-populate services' }).click();
  await page.getByRole('combobox', { name: 'Add a service' }).click();
  const service = page.getByRole('option').first();
  const chosen = await service.innerText();
  await service.click();
  await expect(page.getByRole('list', { name: 'Featured: Services' }).getByText(chosen, { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Block Editor' }).click();
  await expect(page.getByText(`Featured: ${chosen}`, { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Featured Content' }).click();
  await page.getByRole('switch', { name: 'Auto-populate services' }).click();
  await page.getByRole('switch', { name: 'Auto-populate projects' }).click();
  await expect(page.getByText('Manually selected items will be shown.')).toBeVisible();
  await expect(page.getByText('Nothing is chosen yet: this block shows no projects.')).toBeVisible();
  const [first = '', second = ''] = (await projects(app)).map(({ title }) => title);
  for (const title of [first, second]) {
    await page.getByRole('combobox', { name: 'Add a project' }).click();
    await page.getByRole('option', { name: title, exact: true }).click();
    await expect(page.getByRole('list', { name: 'Featured: Projects' }).getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Add a project' })).toHaveValue('');
    await expect(page.getByRole('combobox', { name: 'Add a project' })).toBeFocused();
  }
  await page.getByRole('button', { name: `Move up: ${second}` }).click();
  await expect.poll(() => featuredTitles(app)).toEqual([second, first]);
  await isAccessible(page);
  await page.getByRole('button', { name: `Remove from homepage: ${first}` }).click();
  await expect.poll(() => featuredTitles(app)).toEqual([second]);
  await page.getByRole('button', { name: `Remove from homepage: ${second}` }).click();
  await expect(page.getByText('Nothing is chosen yet: this block shows no projects.')).toBeVisible();
  await expect.poll(() => focused(page)).toBe('main-content');
});

test("titles each failure and shows the server's message", FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await openEditor(page);
  await failing(page, /\/api\/admin\/homepage\//, 'PUT', 'The disk is full.');
  await failing(page, /\/api\/admin\/homepage\/.*publish/, 'POST', 'The queue is full.');
  await failing(page, /\/api\/admin\/homepage\/rollback/, 'POST', 'That version is gone.');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await seesNotice(page, 'Save Failed', 'The disk is full.');
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await seesNotice(page, 'Publish Failed', 'The queue is full.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tab', { name: 'Version History' }).click();
  await page
    .getByRole('button', { name: /^Rollback to/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Rollback', exact: true }).last().click();
  await seesNotice(page, 'Rollback Failed', 'That version is gone.');
});

test('reports a draft that cannot be loaded after a second try', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await enters(page);
  await failing(page, '**/api/admin/homepage/draft', 'GET', 'It broke.');
  await page.getByRole('link', { name: 'Services' }).click();
  await opensTab(page, 'Homepage');
  await expect(page.getByText('Loading homepage editor...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Error Loading Homepage' })).toBeVisible();
  await expect(page.getByText('Failed to load homepage draft. Please try again.')).toBeVisible();
  await isAccessible(page);
});
