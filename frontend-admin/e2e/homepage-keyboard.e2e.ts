import type { Page } from '@playwright/test';
import type { App } from '../../scripts/testing/app.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin } from './accounts.ts';
import { enters, focused, seesNotice, tabsTo } from './staff.ts';

interface Block {
  id: string;
  type: string;
  order: number;
  enabled: boolean;
  content: Record<string, unknown>;
}

const LABELS: Record<string, string> = {
  ...{ hero: 'Hero', services: 'Services', cta: 'Call to action', projects: 'Projects', testimonials: 'Testimonials' },
  ...{ clients: 'Clients', about: 'About', accreditations: 'Accreditations', postcode: 'Postcode check' },
};

/** How the editor calls a block that was added to these. */
function nameAfter(before: string[], type: string): string {
  const count = before.filter((one) => one.startsWith(`${type} #`)).length + 1;
  return `${LABELS[type]}${count > 1 ? ` ${count} of ${count}` : ''}`;
}

/** The content of a new block, by its type. */
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
  clients: { title: 'Some of Our Clients' },
  about: { title: 'About Us' },
  accreditations: { title: 'Accreditations' },
  postcode: { title: 'Do you cover my postcode?' },
};

async function blocks(app: App): Promise<Block[]> {
  return ((await (await asAdmin(app, 'GET', 'homepage/draft')).json()) as { blocks: Block[] }).blocks;
}

const types = async (app: App) => (await blocks(app)).map(({ type, order }) => `${type} #${order}`);

async function presses(page: Page, name: string): Promise<void> {
  await tabsTo(page, name);
  await page.keyboard.press('Enter');
}

test('rebuilds and publishes the homepage by keyboard alone', FURTHER, async ({ app, page }) => {
  await enters(page, 'homepage');
  await expect(page.getByRole('tab', { name: 'Block Editor' })).toBeVisible();
  const before = await types(app);

  for (const [index, [type, content]] of Object.entries(STARTERS).entries()) {
    await presses(page, `Add ${LABELS[type]}`);
    await expect(page.getByRole('button', { name: `Edit ${nameAfter(before, type)}`, exact: true })).toBeVisible();
    await expect
      .poll(async () => (await blocks(app)).at(-1))
      .toMatchObject({ type, content, enabled: true, order: before.length + index + 1 });
    await expect.poll(async () => (await blocks(app)).at(-1)?.id).toMatch(new RegExp(`^${type}-\\d+$`));
  }
  const count = before.length + Object.keys(STARTERS).length;
  const hero = nameAfter(before, 'hero');
  await expect(page.getByText('Unpublished Changes')).toBeVisible();

  await presses(page, `Edit ${hero}`);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Typed, then dropped');
  await presses(page, 'Cancel');
  await expect.poll(() => focused(page)).toBe(`Edit ${hero}`);
  await expect(page.getByText('Typed, then dropped')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Typed and kept');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe(`Edit ${hero}`);
  await expect
    .poll(async () => (await blocks(app)).find(({ order }) => order === before.length + 1)?.content['title'])
    .toBe('Typed and kept');

  await presses(page, `Delete ${nameAfter(before, 'services')}`);
  await expect.poll(() => focused(page)).toBe('Cancel');
  await presses(page, 'Delete');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect
    .poll(() => types(app))
    .toEqual([
      ...before,
      ...['hero', 'cta', 'projects', 'testimonials', 'clients', 'about', 'accreditations', 'postcode'].map(
        (type, i) => `${type} #${before.length + i + 1}`,
      ),
    ]);

  await presses(page, 'Compare to Live');
  await expect(page.getByRole('dialog', { name: 'Compare to Live' }).getByText(String(count - 1), { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('Compare to Live');
  await presses(page, 'Publish Changes');
  await expect(page.getByRole('dialog', { name: 'Publish Homepage Changes' })).toBeVisible();
  await page.keyboard.type('By keyboard');
  await presses(page, 'Publish Now');
  await seesNotice(page, 'Published Successfully');
  await expect(page.getByText('Unpublished Changes')).toHaveCount(0);
});

test('keeps edits that come faster than the server saves', FURTHER, async ({ app, page }) => {
  await enters(page, 'homepage');
  await expect(page.getByRole('tab', { name: 'Block Editor' })).toBeVisible();
  const before = await types(app);
  const isSave = (method: string, url: string) => method === 'PUT' && url.includes('/api/admin/homepage/');
  const held: (() => void)[] = [];
  await page.route('**/api/admin/homepage/*', async (route) => {
    if (route.request().method() === 'PUT') await new Promise<void>((release) => held.push(release));
    await route.fallback();
  });
  const adds = async (type: string) => {
    await page.getByRole('button', { name: `Add ${LABELS[type]}`, exact: true }).click();
    await expect(page.getByRole('button', { name: `Edit ${nameAfter(before, type)}`, exact: true })).toBeVisible();
  };
  const saved = page.waitForResponse((response) => isSave(response.request().method(), response.url()));
  await adds('cta');
  await adds('about');
  await expect.poll(() => held.length).toBe(1);
  held.pop()?.();
  await saved;
  await adds('clients');
  const made = ['cta', 'about', 'clients'].map((type, index) => `${type} #${before.length + index + 1}`);
  await expect
    .poll(() => {
      for (const release of held.splice(0)) release();
      return types(app);
    })
    .toEqual([...before, ...made]);
});
