import type { Page } from '@playwright/test';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin } from './accounts.ts';
import { enters, sendsEnquiry } from './staff.ts';

const MANY = 26;

let inquiry: string;
test.beforeAll(async ({ app }) => {
  await sendsEnquiry(app, { name: 'Margaret Ann Hollins', email: 'margaret@example.org' });
  const [first] = (await (await asAdmin(app, 'GET', 'contact-inquiries')).json()) as { id: string }[];
  inquiry = first?.id ?? '';
  for (let number = 0; number < MANY; number += 1) {
    await asAdmin(app, 'POST', 'redirects', { fromPath: `/old/${number}`, toPath: '/services' });
  }
});

/** Touch targets below 44 by 44 px, except links within a sentence. */
const small = (page: Page) =>
  page.evaluate(() => {
    const THUMB = 44;
    const pressable = 'a[href], button, input, select, textarea, [role="button"], [role="combobox"], [role="tab"], [role="option"]';
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(pressable)) {
      // A field's touch target is its frame or its label.
      const target = element.closest<HTMLElement>('label, .MuiInputBase-root, .MuiSwitch-root, .MuiCheckbox-root') ?? element;
      const { width, height } = target.getBoundingClientRect();
      const style = getComputedStyle(element);
      const isHidden = width === 0 || height === 0 || style.visibility === 'hidden' || element.closest('[aria-hidden="true"], [hidden]');
      // The skip link stays above the window until it has the focus.
      if (isHidden || target.getBoundingClientRect().bottom <= 0) continue;
      if (style.display === 'inline' && element.matches('a')) continue;
      if (Math.round(width) >= THUMB && Math.round(height) >= THUMB) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent;
      found.push(`${element.tagName.toLowerCase()} '${name}' ${element.className} ${Math.round(width)}x${Math.round(height)}`);
    }
    return found;
  });

const SCREENS: [screen: string, shows: string][] = [
  ['', 'main h1'],
  ['media', 'main h1'],
  ...['services', 'locations', 'service-pages', 'projects', 'testimonials', 'inquiries', 'faqs', 'core-pages', 'redirects', 'users'].map(
    (screen): [string, string] => [screen, 'main li'],
  ),
  ['audit-log', 'main li'],
  ['trash', 'main h1'],
  ['settings', 'form'],
  ['homepage', '[role="tabpanel"] li'],
  ['report', 'main h1'],
  ['privacy', 'form'],
  ['profile', 'form'],
  ...['services', 'locations', 'service-pages', 'projects', 'testimonials', 'faqs', 'core-pages', 'redirects', 'users'].map(
    (screen): [string, string] => [`${screen}/create`, '[role="dialog"] form'],
  ),
];

test('every touch target on every screen has at least 44 px on a phone', FURTHER, async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(page);
  const opened = [...SCREENS, [`inquiries/${inquiry}`, '[role="dialog"] dl'] as const, ['redirects', '.MuiTablePagination-root'] as const];
  for (const [screen, shows] of opened) {
    await page.goto(`/admin/${screen}`);
    await expect(page.locator(shows).first()).toBeVisible();
    await expect.poll(async () => ({ screen, small: await small(page) })).toEqual({ screen, small: [] });
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect.poll(() => small(page)).toEqual([]);
});

test('every touch target before the sign-in has at least 44 px', FURTHER, async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  for (const screen of ['login', 'forgot-password', 'reset-password#token=x']) {
    await page.goto(`/admin/${screen}`);
    await expect(page.locator('h1')).toBeVisible();
    await expect.poll(() => small(page)).toEqual([]);
  }
});
