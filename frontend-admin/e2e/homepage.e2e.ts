import { afterAll, beforeAll, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type App, startApp } from '../../scripts/testing/app.ts';
import { openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';
import { asAdmin } from './accounts.ts';
import { enters, failing, isAccessible, seesNotice } from './staff.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
const { newPage } = openBrowser();

interface Homepage {
  version: number;
  blocks: { type: string; order: number; enabled: boolean; content: { title?: string; featuredOrder?: string[] } }[];
}

const published = async (): Promise<Homepage> => (await fetch(`${app.url}/api/homepage/published`)).json() as Promise<Homepage>;
const heroTitle = ({ blocks }: Homepage) => blocks.find(({ type }) => type === 'hero')?.content.title;

interface Project {
  id: string;
  title: string;
}

const projects = async (): Promise<Project[]> => (await fetch(`${app.url}/api/projects`)).json() as Promise<Project[]>;

/** The titles of the projects that the draft's block features, in its order. */
async function featuredTitles(): Promise<(string | undefined)[]> {
  const { blocks } = (await (await asAdmin(app, 'GET', 'homepage/draft')).json()) as Homepage;
  const ids = blocks.find(({ type }) => type === 'projects')?.content.featuredOrder ?? [];
  const all = await projects();
  return ids.map((chosen) => all.find(({ id }) => id === chosen)?.title);
}

/** What has the keyboard's focus, by its label or id. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id);

async function openEditor(page: Page): Promise<void> {
  await enters(page, app, 'homepage');
  await page.getByRole('tab', { name: 'Block Editor' }).waitFor();
}

test('a changed hero is saved, compared, published and rolled back', async () => {
  const page = await newPage();
  const before = await published();
  await openEditor(page);
  await page.getByText('Changes are only visible after publishing.').waitFor();
  await page.getByRole('button', { name: /^Edit hero block/ }).click();
  const form = page.getByRole('form', { name: 'Texts of the hero block' });
  await form.getByLabel('Title', { exact: true }).fill('Power you can rely on');
  await isAccessible(page);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await seesNotice(page, 'Draft Saved');
  await page.getByText('Unpublished Changes').waitFor();
  await eventually(async () => heroTitle(await published())).toBe(heroTitle(before));

  await page.getByRole('button', { name: 'Compare to Live' }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Draft' }).waitFor();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await page.getByRole('dialog', { name: 'Publish Homepage Changes' }).getByLabel('Change Note').fill('A new promise');
  await isAccessible(page);
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await seesNotice(page, 'Published Successfully');
  await page.getByText('Unpublished Changes').waitFor({ state: 'detached' });
  await eventually(async () => heroTitle(await published())).toBe('Power you can rely on');

  await page.getByRole('tab', { name: 'Version History' }).click();
  await page.getByText('A new promise').waitFor();
  await isAccessible(page);
  await page.getByRole('button', { name: `Rollback to v${before.version}`, exact: true }).click();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Rollback', exact: true }).last().click();
  await seesNotice(page, 'Rollback Successful');
  await eventually(async () => heroTitle(await published())).toBe(heroTitle(before));
  await page.getByRole('button', { name: `Rollback to the draft of v${before.version + 1}`, exact: true }).waitFor();
});

test('blocks are added, moved, switched off, cancelled and deleted; every edit is saved', async () => {
  const page = await newPage();
  await openEditor(page);
  const count = await page.getByRole('button', { name: /^Edit .* block #/ }).count();
  await page.getByRole('button', { name: 'Add cta' }).click();
  await seesNotice(page, 'Draft Saved');
  const last = `cta block #${count + 1}`;
  await page.getByRole('button', { name: `Edit ${last}` }).click();
  const form = page.getByRole('form', { name: 'Texts of the cta block' });
  await eventually(() => form.getByLabel('Title', { exact: true }).inputValue()).toBe('Call to Action');
  await form.getByLabel('Primary CTA Link').fill('javascript:alert(1)');
  await form.getByText('Give a path such as /contact').waitFor();
  await form.getByLabel('Title', { exact: true }).fill('Something else');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await eventually(() => page.getByText('Something else').count()).toBe(0);
  await eventually(() => focused(page)).toBe(`Edit ${last}`);

  await page.getByRole('button', { name: `Move ${last} up` }).press('Enter');
  await eventually(() => focused(page)).toBe(`Move cta block #${count} up`);
  // By its text: the block that it changed places with is a cta block, too.
  const block = page.locator('.MuiCard-root .MuiCard-root', { hasText: 'Call to Action' });
  await block.getByText(`#${count}`, { exact: true }).waitFor();
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('"enabled":false') ?? false);
  await block.getByRole('switch').click();
  await block.getByText('Disabled').waitFor();
  await saved;
  await isAccessible(page);
  await page.reload();
  await eventually(() => block.getByRole('switch').isChecked()).toBe(false);
  await block.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: `Edit ${last}` }).waitFor({ state: 'detached' });
  await eventually(() => focused(page)).toBe('main-content');
  await eventually(() => page.getByRole('button', { name: /^Edit .* block #/ }).count()).toBe(count);
});

test('Save Draft takes along the block that is open, and the search engine texts are counted', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await openEditor(page);
  await page.getByRole('button', { name: /^Edit hero block/ }).click();
  await page.getByRole('form').getByLabel('Subtitle').fill('From the Mersey to the Dee');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await seesNotice(page, 'Draft Saved');
  await page.getByRole('button', { name: /^Edit hero block/ }).click();
  await eventually(() => page.getByRole('form').getByLabel('Subtitle').inputValue()).toBe('From the Mersey to the Dee');
  await page.getByRole('tab', { name: 'SEO Settings' }).click();
  await page.getByLabel('Meta Title').fill('Electricians');
  await page.getByText('12/60').waitFor();
  await page.getByLabel('Meta Description').focus();
  await seesNotice(page, 'Draft Saved');
  await isAccessible(page);
  await page.getByRole('tab', { name: 'Featured Content' }).click();
  await page.getByRole('switch', { name: 'Auto-populate projects' }).click();
  await page.getByText('Manually selected items will be shown.').waitFor();
  await page.getByText('Nothing is chosen yet: this block shows no projects.').waitFor();
  const [first = '', second = ''] = (await projects()).map(({ title }) => title);
  for (const title of [first, second]) {
    await page.getByRole('combobox', { name: 'Add a project' }).click();
    await page.getByRole('option', { name: title, exact: true }).click();
    await page
      .getByRole('list', { name: /^Featured projects/ })
      .getByText(title, { exact: true })
      .waitFor();
    await eventually(() => page.getByRole('combobox', { name: 'Add a project' }).inputValue()).toBe('');
    await eventually(() =>
      page.getByRole('combobox', { name: 'Add a project' }).evaluate((field) => field === document.activeElement),
    ).toBe(true);
  }
  await page.getByRole('button', { name: `Move up: ${second}` }).click();
  await eventually(featuredTitles).toEqual([second, first]);
  await isAccessible(page);
  await page.getByRole('button', { name: `Remove from homepage: ${first}` }).click();
  await eventually(featuredTitles).toEqual([second]);
  await page.getByRole('button', { name: `Remove from homepage: ${second}` }).click();
  await page.getByText('Nothing is chosen yet: this block shows no projects.').waitFor();
  await eventually(() => focused(page)).toBe('main-content');
});

test('failures have titles of their own and say what the server says', async () => {
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

test('a draft that cannot be read says so after a second try', async () => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await enters(page, app);
  await failing(page, '**/api/admin/homepage/draft', 'GET', 'It broke.');
  await page.getByRole('link', { name: 'Homepage' }).click();
  await page.getByText('Loading homepage editor...').waitFor();
  await page.getByRole('heading', { name: 'Error Loading Homepage' }).waitFor();
  await page.getByText('Failed to load homepage draft. Please try again.').waitFor();
  await isAccessible(page);
});
