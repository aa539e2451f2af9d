import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { live } from './visitor.ts';
import { startApp, type App } from '../../scripts/testing/app.ts';
import { openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
}, 90_000);
afterAll(() => app.stop());
const { newPage } = openBrowser();

test('comes alive without a request to the API and without a complaint', async () => {
  const page = await newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await live(page, app.url);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('a sector shows its first three projects, and all comes back', async () => {
  const page = await newPage();
  await live(page, app.url);
  const section = page.locator('#projects');
  await section.getByRole('button', { name: 'Education' }).click();
  await eventually(() => section.getByRole('button', { name: 'Education' }).getAttribute('aria-pressed')).toBe('true');
  await section.locator('.sector-education').first().waitFor();
  const badges = () => section.locator('.sector').allTextContents();
  await eventually(async () => [...new Set(await badges())]).toEqual(['Education']);
  expect((await badges()).length).toBeLessThanOrEqual(3);
  await section.getByRole('button', { name: 'All Projects' }).click();
  await eventually(() => section.locator('.project-card').count()).toBe(3);
});

test('a filter that is pressed before the script has come is not lost', async () => {
  const page = await newPage();
  await page.route('**/hydrate-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(app.url, { waitUntil: 'commit' });
  const industrial = page.locator('#projects').getByRole('button', { name: 'Industrial' });
  await industrial.click();
  await page.locator('#projects button[aria-pressed=true]', { hasText: 'Industrial' }).waitFor();
});

describe('the testimonials', () => {
  const shown = (page: Page) => page.locator('.slide').evaluateAll((slides) => slides.findIndex((slide) => !slide.hasAttribute('inert')));

  test('advance every five seconds until they are paused, and wrap both ways', async () => {
    const page = await newPage({ reducedMotion: 'no-preference' });
    await live(page, app.url);
    await eventually(() => shown(page)).toBe(0);
    await page.getByRole('button', { name: 'Previous testimonial' }).click();
    await eventually(() => shown(page)).toBe(2);
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    await eventually(() => shown(page)).toBe(0);
    await page.waitForTimeout(5400);
    await eventually(() => shown(page)).toBe(1);
    await page.getByRole('button', { name: 'Pause testimonials' }).click();
    await page.waitForTimeout(5400);
    await eventually(() => shown(page)).toBe(1);
    await page.getByRole('button', { name: /Show testimonial 3/ }).click();
    await eventually(() => shown(page)).toBe(2);
  }, 30_000);

  test('stand still for those who asked for less motion', async () => {
    const page = await newPage();
    await live(page, app.url);
    await page.waitForTimeout(5400);
    await eventually(() => shown(page)).toBe(0);
  }, 20_000);
});
