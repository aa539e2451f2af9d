import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { enters } from './staff.ts';

/** Translation keys instead of texts. */
const RAW = /@@react-admin@@|\bra\.[a-z]+\.|\b(resources|backoffice)\.[a-z-]+\./;

const SCREENS = ['services', 'locations', 'service-pages', 'projects', 'testimonials', 'faqs', 'core-pages', 'redirects', 'users'].map(
  (screen) => `${screen}/create`,
);

for (const screen of [...SCREENS, 'profile']) {
  test(`${screen}: an empty form shows no untranslated message`, FURTHER, async ({ page }) => {
    await enters(page, screen);
    for (const button of await page.getByRole('button', { name: /^(Create|Change Password)/ }).all()) await button.click();
    await expect(page.locator('button[type="submit"]').last()).toBeVisible();
    await page.locator('button[type="submit"]').last().click();
    await expect(page.getByText('Required').first()).toBeAttached();
    expect(await page.locator('body').innerText()).not.toMatch(RAW);
    expect((await page.locator('form').allTextContents()).join(' ')).not.toMatch(RAW);
  });
}
