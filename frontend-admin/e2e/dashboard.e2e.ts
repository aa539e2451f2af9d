import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { enters, failing, holding, isAccessible, sendsEnquiry } from './staff.ts';

test('shows the newest enquiries and the state of the site', async ({ app, page }) => {
  for (const name of ['Una One', 'Dora Two', 'Tessa Three', 'Fay Four', 'Fia Five', 'Sue Six']) {
    await sendsEnquiry(app, { name, email: `${name.split(' ')[0]?.toLowerCase()}@example.org` });
  }
  await enters(page);
  const work = page.getByRole('region', { name: 'New Inquiries' });
  await expect(work.getByText('6', { exact: true })).toBeVisible();
  const recent = page.getByRole('region', { name: 'Recent Inquiries', exact: true });
  await expect(recent.getByRole('rowheader')).toHaveText(['Sue Six', 'Fia Five', 'Fay Four', 'Tessa Three', 'Dora Two']);
  await expect(recent.getByRole('row', { name: 'Sue Six sue@example.org EICR Testing New' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'System Health' }).getByText('100%')).toBeVisible();
  await expect(page.getByText('Active Items')).toBeVisible();
  await expect(page.getByText('Media Files')).toBeVisible();
  await expect(page.getByRole('complementary').getByText('admin').first()).toBeVisible();
  await isAccessible(page);

  await work.getByRole('link', { name: 'Reply now' }).click();
  await expect(page.getByRole('heading', { name: 'Inquiries (6)' })).toBeVisible();
});

test('says what it could not ask instead of that nothing waits', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/500/] });
  await failing(page, '**/api/admin/dashboard', 'GET', 'It broke.');
  await enters(page);
  await expect(page.getByRole('alert').filter({ hasText: 'The dashboard could not be loaded.' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'System Health' }).getByText('Unknown')).toBeVisible();
  for (const untrue of ['Every enquiry has had a reply.', 'No enquiries yet.', 'Media Files'])
    await expect(page.getByText(untrue)).toHaveCount(0);
  await isAccessible(page);

  await page.unrouteAll();
  const release = await holding(page, /\/api\/admin\/dashboard/, 'GET');
  await page.reload();
  const work = page.getByRole('region', { name: 'New Inquiries' });
  await expect(work.getByRole('heading', { name: 'New Inquiries' })).toBeVisible();
  await expect(work.getByText('Every enquiry has had a reply.')).toHaveCount(0);
  release();
  await expect(work.getByText(/reply/).first()).toBeVisible();
});

test('names what fails, and what the nightly examination found', async ({ page }) => {
  await page.route('**/api/admin/dashboard', async (route) => {
    const response = await route.fetch({ maxRetries: 1 });
    const json = (await response.json()) as object;
    const findings = [
      { check: 'certificate', state: 'failed', message: 'The certificate of www.smith.example ends on 25 November 2026 at 10:00.' },
      { check: 'configuration', state: 'warning', message: 'The variable SMTP_UR is no setting and has no effect.' },
    ];
    const examination = { examinedAt: '2026-11-24T05:30:10.000Z', findings };
    await route.fulfill({ response, json: { ...json, systemHealth: 67, healthFaults: ['Uploads cannot be stored.'], examination } });
  });
  await enters(page);
  const health = page.getByRole('region', { name: 'System Health' });
  await expect(health.getByText('67%')).toBeVisible();
  await expect(health.getByRole('listitem').getByText('Uploads cannot be stored.')).toBeVisible();
  const examination = page.getByRole('region', { name: 'Examination of the site' });
  await expect(examination.getByRole('listitem')).toHaveText([/^Certificate: .* ends on/, /^Configuration: .* SMTP_UR/]);
  await isAccessible(page);
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

test('shows charts of the last 30 days, which nothing waits for and nothing moves for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let draw = () => {};
  const asked = new Promise<void>((resolve) => (draw = resolve));
  await page.route('**/assets/DrawnPlot-*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await enters(page);
  const responses = page.getByRole('region', { name: 'Response times' });
  await expect(responses.getByText(/in this period\.|in time\.|^Half of/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'System Health' }).getByText('100%')).toBeVisible();
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
