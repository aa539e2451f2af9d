import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, FURTHER } from '../../scripts/testing/journey.ts';
import { tokenOf } from './accounts.ts';
import { guidePictures } from './guidePictures.ts';
import { test } from './mailbox.ts';
import { enters, sendsEnquiry } from './staff.ts';

const SIZE = { width: 1000, height: 700 };
/** As wide as the guide shows them. */
const SCALE = 0.72;
const ART = join(import.meta.dirname, '../../frontend-public/src/assets/art');
const FOLDER = join(import.meta.dirname, '../../docs/guide/pictures');

const VISITOR = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const VISITED = ['/', '/services', '/services/eicr-testing', '/services/eicr-testing', '/services/ev-charging', '/contact'];

// With the enquiries of the sample company, so that the report has something to say.
test.use({ appOptions: ({ mailbox }, use) => use({ env: { SMTP_URL: mailbox.url }, hasEnquiries: true }) });

/** With GUIDE_PICTURES=write it writes them; otherwise it shows that their screens are still there. */
const writes = process.env['GUIDE_PICTURES'] === 'write';

test('takes the pictures of the guide', FURTHER, async ({ app, newPage }) => {
  const message = 'The fuse box trips when the shower runs. Could somebody have a look this week?';
  await sendsEnquiry(app, { name: 'Margaret Hollins', email: 'margaret@example.org', message });
  for (const path of VISITED) await fetch(app.url + path, { headers: { 'User-Agent': VISITOR } });
  const headers = { Authorization: `Bearer ${await tokenOf(app)}` };
  for (const name of ['about', 'hero']) {
    const form = new FormData();
    form.append('file', new Blob([await readFile(join(ART, `${name}-800.webp`))]), `${name}.webp`);
    expect((await fetch(`${app.url}/api/admin/media`, { method: 'POST', headers, body: form })).status).toBe(201);
  }
  const page = await newPage({ viewport: SIZE });
  const devtools = await page.context().newCDPSession(page);
  await enters(page);
  for (const [name, { screen, shows, opensFirst }] of Object.entries(guidePictures)) {
    await page.goto(`/admin/${screen}`);
    if (opensFirst) await page.getByRole('rowheader').first().click();
    await expect(page.getByRole('heading', { name: shows, exact: true })).toBeVisible();
    if (!writes) continue;
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const clip = { x: 0, y: 0, ...SIZE, scale: SCALE };
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 50, clip });
    await writeFile(join(FOLDER, `${name}.webp`), data, 'base64');
  }
});
