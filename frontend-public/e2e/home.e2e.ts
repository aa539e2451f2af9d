import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { live } from './visitor.ts';
import { startApp, type App } from '../../scripts/testing/app.ts';
import { axe, openBrowser } from '../../scripts/testing/browser.ts';
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

test('its script fits into 80 KB on the wire, as the build compressed it', async () => {
  const page = await newPage();
  const sizes: Promise<string | null>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') sizes.push(answer.headerValue('content-length'));
  });
  await live(page, app.url);
  expect(sizes).toHaveLength(2);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + Number(size), 0);
  expect(bytes).toBeGreaterThan(60_000);
  expect(bytes).toBeLessThanOrEqual(80_000);
});

test('an address with a part of the page leads to that part, whatever lies above it', async () => {
  const page = await newPage({ viewport: { width: 1280, height: 800 } });
  await live(page, `${app.url}/#contact`);
  await eventually(() => page.locator('#contact').evaluate((part) => Math.abs(part.getBoundingClientRect().top - 100) < 20)).toBe(true);
});

test('a sector shows six grey cards, then its first three projects; one without any says so, and all comes back', async () => {
  const page = await newPage();
  await live(page, app.url);
  const section = page.locator('#projects');
  let release = () => {};
  const seen = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/projects', async (route) => {
    await seen;
    await route.continue();
  });
  await section.getByRole('button', { name: 'Education' }).click();
  await eventually(() => section.locator('[data-skeleton=card]').count()).toBe(6);
  release();
  await eventually(() => section.getByRole('button', { name: 'Education' }).getAttribute('aria-pressed')).toBe('true');
  await section.locator('.sector-education').first().waitFor();
  const badges = () => section.locator('.sector').allTextContents();
  await eventually(async () => [...new Set(await badges())]).toEqual(['Education']);
  expect((await badges()).length).toBeLessThanOrEqual(3);
  await section.getByRole('button', { name: 'All Projects' }).click();
  await eventually(() => section.locator('.project-card').count()).toBe(3);

  await page.route('**/api/projects', (route) => route.fulfill({ json: [] }));
  await live(page, app.url);
  await section.getByRole('button', { name: 'Healthcare' }).click();
  await section.getByText('No projects found for the selected sector.', { exact: true }).waitFor();
  await eventually(() => axe(page)).toEqual([]);
});

test('without its definition the home page shows the built-in one, and grey cards until the lists have come', async () => {
  const page = await newPage({ allow: [/Failed to load resource/, /Failed to fetch/] });
  await live(page, `${app.url}/terms`);
  let release = () => {};
  const seen = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/homepage/published', (route) => route.abort());
  for (const list of ['**/api/projects', '**/api/testimonials*'])
    await page.route(list, async (route) => {
      await seen;
      await route.continue();
    });
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: /electricians you can rely on/ }).waitFor();
  await eventually(() => page.locator('#projects [data-skeleton=card]').count()).toBe(6);
  await eventually(() => page.locator('#testimonials-section [data-skeleton=quote]').count()).toBe(3);
  await eventually(() => axe(page)).toEqual([]);
  release();
  await eventually(() => page.locator('#projects .project-card').count()).toBe(3);
  await page.locator('.slide[data-state=shown]').waitFor();
  await eventually(() => page.locator('main > :last-child').getAttribute('id')).toBe('contact');
});

test('a filter that is pressed before the script has come is not lost', async () => {
  const page = await newPage();
  let release = () => {};
  const pressed = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/hydrate-*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(app.url, { waitUntil: 'commit' });
  await page.locator('#projects').getByRole('button', { name: 'Industrial' }).click();
  release();
  await page.locator('#projects button[aria-pressed=true]', { hasText: 'Industrial' }).waitFor();
});

test('words, clients and skeletons keep the times and sizes of section 9; the clients wait until a tenth of them is seen', async () => {
  const page = await newPage({ reducedMotion: 'no-preference', viewport: { width: 1280, height: 500 } });
  await live(page, app.url);
  const styleOf = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
  const words = await page.locator('.rotator span').allTextContents();
  expect(words).toEqual(['Commercial', 'Industrial', 'Domestic', 'Solar', 'Renewables']);
  expect(Number.parseFloat(await styleOf('.rotator span', 'animation-duration')) * 1000).toBe(2125 * words.length);
  expect(await styleOf('.logo-loop', 'animation-duration')).toBe('30s');
  expect(await styleOf('.client-mark', 'width')).toBe('180px');
  expect(await page.locator('.logo-loop ul:not([aria-hidden=true]) li').count()).toBe(7);

  const strip = page.locator('#clients-section .reveal');
  await eventually(() => strip.getAttribute('data-reveal')).toBe('waiting');
  await strip.scrollIntoViewIfNeeded();
  await eventually(() => strip.getAttribute('data-reveal')).toBe('shown');
});

describe('the testimonials', () => {
  const shown = (page: Page) =>
    page.locator('.slide').evaluateAll((slides) => slides.findIndex((slide) => slide.dataset['state'] === 'shown'));
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
  const direction = (page: Page) => page.locator('.carousel').getAttribute('data-direction');

  test('advance every five seconds until they are paused, and wrap both ways', async () => {
    const page = await newPage({ reducedMotion: 'no-preference' });
    // The page's clock stands still from here on: it goes as far as it is told to.
    await page.clock.install();
    await live(page, app.url);
    await page.clock.pauseAt(Date.now() + 600_000);
    await press(page, /Show testimonial 2/);
    await press(page, 'Previous testimonial');
    await eventually(() => shown(page)).toBe(0);
    await eventually(() => direction(page)).toBe('back');
    await page.clock.runFor(4999);
    expect(await shown(page)).toBe(0);
    await page.clock.runFor(1);
    await eventually(() => shown(page)).toBe(1);
    await eventually(() => direction(page)).toBe('forward');
    await page.clock.runFor(5000);
    await eventually(() => shown(page)).toBe(2);
    await page.clock.runFor(5000);
    await eventually(() => shown(page)).toBe(0);
    await press(page, 'Previous testimonial');
    await eventually(() => shown(page)).toBe(2);
    await press(page, 'Next testimonial');
    await eventually(() => shown(page)).toBe(0);
    await press(page, 'Pause testimonials');
    await page.getByRole('button', { name: 'Play testimonials' }).waitFor();
    await page.clock.runFor(20_000);
    expect(await shown(page)).toBe(0);
    await page.clock.resume();
    await eventually(() => axe(page)).toEqual([]);
  });

  test('stand still for those who asked for less motion; what four lines do not hold can be read in full', async () => {
    const page = await newPage({ viewport: { width: 390, height: 844 } });
    await page.clock.install();
    await live(page, app.url);
    await page.getByRole('button', { name: 'Play testimonials' }).waitFor();
    await page.clock.fastForward(20_000);
    expect(await shown(page)).toBe(0);
    const comment = page.locator('.slide blockquote').first();
    const isCut = () => comment.evaluate((node) => node.scrollHeight > node.clientHeight);
    expect(await isCut()).toBe(true);
    await press(page, 'Read in full');
    await eventually(isCut).toBe(false);
    await press(page, 'Show less');
    await eventually(isCut).toBe(true);
  });

  test('stand below each other without script', async () => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto(app.url);
    for (const slide of await page.locator('.slide').all()) await slide.waitFor();
    await page.getByRole('button', { name: 'Next testimonial' }).waitFor({ state: 'hidden' });
  });
});
