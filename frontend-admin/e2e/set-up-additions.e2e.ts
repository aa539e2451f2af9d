import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin } from './accounts.ts';
import { PIXEL } from './samples.ts';
import { enters, isAccessible } from './staff.ts';

test('an owner adds a service of her own, a testimonial and the company’s services to the words of an enquiry', async ({
  app,
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(page, 'set-up/services');
  await page.getByRole('button', { name: 'Add your own service' }).click();
  const added = page.getByRole('dialog');
  await added.getByRole('textbox', { name: 'Title' }).fill('Battery Storage');
  await added.getByLabel('What it is').fill('Batteries that keep what the roof has made.');
  await isAccessible(page);
  await added.getByRole('button', { name: 'Create Service' }).click();
  await expect(page.getByLabel('Battery Storage')).toBeChecked();
  await expect(page.getByText('1 of 21 chosen')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: 'When you are open' })).toBeVisible();

  await page.goto('/admin/set-up/work');
  await page.getByRole('button', { name: 'Add a testimonial' }).click();
  await added.getByRole('textbox', { name: 'Name' }).fill('Tom Reed');
  await added.getByLabel('Location').fill('Hoole');
  await added.getByLabel('Comment').fill('Neat work, and they swept up.');
  await added.getByRole('button', { name: 'Create Testimonial' }).click();
  await expect(added.getByText('Ask the customer first.')).toBeVisible();
  await added.getByRole('switch', { name: 'The customer agreed to its publication' }).check();
  await isAccessible(page);
  await added.getByRole('button', { name: 'Create Testimonial' }).click();
  await expect(page.getByText('Tom Reed, Hoole')).toBeVisible();
  await isAccessible(page);

  await page.goto('/admin/inquiries/create');
  await added.getByLabel('Who').fill('Joan Price');
  await added.getByLabel('Number').fill('0151 496 0777');
  await added.getByLabel('What is it about?').fill('A battery for our roof.');
  await added.getByRole('combobox', { name: 'Service (optional)' }).click();
  // Nothing else is offered.
  await expect(page.getByRole('option', { name: 'EICR Testing' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Battery Storage' }).click();
  await added.getByRole('button', { name: 'Add Enquiry' }).click();
  await expect(page.getByText('Enquiry Added')).toBeVisible();
  const [stored] = (await (await asAdmin(app, 'GET', 'contact-inquiries?filter={"about":"battery-storage"}')).json()) as object[];
  expect(stored).toMatchObject({ name: 'Joan Price', serviceTitle: 'Battery Storage', serviceType: 'other' });
});

test('an owner adds photographs to her services on a phone, one after the other', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  const all = (await (await asAdmin(app, 'GET', 'services')).json()) as { id: string }[];
  expect(all.length).toBeGreaterThanOrEqual(20);
  await asAdmin(app, 'PUT', 'set-up/services', { offered: all.map(({ id }) => id) });
  await enters(page, 'set-up/work');
  await expect(page.getByRole('button', { name: 'Add a testimonial' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1500);
  await page.getByLabel('Add a photograph of').click();
  await page.getByRole('option', { name: 'EICR Testing' }).click();
  const photograph = page.getByRole('group', { name: 'EICR Testing' });
  await photograph.getByRole('button', { name: /^Choose picture/ }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  const file = { name: 'board.png', mimeType: 'image/png', buffer: PIXEL };
  await picker.locator('input[type="file"]').first().setInputFiles(file);
  await picker.getByRole('button', { name: 'Upload and use' }).click();
  await expect(photograph.getByText('board.png')).toBeVisible();
  await isAccessible(page);
  await page.getByLabel('Add a photograph of').click();
  await expect(page.getByRole('option', { name: 'EICR Testing' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Say goodbye to the sample company' })).toBeVisible();
  const services = (await (await asAdmin(app, 'GET', 'services')).json()) as { title: string; image: string | null }[];
  expect(services.filter(({ image }) => image !== null).map(({ title }) => title)).toEqual(['EICR Testing']);
  // One that is removed stays in view, to be chosen again.
  await page.goto('/admin/set-up/work');
  await photograph.getByRole('button', { name: /^Remove/ }).click();
  await expect(photograph.getByRole('button', { name: /^Choose picture/ })).toBeVisible();
});
