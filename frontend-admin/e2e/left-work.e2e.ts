import type { Locator, Page } from '@playwright/test';
import type { Account, App } from '../../scripts/testing/app.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin, makesUser } from './accounts.ts';
import { enters, failing, isAccessible, seesNotice, sendsEnquiry } from './staff.ts';

interface Row {
  id: string;
  name: string;
  title: string;
  isEditable: boolean;
  username: string;
  assigneeId: string | null;
}

const listed = async (app: App, path: string) => (await (await asAdmin(app, 'GET', path)).json()) as Row[];

/** An editor with a plan, a draft and an open enquiry. */
async function makesUserAtWork(app: App, username: string): Promise<string> {
  const account: Account = await makesUser(app, username);
  const headers = { 'Content-Type': 'application/json' };
  const signedIn = await fetch(`${app.url}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(account) });
  const { token, user } = (await signedIn.json()) as { token: string; user: { id: string } };
  const sends = async (method: string, path: string, body: object) => {
    const response = await fetch(`${app.url}/api/admin/${path}`, {
      method,
      headers: { ...headers, Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    expect(response.ok).toBe(true);
  };
  const made = await asAdmin(app, 'POST', 'core-pages', {
    title: `Page of ${username}`,
    slug: `page-of-${username}`,
    content: '<p>Text.</p>',
    status: 'published',
  });
  const { id } = (await made.json()) as Row;
  await sends('POST', 'planned-changes', { resource: 'core-pages', recordId: id, action: 'take-down', date: '2027-06-01', time: '10:00' });
  await sends('PUT', `page-drafts/core-pages/${id}`, { fields: { title: 'Half typed' }, base: { title: `Page of ${username}` } });
  await sendsEnquiry(app, { name: `Customer of ${username}`, email: `customer@${username}.example` });
  const enquiries = await listed(app, 'contact-inquiries?sort=["createdAt","DESC"]');
  const enquiry = enquiries.find(({ name }) => name === `Customer of ${username}`);
  expect((await asAdmin(app, 'PUT', `contact-inquiries/${enquiry?.id}`, { assigneeId: user.id })).status).toBe(200);
  return user.id;
}

const left = async (app: App, id: string) => (await asAdmin(app, 'GET', `users/${id}/left-work`)).json() as Promise<unknown>;
const planOf = async (app: App, username: string) =>
  (await listed(app, 'planned-changes')).find(({ name }) => name === `Page of ${username}`) as unknown as { createdBy: string } | undefined;
const assigneeOf = async (app: App, username: string) =>
  (await listed(app, 'contact-inquiries?sort=["createdAt","DESC"]')).find(({ name }) => name === `Customer of ${username}`)?.assigneeId;
const dialog = (page: Page) => page.getByRole('alertdialog');
const work = (within: Page | Locator, name: string) => within.getByRole('radiogroup', { name });
const ASKED = 'There is unfinished work. What should happen to it?';
const HAND_OVER = 'Hand over to me';

test('a deactivation asks what happens to unfinished work, by keyboard alone', FURTHER, async ({ app, newPage }) => {
  const id = await makesUserAtWork(app, 'nora');
  const [me] = (await listed(app, 'users?sort=["username","ASC"]')).filter(({ username }) => username === app.adminUsername);
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(page, 'users');
  await page.getByRole('button', { name: 'Deactivate nora' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toHaveText(ASKED);
  const [drafts, enquiries, plans] = [work(page, 'Drafts (1)'), work(page, 'Open enquiries (1)'), work(page, 'Plans (1)')];
  for (const [of, name] of [
    [drafts, HAND_OVER],
    [enquiries, HAND_OVER],
    [plans, 'Cancel the plans'],
  ] as const)
    await expect(of.getByRole('radio', { name })).toBeChecked();
  await expect(dialog(page).getByRole('link', { name: 'Customer of nora' })).toHaveAttribute('href', /^\/admin\/inquiries\//);
  await expect(dialog(page).getByRole('link', { name: 'Page of nora: is taken down on 1 June 2027 at 10:00' })).toBeVisible();
  await isAccessible(page);
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(plans.getByRole('radio', { name: 'Cancel the plans' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(plans.getByRole('radio', { name: HAND_OVER })).toBeChecked();
  await expect(drafts.getByRole('radio', { name: HAND_OVER })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Deactivate' })).toBeFocused();
  await page.keyboard.press('Enter');
  await seesNotice(page, 'User Deactivated', 'nora');
  expect(await left(app, id)).toEqual([]);
  expect((await planOf(app, 'nora'))?.createdBy).toBe(me?.id);
});

test('so do a deletion, the form and a change of many; without such work nothing is asked', FURTHER, async ({ app, newPage }) => {
  const [deleted, typed, first] = [
    await makesUserAtWork(app, 'olga'),
    await makesUserAtWork(app, 'pavel'),
    await makesUserAtWork(app, 'quentin'),
  ];
  await makesUser(app, 'rahel');
  const page = await newPage({ viewport: { width: 1280, height: 900 }, allow: [/500/, /ApiError/] });
  await enters(page, 'users');

  await page.getByRole('button', { name: 'Delete olga' }).click();
  await work(page, 'Drafts (1)').getByRole('radio', { name: 'Discard the drafts' }).check();
  await work(page, 'Open enquiries (1)').getByRole('radio', { name: 'Assign to nobody' }).check();
  await isAccessible(page);
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await seesNotice(page, 'User Deleted', 'olga');
  expect(await planOf(app, 'olga')).toBeUndefined();
  expect(await assigneeOf(app, 'olga')).toBeNull();
  expect((await asAdmin(app, 'GET', `users/${deleted}`)).status).toBe(404);

  await page.getByRole('link', { name: 'Edit pavel' }).click();
  const form = page.getByRole('dialog', { name: 'Edit User' });
  const active = form.getByRole('switch', { name: 'Active' });
  await expect(form.getByText(ASKED)).toHaveCount(0);
  await active.uncheck();
  await expect(form.getByText(ASKED)).toBeVisible();
  await work(form, 'Plans (1)').getByRole('radio', { name: HAND_OVER }).check();
  await isAccessible(page);
  await form.getByRole('button', { name: 'Update User' }).click();
  await seesNotice(page, 'User Updated', 'pavel');
  await expect(form).toHaveCount(0);
  expect(await planOf(app, 'pavel')).toBeDefined();
  expect(await left(app, typed)).toEqual([]);

  for (const name of ['quentin', 'rahel'])
    await page
      .getByRole('row', { name: new RegExp(`${name}@`) })
      .getByRole('checkbox')
      .check();
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(dialog(page).getByRole('status')).toHaveText(ASKED);
  await work(page, 'Open enquiries (1)').getByRole('radio', { name: 'Assign to nobody' }).check();
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Reactivate rahel' })).toBeVisible();
  expect(await planOf(app, 'quentin')).toBeUndefined();
  expect(await assigneeOf(app, 'quentin')).toBeNull();
  expect(await left(app, first)).toEqual([]);

  await page.getByRole('button', { name: 'Delete rahel' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Delete' })).toBeEnabled();
  await expect(dialog(page).getByRole('radio')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await failing(page, /\/left-work\?/, 'GET', 'The database is away.');
  await page.getByRole('button', { name: 'Delete rahel' }).click();
  await expect(dialog(page).getByText('The unfinished work could not be looked up.', { exact: false })).toBeVisible();
  await isAccessible(page);
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await seesNotice(page, 'User Deleted', 'rahel');
});
