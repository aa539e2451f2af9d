import type { Page } from '@playwright/test';
import type { App } from '../../scripts/testing/app.ts';
import { expect, test } from '../../scripts/testing/journey.ts';
import { PDF, PIXEL } from './samples.ts';
import { enters, isAccessible, seesNotice } from './staff.ts';

interface Stored {
  id: string;
  url: string;
}

/** Calls the API as the administrator. */
async function calls<T>(app: App, path: string, method: string, body: object | FormData, token?: string): Promise<T> {
  const isForm = body instanceof FormData;
  const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...(!isForm && { 'Content-Type': 'application/json' }) };
  const answer = await fetch(app.url + path, { method, headers, body: isForm ? body : JSON.stringify(body) });
  expect(answer.ok).toBe(true);
  return (await answer.json()) as T;
}

/** A picture with tags, shown by a testimonial. */
async function stores(app: App, name: string, tags: string): Promise<Stored> {
  const account = { username: app.adminUsername, password: app.adminPassword };
  const { token } = await calls<{ token: string }>(app, '/api/auth/login', 'POST', account);
  const form = new FormData();
  form.set('tags', tags);
  form.set('file', new Blob([PIXEL], { type: 'image/png' }), name);
  const file = await calls<Stored>(app, '/api/admin/media', 'POST', form, token);
  const testimonial = { name: `About ${name}`, location: 'Irby', rating: 5, comment: 'Tidy.', projectType: 'Board', image: file.url };
  await calls(app, '/api/admin/testimonials', 'POST', testimonial, token);
  return file;
}

const shown = async (app: App, name: string) => {
  const all = (await (await fetch(`${app.url}/api/testimonials`)).json()) as { name: string; image: string | null }[];
  return all.find((one) => one.name === `About ${name}`)?.image;
};

const replaces = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByRole('dialog').locator('input[type="file"]').setInputFiles(file);

test('says where a file is used, keeps what is in use, and replaces it in place', async ({ app, newPage }) => {
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
  await expect.poll(() => shown(app, 'ada.png')).toContain(`${url}?v=2-1x1-`);
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
  test(`sets the focal point by click and by keyboard, at ${width} px`, async ({ app, newPage }) => {
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
    await expect.poll(() => shown(app, name)).toContain(`${url}?v=1-1x1-20x100-`);
  });

test('shows the library as a grid or a list, by tag and by missing alt text', async ({ app, newPage }) => {
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
  await expect(page.getByRole('rowheader', { name: 'lamp.png' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'van.png' })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await isAccessible(page);
});
