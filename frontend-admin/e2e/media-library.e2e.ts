import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { App } from '../../scripts/testing/app.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { SLOWER_BY } from '../../scripts/testing/slower.ts';
import { asAdmin, tokenOf } from './accounts.ts';
import { PDF, PIXEL } from './samples.ts';
import { enters, isAccessible, seesNotice } from './staff.ts';

interface Stored {
  id: string;
  url: string;
}

/** A picture with tags, shown by a testimonial. */
async function stores(app: App, name: string, tags: string): Promise<Stored> {
  const file = await uploads(app, new Blob([PIXEL], { type: 'image/png' }), name, tags);
  const testimonial = { name: `About ${name}`, location: 'Irby', rating: 5, comment: 'Tidy.', projectType: 'Board', image: file.url };
  expect((await asAdmin(app, 'POST', 'testimonials', testimonial)).status).toBe(201);
  return file;
}

async function uploads(app: App, content: Blob, name: string, tags = ''): Promise<Stored> {
  const form = new FormData();
  form.set('tags', tags);
  form.set('file', content, name);
  const headers = { Authorization: `Bearer ${await tokenOf(app)}` };
  return (await (await fetch(`${app.url}/api/admin/media`, { method: 'POST', headers, body: form })).json()) as Stored;
}

const shown = async (app: App, name: string) => {
  const all = (await (await fetch(`${app.url}/api/testimonials`)).json()) as { name: string; image: string | null; pictures?: object }[];
  return all.find((one) => one.name === `About ${name}`);
};

const replaces = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByRole('dialog').locator('input[type="file"]').setInputFiles(file);

test('says where a file is used, keeps what is in use, and replaces it in place', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ allow: [/409/, /415/, /400/, /ApiError/] });
  const { id, url } = await stores(app, 'ada.png', 'people');
  await enters(page, `media/${id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit File' });
  await expect(dialog.getByRole('link', { name: 'Testimonial: About ada.png' })).toBeVisible();
  await isAccessible(page);
  await replaces(page, { name: 'statement.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(dialog.getByText('A picture can only be replaced by a picture, and a PDF by a PDF.')).toBeVisible();
  await replaces(page, { name: 'new.png', mimeType: 'image/png', buffer: PIXEL });
  await seesNotice(page, 'File Replaced', 'new.png');
  await expect.poll(() => shown(app, 'ada.png')).toMatchObject({ image: `${url}?v=2`, pictures: { image: { width: 1, height: 1 } } });
  await isAccessible(page);

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete ada.png' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('This file is still shown: the testimonial "About ada.png". Choose another file there first.')).toBeVisible();

  await page.goto(`/admin/media/${id}`);
  await dialog.getByRole('link', { name: 'Testimonial: About ada.png' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Testimonial' }).getByLabel('Name')).toHaveValue('About ada.png');
});

for (const width of [390, 1280])
  test(`sets the focal point by click and by keyboard, at ${width} px`, FURTHER, async ({ app, newPage }) => {
    const page = await newPage({ viewport: { width, height: 844 } });
    const name = `focus-${width}.png`;
    const { id, url } = await stores(app, name, '');
    await enters(page, `media/${id}`);
    const dialog = page.getByRole('dialog', { name: 'Edit File' });
    const left = dialog.getByRole('slider', { name: /^From the left/ });
    await expect(left).toHaveValue('50');
    await dialog.getByTestId('focal-picture').click({ position: { x: 0, y: 0 } });
    await expect(left).not.toHaveValue('50');
    await left.focus();
    await page.keyboard.press('Home');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await dialog.getByRole('slider', { name: /^From the top/ }).focus();
    await page.keyboard.press('End');
    await expect(dialog.getByText('From the left: 20%')).toBeVisible();
    await expect(dialog.getByText('From the top: 100%')).toBeVisible();
    await isAccessible(page);
    await dialog.getByRole('button', { name: 'Update File' }).click();
    await seesNotice(page, 'File Updated');
    await expect.poll(() => shown(app, name)).toMatchObject({ image: `${url}?v=1`, pictures: { image: { focusX: 20, focusY: 100 } } });
  });

test('shows the library as a grid or a list, by tag and by missing alt text', FURTHER, async ({ app, newPage }) => {
  const page = await newPage();
  await stores(app, 'lamp.png', 'light, hall');
  await stores(app, 'van.png', 'vehicles');
  await enters(page, 'media');
  await page.getByRole('button', { name: 'Show files tagged hall' }).click();
  await expect(page.getByRole('heading', { name: 'van.png' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'lamp.png' })).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Tagged hall: show all' }).click();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: 'van.png' })).toBeVisible();
  await isAccessible(page);
  await page.reload();
  await expect(page.getByRole('rowheader', { name: 'van.png' })).toBeVisible();
  await page.getByLabel('Alt text', { exact: true }).click();
  await page.getByRole('option', { name: 'Missing' }).click();
  await expect(page.getByRole('rowheader', { name: 'van.png' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit van.png' }).click();
  await page.getByRole('switch', { name: 'Decorative' }).check();
  await page.getByRole('button', { name: 'Update File' }).click();
  await seesNotice(page, 'File Updated');
  await page.reload();
  await expect(page.getByRole('rowheader', { name: 'lamp.png' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'van.png' })).toHaveCount(0);
  await page.getByLabel('Alt text', { exact: true }).click();
  await page.getByRole('option', { name: 'With and without' }).click();
  await expect(page.getByRole('row', { name: 'van.png' }).getByText('Decorative')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await isAccessible(page);
});

test(
  'shows visitors the copy that suits their screen, cropped around the focal point, without moving anything',
  FURTHER,
  async ({ app, newPage }) => {
    const page = await newPage({ viewport: { width: 390, height: 844 } });
    const van = new Blob([readFileSync('frontend-public/src/assets/art/van-1120.avif')], { type: 'image/avif' });
    const { id, url } = await uploads(app, van, 'van.avif');
    await asAdmin(app, 'PUT', `media/${id}`, { focusX: 81, focusY: 12 });
    const pages = (await (await asAdmin(app, 'GET', 'core-pages')).json()) as { id: string; slug: string }[];
    const about = pages.find(({ slug }) => slug === 'about');
    await asAdmin(app, 'PUT', `core-pages/${about?.id}`, {
      images: [{ url, alt: 'Our team' }],
      content: `<p>Text</p><img src="${url}" alt="In the text">`,
    });
    await expect.poll(async () => (await fetch(`${app.url}/about`)).text(), { timeout: 90_000 * SLOWER_BY }).toContain('-800.avif?v=1');
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${app.url}/about`);
    const team = page.getByRole('img', { name: 'Our team' });
    await expect.poll(() => team.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/-(480|800)\.avif\?v=1$/);
    await expect.poll(() => team.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await team.evaluate((img) => getComputedStyle(img).objectPosition)).toBe('80% 10%');
    await page.getByRole('img', { name: 'In the text' }).scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.getByRole('img', { name: 'In the text' }).evaluate((img: HTMLImageElement) => img.currentSrc))
      .toContain('.webp?v=1');
    const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
    expect(shifted).toBeLessThan(0.01);
    await isAccessible(page);
  },
);
