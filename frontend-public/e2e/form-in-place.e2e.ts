import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { axe } from '../../scripts/testing/browser.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { fitsTheScreen, listsEnquiries, live } from './visitor.ts';

const PHONE = { width: 390, height: 844 };
const PICTURE = readFileSync(new URL('../src/assets/art/hero-800.webp', import.meta.url));
const REWIRING = '/services/rewiring-services/heswall';

const form = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
/** The labels of the fields that are shown, from above. */
const labels = (page: Page) => page.locator('.form-dialog .contact-form .field > label').filter({ visible: true }).allInnerTexts();

async function fillsContact(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ann Lloyd');
  await page.getByLabel('Email').fill('ann@example.org');
  await page.getByLabel('Phone').fill('(0151) 496 0771');
}

test('opens on a service page, sends its service and a photo, and offers a call, on a phone', async ({ app, newPage }) => {
  const page = await newPage({ viewport: PHONE });
  await live(page, REWIRING);
  await page.getByRole('link', { name: 'Get a Free Quote' }).first().click();
  const dialog = form(page, 'Rewiring Services in Heswall');
  await expect(dialog).toBeVisible();
  expect(page.url()).toContain(REWIRING);
  expect((await labels(page)).map((label) => label.split(' ', 1)[0])).toEqual(['Message', 'Photos', 'Name', 'Email', 'Phone']);
  const { y = PHONE.height } = (await page.getByLabel('Message').boundingBox()) ?? {};
  expect(y).toBeLessThan(PHONE.height / 2);
  await fitsTheScreen(page);
  await expect.poll(() => axe(page)).toEqual([]);

  await page.getByLabel('Message').fill('All of the house.');
  await page.getByLabel('Photos (optional, up to 6)').setInputFiles([{ name: 'board.webp', mimeType: 'image/webp', buffer: PICTURE }]);
  await fillsContact(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Get a Free Quote' }).last().click();
  await expect(page.getByLabel('Message')).toHaveValue('All of the house.');
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByText('Message Sent Successfully', { exact: true })).toBeVisible();

  const next = page.getByRole('region', { name: 'What happens next' });
  await expect(next).toBeFocused();
  await expect(next.getByText(/will reply to ann@example\.org by \d+:\d\d [AP]M on \w+ \d+ \w+\.$/)).toBeVisible();
  await expect(next.getByText('With our office')).toBeVisible();
  await expect.poll(() => axe(page)).toEqual([]);
  await next.getByLabel('Would you rather be called?').selectOption({ index: 1 });
  await next.getByRole('button', { name: 'Call me at this time' }).dblclick();
  await expect(next.getByText(/^We will call you: \w+day/)).toBeVisible();
  await fitsTheScreen(page);
  await expect.poll(() => axe(page)).toEqual([]);
  const stored = (await listsEnquiries(app)).filter(({ message }) => message === 'All of the house.');
  expect(stored).toEqual([
    expect.objectContaining({
      ...{ serviceType: 'other', serviceTitle: 'Rewiring Services', place: 'Heswall', source: REWIRING, photoCount: 1 },
      callBackFrom: expect.any(String),
    }),
  ]);

  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('asks for the type of work on the pages of places and projects, and keeps what was begun', async ({ newPage }) => {
  const page = await newPage({ viewport: PHONE });
  await live(page, '/areas/heswall');
  await page.getByRole('link', { name: 'Get a Free Quote' }).first().click();
  await expect(form(page, 'Electrical work in Heswall')).toBeVisible();
  expect((await labels(page)).map((label) => label.split(' ', 1)[0])).toEqual(['Message', 'Photos', 'Service', 'Name', 'Email', 'Phone']);
  await page.getByLabel('Message').fill('Begun here.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('#contact-serviceType-error', { hasText: 'Required' })).toBeVisible();
  await expect.poll(() => axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await live(page, '/projects');
  await page.locator('main a[href^="/projects/"]:not([href*="page"])').first().click();
  await expect(page.locator('html[data-live]')).toBeVisible();
  await page.getByRole('link', { name: 'Get a Free Quote' }).first().click();
  await expect(form(page, /^A job like ‘.+’$/)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Begun here.');
  await expect.poll(() => axe(page)).toEqual([]);
});

test('lends the form of the home page and of About to the links that lead to it', async ({ newPage }) => {
  const page = await newPage({ viewport: PHONE });
  await live(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Get a Free Quote' }).first().click();
  await expect(form(page, 'What needs doing?')).toBeVisible();
  await page.getByLabel('Message').fill('Begun in the sheet.');
  await fitsTheScreen(page);
  await expect.poll(() => axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('#contact .contact-form').getByLabel('Message')).toHaveValue('Begun in the sheet.');
  await page.getByRole('link', { name: 'Get a Free Quote' }).last().click();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(form(page, 'What needs doing?').locator('.field-error').first()).toHaveText('Required');

  await live(page, '/about');
  await page.getByRole('link', { name: 'Get a Free Quote' }).click();
  await expect(form(page, 'What needs doing?').getByLabel('Message')).toHaveValue('Begun in the sheet.');
  await live(page, '/contact');
  await expect(page.getByLabel('Message')).toBeInViewport({ ratio: 1 });
});

test('says what to do in danger before the form of an emergency page', FURTHER, async ({ newPage }) => {
  const page = await newPage({ viewport: PHONE });
  await live(page, '/services/emergency-electrical/wirral');
  await page.getByRole('link', { name: 'Get a Free Quote' }).first().click();
  await expect(page.getByRole('dialog').getByText('Burning smell, smoke or sparks?')).toBeVisible();
});

test('shows a failed send above what is open, and keeps every word', FURTHER, async ({ newPage }) => {
  const page = await newPage({ viewport: PHONE, allow: [/Failed to (fetch|load resource)/, /ERR_FAILED/] });
  await live(page, REWIRING);
  await page.getByRole('link', { name: 'Get a Free Quote' }).first().click();
  await page.getByLabel('Message').fill('Keep this.');
  await fillsContact(page);
  await page.route('**/api/contact', (route) => route.abort());
  await page.getByRole('button', { name: 'Send Message' }).click();
  const notice = page.getByText('Failed to Send Message', { exact: true });
  await expect(notice).toBeVisible();
  // Nothing covers it.
  expect(
    await notice.evaluate((element) => {
      const { x, y } = element.getBoundingClientRect();
      return document.elementFromPoint(x + 5, y + 5) === element;
    }),
  ).toBe(true);
  await page.reload();
  await expect(page.locator('html[data-live]')).toBeVisible();
  await page.getByRole('link', { name: 'Get a Free Quote' }).first().click();
  await expect(page.getByLabel('Message')).toHaveValue('Keep this.');
});

test('names the service on the contact page, too', FURTHER, async ({ app, page }) => {
  await live(page, `/contact?from=${REWIRING}`);
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('other');
  await expect(page.locator('#contact-serviceType option:checked', { hasText: 'Other: Rewiring Services' })).toBeAttached();
  await fillsContact(page);
  await page.getByLabel('Message').fill('From the contact page.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully', { exact: true })).toBeVisible();
  const [stored] = (await listsEnquiries(app)).filter(({ message }) => message === 'From the contact page.');
  expect(stored).toMatchObject({ serviceTitle: 'Rewiring Services', place: 'Heswall', source: REWIRING });
});

test.describe('without script', () => {
  test('the links lead to the contact page', async ({ newPage }) => {
    const page = await newPage({ javaScriptEnabled: false, viewport: PHONE });
    await page.goto(REWIRING);
    await page.getByRole('link', { name: 'Get a Free Quote' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    expect(page.url()).toContain(`/contact?from=${REWIRING}`);
  });
});
