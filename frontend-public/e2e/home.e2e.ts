import type { Page } from '@playwright/test';
import { axe } from '../../scripts/testing/browser.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { live } from './visitor.ts';

test('loads at most 60 KB of script before anything is touched, compressed by the build, and nothing from the API', async ({ page }) => {
  const asked: string[] = [];
  const sizes: Promise<string | null>[] = [];
  page.on('response', (response) => {
    asked.push(new URL(response.url()).pathname);
    if (response.request().resourceType() === 'script') sizes.push(response.headerValue('content-length'));
  });
  await live(page, '/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  expect(sizes).toHaveLength(1);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + Number(size), 0);
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThanOrEqual(60_000);
});

test('scrolls to the section in the address', FURTHER, async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 800 } });
  await live(page, '/#contact');
  await expect.poll(() => page.locator('#contact').evaluate((part) => Math.abs(part.getBoundingClientRect().top - 100) < 20)).toBe(true);
});

test('filters projects by sector: six skeleton cards, then three projects, or a sentence when there are none', async ({ page }) => {
  await live(page, '/');
  const section = page.locator('#projects');
  let release = () => {};
  const seen = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/project-pages?*', async (route) => {
    await seen;
    await route.continue();
  });
  await section.getByRole('button', { name: 'Education' }).click();
  await expect(section.locator('[data-skeleton=card]')).toHaveCount(6);
  release();
  await expect(section.getByRole('button', { name: 'Education' })).toHaveAttribute('aria-pressed', 'true');
  await expect(section.locator('.sector-education').first()).toBeVisible();
  const badges = () => section.locator('.sector').allTextContents();
  await expect.poll(async () => [...new Set(await badges())]).toEqual(['Education']);
  expect((await badges()).length).toBeLessThanOrEqual(3);
  await section.getByRole('button', { name: 'All Projects' }).click();
  await expect(section.locator('.project-card')).toHaveCount(3);

  await page.route('**/api/project-pages?*', (route) => route.fulfill({ json: { projects: [], page: 1, pages: 1, total: 0 } }));
  await live(page, '/');
  await section.getByRole('button', { name: 'Healthcare' }).click();
  await expect(section.getByText('No projects found for the selected sector.', { exact: true })).toBeVisible();
  await expect.poll(() => axe(page)).toEqual([]);
});

test('keeps a filter chosen before the script has loaded', async ({ app, page }) => {
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
  await expect(page.locator('#projects button[aria-pressed=true]', { hasText: 'Industrial' })).toBeVisible();
});

test('animates words, clients and skeletons as designed; clients start when a tenth of them is visible', FURTHER, async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'no-preference', viewport: { width: 1280, height: 500 } });
  await live(page, '/');
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
  await expect(strip).toHaveAttribute('data-reveal', 'waiting');
  await strip.scrollIntoViewIfNeeded();
  await expect(strip).toHaveAttribute('data-reveal', 'shown');
});

test('shows the clients before they are scrolled to where less motion is asked for', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 664 } });
  await live(page, '/');
  const strip = page.locator('#clients-section .reveal');
  await expect(strip).toHaveAttribute('data-reveal', 'waiting');
  await expect(strip).toHaveCSS('opacity', '1');
});

test.describe('the testimonials', () => {
  const shown = (page: Page) =>
    page.locator('.slide').evaluateAll((slides) => slides.findIndex((slide) => slide.dataset['state'] === 'shown'));
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
  const direction = (page: Page) => page.locator('.carousel').getAttribute('data-direction');

  test('advance every five seconds until paused, and wrap in both directions', async ({ newPage }) => {
    const page = await newPage({ own: true, reducedMotion: 'no-preference' });
    // From here on the page's clock advances only on command.
    await page.clock.install();
    await live(page, '/');
    await page.clock.pauseAt(Date.now() + 600_000);
    await press(page, /Show testimonial 2/);
    await press(page, 'Previous testimonial');
    await expect.poll(() => shown(page)).toBe(0);
    await expect.poll(() => direction(page)).toBe('back');
    await page.clock.runFor(4999);
    expect(await shown(page)).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => shown(page)).toBe(1);
    await expect.poll(() => direction(page)).toBe('forward');
    await page.clock.runFor(5000);
    await expect.poll(() => shown(page)).toBe(2);
    await page.clock.runFor(5000);
    await expect.poll(() => shown(page)).toBe(0);
    await press(page, 'Previous testimonial');
    await expect.poll(() => shown(page)).toBe(2);
    await press(page, 'Next testimonial');
    await expect.poll(() => shown(page)).toBe(0);
    await press(page, 'Pause testimonials');
    await expect(page.getByRole('button', { name: 'Play testimonials' })).toBeVisible();
    await page.clock.runFor(20_000);
    expect(await shown(page)).toBe(0);
    await page.clock.resume();
    await expect.poll(() => axe(page)).toEqual([]);
  });

  test('stand still with reduced motion; a long one can be expanded', FURTHER, async ({ newPage }) => {
    const page = await newPage({ own: true, viewport: { width: 390, height: 844 } });
    await page.clock.install();
    await live(page, '/');
    await expect(page.getByRole('button', { name: 'Play testimonials' })).toBeVisible();
    await page.clock.fastForward(20_000);
    expect(await shown(page)).toBe(0);
    const comment = page.locator('.slide blockquote').first();
    const isCut = () => comment.evaluate((node) => node.scrollHeight > node.clientHeight);
    expect(await isCut()).toBe(true);
    await press(page, 'Read in full');
    await expect.poll(isCut).toBe(false);
    await press(page, 'Show less');
    await expect.poll(isCut).toBe(true);
  });

  test('are stacked without script', FURTHER, async ({ newPage }) => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto('/');
    for (const slide of await page.locator('.slide').all()) await expect(slide).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next testimonial' })).toBeHidden();
  });
});
