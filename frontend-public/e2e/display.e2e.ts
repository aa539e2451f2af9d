import type { Page } from '@playwright/test';
import { expect, FURTHER, furtherCase, type NewPage, test } from '../../scripts/testing/journey.ts';
import { live } from './visitor.ts';

const styleOf = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node, [name, part]) => getComputedStyle(node, part).getPropertyValue(name), [property, pseudo] as const);

test.describe('on paper', () => {
  for (const [index, path] of ['eicr-testing/wirral', 'solar-panel-installation/wirral', 'rewiring-services/wirral'].entries()) {
    test(`${path} fits one sheet`, furtherCase(index), async ({ page }) => {
      await live(page, `/services/${path}`);
      const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
      expect(sheets).toHaveLength(1);
    });
  }

  test("prints a service's text, all answers, phone and address, and nothing interactive", FURTHER, async ({ page }) => {
    await live(page, '/services/eicr-testing/wirral');
    await page.emulateMedia({ media: 'print' });
    const paper = await page.locator('body').innerText();
    for (const text of ['EICR Testing', '0151 496 0123', '12 Dock Road South, Bromborough, Wirral, CH62 4SQ', 'Why It Matters'])
      expect(paper).toContain(text);
    const responses = await page.locator('.faq-answer').all();
    expect(responses.length).toBeGreaterThan(2);
    for (const response of responses) expect((await response.boundingBox())?.height).toBeGreaterThan(10);
    for (const text of ['Get a Free Quote', 'Your postcode', 'Related Services', 'Quick Links', 'Privacy Policy', 'Call Now'])
      expect(paper).not.toContain(text);
    expect(await styleOf(page, '.page-hero', 'background-image')).toBe('none');
    expect(await styleOf(page, '.page-hero h1', 'color')).toBe('rgb(0, 0, 0)');
  });
});

test.describe('in forced colours', () => {
  const open = async (newPage: NewPage, path: string) => {
    const page = await newPage({ forcedColors: 'active', colorScheme: 'dark' });
    await live(page, path);
    return page;
  };
  const ground = (page: Page, selector: string) => styleOf(page, selector, 'background-color');

  test('keeps badge symbols, stars, the state of filters and every illustration apart from what is behind them', async ({ newPage }) => {
    const page = await open(newPage, '/');
    expect(await ground(page, '.badges .seal .icon:first-child')).not.toBe(await ground(page, '.badges .seal .icon + .icon'));
    expect(await ground(page, '.star-full')).not.toBe('rgba(0, 0, 0, 0)');
    expect(await ground(page, '.chip[aria-pressed=true]')).not.toBe(await ground(page, '.chip[aria-pressed=false]'));
    await live(page, '/services/eicr-testing/wirral');
    expect(await ground(page, '.header-call .icon')).not.toBe(await ground(page, 'body'));
    const border = (selector: string) => styleOf(page, selector, 'border-bottom-color');
    expect(await border('.location-tabs [aria-current]')).not.toBe(await border('.location-tabs a:not([aria-current])'));
  });
});

test.describe('names of icon buttons', () => {
  const name = (page: Page, selector: string) => styleOf(page, selector, 'content', '::before');
  const wait = (page: Page, selector: string) => styleOf(page, selector, 'animation-delay', '::before');
  const isShown = async (page: Page, selector: string) => /^inset\(0/.test(await styleOf(page, selector, 'clip-path', '::before'));
  const PREVIOUS = '.carousel [data-step="-1"]';
  const NEXT = '.carousel [data-step="1"]';

  test('appear after 700 ms, and at once on the next icon', FURTHER, async ({ page }) => {
    await live(page, '/');
    await page.locator(PREVIOUS).hover();
    expect(await name(page, PREVIOUS)).toBe('"Previous testimonial"');
    expect(await styleOf(page, 'body', 'transition-delay')).toBe('0.7s');
    await expect.poll(() => isShown(page, PREVIOUS)).toBe(true);
    await page.locator(NEXT).hover();
    await expect.poll(() => isShown(page, NEXT)).toBe(true);
    expect(await wait(page, NEXT)).toBe('0s');
    expect(await name(page, PREVIOUS)).toBe('none');
    // The name stays while the pointer is on it.
    const { x = 0, y = 0, height = 0 } = (await page.locator(NEXT).boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + height + 8);
    expect(await isShown(page, NEXT)).toBe(true);
    await page.mouse.move(5, 5);
    expect(await styleOf(page, 'body', 'transition-delay')).toBe('0.3s');
    await expect.poll(() => styleOf(page, 'body', '--tip-wait')).toBe('0.7s');
  });

  test('appear at once on keyboard focus with the accessible name', FURTHER, async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 390, height: 844 } });
    await live(page, '/');
    await page.locator('.header-call').focus();
    await page.keyboard.press('Tab');
    const button = '.header-row .menu-button';
    expect(await name(page, button)).toBe('"Open menu"');
    await expect.poll(() => isShown(page, button)).toBe(true);
    await expect(page.getByRole('button', { name: 'Open menu', exact: true }).first()).toBeVisible();
    const box = await page.locator(button).boundingBox();
    expect(box?.height).toBe(48);
  });
});
