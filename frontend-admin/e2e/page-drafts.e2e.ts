import type { Page } from '@playwright/test';
import { ADMINISTRATOR, type App } from '../../scripts/testing/app.ts';
import { expect, FURTHER, furtherCase, test } from '../../scripts/testing/journey.ts';
import { TOKEN_KEY } from '../src/data/session/session.ts';
import { asAdmin, makesUser } from './accounts.ts';
import { enters, isAccessible, seesNotice } from './staff.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const FAULTS = { allow: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /ApiError/, /401/, /412/, /409/] };

let made = 0;

async function makesPage(app: App): Promise<{ id: string; slug: string; title: string }> {
  const title = `Guarantee ${++made}`;
  const response = await asAdmin(app, 'POST', 'core-pages', { title, content: '<p>First.</p><p>Middle.</p><p>Last.</p>' });
  expect(response.status).toBe(201);
  return (await response.json()) as { id: string; slug: string; title: string };
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit Core Page' });
const titleOf = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'Title', exact: true });
const stateOf = (page: Page, name = 'Edit Core Page') => page.getByRole('dialog', { name }).getByRole('status');
const isSaved = (page: Page, name?: string) => expect(stateOf(page, name).filter({ hasText: /^Saved \d\d:\d\d$/ })).toBeVisible();
const live = async (app: App, slug: string) => (await (await fetch(`${app.url}/api/core-pages/${slug}`)).json()) as { title: string };
const draftOf = async (app: App, id: string) =>
  (await (await asAdmin(app, 'GET', `page-drafts/core-pages/${id}`)).json()) as { version: number; fields: Record<string, string> };

/** Reloads in spite of the question. */
async function reloads(page: Page): Promise<void> {
  page.once('dialog', (question) => void question.accept());
  await page.reload();
}

/** The forms that have drafts: what tells them apart. */
const CORE_PAGE = {
  screen: 'core-pages',
  api: 'core-pages',
  dialog: 'Edit Core Page',
  field: 'Title',
  name: 'Core Page',
  makes: makesPage,
};
const SERVICE_PAGE = {
  screen: 'service-pages',
  api: 'service-location-pages',
  dialog: 'Edit Service Page',
  field: 'Page Title',
  name: 'Page',
  makes: async (app: App) => {
    const [sample] = (await (await asAdmin(app, 'GET', 'service-location-pages')).json()) as [{ id: string; slug: string; title: string }];
    return sample;
  },
};

for (const [index, [kind, options]] of (
  [
    [CORE_PAGE, {}],
    [CORE_PAGE, { ...PHONE, colorScheme: 'dark' }],
    [SERVICE_PAGE, {}],
    [SERVICE_PAGE, { ...PHONE, colorScheme: 'dark' }],
  ] as const
).entries()) {
  const { screen, api, name } = kind;
  test(
    `a draft saves itself, comes back on another device and is published (${screen}, ${index + 1})`,
    furtherCase(index),
    async ({ app, newPage }) => {
      const { id, slug, title } = await kind.makes(app);
      const live = async () => {
        const path = kind === CORE_PAGE ? `core-pages/${slug}` : `service-location-pages?slug=${slug}`;
        return [await (await fetch(`${app.url}/api/${path}`)).json()].flat() as { title: string }[];
      };
      const draft = async () => (await (await asAdmin(app, 'GET', `page-drafts/${api}/${id}`)).json()) as { version: number };
      const form = (page: Page) => page.getByRole('dialog', { name: kind.dialog });
      const field = (page: Page) => form(page).getByRole('textbox', { name: kind.field, exact: true });
      const typed = `Typed at the desk ${index}`;
      const page = await newPage(options);
      await enters(page, `${screen}/${id}`);
      await field(page).fill(typed);
      await isSaved(page, kind.dialog);
      await isAccessible(page);
      expect(await live()).toMatchObject([{ title }]);
      await reloads(page);
      await expect(field(page)).toHaveValue(typed);

      const other = await newPage(options);
      await enters(other, `${screen}?filter=${encodeURIComponent(JSON.stringify({ q: slug }))}`);
      await expect(
        other
          .getByRole('row', { name: title })
          .or(other.getByRole('listitem').filter({ hasText: title }))
          .first(),
      ).toContainText('Unpublished changes');
      await isAccessible(other);
      await other.goto(`/admin/${screen}/${id}`);
      await expect(field(other)).toHaveValue(typed);
      await expect(form(other).getByText('Unpublished changes')).toBeVisible();
      await form(other)
        .getByRole('button', { name: `Update ${name}` })
        .press('Enter');
      await seesNotice(other, `${name} Updated`);
      await expect.poll(live).toMatchObject([{ title: typed }]);
      expect(await draft()).toMatchObject({ version: 0 });
      await expect(other.getByText('Unpublished changes')).toHaveCount(0);
    },
  );
}

test('a draft is discarded after a question, by keyboard', FURTHER, async ({ app, page }) => {
  const { id, title } = await makesPage(app);
  await enters(page, `core-pages/${id}`);
  await titleOf(page).fill('Not wanted');
  await isSaved(page);
  await dialogOf(page).getByRole('button', { name: 'Discard draft' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Discard the draft?' });
  await isAccessible(page);
  await question.getByRole('button', { name: 'Discard draft' }).press('Enter');
  await seesNotice(page, 'Draft Discarded');
  await expect(titleOf(page)).toHaveValue(title);
  await expect.poll(() => draftOf(app, id)).toMatchObject({ version: 0 });
  await page.waitForTimeout(1_500);
  expect(await draftOf(app, id)).toMatchObject({ version: 0 });
});

test('keeps what is typed offline and after the session has ended, and saves it then', FURTHER, async ({ app, newPage }) => {
  const { id } = await makesPage(app);
  const page = await newPage(FAULTS);
  await enters(page, `core-pages/${id}`, ADMINISTRATOR);
  await titleOf(page).fill('Before');
  await isSaved(page);
  await page.context().setOffline(true);
  await titleOf(page).fill('Typed in the van');
  await expect(stateOf(page).filter({ hasText: 'Offline: kept on this device' })).toBeVisible();
  expect(await draftOf(app, id)).toMatchObject({ fields: { title: 'Before' } });
  await page.context().setOffline(false);
  await isSaved(page);
  expect(await draftOf(app, id)).toMatchObject({ fields: { title: 'Typed in the van' } });

  await page.evaluate(async (key) => {
    await fetch('/api/auth/logout', { method: 'POST', headers: { Authorization: `Bearer ${localStorage.getItem(key)}` } });
  }, TOKEN_KEY);
  await titleOf(page).fill('Typed after the session');
  const asked = page.getByRole('dialog', { name: 'Please sign in again' });
  await asked.getByLabel('Username').fill(app.adminUsername);
  await asked.getByLabel('Password', { exact: true }).fill(app.adminPassword);
  await asked.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => draftOf(app, id)).toMatchObject({ fields: { title: 'Typed after the session' } });
});

test('two people type into the same draft: fields merge, and the same text asks', FURTHER, async ({ app, newPage }) => {
  const sam = await makesUser(app, 'sam');
  const { id, slug } = await makesPage(app);
  const [mine, theirs] = [await newPage(FAULTS), await newPage(FAULTS)];
  await enters(mine, `core-pages/${id}`);
  await enters(theirs, `core-pages/${id}`, sam);
  const template = (page: Page) => dialogOf(page).getByRole('combobox', { name: 'Template' });
  await expect(template(theirs)).toBeVisible();
  await titleOf(mine).fill('Mine');
  await isSaved(mine);
  await template(theirs).click();
  await theirs.getByRole('option', { name: 'Legal' }).click();
  await isSaved(theirs);
  await expect(titleOf(theirs)).toHaveValue('Mine');
  expect(await draftOf(app, id)).toMatchObject({ fields: { title: 'Mine', template: 'legal' } });

  await titleOf(theirs).fill('Theirs');
  await isSaved(theirs);
  await expect.poll(() => draftOf(app, id)).toMatchObject({ fields: { title: 'Theirs' } });
  await titleOf(mine).fill('Mine, once more');
  const versions = dialogOf(mine).getByRole('region', { name: 'Versions of Title' });
  await expect(versions).toContainText('Theirs');
  await expect(titleOf(mine)).toBeFocused();
  await expect(titleOf(mine)).toHaveValue('Mine, once more');
  await isAccessible(mine);
  expect(await draftOf(app, id)).toMatchObject({ fields: { title: 'Theirs', template: 'legal' } });
  await versions.getByRole('button', { name: 'Keep mine' }).press('Enter');
  await expect.poll(() => draftOf(app, id)).toMatchObject({ fields: { title: 'Mine, once more', template: 'legal' } });

  // Sam has not seen that text, so it is not published over.
  await dialogOf(theirs).getByRole('button', { name: 'Update Core Page' }).click();
  await expect(titleOf(theirs)).toHaveValue('Mine, once more');
  expect(await live(app, slug)).toMatchObject({ title: expect.stringMatching(/^Guarantee/) });
  await dialogOf(theirs).getByRole('button', { name: 'Update Core Page' }).click();
  await expect.poll(() => live(app, slug)).toMatchObject({ title: 'Mine, once more' });
  expect(await draftOf(app, id)).toMatchObject({ version: 0 });
});
