import { readFileSync } from 'node:fs';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin, makesUser, tokenOf } from './accounts.ts';
import { enters, isAccessible, seesNotice } from './staff.ts';

interface Stored {
  id: string;
  slug: string;
  title: string;
  description: string;
  version: number;
}

test('shows who changed which words of a record, and restores a version by keyboard', async ({ app, page }) => {
  const projects = (await (await asAdmin(app, 'GET', 'projects')).json()) as Stored[];
  const { id, title } = projects[0] ?? { id: '', title: '' };
  const stored = async () => (await (await asAdmin(app, 'GET', `projects/${id}`)).json()) as Stored;
  const change = async (fields: object) => expect((await asAdmin(app, 'PUT', `projects/${id}`, fields)).status).toBe(200);
  const upload = new FormData();
  upload.set('file', new Blob([readFileSync('frontend-public/src/assets/art/eicr-testing-800.avif')]), 'lights.avif');
  const headers = { Authorization: `Bearer ${await tokenOf(app)}` };
  const { url } = (await (await fetch(`${app.url}/api/admin/media`, { method: 'POST', headers, body: upload })).json()) as { url: string };
  const [service] = (await (await asAdmin(app, 'GET', 'services')).json()) as Stored[];
  await change({
    content: '<p>We test every <b>old</b> socket.</p><ul><li>Boards</li></ul>',
    relatedServices: [],
    status: 'planned',
    featured: false,
  });
  await change({
    content: '<p>We test every <b>new</b> socket.</p><ul><li>Boards</li><li>Lights</li></ul>',
    relatedServices: [service?.id],
    status: 'in-progress',
    featured: true,
    images: [{ url, alt: 'Theatre lights' }],
  });

  await enters(page, `projects/${id}`, await makesUser(app, 'edith'));
  const form = page.getByRole('dialog', { name: 'Edit Project' });
  await form.getByRole('button', { name: 'History' }).press('Enter');
  const history = page.getByRole('dialog', { name: 'History' });
  const latest = history.getByRole('button', { name: /by admin Current Changed: / });
  await expect(latest).toBeVisible();
  await isAccessible(page);
  await latest.press('Enter');
  const content = history.getByRole('region', { name: 'Content' });
  await expect(content.getByRole('deletion')).toHaveText(['old']);
  await expect(content.getByRole('insertion')).toHaveText(['new', /Lights/]);
  await expect(content).not.toContainText('<');
  await expect(history.getByRole('region', { name: 'Services' }).getByRole('insertion')).toHaveText(service?.title ?? '');
  await expect(history.getByRole('region', { name: 'Status' })).toHaveText('StatusPlannedIn Progress');
  await expect(history.getByRole('region', { name: 'Featured' })).toHaveText('FeaturedNoYes');
  await expect(history.getByRole('region', { name: 'Images' })).toContainText('AddedAlt: Theatre lights');
  await isAccessible(page);
  await page.keyboard.press('Enter');

  await history.getByRole('button', { name: /by admin Changed: / }).press('Enter');
  await expect(history.getByRole('region', { name: 'Content' })).toHaveCount(1);
  await history.getByRole('button', { name: 'What restoring changes' }).press('Enter');
  await expect(history.getByRole('region', { name: 'Content' }).getByRole('deletion').first()).toHaveText('new');
  await history.getByRole('button', { name: 'Restore this version' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: /^Restore the version of / });
  await isAccessible(page);
  await question.getByRole('button', { name: 'Restore' }).press('Enter');
  await seesNotice(page, 'Version Restored');
  await expect.poll(stored).toMatchObject({ content: expect.stringContaining('old'), relatedServices: [] });
  await expect(history.getByRole('button', { name: /by edith Current Restored the version of / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(history).toHaveCount(0);

  // What is typed is not lost to a restore.
  await form.getByLabel('Project Title').fill(`${title}, again`);
  await form.getByRole('button', { name: 'History' }).click();
  await history.getByRole('button', { name: /Created|Earlier/ }).click();
  await expect(history.getByText('Save or undo them before you restore a version.')).toBeVisible();
  await expect(history.getByRole('button', { name: 'Restore this version' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Update Project' }).click();
  await seesNotice(page, 'Project Updated');
  await expect.poll(stored).toMatchObject({ title: `${title}, again`, content: expect.stringContaining('old') });
});

test('says on a phone what is in the way of a restore', FURTHER, async ({ app, newPage }) => {
  const [first, second] = (await (await asAdmin(app, 'GET', 'projects')).json()) as Stored[];
  await asAdmin(app, 'PUT', `projects/${first?.id}`, { slug: 'moved-away' });
  await asAdmin(app, 'PUT', `projects/${second?.id}`, { slug: first?.slug });
  const page = await newPage({ viewport: { width: 390, height: 844 }, allow: [/409/, /ApiError/] });
  await enters(page, `projects/${first?.id}`);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history
    .getByRole('button', { name: /Created|Earlier|Slug/ })
    .last()
    .click();
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(history.getByRole('alert')).toContainText(first?.slug ?? '');
  await isAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await enters(page, 'settings');
  await page
    .getByLabel(/^Address/)
    .first()
    .fill('1 New Street');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await seesNotice(page, 'Settings Updated');
  await page.getByRole('button', { name: 'History' }).click();
  await history.getByRole('button', { name: /Changed: Address/ }).click();
  await expect(history.getByRole('region', { name: 'Address' }).getByRole('insertion').last()).toContainText('Street');
  await isAccessible(page);
  await page.keyboard.press('Escape');
});
