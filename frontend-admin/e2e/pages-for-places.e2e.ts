import type { Page } from '@playwright/test';
import type { App } from '../../scripts/testing/app.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin, makesUser } from './accounts.ts';
import { endsSession, enters, isAccessible, seesNotice, tabsTo } from './staff.ts';

const MOST_CLICKS = 12;
const SERVICE = 'EV Charging Points';

/** Opens the places of a service by address. */
async function opensPlaces(page: Page, app: App, user?: { username: string; password: string }): Promise<void> {
  const [service] = (await (await asAdmin(app, 'GET', 'services?filter={"q":"EV Charging"}')).json()) as { id: string }[];
  await enters(page, `service-pages/for-places/${service?.id}`, user);
  await expect(page.getByText('Places without a page')).toBeVisible();
}

const atPage = (page: Page, text: string) => expect(page.getByRole('heading', { name: text, level: 2, exact: true })).toBeVisible();
const introduction = (page: Page) => page.getByRole('textbox', { name: 'Introduction' });
const ticks = (page: Page, place: string) => page.getByRole('checkbox', { name: place, exact: true }).check();

test('publishes pages for three places with at most 12 clicks', async ({ app, page }) => {
  await enters(page, 'service-pages', await makesUser(app, 'petra'));
  await expect(page.getByRole('heading', { name: /^Service Pages \([1-9]/ })).toBeVisible();
  await page.evaluate(() => {
    document.body.dataset['clicks'] = '0';
    const count = () => (document.body.dataset['clicks'] = String(Number(document.body.dataset['clicks']) + 1));
    window.addEventListener('pointerdown', count, { capture: true });
  });
  await page.getByRole('link', { name: 'Add Pages for Places' }).click();
  await expect(page).toHaveTitle('Add Pages for Places · Dibbin Electrical backoffice');
  await page.getByRole('combobox', { name: 'Service' }).click();
  await page.getByRole('option', { name: SERVICE, exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Wirral' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Edit the page of Wirral' })).toBeVisible();
  const places = ['Heswall', 'Hoylake', 'Neston'];
  for (const place of places) await ticks(page, place);
  await isAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const [index, place] of places.entries()) {
    await atPage(page, `Page ${index + 1} of 3 · ${place}`);
    await expect(page.getByLabel('Hero Title')).toHaveValue(`${SERVICE} in ${place}`);
    await expect(introduction(page)).toContainText(`Dibbin Electrical works in ${place}`);
    // Writing begins without a click.
    await expect(introduction(page)).toBeFocused();
    if (index < 2) await page.keyboard.type(` Only ${'here '.repeat(index + 1)}do we say this.`);
    if (index === 0) await isAccessible(page);
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await atPage(page, '3 pages to publish together');
  await expect(page.getByText('Introduction of its own')).toHaveCount(2);
  await expect(page.getByRole('listitem').filter({ hasText: 'Suggested introduction only' })).toContainText('Neston');
  await expect(page.getByText(/^One page says nothing of its own yet/)).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Publish 3 Pages' }).click();
  await seesNotice(page, '3 Pages Published', `${SERVICE} in Heswall, Hoylake and Neston`);
  expect(Number(await page.evaluate(() => document.body.dataset['clicks']))).toBeLessThanOrEqual(MOST_CLICKS);
  // The list of the service's pages.
  await expect(page.getByRole('row', { name: /EV Charging Points in Hoylake/ }).getByText('Published')).toBeVisible();
  const [visible] = (await (await fetch(`${app.url}/api/service-location-pages?slug=ev-charging-points-hoylake`)).json()) as unknown[];
  expect(visible).toMatchObject({
    title: `${SERVICE} in Hoylake`,
    introContent: expect.stringContaining('Only here here do we say this.'),
  });
});

test('keeps what is typed for places through everything, and names what a colleague has created', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', allow: [/409/, /401/, /ApiError/] });
  await opensPlaces(page, app);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please choose at least one place')).toBeVisible();
  for (const place of ['Birkenhead', 'West Kirby']) await ticks(page, place);
  await isAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await atPage(page, 'Page 1 of 2 · Birkenhead');
  await page.getByLabel('Meta Title').fill('');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Required')).toBeVisible();
  await page.getByLabel('Meta Title').fill('Chargers in Birkenhead');
  await introduction(page).fill('Terraces without a drive.');
  await page.reload();
  await expect(page.getByLabel('Meta Title')).toHaveValue('Chargers in Birkenhead');
  await expect(introduction(page)).toHaveText('Terraces without a drive.');
  await isAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await atPage(page, 'Page 2 of 2 · West Kirby');
  await page.goBack();
  await expect(introduction(page)).toHaveText('Terraces without a drive.');
  await page.getByRole('link', { name: 'Publish', exact: true }).click();
  await isAccessible(page);

  const [place] = (await (await asAdmin(app, 'GET', 'locations?filter={"q":"Birkenhead"}')).json()) as { id: string }[];
  const [serviceId] = /[\da-f-]{36}/.exec(page.url()) ?? [];
  const texts = { metaTitle: 'Theirs', metaDescription: 'Theirs', heroTitle: 'Theirs', introContent: '<p>Theirs</p>' };
  expect((await asAdmin(app, 'POST', 'service-location-pages', { ...texts, serviceId, locationId: place?.id })).status).toBe(201);
  await page.getByRole('button', { name: 'Save as Drafts' }).click();
  await expect(page.getByRole('main').getByText(/^None of the 2 pages was saved\./)).toBeVisible();
  await expect(page.getByText('Birkenhead has a page now', { exact: false })).toBeVisible();
  await page.getByText('What you typed for it').click();
  await expect(page.getByText('Terraces without a drive.')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Leave out' }).click();
  await expect(page.getByRole('main').getByText(/^None of the 2 pages was saved\./)).toHaveCount(0);

  await endsSession(page);
  await page.getByRole('button', { name: 'Save as Draft', exact: true }).dblclick();
  const asked = page.getByRole('dialog', { name: 'Please sign in again' });
  await asked.getByLabel('Username').fill(app.adminUsername);
  await asked.getByLabel('Password', { exact: true }).fill(app.adminPassword);
  await asked.getByRole('button', { name: 'Sign in' }).click();
  await seesNotice(page, 'Draft Saved', `${SERVICE} in West Kirby`);
  const stored = await asAdmin(app, 'GET', 'service-location-pages?filter={"q":"ev-charging-points-west-kirby"}');
  expect(await stored.json()).toMatchObject([{ status: 'draft', heroTitle: `${SERVICE} in West Kirby` }]);
});

test('adds pages for places by keyboard alone', FURTHER, async ({ app, page }) => {
  await opensPlaces(page, app);
  await tabsTo(page, 'Bromborough');
  await page.keyboard.press('Space');
  await tabsTo(page, 'Continue');
  await page.keyboard.press('Enter');
  await atPage(page, 'Page 1 of 1 · Bromborough');
  await expect(introduction(page)).toBeFocused();
  await page.keyboard.type(' Bungalows by the croft.');
  await tabsTo(page, 'Next');
  await page.keyboard.press('Enter');
  await atPage(page, 'One page to publish');
  await tabsTo(page, 'Publish Page');
  await page.keyboard.press('Enter');
  await seesNotice(page, 'Page Published', `${SERVICE} in Bromborough`);
});
