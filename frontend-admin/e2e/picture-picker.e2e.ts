import type { Locator, Page } from '@playwright/test';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { HEIC, PIXEL } from './samples.ts';
import { agrees, enters, isAccessible, seesNotice } from './staff.ts';

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL });

/** Opens the form of a new testimonial and its picker. */
async function opensPicker(page: Page): Promise<{ field: Locator; picker: Locator }> {
  await enters(page, 'testimonials/create');
  const field = page.getByRole('group', { name: 'Picture (Optional)' });
  await field.getByRole('button', { name: 'Choose picture' }).press('Enter');
  return { field, picker: page.getByRole('dialog', { name: 'Choose a picture' }) };
}

const chooses = (picker: Locator, files: Parameters<Locator['setInputFiles']>[0]) =>
  picker.locator('input[type="file"]').first().setInputFiles(files);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('uploads a picture where it is needed, and chooses it at once', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/ApiError/, /Error: /] });
  const { field, picker } = await opensPicker(page);
  await expect(picker.getByText('The library is empty.', { exact: false })).toBeVisible();
  await isAccessible(page);

  await chooses(picker, [picture('ada.png'), { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: HEIC }]);
  await picker.getByRole('listitem', { name: 'ada.png' }).getByLabel('Alt text').fill('Ada Hart at her new board');
  await isAccessible(page);
  await picker.getByRole('button', { name: 'Upload and use' }).click();
  await expect(picker.getByText('This browser cannot read HEIC pictures.', { exact: false })).toBeVisible();
  await isAccessible(page);
  await picker.getByRole('button', { name: 'Remove IMG_1.heic' }).click();
  await expect(picker).toHaveCount(0);
  await expect(field.getByText('ada.png')).toBeVisible();
  await expect(field.getByText('No alt text')).toHaveCount(0);
  await isAccessible(page);
});

test('draws an SVG as a PNG, and says of one that it cannot draw what to do', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/ApiError/, /Error: /] });
  const { field, picker } = await opensPicker(page);
  const svg = (name: string, text: string) => ({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
  const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#0b4a8f"/></svg>';
  await chooses(picker, [svg('logo.svg', mark), svg('broken.svg', '<svg')]);
  await picker.getByRole('button', { name: 'Upload and use' }).click();
  await expect(picker.getByText('Please export it as a PNG', { exact: false })).toBeVisible();
  await picker.getByRole('button', { name: 'Remove broken.svg' }).click();
  await expect(field.getByText('logo.png')).toBeVisible();
  expect(await field.locator('img').evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([1600, 800]);
});

test('takes the address of a picture from elsewhere', FURTHER, async ({ newPage }) => {
  const page = await newPage();
  await page.route('https://example.org/**', (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }));
  const { field, picker } = await opensPicker(page);
  const address = picker.getByLabel('Or the address of a picture');
  await address.fill('example.org/board.png');
  await address.press('Enter');
  await expect(picker.getByText(/enter an address that starts with https/)).toBeVisible();
  await isAccessible(page);
  await address.fill('https://example.org/board.png');
  await picker.getByRole('button', { name: 'Use address' }).click();
  await expect(picker).toHaveCount(0);
  await expect(field.getByText('https://example.org/board.png')).toBeVisible();
  await isAccessible(page);
});

test('refuses a file that is too large before it is sent', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/ApiError/, /Error: /] });
  const { picker } = await opensPicker(page);
  await chooses(picker, { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(16 * 1024 * 1024) });
  await picker.getByRole('button', { name: 'Upload and use' }).click();
  await expect(picker.getByText('This file is too large. Please upload at most 15 MB.')).toBeVisible();
  page.once('dialog', (question) => void question.accept());
  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
});

test('finds a picture by keyboard on a phone, and stores it', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const { field, picker } = await opensPicker(page);
  await expect(picker.getByRole('button', { name: 'Take a photo' })).toBeVisible();
  await chooses(picker, [picture('one.png'), picture('two.png'), picture('three.png')]);
  await picker
    .getByRole('listitem', { name: 'three.png' })
    .getByLabel(/^Decorative/)
    .check();
  await picker.getByRole('button', { name: 'Upload and use' }).click();
  // One is wanted: the first of them.
  await expect(field.getByText('one.png')).toBeVisible();
  await expect(field.getByText('No alt text')).toBeVisible();
  await isAccessible(page);

  await field.getByRole('button', { name: 'Change' }).press('Enter');
  const grid = picker.getByRole('group', { name: 'Files of the library' });
  await expect(grid.getByRole('button', { name: 'three.png' }).getByText('No alt text')).toHaveCount(0);
  await isAccessible(page);
  await picker.getByLabel('Search the library').focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toContain('three.png');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toContain('two.png');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await picker.getByLabel('Search the library').fill('two');
  await expect(grid.getByRole('button')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(picker).toHaveCount(0);
  await expect(field.getByText('two.png')).toBeVisible();

  await page.getByLabel('Name').fill('Ada Hart');
  await page.getByLabel('Comment').fill('Tidy work.');
  await agrees(page);
  await page.getByLabel('Location', { exact: false }).first().fill('Irby');
  await page.getByLabel('Project Type').fill('New board');
  await page.getByRole('button', { name: 'Create Testimonial' }).click();
  await seesNotice(page, 'Testimonial Created', 'Ada Hart');
  const all = (await (await fetch(`${app.url}/api/testimonials`)).json()) as { name: string; image: string | null }[];
  expect(all.find(({ name }) => name === 'Ada Hart')?.image).toMatch(/^\/media\/[\da-f-]{36}\.\w+/);
});
