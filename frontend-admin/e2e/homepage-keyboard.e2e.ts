import { afterAll, beforeAll, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type App, startApp } from '../../scripts/testing/app.ts';
import { openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';
import { asAdmin } from './accounts.ts';
import { enters, seesNotice } from './staff.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
const { newPage } = openBrowser();

interface Block {
  id: string;
  type: string;
  order: number;
  enabled: boolean;
  content: Record<string, unknown>;
}

const MOST_STOPS = 150;

/** What a block of each type starts with, by the type on its button; section 4 of the specification names the first three. */
const STARTERS: Record<string, Record<string, unknown>> = {
  hero: {
    title: 'New Hero Section',
    subtitle: 'Subtitle here',
    description: 'Description here',
    ctaText: 'Learn More',
    ctaLink: '/contact',
  },
  services: { title: 'Our Services', description: 'Browse our services', featuredOrder: [] },
  cta: { title: 'Call to Action', description: 'Get in touch', primaryCta: { text: 'Contact Us', link: '/contact' } },
  projects: { title: 'Our Projects' },
  testimonials: { title: 'What Our Clients Say' },
  clients: { title: 'Trusted by Leading Organisations' },
  about: { title: 'About Us' },
  accreditations: { title: 'Accreditations' },
};

async function blocks(): Promise<Block[]> {
  return ((await (await asAdmin(app, 'GET', 'homepage/draft')).json()) as { blocks: Block[] }).blocks;
}

const types = async () => (await blocks()).map(({ type, order }) => `${type} #${order}`);

/** The label, or the words, of what has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

/** Tabs on until something called so has the focus. */
async function tabsTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === name) return;
  }
  throw new Error(`Tab does not come to '${name}'.`);
}

async function presses(page: Page, name: string): Promise<void> {
  await tabsTo(page, name);
  await page.keyboard.press('Enter');
}

test('the homepage is rebuilt and published by keyboard alone', async () => {
  const page = await newPage();
  await enters(page, app, 'homepage');
  await page.getByRole('tab', { name: 'Block Editor' }).waitFor();
  const before = await types();

  for (const [index, [type, content]] of Object.entries(STARTERS).entries()) {
    await presses(page, `Add ${type}`);
    await page.getByRole('button', { name: `Edit ${type} block #${before.length + index + 1}`, exact: true }).waitFor();
    await eventually(async () => (await blocks()).at(-1)).toMatchObject({ type, content, enabled: true, order: before.length + index + 1 });
    await eventually(async () => (await blocks()).at(-1)?.id).toMatch(new RegExp(`^${type}-\\d+$`));
  }
  const count = before.length + Object.keys(STARTERS).length;
  const hero = `hero block #${before.length + 1}`;
  await page.getByText('Unpublished Changes').waitFor();

  await presses(page, `Edit ${hero}`);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Typed, then dropped');
  await presses(page, 'Cancel');
  await eventually(() => focused(page)).toBe(`Edit ${hero}`);
  await eventually(() => page.getByText('Typed, then dropped').count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Typed and kept');
  await page.keyboard.press('Enter');
  await eventually(() => focused(page)).toBe(`Edit ${hero}`);
  await eventually(async () => (await blocks()).find(({ order }) => order === before.length + 1)?.content['title']).toBe('Typed and kept');

  await presses(page, `Delete services block #${before.length + 2}`);
  await eventually(() => focused(page)).toBe('Cancel');
  await presses(page, 'Delete');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await eventually(types).toEqual([
    ...before,
    ...['hero', 'cta', 'projects', 'testimonials', 'clients', 'about', 'accreditations'].map(
      (type, i) => `${type} #${before.length + i + 1}`,
    ),
  ]);

  await presses(page, 'Compare to Live');
  await page
    .getByRole('dialog', { name: 'Compare to Live' })
    .getByText(String(count - 1), { exact: true })
    .waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => focused(page)).toBe('Compare to Live');
  await presses(page, 'Publish Changes');
  await page.getByRole('dialog', { name: 'Publish Homepage Changes' }).waitFor();
  await page.keyboard.type('By keyboard');
  await presses(page, 'Publish Now');
  await seesNotice(page, 'Published Successfully');
  await page.getByText('Unpublished Changes').waitFor({ state: 'detached' });
});

test('edits that come faster than the server saves are all kept', async () => {
  const page = await newPage();
  await enters(page, app, 'homepage');
  await page.getByRole('tab', { name: 'Block Editor' }).waitFor();
  const before = await types();
  const isSave = (method: string, url: string) => method === 'PUT' && url.includes('/api/admin/homepage/');
  await page.route('**/api/admin/homepage/*', async (route) => {
    if (route.request().method() === 'PUT') await new Promise((resolve) => setTimeout(resolve, 800));
    await route.fallback();
  });
  const adds = async (type: string, order: number) => {
    await page.getByRole('button', { name: `Add ${type}` }).click();
    await page.getByRole('button', { name: `Edit ${type} block #${order}`, exact: true }).waitFor();
  };
  const saved = page.waitForResponse((answer) => isSave(answer.request().method(), answer.url()));
  await adds('cta', before.length + 1);
  await adds('about', before.length + 2);
  await saved;
  await adds('clients', before.length + 3);
  const made = ['cta', 'about', 'clients'].map((type, index) => `${type} #${before.length + index + 1}`);
  await eventually(types).toEqual([...before, ...made]);
});
