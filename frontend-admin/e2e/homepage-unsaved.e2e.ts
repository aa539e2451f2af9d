import type { Page } from '@playwright/test';
import type { Account, App } from '../../scripts/testing/app.ts';
import { login } from '../../scripts/testing/browser.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin, makesUser } from './accounts.ts';
import { endsSession, enters, failing, holding, isAccessible, losingResponses, notices, seesNotice } from './staff.ts';

interface Draft {
  id: string;
  version: number;
  metaTitle: string | null;
  keywords: string[];
  blocks: { id: string; type: string; content: Record<string, unknown> }[];
}

let original: Draft;
let bella: Account;
const readDraft = async (app: App) => (await (await asAdmin(app, 'GET', 'homepage/draft')).json()) as Draft;
const titleOf = async (app: App, type: string) => (await readDraft(app)).blocks.find((block) => block.type === type)?.content['title'];
const revisions = async (app: App) => (await (await asAdmin(app, 'GET', 'homepage/revisions')).json()) as Draft[];

test.beforeAll(async ({ app }) => {
  original = await readDraft(app);
  bella = await makesUser(app, 'bella');
});
test.beforeEach(async ({ app }) => {
  const { blocks, metaTitle } = original;
  expect((await asAdmin(app, 'PUT', `homepage/${original.id}`, { blocks, metaTitle })).status).toBe(200);
});

/** The administrator saves another title for a block in the meantime. */
async function colleagueWrites(app: App, type: string, title: string): Promise<void> {
  const { id, blocks } = await readDraft(app);
  const next = blocks.map((block) => (block.type === type ? { ...block, content: { ...block.content, title } } : block));
  expect((await asAdmin(app, 'PUT', `homepage/${id}`, { blocks: next })).status).toBe(200);
}

const formOf = (page: Page, type: string) => page.getByRole('form', { name: new RegExp(`^Texts of ${type}$`, 'i') });
const titleIn = (page: Page, type: string) => formOf(page, type).getByLabel('Title', { exact: true });

async function opens(page: Page, type: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Edit ${type}$`, 'i') }).click();
  await expect(titleIn(page, type)).toBeVisible();
}

test(
  "keeps a block's unsaved text until Cancel: through other blocks, the menu, Back, a reload and a new session",
  FURTHER,
  async ({ app, page }) => {
    await enters(page, 'homepage');
    await opens(page, 'hero');
    await titleIn(page, 'hero').fill('Half a promise');
    await opens(page, 'about');
    await titleIn(page, 'about').fill('Half a story');
    await expect(titleIn(page, 'hero')).toHaveValue('Half a promise');
    await isAccessible(page);

    await page.getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Services', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(titleIn(page, 'hero')).toHaveValue('Half a promise');
    await page.reload();
    await expect(titleIn(page, 'about')).toHaveValue('Half a story');
    await endsSession(page);
    await login(page);
    await page.goto('/admin/homepage');
    await expect(titleIn(page, 'hero')).toHaveValue('Half a promise');

    await formOf(page, 'about').getByRole('button', { name: 'Cancel' }).click();
    await expect(formOf(page, 'about')).toHaveCount(0);
    await formOf(page, 'hero').getByRole('button', { name: 'Save', exact: true }).click();
    await seesNotice(page, 'Draft Saved');
    await expect(formOf(page, 'hero')).toHaveCount(0);
    await expect.poll(() => titleOf(app, 'hero')).toBe('Half a promise');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Edit Hero' })).toBeVisible();
    expect(await page.getByRole('form').count()).toBe(0);
  },
);

test('keeps text typed while a block is being saved, and text that could not be saved', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ allow: [/500/, /ApiError/] });
  await enters(page, 'homepage');
  await opens(page, 'hero');
  const save = formOf(page, 'hero').getByRole('button', { name: 'Save', exact: true });
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.method() === 'PUT' && request.url().includes('/admin/homepage/'))));
  const release = await holding(page, /admin\/homepage/, 'PUT');
  await titleIn(page, 'hero').fill('First');
  await save.dblclick();
  await titleIn(page, 'hero').fill('First and second');
  release();
  await seesNotice(page, 'Draft Saved');
  expect(sent).toBe(1);
  await expect(titleIn(page, 'hero')).toHaveValue('First and second');
  expect(await formOf(page, 'hero').getByRole('button', { name: 'Keep mine' }).count()).toBe(0);

  await page.unrouteAll();
  await failing(page, /admin\/homepage/, 'PUT', 'The disk is full.');
  await save.click();
  await seesNotice(page, 'Save Failed', 'The disk is full.');
  await expect(titleIn(page, 'hero')).toHaveValue('First and second');
  await page.unrouteAll();
  await save.click();
  await expect(formOf(page, 'hero')).toHaveCount(0);
  await expect.poll(() => titleOf(app, 'hero')).toBe('First and second');
});

test('saves search engine texts while they are typed, also on a reload or on leaving in mid-word', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(page, 'homepage');
  const field = page.getByLabel('Meta Title');
  const opensSeo = () => page.getByRole('tab', { name: 'SEO Settings' }).click();
  const metaTitle = async () => (await readDraft(app)).metaTitle;
  await opensSeo();
  await expect(page.getByText('Everything is saved to the draft.')).toBeVisible();
  await field.fill('Typed, and never left');
  await expect(page.getByText('Not saved to the draft yet.')).toBeVisible();
  await expect.poll(metaTitle).toBe('Typed, and never left');
  await expect(page.getByText('Everything is saved to the draft.')).toBeVisible();
  await isAccessible(page);

  await field.fill('Then reloaded');
  await page.reload();
  await opensSeo();
  await expect(field).toHaveValue('Then reloaded');
  await expect.poll(metaTitle).toBe('Then reloaded');

  await field.fill('Then left');
  await page.getByRole('tab', { name: 'Block Editor' }).press('Enter');
  await expect.poll(metaTitle).toBe('Then left');

  await opensSeo();
  const more = page.getByRole('button', { name: 'More fields' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await page.getByLabel('Keywords').fill('sockets, lights');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(async () => (await readDraft(app)).keywords).toEqual(['sockets', 'lights']);
  await isAccessible(page);
});

test('shows both titles when a colleague has changed one, and keeps either', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ allow: [/412/, /ApiError/] });
  await enters(page, 'homepage', bella);
  const save = () => formOf(page, 'hero').getByRole('button', { name: 'Save', exact: true });
  await opens(page, 'hero');
  await titleIn(page, 'hero').fill('Mine');
  await formOf(page, 'hero').getByLabel('Subtitle').fill('My subtitle');
  await colleagueWrites(app, 'hero', 'Theirs');
  await save().click();
  await seesNotice(page, 'Save Failed');
  await expect(page.getByText(/^admin changed the homepage in the meantime/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Hero: Title$/ })).toBeVisible();
  await expect(formOf(page, 'hero').getByText(/^admin changed this in the meantime/)).toBeVisible();
  await expect(titleIn(page, 'hero')).toHaveValue('Mine');
  const versions = formOf(page, 'hero').getByRole('region', { name: 'Versions of Title' });
  await expect(versions.getByText('Theirs', { exact: true }).last()).toBeVisible();
  await save().click();
  await expect(formOf(page, 'hero').getByText('Choose which version to keep, then save again.')).toBeVisible();
  await isAccessible(page);
  // Save Draft, which bypasses the form, asks as well.
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await seesNotice(page, 'Save Failed', 'Someone else has changed the same text. Choose which one to keep, then save again.');
  expect(await titleOf(app, 'hero')).toBe('Theirs');

  await versions.getByRole('button', { name: 'Take theirs' }).click();
  await expect(titleIn(page, 'hero')).toHaveValue('Theirs');
  await save().click();
  await expect(formOf(page, 'hero')).toHaveCount(0);
  await expect
    .poll(async () => (await readDraft(app)).blocks.find(({ type }) => type === 'hero')?.content)
    .toMatchObject({
      title: 'Theirs',
      subtitle: 'My subtitle',
    });

  await opens(page, 'hero');
  await titleIn(page, 'hero').fill('Mine again');
  await colleagueWrites(app, 'hero', 'Theirs again');
  await page.reload();
  await versions.getByRole('button', { name: 'Keep mine' }).click();
  await save().click();
  await expect(formOf(page, 'hero')).toHaveCount(0);
  await expect.poll(() => titleOf(app, 'hero')).toBe('Mine again');

  // What is not the same is merged.
  await opens(page, 'hero');
  await titleIn(page, 'hero').fill('Mine, merged');
  await colleagueWrites(app, 'about', 'Theirs, merged');
  await save().click();
  await seesNotice(page, 'Draft Saved');
  await expect(page.getByText('The draft has their changes and yours.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^About: Title$/ })).toBeVisible();
  expect([await titleOf(app, 'hero'), await titleOf(app, 'about')]).toEqual(['Mine, merged', 'Theirs, merged']);
});

test("shows a colleague's changes before it publishes or rolls back", FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ allow: [/412/, /ApiError/] });
  await enters(page, 'homepage');
  const { length } = await revisions(app);
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish Homepage Changes' });
  await dialog.getByLabel('Change Note').fill('Spring');
  await colleagueWrites(app, 'about', 'Unseen');
  await dialog.getByRole('button', { name: 'Publish Now' }).click();
  await seesNotice(page, 'Publish Failed');
  await expect(dialog.getByText(/^About: Title$/)).toBeVisible();
  await isAccessible(page);
  expect(await revisions(app)).toHaveLength(length);
  await expect(dialog.getByLabel('Change Note')).toHaveValue('Spring');
  await dialog.getByRole('button', { name: 'Publish Now' }).click();
  await seesNotice(page, 'Published Successfully');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('tab', { name: 'Version History' }).click();
  const rollback = async () => {
    await page.getByRole('button', { name: 'Rollback to v1', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rollback', exact: true }).dblclick();
  };
  await expect(page.getByRole('button', { name: 'Rollback to v1', exact: true })).toBeVisible();
  await colleagueWrites(app, 'about', 'Unseen again');
  await rollback();
  await seesNotice(page, 'Rollback Failed');
  await expect(page.getByRole('listitem').filter({ hasText: /^About: Title$/ })).toBeVisible();
  expect(await titleOf(app, 'about')).toBe('Unseen again');
  await rollback();
  await seesNotice(page, 'Rollback Successful');
});

test('a double click publishes one version, adds one block and deletes one', FURTHER, async ({ app, page }) => {
  await colleagueWrites(app, 'about', 'Twice');
  await enters(page, 'homepage');
  const { length } = await revisions(app);
  const count = original.blocks.length;
  await page.getByRole('button', { name: 'Add Call to action' }).dblclick();
  await expect.poll(async () => (await readDraft(app)).blocks.length).toBe(count + 1);
  await page
    .getByRole('button', { name: /^Delete Call to action/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Delete', exact: true }).dblclick();
  await expect.poll(async () => (await readDraft(app)).blocks.length).toBe(count);

  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await page.getByRole('button', { name: 'Publish Now' }).dblclick();
  await seesNotice(page, 'Published Successfully');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await revisions(app)).length).toBe(length + 1);
  expect(await notices(page).getByText('Failed').count()).toBe(0);
});

test('publishes one version when a lost response makes staff publish again', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ allow: [/Failed to load resource/, /ApiError/] });
  await colleagueWrites(app, 'about', 'Lost');
  await enters(page, 'homepage');
  const { length } = await revisions(app);
  await losingResponses(page, /\/publish$/);
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await seesNotice(page, 'Publish Failed');
  expect(await revisions(app)).toHaveLength(length + 1);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await seesNotice(page, 'Published Successfully');
  expect(await revisions(app)).toHaveLength(length + 1);
});
