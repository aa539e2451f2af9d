import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { type App, startApp } from '../../scripts/testing/app.ts';
import { openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';
import { enters, isAccessible, seesNotice } from './staff.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
const { newPage } = openBrowser();

/** The content of a service, emptied. */
async function opensEditor(page: Page, service: string): Promise<{ dialog: Locator; text: Locator }> {
  await enters(page, app, 'services');
  await page.getByRole('link', { name: `Edit ${service}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Content' }).click();
  const text = dialog.getByRole('textbox', { name: 'Content' });
  await text.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  return { dialog, text };
}

async function savedContent(page: Page, slug: string): Promise<string> {
  await page.getByRole('button', { name: 'Update Service' }).click();
  await seesNotice(page, 'Service Updated');
  const service = (await (await fetch(`${app.url}/api/services/${slug}`)).json()) as { content: string };
  return service.content;
}

test('text is written with headings, lists, alignment, links and a table of 3x3', async () => {
  const page = await newPage();
  const { dialog, text } = await opensEditor(page, 'EICR Testing');
  await eventually(() => text.locator('[data-placeholder]').getAttribute('data-placeholder')).toBe('Enter page content...');
  await eventually(async () => (await text.boundingBox())?.height).toBeGreaterThanOrEqual(300);
  await isAccessible(page);
  const tool = (name: string) => dialog.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });

  await tool('Heading 2').click();
  await eventually(() => tool('Heading 2').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.type('Why test');
  await tool('Align center').click();
  await page.keyboard.press('Enter');
  await tool('Bold').click();
  await page.keyboard.type('Safety');
  await page.keyboard.press('Shift+Home');
  await tool('Link').click();
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByLabel('Link address').fill('http://example.org');
  await page.keyboard.press('Enter');
  await link.getByText('Give a path such as /contact', { exact: false }).waitFor();
  await isAccessible(page);
  await link.getByLabel('Link address').fill('/contact');
  await link.getByRole('button', { name: 'Set link' }).click();
  await link.waitFor({ state: 'detached' });
  await text.getByRole('link', { name: 'Safety' }).waitFor();
  // Out of the selection, which the next key would replace.
  await page.keyboard.press('ArrowRight');
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await tool('Insert table').click();
  await eventually(() => text.getByRole('row').count()).toBe(3);
  await eventually(() => text.getByRole('cell').count()).toBe(9);
  await page.keyboard.type('One');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Two');
  await tool('Add row').click();
  await isAccessible(page);
  const content = await savedContent(page, 'eicr-testing');
  expect(content).toContain('<h2 class="text-center">Why test</h2>');
  expect(content).toMatch(/<a href="\/contact">.*Safety.*<\/a>/);
  expect(content.match(/<tr>/g)).toHaveLength(4);
  expect(content).not.toContain('style=');
});

test('by keys alone: to the toolbar, within it, into a table and out of it', async () => {
  const page = await newPage();
  const { dialog, text } = await opensEditor(page, 'PAT Testing');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.keyboard.press('Shift+Tab');
  await eventually(() => focused()).toBe('Heading 2');
  await page.keyboard.press('End');
  await eventually(() => focused()).toBe('Insert picture');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await eventually(() => focused()).toBe('Heading 3');
  await page.keyboard.press('Enter');
  // What was chosen is meant for the text: typing goes on there.
  await text.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('What we look at');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  for (let step = 0; step < 20 && (await focused()) !== 'Insert table'; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await text.and(page.locator(':focus')).waitFor();
  for (let cell = 1; cell < 9; cell += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('Last');
  await eventually(() => text.getByRole('cell').last().textContent()).toBe('Last');
  await page.keyboard.press('Tab');
  await eventually(() => text.getByRole('row').count()).toBe(3);
  await eventually(() => dialog.getByRole('button', { name: 'Cancel' }).evaluate((button) => button === document.activeElement)).toBe(true);
  await eventually(() => savedContent(page, 'pat-testing')).toContain('<h3>What we look at</h3>');
});

test('a picture is inserted with a text for those who cannot see it', async () => {
  const page = await newPage();
  const { dialog, text } = await opensEditor(page, 'Emergency Lighting');
  await dialog.getByRole('button', { name: 'Insert picture' }).click();
  const picture = page.getByRole('dialog', { name: 'Insert picture' });
  await picture.getByRole('button', { name: 'Insert' }).click();
  await picture.getByText('Required').waitFor();
  await picture.getByLabel('Image address').fill('/favicon.ico');
  await picture.getByLabel('What it shows').fill('A lit exit sign');
  await isAccessible(page);
  await page.keyboard.press('Enter');
  await text.getByRole('img', { name: 'A lit exit sign' }).waitFor();
  await eventually(() => savedContent(page, 'emergency-lighting')).toContain('<img src="/favicon.ico" alt="A lit exit sign"');
});
