import type { Page } from '@playwright/test';
import type { App } from '../../scripts/testing/app.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { enters, isAccessible, notices, seesNotice } from './staff.ts';

const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /ApiError/];
const BANNER = 'No connection to the server.';

async function fillsTestimonial(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add Testimonial' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Location').fill('Parkgate');
  await dialog.getByLabel('Comment').fill('Neat work.');
  await dialog.getByLabel('The customer agreed').check();
}

async function namesOf(app: App): Promise<string[]> {
  const testimonials = (await (await fetch(`${app.url}/api/testimonials`)).json()) as { name: string }[];
  return testimonials.map(({ name }) => name);
}

test('fails a save at once while offline and never sends what was cancelled', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ allow: OFFLINE });
  await enters(page, 'testimonials/create');
  await fillsTestimonial(page, 'Ada Lovell');
  await page.context().setOffline(true);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(BANNER)).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Create Testimonial' }).click();
  await seesNotice(
    page,
    'Error',
    'Failed to create testimonial. Please try again.',
    'The server cannot be reached. Please check your connection.',
  );
  await expect(dialog.getByLabel('Comment')).toHaveValue('Neat work.');

  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });
  page.once('dialog', (question) => void question.accept());
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByText(BANNER)).toHaveCount(0);
  await page.getByRole('link', { name: 'Locations' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(writes).toEqual([]);
  expect(await namesOf(app)).not.toContain('Ada Lovell');
});

test('saves what was typed offline once the network is back', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ allow: OFFLINE });
  await enters(page, 'testimonials/create');
  await fillsTestimonial(page, 'Grace Hope');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Create Testimonial' }).click();
  await seesNotice(page, 'Error');
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog').getByText(BANNER)).toHaveCount(0);
  await page.getByRole('button', { name: 'Create Testimonial' }).click();
  await seesNotice(page, 'Testimonial Created', 'Grace Hope');
  expect(await namesOf(app)).toContain('Grace Hope');
});

test('notices an unreachable server by a failed request, and its return', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: OFFLINE });
  await enters(page, 'testimonials');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Locations' }).click();
  await expect(page.getByText(BANNER)).toBeVisible();
  await isAccessible(page);
  await page.unroute('**/api/**');
  await expect(page.getByText(BANNER)).toHaveCount(0);
});

test('Cancel ends a save in progress, whose late result is not shown', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/ERR_FAILED/] });
  await enters(page, 'testimonials');
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  const dialog = page.getByRole('dialog');
  const comment = dialog.getByLabel('Comment');
  await comment.fill('Slow.');
  const held = new Promise<void>((release) => {
    void page.route('**/api/admin/testimonials/*', (route) => (route.request().method() === 'PUT' ? release() : route.fallback()));
  });
  await dialog.getByRole('button', { name: 'Update Testimonial' }).click();
  await held;
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
  // The form is locked while it is saved.
  await expect.poll(() => comment.evaluate((field) => field.closest('[inert]') !== null)).toBe(true);
  await isAccessible(page);
  const given = page.waitForEvent('requestfailed');
  page.once('dialog', (question) => void question.accept());
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await given;
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(notices(page).getByLabel('Dismiss notification')).toHaveCount(0);
});

test('offers to reload once a new version is installed, and asks before typed text is lost', async ({ newPage }) => {
  const page = await newPage({ own: true });
  await page.clock.install();
  await enters(page, 'profile');
  const email = page.getByLabel(/^Email Address/);
  await email.fill('typed and not saved');
  await page.route('**/admin/version.json', (route) => route.fulfill({ json: {} }));
  await page.clock.fastForward('01:00:01');
  await expect(page.getByText('A new version of the backoffice is installed.')).toBeVisible();
  await isAccessible(page);
  const asked = page.waitForEvent('dialog');
  const reload = page.getByRole('button', { name: 'Reload' }).click();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await reload;
  await expect(email).toHaveValue('typed and not saved');
});
