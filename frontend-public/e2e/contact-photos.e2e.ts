import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { axe } from '../../scripts/testing/browser.ts';
import type { App } from '../../scripts/testing/app.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { fillsTheForm, fitsTheScreen, listsEnquiries, live } from './visitor.ts';

const ENQUIRY = { name: 'Ann Lloyd', email: 'ann@example.org', phone: '(0151) 496 0771', message: 'With photos.' };
const PICTURE = readFileSync(new URL('../src/assets/art/hero-800.webp', import.meta.url));

const photo = (name: string) => ({ name, mimeType: 'image/webp', buffer: PICTURE });
/** A kind of picture that neither this browser nor the server can read. */
const HEIC = { name: 'IMG_9.heic', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1') };

const PHOTOS = 'Photos (optional, up to 6)';
const list = (page: Page) => page.getByRole('list', { name: 'Your photos' }).getByRole('listitem');
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();
const stored = async (app: App, message: string) =>
  (await listsEnquiries(app)).filter((enquiry) => enquiry.message === message).map(({ photoCount }) => photoCount);

/** Its name and type say that it is a picture. */
const fake = (name: string, content: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from(content, 'latin1') });

test('sends photos after the message, at 390 px', async ({ app, newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await live(page, '/contact');
  await fillsTheForm(page, ENQUIRY);
  const guides = page.getByText('What to photograph');
  await expect(page.getByText('The meter and the main switch')).toBeHidden();
  await guides.click();
  await expect(page.getByText('The consumer unit (fuse box) with its door open')).toBeVisible();
  await page.getByLabel('Service', { exact: true }).selectOption('ev-charging');
  await expect(page.getByText('Where the car parks, and the wall beside it')).toBeVisible();

  await page.getByLabel(PHOTOS).setInputFiles([photo('meter.webp'), photo('fuse box.webp')]);
  await expect(list(page).getByText('Ready to send')).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove fuse box.webp' }).click();
  await page.getByLabel(PHOTOS).setInputFiles([photo('room.webp')]);
  await expect(list(page)).toHaveCount(2);
  await fitsTheScreen(page);
  await expect.poll(() => axe(page)).toEqual([]);

  const posted = page.waitForRequest('**/api/contact');
  await send(page);
  expect((await posted).postDataJSON()).toMatchObject({ photos: 2 });
  await expect(page.getByText('Message Sent Successfully', { exact: true })).toBeVisible();
  await expect(list(page).getByText('With our office')).toHaveCount(2);
  await expect(page.getByText('2 of 2 photos sent')).toBeAttached();
  await expect.poll(() => axe(page)).toEqual([]);
  expect(await stored(app, ENQUIRY.message)).toEqual([2]);
});

test('refuses what is no picture as it is chosen, by name, and takes the rest', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => void (request.method() === 'POST' && sent++));
  await live(page, '/contact');
  await page
    .getByLabel(PHOTOS)
    .setInputFiles([
      HEIC,
      photo('meter.webp'),
      fake('notes.jpg', 'Not a picture.'),
      fake('film.jpg', '\0\0\0\x18ftypisom\0\0\0\0isomavc1'),
      fake('torn.jpg', '\xff\xd8\xff\xe0\0\x10JFIF\0 and nothing more'),
    ]);
  await expect(list(page).getByText('Ready to send')).toHaveCount(1);
  await expect(list(page)).toHaveCount(1);
  for (const sentence of [
    /^IMG_9\.heic is a HEIC photo, which cannot be read here\./,
    /^notes\.jpg does not contain a picture that can be read here\./,
    /^film\.jpg does not contain a picture that can be read here\./,
    /^torn\.jpg is damaged/,
  ])
    await expect(page.getByText(sentence)).toBeVisible();
  await expect.poll(() => axe(page)).toEqual([]);
  expect(sent).toBe(0);
  await page.getByRole('button', { name: 'Remove meter.webp' }).click();
  await expect(page.getByText(/is damaged|does not contain/)).toHaveCount(0);
});

test(
  'keeps the message when the connection is lost, and sends the photos when asked again, by keyboard',
  FURTHER,
  async ({ app, newPage }) => {
    const page = await newPage({ allow: [/Failed to load resource/, /ERR_/, /Error: error/, /Error/] });
    const message = 'The connection was lost.';
    await live(page, '/contact');
    await fillsTheForm(page, { ...ENQUIRY, message });
    const chooser = page.waitForEvent('filechooser');
    await page.getByLabel(PHOTOS).focus();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles([photo('one.webp'), photo('two.webp'), photo('three.webp')]);
    await expect(list(page).getByText('Ready to send')).toHaveCount(3);
    let arrived = 0;
    await page.route('**/api/contact/*/photos', async (route) => {
      // The first arrives, but its response is lost.
      if (arrived++ === 0) await route.fetch({ maxRetries: 1 });
      await route.abort();
    });
    await send(page);
    await expect(page.getByText('Message Sent Successfully', { exact: true })).toBeVisible();
    await expect(list(page).getByText('It did not reach us. Check your connection, then try again.')).toHaveCount(3);
    expect(await stored(app, message)).toEqual([1]);
    await expect.poll(() => axe(page)).toEqual([]);

    await page.unroute('**/api/contact/*/photos');
    await page.getByRole('button', { name: 'Try again: two.webp' }).focus();
    await page.keyboard.press('Enter');
    await expect(list(page).getByText('With our office')).toHaveCount(1);
    // The others follow when the connection is back.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(list(page).getByText('With our office')).toHaveCount(3);
    expect(await stored(app, message)).toEqual([3]);
  },
);

test('takes six at most, and keeps them for another try of the message', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ allow: [/Failed to (fetch|load resource)/, /ERR_FAILED/] });
  const message = 'Seven photos.';
  await live(page, '/contact');
  await fillsTheForm(page, { ...ENQUIRY, message });
  await page.getByLabel(PHOTOS).setInputFiles(Array.from({ length: 7 }, (_, index) => photo(`${index + 1}.webp`)));
  await expect(page.getByText('At most 6 photos can be sent. Left out: 7.webp.')).toBeVisible();
  await page.route('**/api/contact', (route) => route.abort());
  await send(page);
  await expect(page.getByText(/did not reach us/)).toBeVisible();
  await expect(list(page)).toHaveCount(6);
  await page.unroute('**/api/contact');
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(list(page).getByText('With our office')).toHaveCount(6);
  expect(await stored(app, message)).toEqual([6]);

  // The next message is another enquiry.
  await page.getByRole('button', { name: 'Write another message' }).click();
  await fillsTheForm(page, { ...ENQUIRY, message: 'A second message.' });
  await page.getByLabel(PHOTOS).setInputFiles([photo('next.webp')]);
  await expect(list(page)).toHaveCount(1);
  await send(page);
  await expect(list(page).getByText('With our office')).toHaveCount(1);
  expect(await stored(app, 'A second message.')).toEqual([1]);
});

test('sends photos chosen before the form was live', FURTHER, async ({ app, page }) => {
  const message = 'Chosen early.';
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/hydrate-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/contact');
  await page.getByLabel(PHOTOS).setInputFiles([photo('early.webp')]);
  await fillsTheForm(page, { ...ENQUIRY, message });
  release();
  await expect(list(page)).toHaveCount(1);
  await send(page);
  await expect(list(page).getByText('With our office')).toHaveCount(1);
  expect(await stored(app, message)).toEqual([1]);
});

test('warns instead of guiding after an emergency page', FURTHER, async ({ page }) => {
  await live(page, '/contact?from=/services/emergency-electrical/wirral');
  await page.getByLabel('Message').focus();
  await expect(page.getByText('Do not touch anything that sparks, smells or is wet')).toBeVisible();
  await expect(page.getByText('What to photograph')).toHaveCount(0);
  await expect.poll(() => axe(page)).toEqual([]);
});

test('works without script, at 320 px', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 640 }, allow: [/status of 400/] });
  const message = 'Photos without script.';
  await page.goto('/contact');
  await fitsTheScreen(page);
  await fillsTheForm(page, { ...ENQUIRY, message, phone: '12' });
  await page.getByLabel(PHOTOS).setInputFiles([photo('one.webp')]);
  await send(page);
  await expect(page.getByText('Your photos could not be kept. Please choose them again.')).toBeVisible();
  await page.getByLabel('Phone').fill(ENQUIRY.phone);
  await page.getByLabel(PHOTOS).setInputFiles([photo('one.webp'), HEIC]);
  await send(page);
  const result = page.getByRole('status');
  await expect(result.getByText('Message Sent Successfully')).toBeVisible();
  await expect(result.getByText('1 photo is with our office.')).toBeVisible();
  await expect(result.getByText(/^IMG_9\.heic: This kind of file cannot be read here\./)).toBeVisible();
  await fitsTheScreen(page);
  expect(await stored(app, message)).toEqual([1]);
});
