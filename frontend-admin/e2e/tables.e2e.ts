import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin, makesUser } from './accounts.ts';
import { enters, isAccessible, sendsEnquiry } from './staff.ts';

test.beforeAll(async ({ app }) => {
  await makesUser(app, 'bartholomew.featherstonehaugh');
  await asAdmin(app, 'POST', 'redirects', { fromPath: '/old/electrical-installation-condition-reports', toPath: '/services/eicr-testing' });
  await sendsEnquiry(app, { name: 'Margaret Ann Hollins-Featherstonehaugh', email: 'margaret.ann.hollins@a-long-domain-name.example.org' });
});

const SCREENS = [
  'inquiries',
  'services',
  'locations',
  'service-pages',
  'projects',
  'testimonials',
  'faqs',
  'core-pages',
  'redirects',
  'users',
  'audit-log',
];

// The narrowest window with a table, and the narrowest with the sidebar beside it.
for (const width of [960, 1200]) {
  test(`no table hides its row actions, at ${width} px`, FURTHER, async ({ newPage }) => {
    const page = await newPage({ viewport: { width, height: 800 } });
    await enters(page);
    for (const screen of SCREENS) {
      await page.goto(`/admin/${screen}`);
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      const hidden = () => page.getByRole('table').evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
      await expect.poll(async () => ({ screen, pixels: Math.max(0, await hidden()) })).toEqual({ screen, pixels: 0 });
    }
  });
}

for (const width of [390, 768]) {
  test(`filters are as wide as the list below them, at ${width} px`, FURTHER, async ({ newPage }) => {
    const page = await newPage({ viewport: { width, height: 900 } });
    await enters(page);
    for (const screen of ['media', 'inquiries', 'service-pages', 'audit-log']) {
      await page.goto(`/admin/${screen}`);
      await page.getByRole('button', { name: 'Filters' }).click();
      const search = page.locator('.MuiInputBase-root', { has: page.getByRole('searchbox') });
      await expect(search).toBeVisible();
      const edges = () => Promise.all([search, page.locator('.RaList-content')].map(async (part) => (await part.boundingBox())?.width));
      await expect.poll(async () => ({ screen, widths: new Set(await edges()).size })).toEqual({ screen, widths: 1 });
      await isAccessible(page);
    }
  });
}

test('a line separates two columns of cards', FURTHER, async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 768, height: 900 } });
  await enters(page, 'services');
  const lines = (index: number) =>
    page
      .getByRole('list', { name: 'Services' })
      .getByRole('listitem')
      .nth(index)
      .evaluate((card) => getComputedStyle(card).borderRightWidth);
  await expect.poll(() => Promise.all([lines(0), lines(1)])).toEqual(['1px', '0px']);
  await isAccessible(page);
});
