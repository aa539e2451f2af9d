import type { Locator, Page } from '@playwright/test';
import { expect, FURTHER, furtherCase, test } from '../../scripts/testing/journey.ts';
import { type Kind, kinds } from './kinds.ts';
import { PIXEL } from './samples.ts';
import { enters, failing, isAccessible, seesNotice, agrees } from './staff.ts';

/** Matches a label as shown: a required field's ends with a mark. */
const startingWith = (label: string) => new RegExp(`^${label.replace(/[()]/g, '\\$&')}`);

async function fills(page: Page, fields: Kind['fields']): Promise<void> {
  for (const [label, text] of fields) {
    await page.getByRole('dialog').getByLabel(startingWith(label)).fill(text);
  }
  await agrees(page);
}

/** The dialog's labels in screen order, without the mark of required fields. */
async function labelsIn(dialog: Locator): Promise<string[]> {
  return (await dialog.locator('label').allTextContents()).map((label) => label.replace(/\s*\*$/, ''));
}

async function finds(page: Page, kind: Kind): Promise<void> {
  await page.getByLabel(`Search ${kind.path}`).fill(kind.fields[0]?.[1] ?? '');
  await expect(page.getByRole('heading', { name: kind.title, level: 1 })).toBeVisible();
  await expect(page.getByRole('rowheader').nth(1)).toHaveCount(0);
}

for (const kind of kinds) {
  test(`${kind.title}: adds, edits and deletes a record`, FURTHER, async ({ page }) => {
    const noun = kind.name.toLowerCase();
    await enters(page, kind.path);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText(['', ...kind.columns]);
    await expect(page).toHaveTitle(`${kind.title} · Dibbin Electrical backoffice`);
    await isAccessible(page);

    await page.getByRole('link', { name: `Add ${kind.name}` }).click();
    const dialog = page.getByRole('dialog', { name: kind.addDialog });
    await expect.poll(async () => (await labelsIn(dialog)).filter((label) => kind.labels.includes(label))).toEqual(kind.labels);
    for (const [label, text] of Object.entries(kind.defaults)) {
      const field = dialog
        .locator('.MuiFormControl-root', { has: page.locator('label', { hasText: startingWith(label) }) })
        .locator('input');
      await expect(field).toHaveValue(text);
    }
    await expect(dialog.getByLabel('Active')).toBeChecked();
    await dialog.getByRole('button', { name: `Create ${kind.name}` }).click();
    await expect(dialog.getByText('Required').first()).toBeVisible();
    await isAccessible(page);
    await fills(page, kind.fields);
    await dialog.getByRole('button', { name: `Create ${kind.name}` }).click();
    await seesNotice(page, `${kind.name} Created`);
    await expect(dialog).toHaveCount(0);

    await finds(page, kind);
    await expect(page.getByRole('row').getByText(kind.shown, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: `Edit ${kind.called}` }).click();
    const edit = page.getByRole('dialog', { name: `Edit ${kind.name}` });
    await edit.getByLabel('Order').fill('77');
    await edit.getByRole('button', { name: `Update ${kind.name}` }).click();
    await seesNotice(page, `${kind.name} Updated`);
    await expect(edit).toHaveCount(0);

    await page.getByRole('button', { name: `Delete ${kind.called}` }).click();
    await expect(page.getByText(`Are you sure you want to delete this ${noun}?`)).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await seesNotice(page, `${kind.name} Deleted`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main-content');
    await expect(page.getByText(`No ${kind.path} found matching your search.`)).toBeVisible();
    await isAccessible(page);
  });
}

for (const [index, kind] of kinds.entries()) {
  test(`${kind.title}: reports each failure in its own words`, furtherCase(index), async ({ newPage }) => {
    const page = await newPage({ allow: [/500/, /ApiError/] });
    const noun = kind.name.toLowerCase();
    const failure = (verb: string) => `Failed to ${verb} ${noun}. Please try again.`;
    await enters(page);
    for (const method of ['POST', 'PUT', 'DELETE']) await failing(page, new RegExp(`/api/admin/${kind.path}`), method, 'The disk is full.');
    await page.goto(`/admin/${kind.path}/create`);
    await fills(page, kind.fields);
    await page.getByRole('button', { name: `Create ${kind.name}` }).click();
    await seesNotice(page, 'Error', failure('create'), 'The disk is full.');
    page.once('dialog', (question) => void question.accept());
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('link', { name: /^Edit/ }).first().click();
    await page.getByRole('dialog').getByLabel('Order').fill('78');
    await page.getByRole('button', { name: `Update ${kind.name}` }).click();
    await seesNotice(page, 'Error', failure('update'));
    page.once('dialog', (question) => void question.accept());
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await seesNotice(page, 'Error', failure('delete'));
  });
}

async function chooses(page: Page, dialog: Locator, field: string, option: string): Promise<void> {
  await dialog.getByLabel(field, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Opens the picker with the named button, and uploads there. */
async function uploadsPicture(page: Page, dialog: Locator, button: string, name: string, alt = ''): Promise<void> {
  await dialog.getByRole('button', { name: button }).click();
  const picker = page.getByRole('dialog', { name: /^Choose/ });
  await picker.locator('input[type="file"]').first().setInputFiles({ name, mimeType: 'image/png', buffer: PIXEL });
  await picker.getByLabel('Alt text').fill(alt);
  await picker.getByRole('button', { name: 'Upload and use' }).click();
  await expect(picker).toHaveCount(0);
  await expect(dialog.getByText(name)).toBeVisible();
}

test('saves every field of a project', FURTHER, async ({ app, page }) => {
  await enters(page, 'projects/create');
  const dialog = page.getByRole('dialog', { name: 'Add New Project' });
  await dialog.getByLabel('Project Title').fill('Sports Hall Lighting');
  await expect(dialog.getByText('Display this project on the website')).toBeVisible();
  await uploadsPicture(page, dialog, 'Choose picture Image URL (Optional)', 'hall.png');
  await chooses(page, dialog, 'Category *', 'Industrial');
  await chooses(page, dialog, 'Status *', 'Planned');

  await dialog.getByRole('tab', { name: 'Case Study' }).click();
  await dialog.getByLabel('Client').fill('A school');
  await chooses(page, dialog, 'Sector', 'Education');
  await dialog.getByLabel('Completion Date').fill('March 2027');
  for (const part of ['Challenge', 'Solution', 'Outcome']) await dialog.getByLabel(part).fill(`The ${part.toLowerCase()}.`);
  await dialog.getByRole('button', { name: 'Add figure' }).click();
  await dialog.getByLabel('What was measured').fill('Energy saved');
  await dialog.getByLabel('Value with its unit').fill('62%');
  await isAccessible(page);

  await dialog.getByRole('tab', { name: 'Content' }).click();
  await dialog.getByRole('textbox', { name: 'Content' }).fill('What we did in the hall.');
  await isAccessible(page);
  await dialog.getByRole('tab', { name: 'Images' }).click();
  await uploadsPicture(page, dialog, 'Add pictures', 'second.png', 'The stage');
  await expect(dialog.getByLabel('What it shows')).toHaveValue('The stage');
  await isAccessible(page);
  await dialog.getByRole('tab', { name: 'Publishing' }).click();
  await expect(dialog.getByLabel('Slug')).toHaveValue('sports-hall-lighting');
  await chooses(page, dialog, 'Publication', 'Draft');
  await dialog.getByLabel('Featured').check();
  await isAccessible(page);
  await dialog.getByRole('tab', { name: 'SEO' }).click();
  await dialog.getByLabel('Meta Title').fill('Sports Hall Lighting');
  await expect(dialog.getByText('20/60')).toBeVisible();
  await dialog.getByLabel('Meta Description').fill('Light for a hall.');
  await expect(dialog.getByText('17/160')).toBeVisible();
  await dialog.getByLabel('Keywords').fill('sports, lighting');
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await seesNotice(page, 'Project Created', 'Sports Hall Lighting');

  await page.getByLabel('Search projects').fill('Sports Hall');
  await expect(page.getByText('Draft, not public')).toBeVisible();
  const cells = page.getByRole('row', { name: 'Sports Hall Lighting' }).getByRole('cell');
  await expect.poll(async () => (await cells.allTextContents()).slice(1, 6)).toEqual(['Industrial', '-', 'Planned', 'Yes', '0']);
  await page.getByRole('link', { name: 'Edit Sports Hall Lighting' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Project' });
  await edit.getByRole('tab', { name: 'Images' }).click();
  const pictures = edit.getByRole('group', { name: 'Picture' });
  await expect(pictures.nth(0)).toContainText('hall.png');
  await expect(pictures.nth(0)).toContainText('No alt text');
  await expect(pictures.nth(1)).toContainText('second.png');
  await edit.getByRole('tab', { name: 'Case Study' }).click();
  await expect(edit.getByLabel('Value with its unit')).toHaveValue('62%');
  await edit.getByRole('tab', { name: 'Publishing' }).click();
  await chooses(page, edit, 'Publication', 'Published');
  await edit.getByRole('button', { name: 'Update Project' }).click();
  await seesNotice(page, 'Project Updated', 'Sports Hall Lighting');
  await expect(page.getByText(/^Shown on: (?:homepage, )?Projects$/)).toBeVisible();
  const project = (await (await fetch(`${app.url}/api/projects/sports-hall-lighting`)).json()) as Record<string, unknown>;
  expect(project).toMatchObject({
    category: 'Industrial',
    sector: 'education',
    client: 'A school',
    completionDate: 'March 2027',
    outcome: 'The outcome.',
    kpis: [{ label: 'Energy saved', value: '62%' }],
    content: '<p>What we did in the hall.</p>',
    featured: true,
    keywords: ['sports', 'lighting'],
    metaDescription: 'Light for a hall.',
  });
});

test('saves projects and testimonials on a phone', FURTHER, async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await enters(page, 'projects');
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await page.getByRole('tab', { name: 'Case Study' }).click();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/admin/testimonials');
  await expect(page.getByRole('img', { name: '5 stars' }).first()).toBeVisible();
  await isAccessible(page);
});

test('a testimonial names a service, takes whole stars and can be hidden', FURTHER, async ({ page }) => {
  await enters(page, 'testimonials/create');
  const dialog = page.getByRole('dialog', { name: 'Add Testimonial' });
  await dialog.getByLabel('Name').fill('Ada Lovell');
  await dialog.getByLabel('Location').fill('Parkgate');
  await dialog.getByLabel('Comment').fill('Neat work.');
  await expect(dialog.getByLabel('Rating (1-5)')).toHaveValue('5');
  await dialog.getByLabel('Rating (1-5)').fill('4.5');
  await dialog.getByRole('button', { name: 'Create Testimonial' }).click();
  await expect(dialog.getByText('Please use a whole number')).toBeVisible();
  await dialog.getByLabel('Rating (1-5)').fill('4');
  await chooses(page, dialog, 'Service', 'EICR Testing');
  await dialog.getByLabel('Active').uncheck();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Create Testimonial' }).click();
  await seesNotice(page, 'Testimonial Created', 'Ada Lovell');

  await page.getByLabel('Search testimonials').fill('Ada Lovell');
  const row = page.getByRole('row', { name: 'Ada Lovell' });
  await expect(row.getByRole('img', { name: '4 stars' })).toBeVisible();
  await expect(row.getByRole('cell', { name: 'Inactive' })).toBeVisible();
  await expect(row.getByRole('cell', { name: '-', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Edit testimonial of Ada Lovell' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Testimonial' });
  await expect(edit.getByText('EICR Testing')).toBeVisible();
  await expect(edit.getByText('Visitors do not see it', { exact: true })).toBeVisible();
  await chooses(page, edit, 'Service', 'None');
  await edit.getByRole('button', { name: 'Update Testimonial' }).click();
  await seesNotice(page, 'Testimonial Updated', 'Ada Lovell');
});
