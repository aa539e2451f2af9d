import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin } from './accounts.ts';
import { enters, isAccessible, seesNotice } from './staff.ts';

const DAY_MS = 86_400_000;

/** The night in which the clocks next go back. */
function autumnNight(): string {
  for (let year = new Date().getUTCFullYear(); ; year++) {
    const day = new Date(Date.UTC(year, 10, 0));
    day.setUTCDate(day.getUTCDate() - day.getUTCDay());
    if (day.getTime() > Date.now() + DAY_MS) return day.toISOString().slice(0, 10);
  }
}

test('plans what a form holds, asks about an hour that comes twice, and cancels it on a phone', FURTHER, async ({ app, newPage }) => {
  const [project] = (await (await asAdmin(app, 'GET', 'projects')).json()) as { id: string; title: string }[];
  if (!project) throw new Error('The sample site has projects.');
  const page = await newPage({ allow: [/400/] });
  await enters(page, `projects/${project.id}`);
  await page.getByRole('tab', { name: 'Publishing' }).press('Enter');
  await page.getByRole('button', { name: 'Publish at a time' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish at a time' });
  await expect(dialog).toContainText('At that time it replaces what is live then');
  await dialog.getByLabel('Day').fill(autumnNight());
  await dialog.getByLabel('Time').fill('01:30');
  await dialog.getByRole('button', { name: 'Plan' }).press('Enter');
  await expect(dialog).toContainText('so 01:30 comes twice that night. Please choose the first or the second.');
  await isAccessible(page);
  await dialog.getByRole('combobox', { name: 'Which of the two' }).press('Enter');
  await page.getByRole('option', { name: 'The second, an hour later' }).press('Enter');
  await dialog.getByRole('button', { name: 'Plan' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  const form = page.getByRole('dialog', { name: 'Edit Project' });
  await expect(form.getByRole('list', { name: 'Planned' })).toContainText(/^Goes live .* at 01:30, UK time, planned by /);
  await isAccessible(page);

  const phone = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(phone, 'projects');
  await expect(phone.getByText(/^Goes live \d\d\/\d\d, 01:30$/)).toBeVisible();
  await phone.goto('/admin/');
  const today = phone.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('link', { name: `Open: ${project.title}` })).toBeVisible();
  await isAccessible(phone);
  await today.getByRole('button', { name: `Cancel plan: ${project.title}` }).press('Enter');
  await seesNotice(phone, 'Plan Cancelled', project.title);
  await expect(today.getByText(project.title)).toHaveCount(0);

  await phone.goto('/admin/homepage');
  await phone.getByRole('button', { name: 'Publish Changes' }).click();
  await phone.getByRole('button', { name: 'Publish at a time' }).click();
  const homepage = phone.getByRole('dialog', { name: 'Publish at a time' });
  await homepage.getByLabel('Day').fill(new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10));
  await isAccessible(phone);
  await homepage.getByRole('button', { name: 'Plan' }).click();
  await expect(phone.getByRole('list', { name: 'Planned' })).toContainText(/^Goes live .* at 09:00, UK time/);
});
