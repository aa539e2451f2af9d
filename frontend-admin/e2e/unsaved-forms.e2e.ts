import type { Page } from '@playwright/test';
import { expect, FURTHER, furtherCase, test } from '../../scripts/testing/journey.ts';
import { asAdmin } from './accounts.ts';
import { enters, isAccessible } from './staff.ts';

const TYPED = 'typed and not saved';
const RECORDS: [screen: string, label: string][] = [
  ['services', 'Title'],
  ['locations', 'Name'],
  ['service-pages', 'Title'],
  ['projects', 'Project Title'],
  ['testimonials', 'Name'],
  ['faqs', 'Question'],
  ['core-pages', 'Title'],
  ['redirects', 'From'],
  ['users', 'Username'],
];

/** Tries to leave, is asked and stays. */
async function staysWhenAsked(page: Page, kind: 'confirm' | 'beforeunload', leave: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForEvent('dialog');
  const left = leave().catch((error: unknown) => error);
  const question = await asked;
  if (question.type() !== kind) throw new Error(`Asked by ${question.type()}.`);
  await question.dismiss();
  await left;
}

const back = (page: Page) => page.evaluate(() => history.back());
const reload = (page: Page) => page.evaluate(() => setTimeout(() => location.reload()));

/** Reloads in spite of the question. */
async function reloads(page: Page): Promise<void> {
  page.once('dialog', (question) => void question.accept());
  await page.reload();
}

for (const [index, [screen, label]] of RECORDS.entries()) {
  test(
    `${screen}: asks before leaving a dialog with unsaved text, which is there again after a reload`,
    furtherCase(index),
    async ({ page }) => {
      await enters(page, screen);
      await page.getByRole('link', { name: /^Add / }).first().click();
      const field = page.getByRole('dialog').getByRole('textbox', { name: label }).first();
      await field.fill(TYPED);
      const leaving: ['confirm' | 'beforeunload', () => Promise<unknown>][] = [
        ['confirm', () => page.keyboard.press('Escape')],
        // It is behind the dialog, out of reach of a pointer.
        ['confirm', () => page.locator('a[href$="/settings"]').first().dispatchEvent('click')],
        ['confirm', () => back(page)],
        ['beforeunload', () => reload(page)],
      ];
      for (const [kind, leave] of leaving) {
        await staysWhenAsked(page, kind, leave);
        await expect(field).toHaveValue(TYPED);
      }
      await reloads(page);
      await expect(field).toHaveValue(TYPED);
      await expect(page.getByText(/^This is what you typed on /)).toBeVisible();
    },
  );
}

for (const [screen, label] of [
  ['settings', 'Company Name'],
  ['profile', 'Email Address'],
  ['profile', 'New Password'],
] as const) {
  test(`${screen}: asks before leaving unsaved text in ${label}`, FURTHER, async ({ page }) => {
    await enters(page);
    await page.locator('a[href$="/services"]').first().click();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await page.locator(`a[href$="/${screen}"]`).first().click();
    const field = page.getByLabel(new RegExp(`^${label}`)).first();
    await field.fill(TYPED);
    await staysWhenAsked(page, 'confirm', () => page.locator('a[href$="/services"]').first().click());
    await expect(field).toHaveValue(TYPED);
    await staysWhenAsked(page, 'confirm', () => back(page));
    await expect(field).toHaveValue(TYPED);
    await staysWhenAsked(page, 'beforeunload', () => reload(page));
    await expect(field).toHaveValue(TYPED);
    await reloads(page);
    await expect(field).toHaveValue(label === 'New Password' ? '' : TYPED);
  });
}

test('brings typed text back by keyboard on a phone: after a closed dialog, a crash and offline; asks about a newer version', async ({
  app,
  newPage,
}) => {
  const made = await asAdmin(app, 'POST', 'testimonials', {
    name: 'Ada',
    location: 'Heswall',
    comment: 'Stored.',
    rating: 5,
    hasConsent: true,
  });
  const { id } = (await made.json()) as { id: string };
  const first = await newPage({ own: true, viewport: { width: 390, height: 844 } });
  const path = `testimonials/${id}`;
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit Testimonial' });
  const comment = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'Comment' });
  await enters(first, path);
  await comment(first).fill('Typed on the way.');
  await expect(dialogOf(first).getByText(/^Not saved yet. Kept on this device \d\d:\d\d$/)).toBeVisible();
  await first.context().setOffline(true);
  await expect(dialogOf(first).getByText('Offline: kept on this device')).toBeVisible();
  await first.context().setOffline(false);
  await isAccessible(first);
  first.once('dialog', (question) => void question.accept());
  await first.keyboard.press('Escape');
  await expect(dialogOf(first)).toHaveCount(0);
  await first.goBack();
  await expect(comment(first)).toHaveValue('Typed on the way.');

  // Closed without a question, as in a crash.
  const second = await first.context().newPage();
  await first.close();
  expect((await asAdmin(app, 'PUT', `testimonials/${id}`, { comment: 'Changed meanwhile.', rating: 4 })).status).toBe(200);
  await second.goto(`/admin/${path}`);
  await expect(comment(second)).toHaveValue('Typed on the way.');
  await expect(dialogOf(second).getByText(/^This is what you typed on .* Not saved yet: Comment\.$/)).toBeVisible();
  const versions = dialogOf(second).getByRole('region', { name: 'Versions of Comment' });
  await expect(versions.getByText('Changed meanwhile.')).toBeVisible();
  await isAccessible(second);
  await versions.getByRole('button', { name: 'Take theirs' }).press('Enter');
  await expect(comment(second)).toHaveValue('Changed meanwhile.');
  await versions.getByRole('button', { name: 'Keep mine' }).press('Enter');
  await expect(comment(second)).toHaveValue('Typed on the way.');
  await dialogOf(second).getByRole('button', { name: 'Discard' }).press('Enter');
  const question = second.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await isAccessible(second);
  await question.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(comment(second)).toHaveValue('Changed meanwhile.');
  await expect(versions).toHaveCount(0);

  await comment(second).fill('Typed and saved.');
  await dialogOf(second).getByRole('button', { name: 'Update Testimonial' }).press('Enter');
  await expect(dialogOf(second)).toHaveCount(0);
  await second.goto(`/admin/${path}`);
  await expect(comment(second)).toHaveValue('Typed and saved.');
  await expect(dialogOf(second).getByText(/^This is what you typed/)).toHaveCount(0);
});

test('keeps what is typed in a duplicated window apart, and offers it once a window is closed', FURTHER, async ({ app, newPage }) => {
  const made = await asAdmin(app, 'POST', 'testimonials', {
    name: 'Ada',
    location: 'Heswall',
    comment: 'Stored.',
    rating: 5,
    hasConsent: true,
  });
  const { id } = (await made.json()) as { id: string };
  const first = await newPage({ own: true });
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit Testimonial' });
  const comment = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'Comment' });
  const another = (page: Page) => dialogOf(page).getByText(/^You typed this in another window on .*, not saved yet: Comment\.$/);
  await enters(first, `testimonials/${id}`);
  await comment(first).fill('From the first window.');
  await expect(dialogOf(first).getByText(/Kept on this device/)).toBeVisible();

  // As 'Duplicate tab' does, which copies the session storage.
  const copied = await first.evaluate(() => ({ ...sessionStorage }));
  const second = await first.context().newPage();
  await second.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, value);
  }, copied);
  await second.goto(`/admin/testimonials/${id}`);
  await expect(comment(second)).toHaveValue('Stored.');
  await expect(another(second)).toBeVisible();
  await isAccessible(second);
  await comment(second).fill('From the second window.');
  await expect(dialogOf(second).getByText(/Kept on this device/)).toBeVisible();
  await reloads(second);
  await expect(comment(second)).toHaveValue('From the second window.');
  await dialogOf(first).getByRole('button', { name: 'Update Testimonial' }).click();
  await expect(dialogOf(first)).toHaveCount(0);
  await first.goto(`/admin/testimonials/${id}`);
  await expect(comment(first)).toHaveValue('From the first window.');
  await expect(another(first)).toBeVisible();

  await comment(first).fill('From the first window, again.');
  await expect(dialogOf(first).getByText(/Kept on this device/)).toBeVisible();
  await second.close();
  await dialogOf(first).getByRole('button', { name: 'Show it here' }).click();
  await expect(comment(first)).toHaveValue('From the second window.');
  await dialogOf(first).getByRole('button', { name: 'Show it here' }).click();
  await expect(comment(first)).toHaveValue('From the first window, again.');
  await expect(another(first)).toBeVisible();
});
