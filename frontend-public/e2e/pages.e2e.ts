import type { Page } from '@playwright/test';
import type { App } from '../../scripts/testing/app.ts';
import { axe } from '../../scripts/testing/browser.ts';
import { expect, FURTHER, furtherCase, test } from '../../scripts/testing/journey.ts';
import { doublesTheText, fitsTheScreen, live } from './visitor.ts';

const PAGES: [path: string, heading: RegExp][] = [
  ['/', /./],
  ['/about', /^About /],
  ['/services', /^Our Services$/],
  ['/services/eicr-testing', /EICR/],
  ['/services/fire-alarm-systems/wirral', /Fire/],
  ['/projects', /^Our Projects$/],
  ['/projects/emergency-lighting-test-and-renewal-outpatient-block', /^Emergency Lighting/],
  ['/areas', /^Areas We Cover$/],
  ['/areas/birkenhead', /^Electricians in Birkenhead$/],
  ['/contact', /^Contact Us$/],
  ['/privacy', /^Privacy Policy$/],
  ['/terms', /^Terms of Service$/],
  ['/cookies', /^Cookie Policy$/],
];

/** Collects requests that no first visit should make: to the API, as the page contains its data, and to other hosts. */
function needless(app: App, page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && (origin !== app.url || pathname.startsWith('/api/'))) asked.push(request.url());
  });
  return asked;
}

/** Shown like others of the list. */
const ALIKE = ['/services/fire-alarm-systems/wirral', '/terms', '/cookies'];

/** Pages with parts that narrow screens show differently. */
const WITH_NARROW_PARTS = ['/', '/services/eicr-testing', '/contact'];

for (const [path, heading] of PAGES) {
  test(
    `${path} is complete and accessible, and fits from 320 px and with text of twice the size`,
    ALIKE.includes(path) ? FURTHER : {},
    async ({ app, newPage }) => {
      const page = await newPage({ viewport: { width: 1280, height: 900 } });
      const asked = needless(app, page);
      await live(page, path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect.poll(() => axe(page)).toEqual([]);
      expect(asked).toEqual([]);
      await doublesTheText(page);
      await fitsTheScreen(page);
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
      await page.setViewportSize({ width: 320, height: 900 });
      await fitsTheScreen(page);
      if (WITH_NARROW_PARTS.includes(path)) await expect.poll(() => axe(page)).toEqual([]);
    },
  );
}

for (const path of ['/projects/full-rewire-of-a-victorian-villa', '/services/eicr-testing/birkenhead', '/postcode-check?postcode=CH62']) {
  test(`${path} makes no request to the API on a first visit`, FURTHER, async ({ app, page }) => {
    const asked = needless(app, page);
    await live(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
}

test('links each project to its page', FURTHER, async ({ page }) => {
  await live(page, '/projects');
  const first = page.locator('.project-card').first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The Challenge' })).toBeVisible();
  await expect.poll(() => axe(page)).toEqual([]);
});

test('searches and filters services, and clears the filters', async ({ page }) => {
  await live(page, '/services');
  const cards = page.locator('.service-card');
  const search = page.getByRole('searchbox', { name: 'Search services' });
  const announced = page.locator('main').getByRole('status');
  await expect(page.getByRole('button', { name: /^All/ })).toHaveText('All20');
  await search.fill('solar');
  await expect(cards.first()).toContainText('Solar Panel Installation');
  await expect(announced).toHaveText(/^\d+ services?$/);
  await search.fill('zzz');
  await expect(announced.getByText('No services found matching your search', { exact: true })).toBeVisible();
  await expect.poll(() => axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(cards).toHaveCount(20);
  await expect(page.locator('input[type=search]:focus')).toBeVisible();
  await page.getByRole('button', { name: /^Emergency/ }).click();
  await expect(announced).toHaveText(/^[2-9] services$/);
  // A filter announces nothing else; the form has its own.
  expect(await page.locator('main [aria-live]:not(dialog *)').count()).toBe(0);
});

for (const [words, title] of [
  ['car charger', 'EV Charging Points'],
  ['fuse board', 'Consumer Unit Upgrades'],
  ['landlord certificate', 'Landlord Services'],
  ['chager', 'EV Charging Points'],
  ['rewirng', 'Rewiring Services'],
] as const) {
  test(`"${words}" finds ${title} first`, FURTHER, async ({ page }) => {
    await live(page, '/services');
    await page.getByRole('searchbox').fill(words);
    await expect(page.locator('.service-card h2').first()).toContainText(title);
  });
}

for (const [index, [path, card, chip]] of (
  [
    ['/services', '.service-card', 'Specialist'],
    ['/projects', '.project-card', 'Industrial'],
    ['/', '#projects .project-card', 'Industrial'],
  ] as const
).entries()) {
  test(`keeps the filters after Back and a reload on ${path}`, furtherCase(index), async ({ page }) => {
    await live(page, path);
    const chosen = page.locator('.filters [aria-pressed=true]', { hasText: chip });
    const titles = () => page.locator(`${card} :is(h2, h3)`).allTextContents();
    const all = await titles();
    await page.locator('.filters').getByRole('button', { name: chip }).click();
    await expect(chosen).toBeVisible();
    await expect.poll(titles).not.toEqual(all);
    // The placeholders that may come first have no titles.
    await expect.poll(titles).not.toEqual([]);
    const narrowed = await titles();
    await page.locator(card).first().getByRole('link').click();
    await page.waitForURL(/\/(services|projects)\/./);
    await page.goBack();
    await expect(chosen).toBeVisible();
    await expect.poll(titles).toEqual(narrowed);
    await page.reload();
    await expect(chosen).toBeVisible();
    await expect.poll(titles).toEqual(narrowed);
  });
}

test('searches and filters services and projects on the server without script', FURTHER, async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto('/services');
  await page.getByRole('searchbox').fill('chager');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL(/[?&]q=chager/);
  expect(await page.locator('.service-card').count()).toBe(1);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await page
    .locator('.filters')
    .getByRole('button', { name: /^Domestic/ })
    .click();
  await page.waitForURL(/q=chager&category=domestic/);
  expect(await page.locator('.service-card').count()).toBe(1);
  await page.getByRole('searchbox').fill('solar');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL(/q=solar&category=domestic/);
  await page.getByRole('searchbox').fill('zzz');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.locator('.service-card')).toHaveCount(20);
  await page.goto('/projects');
  await page.getByRole('button', { name: 'Industrial' }).click();
  await page.waitForURL(/category=industrial/);
  await expect(page.getByRole('button', { name: 'Industrial', pressed: true })).toBeVisible();
});

test('shows the same service in another place from the location tabs', FURTHER, async ({ page }) => {
  await live(page, '/services/eicr-testing/wirral');
  await page
    .getByRole('navigation', { name: /by location/ })
    .getByRole('link')
    .nth(1)
    .click();
  await page.waitForURL(/\/services\/eicr-testing\/(?!wirral)/);
  await expect(page.locator('.location-tabs [aria-current=page]')).toBeVisible();
  await expect(page.getByText('Q1', { exact: true })).toBeVisible();
});

for (const [index, [path, text]] of (
  [
    ['/no-such-page', '404 Page Not Found'],
    ['/no/such/page?x=1', '404 Page Not Found'],
    ['/projects/no-such-project', '404 Page Not Found'],
    ['/services/no-such-service', 'Service Not Found'],
  ] as const
).entries()) {
  test(`${path} says "${text}" with status 404`, furtherCase(index), async ({ newPage }) => {
    const page = await newPage({ allow: [/status of 404/] });
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html[data-live]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
    await expect.poll(() => axe(page)).toEqual([]);
    await page.getByRole('searchbox', { name: 'Search services' }).fill('fuse board');
    await page.keyboard.press('Enter');
    await page.waitForURL('/services?q=fuse+board');
    await expect(page.getByRole('heading', { level: 2, name: 'Consumer Unit Upgrades' })).toBeVisible();
  });
}
