import type { Page } from '@playwright/test';
import { expect, test } from '../../scripts/testing/journey.ts';
import { enters } from './staff.ts';

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

for (const [screen, label] of RECORDS) {
  test(`${screen}: asks before leaving a dialog with unsaved text`, async ({ page }) => {
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
  });
}

for (const [screen, label] of [
  ['settings', 'Company Name'],
  ['profile', 'Email Address'],
  ['profile', 'New Password'],
] as const) {
  test(`${screen}: asks before leaving unsaved text in ${label}`, async ({ page }) => {
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
  });
}
