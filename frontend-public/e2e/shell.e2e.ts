import { axe } from '../../scripts/testing/browser.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { live, scrollTo } from './visitor.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

test.describe('the services menu', () => {
  test('opens on hover with five groups in 800 px, and closes on leaving and on any click', async ({ page }) => {
    await live(page, '/');
    const panel = page.locator('#menu-services');
    await page.getByRole('link', { name: 'Services', exact: true }).first().hover();
    await expect(panel.getByRole('link', { name: 'View all services' })).toBeVisible();
    await expect(panel.locator('.menu-group > p')).toHaveText([
      'Testing & Compliance',
      'Commercial & Industrial',
      'Safety & Security',
      'Energy & Smart Home',
      'Installation & Upgrades',
    ]);
    await expect(panel.getByRole('listitem')).toHaveCount(20);
    await expect(panel.locator('.menu-art')).toHaveCount(5);
    await expect.poll(async () => (await panel.boundingBox())?.width).toBe(800);
    await expect.poll(() => axe(page)).toEqual([]);
    await page.mouse.move(5, 800);
    await expect(panel).toBeHidden();
    await page.getByRole('link', { name: 'Services', exact: true }).first().hover();
    await expect(panel).toBeVisible();
    await panel.locator('.menu-group > p').first().click();
    await expect(panel).toBeHidden();
  });

  test('stays open when it was hovered before the script', FURTHER, async ({ app, page }) => {
    let release = () => {};
    const hovered = new Promise<void>((done) => {
      release = done;
    });
    await page.route(/assets\/index-.*js/, async (route) => {
      await hovered;
      await route.continue();
    });
    await page.goto(app.url, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Services', exact: true }).first().hover();
    const all = page.locator('#menu-services').getByRole('link', { name: 'View all services' });
    await expect(all).toBeVisible();
    release();
    await expect(page.locator('html[data-live]')).toBeVisible();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(all).toBeVisible();
  });

  test('opens, navigates and closes by keyboard', async ({ page }) => {
    await live(page, '/');
    const button = page.getByRole('button', { name: 'Services menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#menu-services')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('EICR Testing');
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu-services')).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('opens on touch', FURTHER, async ({ newPage }) => {
    const page = await newPage({ hasTouch: true });
    await live(page, '/');
    await page.getByRole('button', { name: 'Services menu' }).tap();
    await page.locator('#menu-services').getByRole('link', { name: 'Data Cabling' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: /Data Cabling/ })).toBeVisible();
    await expect(page.locator('#menu-services')).toBeHidden();
  });

  test('works without script', FURTHER, async ({ newPage }) => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto('/');
    await page.getByRole('link', { name: 'Services', exact: true }).first().hover();
    await page.locator('#menu-services').getByRole('link', { name: 'PAT Testing' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /PAT/ })).toBeVisible();
  });
});

test('opens a company menu of 320 px with described links', FURTHER, async ({ page }) => {
  await live(page, '/');
  await page.getByRole('button', { name: 'Company' }).hover();
  const panel = page.locator('#menu-company');
  await expect(panel.getByText('Learn about our story and values')).toBeVisible();
  await expect(panel.getByText('View our completed work')).toBeVisible();
  await expect(panel.getByText('Get in touch with our team')).toBeVisible();
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(320);
  await expect.poll(() => axe(page)).toEqual([]);
  await panel.getByRole('link', { name: /^About Us/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(page.locator('.nav-link[data-active=true]')).toHaveText(['Company']);
});

test('changes title, address and active item and begins at the top', FURTHER, async ({ app, page }) => {
  await live(page, '/');
  await scrollTo(page, 3000);
  await page.locator('footer').getByRole('link', { name: 'Safety Inspections' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /EICR/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(/EICR/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${app.url}/services/eicr-testing/wirral`);
  await expect(page.locator('.nav-link[data-active=true]')).toHaveText(['Services']);
});

test.describe('on a phone', () => {
  test('opens an accessible menu and closes it after a link', async ({ newPage }) => {
    const page = await newPage(PHONE);
    await live(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).first().click();
    const menu = page.locator('#mobile-menu');
    await expect(menu.getByRole('link')).toHaveText(['Home', 'Services', 'About', 'Projects', 'Contact', /^Call 0151 496 01/]);
    await expect.poll(() => axe(page)).toEqual([]);
    await menu.getByText('Testing & Compliance').click();
    await expect(menu.getByRole('link', { name: 'EICR Testing' })).toBeVisible();
    await expect.poll(() => axe(page)).toEqual([]);
    await menu.getByText('Energy & Smart Home').click();
    await expect(menu.getByRole('link', { name: 'EICR Testing' })).toBeHidden();
    await menu.getByRole('link', { name: 'EV Charging Points' }).press('Enter');
    await page.waitForURL(/\/services\/ev-charging-points\//);
    await page.getByRole('button', { name: 'Open menu' }).first().click();
    await expect(menu.getByRole('link', { name: 'EV Charging Points' })).toBeVisible();
    await menu.getByRole('link', { name: 'Projects' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible();
    await expect(menu).toBeHidden();
  });

  test('opens and closes the menu by keyboard', FURTHER, async ({ newPage }) => {
    const page = await newPage(PHONE);
    await live(page, '/');
    const button = page.getByRole('button', { name: 'Open menu' }).first();
    await button.press('Enter');
    const menu = page.locator('#mobile-menu');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect.poll(() => menu.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('shows the compact bar after 20 px, but not on /services', async ({ newPage }) => {
    const page = await newPage(PHONE);
    await live(page, '/');
    const bar = page.locator('.compact-bar');
    await scrollTo(page, 20);
    await expect(bar).toBeHidden();
    await scrollTo(page, 21);
    await expect(bar).toBeVisible();
    await live(page, '/services');
    await scrollTo(page, 400);
    await expect(bar).toHaveCount(0);
  });
});

test('shows the floating call button after 150 px, where no other and no field is in view, but not beside the compact bar', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 1280, height: 800 } });
  await live(page, '/privacy');
  const call = page.getByRole('link', { name: 'Call Now' });
  await scrollTo(page, 150);
  await expect(call).toBeHidden();
  await scrollTo(page, 151);
  await expect(call).toBeVisible();
  await live(page, '/');
  await scrollTo(page, 151);
  await expect(page.getByRole('link', { name: 'Call Us' })).toBeInViewport();
  await expect(call).toBeHidden();
  await page.locator('#projects').scrollIntoViewIfNeeded();
  await expect(call).toBeVisible();
  await page.getByLabel('Message').scrollIntoViewIfNeeded();
  await expect(call).toBeHidden();
  await page.locator('#projects').scrollIntoViewIfNeeded();
  await expect(call).toBeVisible();
  await expect(call).toHaveAttribute('href', /^tel:\+4415149601/);
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(call).toBeHidden();
});
