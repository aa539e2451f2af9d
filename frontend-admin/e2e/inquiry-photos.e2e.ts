import { readFileSync } from 'node:fs';
import type { App } from '../../scripts/testing/app.ts';
import { expect, FURTHER, furtherCase, test } from '../../scripts/testing/journey.ts';
import { enters, isAccessible } from './staff.ts';

const PICTURES = ['hero', 'other', 'about'].map((name) =>
  readFileSync(new URL(`../../frontend-public/src/assets/art/${name}-800.webp`, import.meta.url)),
);

async function sendsPhotos({ url }: App): Promise<void> {
  const enquiry = { name: 'Ann Lloyd', email: 'ann@example.org', phone: '0151 496 0771', serviceType: 'eicr', message: 'See my photos.' };
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${url}/api/contact`, { method: 'POST', headers, body: JSON.stringify({ ...enquiry, photos: 3 }) });
  const { id, uploadKey } = (await response.json()) as { id: string; uploadKey: string };
  for (const picture of PICTURES) {
    const body = new FormData();
    body.append('file', new Blob([picture]), 'photo');
    const added = await fetch(`${url}/api/contact/${id}/photos`, { method: 'POST', headers: { 'Upload-Key': uploadKey }, body });
    expect(added.status).toBe(201);
  }
}

test.beforeAll(({ app }) => sendsPhotos(app));

for (const [index, width] of [390, 1280].entries()) {
  test(`shows the photos of an enquiry, small and large, at ${width} px`, furtherCase(index), async ({ newPage }) => {
    const page = await newPage({ viewport: { width, height: 800 }, hasTouch: true });
    await enters(page, 'inquiries');
    await expect(page.getByRole('img', { name: '3 photos' })).toBeVisible();
    await isAccessible(page);
    await page.getByRole('link', { name: 'View enquiry from Ann Lloyd' }).click();
    const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
    const photos = dialog.getByRole('region', { name: 'Photos' }).getByRole('button');
    await expect(photos).toHaveCount(3);
    await expect(dialog.getByRole('img', { name: 'Photo 3 of 3 from Ann Lloyd' })).toBeVisible();
    await isAccessible(page);

    await page.getByRole('button', { name: 'Photo 2 of 3 from Ann Lloyd' }).press('Enter');
    const large = (number: number) => page.getByRole('dialog', { name: `Photo ${number} of 3 from Ann Lloyd` });
    const picture = (number: number) => large(number).getByRole('img', { name: `Photo ${number} of 3 from Ann Lloyd` });
    await expect(picture(2)).toBeVisible();
    await expect.poll(() => picture(2).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
    await isAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect(picture(3)).toBeVisible();
    await expect(large(3).getByRole('button', { name: 'Next photo' })).toBeDisabled();
    await page.keyboard.press('ArrowRight');
    await large(3).getByRole('button', { name: 'Previous photo' }).click();
    await page.keyboard.press('ArrowLeft');
    await expect(picture(1)).toBeVisible();

    const swipe = (from: number, to: number) =>
      picture(1)
        .or(picture(2))
        .evaluate(
          (image, [start, end]) => {
            const at = (clientX = 0) => new Touch({ identifier: 1, target: image, clientX, clientY: 100 });
            image.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [at(start)], changedTouches: [at(start)] }));
            image.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [at(end)] }));
          },
          [from, to],
        );
    await swipe(100, 120);
    await expect(picture(1)).toBeVisible();
    await swipe(200, 100);
    await expect(picture(2)).toBeVisible();

    const download = page.waitForEvent('download');
    await large(2).getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('photo-2-ann-lloyd.jpg');
    await page.keyboard.press('Escape');
    await expect(large(2)).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('button', { name: 'Photo 2 of 3 from Ann Lloyd' })).toBeFocused();
  });
}

test('says when a photo cannot be loaded', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/status of 503/] });
  await page.route('**/photos/*/small', (route) => route.fulfill({ status: 503, json: { statusCode: 503, error: 'Not now.' } }));
  await enters(page, 'inquiries');
  await page.getByRole('link', { name: 'View enquiry from Ann Lloyd' }).click();
  await expect(page.getByRole('img', { name: 'Photo 1 of 3 from Ann Lloyd: not loaded' })).toBeVisible();
  await isAccessible(page);
});
