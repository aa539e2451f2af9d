import { readFileSync } from 'node:fs';
import type { App } from '../../scripts/testing/app.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin, tokenOf } from './accounts.ts';
import { enters, isAccessible, seesNotice } from './staff.ts';

interface Project {
  id: string;
  slug: string;
  title: string;
}

async function uploads(app: App, name: string): Promise<void> {
  const form = new FormData();
  form.set('alt', `What ${name} shows`);
  form.set('file', new Blob([readFileSync(`frontend-public/src/assets/art/${name}-800.avif`)]), `${name}.avif`);
  const headers = { Authorization: `Bearer ${await tokenOf(app)}` };
  expect((await fetch(`${app.url}/api/admin/media`, { method: 'POST', headers, body: form })).status).toBe(201);
}

test('compares before and after by keyboard, by touch and without script', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await uploads(app, 'team');
  await uploads(app, 'van');
  const [project] = (await (await asAdmin(app, 'GET', 'projects')).json()) as Project[];
  await enters(page, `projects/${project?.id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit Project' });
  // By keyboard: the tab is only half in view, and may move away while a mouse presses it.
  await expect(dialog.getByLabel('Project Title')).not.toHaveValue('');
  await dialog.getByRole('tab', { name: 'Images' }).press('Enter');
  await dialog.getByRole('button', { name: 'Add pair' }).click();
  for (const [place, name] of [
    ['Before', 'team.avif'],
    ['After', 'van.avif'],
  ] as const) {
    await dialog.getByRole('group', { name: place, exact: false }).last().getByRole('button', { name: 'Choose picture' }).click();
    await page.getByRole('dialog', { name: 'Choose a picture' }).getByRole('button', { name }).click();
  }
  await dialog.getByLabel('What the first shows').fill('The old board');
  await dialog.getByLabel('What the second shows').fill('The new board');
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Update Project' }).click();
  await seesNotice(page, 'Project Updated');

  const address = `${app.url}/projects/${project?.slug}`;
  await page.goto(address);
  const slider = page.getByRole('slider', { name: "How much of 'before' to show" });
  await slider.scrollIntoViewIfNeeded();
  await isAccessible(page);
  const cut = () => page.locator('.before-after').evaluate((element) => getComputedStyle(element).getPropertyValue('--cut'));
  await expect.poll(cut).toBe('50%');
  await slider.focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(cut).toBe('53%');
  const frame = await slider.boundingBox();
  if (!frame) throw new Error('The slider has no place.');
  await page.touchscreen.tap(frame.x + frame.width * 0.1, frame.y + frame.height / 2);
  await expect.poll(async () => Number.parseInt(await cut(), 10)).toBeLessThan(25);
  await expect(page.getByRole('img', { name: 'The old board' })).toBeVisible();

  const still = await newPage({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });
  await still.goto(address);
  const [first, second] = [still.getByRole('img', { name: 'The old board' }), still.getByRole('img', { name: 'The new board' })];
  await first.scrollIntoViewIfNeeded();
  const [left, right] = [await first.boundingBox(), await second.boundingBox()];
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  await expect(still.locator('.before-after input')).toBeHidden();
});
