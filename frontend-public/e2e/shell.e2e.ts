import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { live, scrollTo } from './visitor.ts';
import { startApp, type App } from '../../scripts/testing/app.ts';
import { axe, openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
}, 90_000);
afterAll(() => app.stop());
const { newPage } = openBrowser();

const PHONE = { viewport: { width: 390, height: 844 } };

describe('the services menu', () => {
  test('opens by hovering, shows five groups in 800 px, and closes on leaving and on any click', async () => {
    const page = await newPage();
    await live(page, app.url);
    const panel = page.locator('#menu-services');
    await page.getByRole('link', { name: 'Services', exact: true }).first().hover();
    await panel.getByRole('link', { name: 'View all services' }).waitFor();
    await eventually(() => panel.locator('.menu-group > p').allTextContents()).toEqual([
      'Testing & Compliance',
      'Commercial & Industrial',
      'Safety & Security',
      'Energy & Smart Home',
      'Installation & Upgrades',
    ]);
    await eventually(() => panel.getByRole('listitem').count()).toBe(20);
    await eventually(async () => (await panel.boundingBox())?.width).toBe(800);
    await eventually(() => axe(page)).toEqual([]);
    await page.mouse.move(5, 800);
    await panel.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Services', exact: true }).first().hover();
    await panel.waitFor();
    await panel.locator('.menu-group > p').first().click();
    await panel.waitFor({ state: 'hidden' });
  });

  test('stays open when it was hovered before the page came alive', async () => {
    const page = await newPage();
    let release = () => {};
    const hovered = new Promise<void>((done) => {
      release = done;
    });
    await page.route(/assets\/hydrate-/, async (route) => {
      await hovered;
      await route.continue();
    });
    await page.goto(app.url, { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: 'Services', exact: true }).first().hover();
    const all = page.locator('#menu-services').getByRole('link', { name: 'View all services' });
    await all.waitFor();
    release();
    await page.locator('html[data-live]').waitFor();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await eventually(() => all.isVisible()).toBe(true);
  });

  test('opens, leads and closes with the keyboard', async () => {
    const page = await newPage();
    await live(page, app.url);
    const button = page.getByRole('button', { name: 'Services menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.locator('#menu-services').waitFor();
    await page.keyboard.press('Tab');
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('EICR Testing');
    await page.keyboard.press('Escape');
    await page.locator('#menu-services').waitFor({ state: 'hidden' });
    await eventually(() => button.evaluate((node) => node === document.activeElement)).toBe(true);
  });

  test('opens by a finger, too', async () => {
    const page = await newPage({ hasTouch: true });
    await live(page, app.url);
    await page.getByRole('button', { name: 'Services menu' }).tap();
    await page.locator('#menu-services').getByRole('link', { name: 'Data Cabling' }).tap();
    await page.getByRole('heading', { level: 1, name: /Data Cabling/ }).waitFor();
    await page.locator('#menu-services').waitFor({ state: 'hidden' });
  });

  test('works without script', async () => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto(app.url);
    await page.getByRole('link', { name: 'Services', exact: true }).first().hover();
    await page.locator('#menu-services').getByRole('link', { name: 'PAT Testing' }).click();
    await page.getByRole('heading', { level: 1, name: /PAT/ }).waitFor();
  });
});

test('the company menu is 320 px wide and says where its links lead', async () => {
  const page = await newPage();
  await live(page, app.url);
  await page.getByRole('button', { name: 'Company' }).hover();
  const panel = page.locator('#menu-company');
  await panel.getByText('Learn about our story and values').waitFor();
  await panel.getByText('View our completed work').waitFor();
  await panel.getByText('Get in touch with our team').waitFor();
  await eventually(async () => (await panel.boundingBox())?.width).toBe(320);
  await eventually(() => axe(page)).toEqual([]);
  await panel.getByRole('link', { name: /^About Us/ }).click();
  await page.getByRole('heading', { level: 1, name: /^About/ }).waitFor();
  await panel.waitFor({ state: 'hidden' });
  await eventually(() => page.locator('.nav-link[data-active=true]').allTextContents()).toEqual(['Company']);
});

test('a link of the page changes title, address and active item, scrolls to the top and asks for no page', async () => {
  const page = await newPage();
  await live(page, app.url);
  await scrollTo(page, 3000);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.locator('footer').getByRole('link', { name: 'Safety Inspections' }).click();
  await page.getByRole('heading', { level: 1, name: /EICR/ }).waitFor();
  await eventually(() => page.evaluate(() => scrollY)).toBe(0);
  await eventually(() => page.title()).toMatch(/EICR/);
  await eventually(() => page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${app.url}/services/eicr-testing/wirral`);
  await eventually(() => page.locator('.nav-link[data-active=true]').allTextContents()).toEqual(['Services']);
  expect(documents).toEqual([]);
});

describe('on a phone', () => {
  test('the menu opens, is accessible and closes when a link is chosen', async () => {
    const page = await newPage(PHONE);
    await live(page, app.url);
    await page.getByRole('button', { name: 'Open menu' }).first().click();
    const menu = page.locator('#mobile-menu');
    await eventually(() => menu.getByRole('link').allTextContents()).toEqual([
      'Home',
      'Services',
      'About',
      'Projects',
      'Contact',
      'Call 0151 496 0123',
    ]);
    await eventually(() => axe(page)).toEqual([]);
    await menu.getByRole('link', { name: 'Projects' }).click();
    await page.getByRole('heading', { level: 1, name: 'Our Projects' }).waitFor();
    await menu.waitFor({ state: 'hidden' });
  });

  test('the menu opens and closes with the keyboard', async () => {
    const page = await newPage(PHONE);
    await live(page, app.url);
    const button = page.getByRole('button', { name: 'Open menu' }).first();
    await button.press('Enter');
    const menu = page.locator('#mobile-menu');
    await menu.waitFor();
    await page.keyboard.press('Tab');
    await eventually(() => menu.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await eventually(() => button.evaluate((node) => node === document.activeElement)).toBe(true);
  });

  test('the compact bar comes after 20 px, but not on /services', async () => {
    const page = await newPage(PHONE);
    await live(page, app.url);
    const bar = page.locator('.compact-bar');
    await scrollTo(page, 20);
    await eventually(() => bar.isVisible()).toBe(false);
    await scrollTo(page, 21);
    await bar.waitFor();
    await live(page, `${app.url}/services`);
    await scrollTo(page, 400);
    await eventually(() => bar.count()).toBe(0);
  });
});

test('the floating call button comes after 150 px and is absent on small screens', async () => {
  const page = await newPage();
  await live(page, app.url);
  const call = page.getByRole('link', { name: 'Call Now' });
  await scrollTo(page, 150);
  await eventually(() => call.isVisible()).toBe(false);
  await scrollTo(page, 151);
  await call.waitFor();
  await eventually(() => call.getAttribute('href')).toBe('tel:+441514960123');
  await page.setViewportSize({ width: 639, height: 800 });
  await eventually(() => call.isVisible()).toBe(false);
});
