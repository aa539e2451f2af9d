import { expect, test } from '../../scripts/testing/journey.ts';
import { asAdmin } from './accounts.ts';
import { enters, isAccessible, seesNotice } from './staff.ts';

interface Listed {
  id: string;
  title: string;
  serviceId: string;
}

test('restores deleted records at their addresses, several at once, and says what is in the way', async ({ app, newPage }) => {
  const all = async (path: string) => (await (await asAdmin(app, 'GET', path)).json()) as Listed[];
  const status = async (path: string) => (await fetch(`${app.url}${path}`)).status;
  const [project, second, third] = (await all('projects')) as (Listed & { slug: string })[];
  if (!project || !second || !third) throw new Error('The sample site has projects.');
  const pages = await all('service-location-pages');
  const serviceId = pages[0]?.serviceId ?? '';
  const service = (await all('services')).find(({ id }) => id === serviceId);
  for (const { id } of pages.filter((page) => page.serviceId === serviceId)) await asAdmin(app, 'DELETE', `service-location-pages/${id}`);
  await asAdmin(app, 'DELETE', `services/${serviceId}`);
  for (const { id } of [project, second, third]) await asAdmin(app, 'DELETE', `projects/${id}`);
  await asAdmin(app, 'POST', 'projects', { title: 'The Successor', slug: third.slug, category: 'Domestic', location: 'Hoylake' });
  expect(await status(`/projects/${project.slug}`)).toBe(410);

  const page = await newPage();
  await enters(page, 'trash');
  await expect(page.getByRole('heading', { name: 'Trash', level: 1 })).toBeVisible();
  await isAccessible(page);
  await page.getByRole('combobox', { name: 'Kind' }).press('Enter');
  await page.getByRole('option', { name: 'Project' }).press('Enter');
  await expect(page.getByRole('row')).toHaveCount(4);
  for (const { title } of [project, second, third]) await page.getByRole('row', { name: title }).getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Restore', exact: true }).press('Enter');
  await seesNotice(page, '2 Records Restored');
  const refusal = page.getByRole('dialog', { name: '1 record was not restored' });
  await expect(refusal).toContainText(`The project "The Successor" has its address "${third.slug}" now. Change that address first.`);
  await isAccessible(page);
  await page.keyboard.press('Escape');
  for (const { slug } of [project, second]) expect(await status(`/projects/${slug}`)).toBe(200);

  const phone = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(phone, 'trash?filter={"resource":"services"}');
  await phone.getByRole('button', { name: `Restore ${service?.title}` }).click();
  const question = phone.getByRole('dialog', { name: `Restore ${service?.title}` });
  await isAccessible(phone);
  await expect(question.getByRole('link', { name: 'Help with this (new tab)' })).toHaveAttribute('href', /bring-back-what-was-deleted$/);
  await question.getByRole('button', { name: /^With \d+ pages$/ }).press('Enter');
  await expect(phone.getByText('Nothing in the trash matches.')).toBeVisible();
  await isAccessible(phone);
  expect((await all('service-location-pages')).length).toBe(pages.length);
});
