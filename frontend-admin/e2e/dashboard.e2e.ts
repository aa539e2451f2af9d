import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin } from './accounts.ts';
import { enters, failing, holding, isAccessible, seesNotice, sendsEnquiry } from './staff.ts';

test('shows what there is to do, the newest enquiries and the state of the site', async ({ app, page }) => {
  for (const name of ['Una One', 'Dora Two', 'Tessa Three', 'Fay Four', 'Fia Five', 'Sue Six']) {
    await sendsEnquiry(app, { name, email: `${name.split(' ')[0]?.toLowerCase()}@example.org` });
  }
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/admin/') && asked.push(request.url())));
  await enters(page);
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('link', { name: /^Reply: / })).toHaveCount(6);
  const figures = page.getByRole('region', { name: 'The website in figures' });
  await expect(figures.getByRole('definition')).toHaveText(['6', '100%', /^\d+$/, /^\d+$/, /^\d+$/]);
  await expect(figures.getByRole('term')).toHaveText(['New Inquiries', 'System Health', 'Active Items', 'Service Pages', 'Media Files']);
  const tops = await Promise.all([0, 1].map(async (at) => (await figures.getByRole('definition').nth(at).boundingBox())?.y));
  expect(tops[0]).toBe(tops[1]);
  const recent = page.getByRole('region', { name: 'Recent Inquiries', exact: true });
  await expect(recent.getByRole('rowheader')).toHaveText(['Sue Six', 'Fia Five', 'Fay Four', 'Tessa Three', 'Dora Two']);
  await expect(recent.getByRole('row', { name: 'Sue Six sue@example.org EICR Testing New' })).toBeVisible();
  // Nothing empty is drawn.
  await expect(page.getByRole('region', { name: 'System Health' })).toHaveCount(0);
  await expect(page.getByRole('complementary').getByText('admin').first()).toBeVisible();
  await isAccessible(page);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(3);

  // An answer in three presses.
  await today.getByRole('link', { name: 'Reply: Una One' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
  await expect(dialog.getByLabel('Answer to the customer')).toBeFocused();
  await page.keyboard.type('We come on Monday.');
  await dialog.getByRole('button', { name: /^(Save answer|Reply)/ }).click();
  await expect(dialog.getByText('We come on Monday.').first()).toBeVisible();
});

test('does what one press can do, at 390 px and by keyboard', async ({ app, newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await asAdmin(app, 'POST', 'contact-inquiries', { name: 'Rina Rang', phone: '0151 496 0123', message: 'Please call.', channel: 'rang' });
  await enters(page);
  const item = page.getByRole('region', { name: 'Today' }).getByRole('listitem').filter({ hasText: 'Rina Rang' });
  await expect(item).toContainText('Waits for your call');
  await expect(item.getByRole('link', { name: 'Call Rina Rang, 0151 496 0123' })).toHaveAttribute('href', 'tel:01514960123');
  await expect(item.getByRole('link', { name: /^Call Rina Rang/ })).toHaveClass(/MuiButton-contained/);
  await item.getByText('Waits for your call').click();
  await expect(page.getByRole('dialog', { name: 'Inquiry Details' })).toBeVisible();
  await page.goBack();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await isAccessible(page);
  await item.getByRole('button', { name: 'Called: Rina Rang' }).press('Enter');
  await seesNotice(page, 'Call Logged', 'Rina Rang');
  await expect(item).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Today' })).toBeFocused();
});

test('says what it could not ask instead of that nothing waits', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/500/] });
  await failing(page, '**/api/admin/dashboard', 'GET', 'It broke.');
  await enters(page);
  await expect(page.getByRole('alert').filter({ hasText: 'The dashboard could not be loaded.' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'System Health' }).getByText('Unknown')).toBeVisible();
  for (const untrue of ['Nothing to do', 'No enquiries yet.', 'Media Files']) await expect(page.getByText(untrue)).toHaveCount(0);
  await isAccessible(page);

  await page.unrouteAll();
  const release = await holding(page, /\/api\/admin\/dashboard/, 'GET');
  await page.reload();
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(today.getByText('Nothing to do', { exact: false })).toHaveCount(0);
  release();
  await expect(today.getByText(/things? to do$|^Nothing to do/)).toBeVisible();
});

test('names what fails, and what it could not ask', async ({ page }) => {
  let answers = false;
  await page.route('**/api/admin/dashboard', async (route) => {
    const response = await route.fetch({ maxRetries: 1 });
    const json = (await response.json()) as { today: object };
    const today = { ...json.today, notAsked: answers ? [] : ['planned changes', 'content checks'] };
    await route.fulfill({ response, json: { ...json, systemHealth: 67, healthFaults: ['Uploads cannot be stored.'], today } });
  });
  await enters(page);
  const health = page.getByRole('region', { name: 'System Health' });
  await expect(page.getByRole('region', { name: 'The website in figures' }).getByText('67%')).toBeVisible();
  await expect(health.getByRole('listitem').getByText('Uploads cannot be stored.')).toBeVisible();
  const notice = page.getByRole('alert').filter({ hasText: 'Could not ask: planned changes, content checks.' });
  await expect(notice).toBeVisible();
  await isAccessible(page);
  answers = true;
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
});

test('shows whether the last backup could be restored', FURTHER, async ({ page }) => {
  const backups = [
    {
      startedAt: '2026-11-22T03:15:00.000Z',
      isProven: true,
      result: 'site-20261122T031500Z.tar (512.4 MB): 23,481 rows and 1,204 files, restored aside and compared.',
    },
    { startedAt: '2026-11-22T03:15:00.000Z', isProven: false, result: 'There is no space left on the disk. Free some and try again.' },
  ];
  let shown = 0;
  await page.route('**/api/admin/dashboard', async (route) => {
    const response = await route.fetch({ maxRetries: 1 });
    await route.fulfill({ response, json: { ...((await response.json()) as object), lastBackup: backups[shown] } });
  });
  await enters(page);
  const health = page.getByRole('region', { name: 'System Health' });
  await expect(health.getByRole('heading', { name: 'Backup proven' })).toBeVisible();
  await expect(health.getByText('restored aside and compared.')).toBeVisible();
  await isAccessible(page);
  shown = 1;
  await page.reload();
  await expect(health.getByRole('heading', { name: 'Backup failed' })).toBeVisible();
  await expect(health.getByText('There is no space left on the disk.')).toBeVisible();
  await isAccessible(page);
});

test('shows charts of the last 30 days, which nothing waits for and nothing moves for', async ({ app, page }) => {
  await asAdmin(app, 'POST', 'contact-inquiries', {
    name: 'Carla Chart',
    phone: '0151 496 0123',
    message: 'Please call.',
    channel: 'rang',
  });
  await enters(page);
  const answered = page.getByRole('region', { name: 'Response times' });
  // Of few enquiries, words.
  await expect(answered.getByText(/\d waits? and can still be answered in time\./)).toBeVisible();
  await expect(answered.getByRole('img')).toHaveCount(0);
  await isAccessible(page);
  for (let more = 0; more < 9; more += 1)
    await asAdmin(app, 'POST', 'contact-inquiries', {
      name: `Carla ${more}`,
      phone: `0151 496 020${more}`,
      message: 'Please call.',
      channel: 'rang',
    });
  await page.setViewportSize({ width: 390, height: 844 });
  let draw = () => {};
  const asked = new Promise<void>((resolve) => (draw = resolve));
  await page.route('**/assets/DrawnPlot-*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await page.reload();
  const responses = page.getByRole('region', { name: 'Response times' });
  await expect(responses.getByText(/in this period\.|in time\.|^Half of/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'The website in figures' }).getByText('100%')).toBeVisible();
  const height = async () => (await responses.boundingBox())?.height;
  const before = await height();
  draw();
  await expect(responses.getByRole('img', { name: /^Chart of/ })).toHaveCount(2);
  expect(await height()).toBe(before);
  await responses.getByText('Show as table').click();
  await expect(responses.getByRole('columnheader', { name: 'Median' })).toBeVisible();
  await isAccessible(page);
});

test('remembers the choice of light or dark', FURTHER, async ({ newPage }) => {
  const page = await newPage({ colorScheme: 'light' });
  await enters(page);
  await page.getByLabel('Dark mode').click();
  await page.reload();
  await expect(page.getByLabel('Light mode')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Inquiries' })).toBeVisible();
  await isAccessible(page);
});

test('says that an address has no screen', FURTHER, async ({ page }) => {
  await enters(page, 'nothing-here');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await isAccessible(page);
});
