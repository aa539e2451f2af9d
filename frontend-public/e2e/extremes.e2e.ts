import type { Page } from '@playwright/test';
import { axe } from '../../scripts/testing/browser.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { doublesTheText, fitsTheScreen, idOf, live, staffOf } from './visitor.ts';

/** Visible texts that reach out of a box that cuts them, except those that are shortened on purpose or can be scrolled. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SHORTENED = '.visually-hidden, .logo-loop, .carousel, .menu-panel, .mobile-menu, .filters, table, [hidden]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent: text } = node;
      if (!text?.trim() || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || parent.closest(SHORTENED))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      let isLeft = false;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { textOverflow, overflowX, overflowY, webkitLineClamp, clipPath } = getComputedStyle(box);
        isLeft ||= /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis';
        if (isLeft || webkitLineClamp !== 'none' || clipPath !== 'none') break;
        const edge = box.getBoundingClientRect();
        const isOutX = overflowX !== 'visible' && (right > edge.right + 2 || left < edge.left - 2);
        const isOutY = overflowY !== 'visible' && (bottom > edge.bottom + 4 || top < edge.top - 4);
        if (isOutX || isOutY) cut.push(`${box.className}: ${text.trim()}`);
      }
      if (!isLeft && right > innerWidth + 1) cut.push(`screen: ${text.trim()}`);
    }
    return cut;
  });

/** What is in the header stands in one line, within the header. */
const headerFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const header = document.querySelector('.header')?.getBoundingClientRect();
    const parts = [...document.querySelectorAll('.header-row .logo, .nav > ul > li, .header-call')].filter((part) =>
      part.checkVisibility(),
    );
    const faults = parts.flatMap((part, index) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const next = parts[index + 1]?.getBoundingClientRect();
      const isOut = !header || top < header.top - 1 || bottom > header.bottom + 1 || right > innerWidth;
      return isOut || (next && next.left < right - 1) ? [`${part.className} ${part.textContent} ${left}-${right} ${top}-${bottom}`] : [];
    });
    const wrapped = [...document.querySelectorAll('.nav-link, .header-call small')].filter((link) => {
      if (!link.checkVisibility() || getComputedStyle(link).clipPath !== 'none' || link.closest('.header-call span')?.clientWidth === 1)
        return false;
      const range = document.createRange();
      range.selectNodeContents(link);
      return new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top / 14))).size > 2;
    });
    return [...faults, ...wrapped.map(({ textContent }) => `wrapped: ${textContent}`)];
  });

const LONG = 'Inspection, testing, certification and repair of electrical installations in listed and unlisted buildings everywhere';
const NAME = LONG.padEnd(120, ' and more');
const WORD = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2).padEnd(120, 'h');

test('the header stands in one line from 1,024 px', async ({ app, newPage }) => {
  const call = await staffOf(app);
  const page = await newPage({ viewport: { width: 1024, height: 800 } });
  for (const emergencyPhone of ['0151 496 0199', null]) {
    await call('PUT', 'company-info', { companyName: 'Dibbin Electrical', emergencyPhone });
    for (const path of ['/', '/services', '/about']) {
      await live(page, path);
      expect(await headerFaults(page)).toEqual([]);
      expect(await page.locator('.header').evaluate((header) => header.clientHeight)).toBe(84);
    }
  }
});

test('text of twice the size loses nothing', FURTHER, async ({ newPage }) => {
  const page = await newPage();
  for (const path of [
    '/',
    '/services',
    '/services/eicr-testing/wirral',
    '/areas/west-kirby',
    '/projects',
    '/contact',
    '/postcode-check?postcode=Chester',
  ]) {
    await live(page, path);
    await doublesTheText(page);
    for (const width of [390, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect({ path, width, cut: await cutTexts(page) }).toEqual({ path, width, cut: [] });
    }
  }
});

test('names of 120 characters break no page', FURTHER, async ({ app, newPage }) => {
  const call = await staffOf(app);
  const [service, place, project] = await Promise.all([
    idOf(call, 'services', 'eicr-testing'),
    idOf(call, 'locations', 'birkenhead'),
    idOf(call, 'projects', 'full-rewire-of-a-victorian-villa'),
  ]);
  await call('PUT', `services/${service}`, { title: NAME });
  await call('PUT', `locations/${place}`, { name: WORD, subLocations: [WORD, NAME] });
  await call('PUT', `projects/${project}`, { title: WORD, client: NAME, location: NAME });
  await call('PUT', 'company-info', { companyName: NAME });
  const page = await newPage({ viewport: { width: 320, height: 800 } });
  for (const path of [
    '/',
    '/services',
    '/services/eicr-testing/birkenhead',
    '/areas',
    '/areas/birkenhead',
    '/projects',
    '/projects/full-rewire-of-a-victorian-villa',
    '/contact',
    '/postcode-check?postcode=CH41',
  ]) {
    await live(page, path);
    for (const width of [320, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await fitsTheScreen(page);
      expect({ path, width, cut: await cutTexts(page), header: await headerFaults(page) }).toEqual({ path, width, cut: [], header: [] });
    }
  }
});

/** How much of the heading's letters the moving word covers at its worst, in px, and by how much it is wider than its column. */
const rotatorFaults = (page: Page): Promise<{ covered: number; wide: number }> =>
  page.evaluate(() => {
    const heading = document.querySelector('.hero h1');
    const rotator = document.querySelector('.rotator');
    if (!heading || !rotator) throw new Error('No rotating word.');
    const words = [...rotator.children];
    const moving = words.flatMap((word) => word.getAnimations());
    for (const each of moving) each.pause();
    // Above its first letters a line has room.
    const top = heading.getBoundingClientRect().top + parseFloat(getComputedStyle(heading).fontSize) * 0.17;
    const clip = rotator.getBoundingClientRect();
    const faults = { covered: 0, wide: 0 };
    for (let at = 0; at < 10_625; at += 40) {
      for (const each of moving) each.currentTime = at;
      for (const word of words) {
        if (Number(getComputedStyle(word).opacity) === 0) continue;
        const { bottom, right } = word.getBoundingClientRect();
        faults.covered = Math.max(faults.covered, Math.min(bottom, clip.bottom) - top);
        faults.wide = Math.max(faults.wide, right - clip.right, word.scrollWidth - word.clientWidth);
      }
    }
    for (const each of moving) each.play();
    return faults;
  });

test('the rotating word covers no heading, whatever the words', FURTHER, async ({ app, newPage }) => {
  const call = await staffOf(app);
  const draft = (await call('GET', 'homepage/draft')) as unknown as { id: string; blocks: { type: string; content: object }[] };
  const page = await newPage({ reducedMotion: 'no-preference' });
  for (const words of [
    ['Commercial', 'Industrial', 'Domestic', 'Solar', 'Renewables'],
    ['Grey', WORD.slice(0, 58), NAME, 'Emergency lighting, tested', 'Kühlhäuser'],
  ]) {
    const blocks = draft.blocks.map((block) => (block.type === 'hero' ? { ...block, content: { ...block.content, words } } : block));
    await call('PUT', `homepage/${draft.id}`, { blocks });
    await call('POST', `homepage/${draft.id}/publish`, {});
    await live(page, '/');
    for (const width of [320, 390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const size of ['100%', '200%']) {
        await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
        const { covered, wide } = await rotatorFaults(page);
        expect({ width, size, covered: Math.max(0, covered), wide: Math.max(0, wide) }).toEqual({ width, size, covered: 0, wide: 0 });
      }
    }
  }
});

test('a missing picture gives way to the drawing', async ({ app, newPage }) => {
  const call = await staffOf(app);
  const project = await idOf(call, 'projects', 'rooftop-solar-for-a-packaging-plant');
  await call('PUT', `projects/${project}`, { images: [{ url: '/media/gone.jpg', alt: 'Roof' }] });
  const page = await newPage({ allow: [/status of 404/] });
  await live(page, '/projects/rooftop-solar-for-a-packaging-plant');
  const broken = () =>
    page.evaluate(() =>
      [...document.images]
        .filter(({ complete, naturalWidth, loading }) => complete && !naturalWidth && loading !== 'lazy')
        .map(({ src }) => src),
    );
  await expect.poll(broken).toEqual([]);
  await expect(page.locator('main .photograph img').first()).toHaveAttribute('src', /rooftop-solar/);
  await expect.poll(() => axe(page)).toEqual([]);
});
