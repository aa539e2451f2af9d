import { expect, test } from '../../scripts/testing/journey.ts';
import { asAdmin } from './accounts.ts';
import { enters, isAccessible } from './staff.ts';

const OWNER = { companyName: 'Smith Electrical', address: '1 Foregate Street, Chester, CH1 1AA', email: 'office@smith.example' };
const OFFERED = ['EICR Testing', 'PAT Testing'];

test('an owner reads on a phone what stands in her name, edits a text, and leaves the rest for later', async ({ app, page }) => {
  const send = async (path: string, method = 'GET', body?: object) => (await asAdmin(app, method, path, body)).json() as Promise<unknown>;
  await send('company-info', 'PUT', { ...OWNER, phone: '01244 960001', emergencyPhone: null });
  const services = (await send('services')) as { id: string; title: string }[];
  const offered = services.filter(({ title }) => OFFERED.includes(title)).map(({ id }) => id);
  await send('set-up/services', 'PUT', { offered });
  const status = (await send('set-up/places', 'PUT', { places: [{ name: 'Chester', postcodes: ['CH1'] }] })) as { listed: string };
  await send('set-up/remove-demonstration', 'POST', { listed: status.listed });
  const served = async (path: string) => (await fetch(app.url + path)).text();

  await page.setViewportSize({ width: 390, height: 844 });
  await enters(page);
  await page.getByText('Read 6 texts that stand in your name').click();
  const text = page.getByRole('region', { name: 'EICR Testing' });
  await expect(text.getByRole('status')).toHaveText('6 texts to read');
  await expect(text.locator('mark').first()).toBeVisible();
  // Without scrolling.
  await expect(text.getByRole('button', { name: 'That is right for us' })).toBeInViewport();
  await expect(page.frameLocator('iframe[title^="The page"]').getByRole('heading', { level: 1 })).toContainText('EICR Testing');
  await isAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await text.getByRole('button', { name: 'Edit' }).click();
  await text.getByLabel('Description', { exact: true }).fill('We test on Tuesdays.');
  await isAccessible(page);
  // Nothing of it is shown before it is saved, and what is typed survives a reload.
  expect(await served('/services')).not.toContain('We test on Tuesdays.');
  await page.reload();
  await text.getByRole('button', { name: 'Edit' }).click();
  await expect(text.getByLabel('Description', { exact: true })).toHaveValue('We test on Tuesdays.');
  await text.getByRole('button', { name: 'Remove question 1' }).click();
  await text.getByRole('button', { name: 'Save and show' }).click();

  const next = page.getByRole('region', { name: 'PAT Testing' });
  await expect(next.getByRole('status')).toHaveText('5 texts to read');
  expect(await served('/services')).toContain('We test on Tuesdays.');
  await next.getByRole('button', { name: 'Leave out' }).click();
  await page.getByRole('region', { name: 'About Us' }).getByRole('button', { name: 'Later' }).click();
  await page.getByRole('region', { name: 'Cookie Policy' }).getByRole('button', { name: 'That is right for us' }).click();
  await page.getByRole('region', { name: 'Privacy Policy' }).getByRole('button', { name: 'That is right for us' }).click();
  const terms = page.getByRole('region', { name: 'Terms of Service' });
  await expect(terms.getByRole('button', { name: 'That is right for us' })).toBeDisabled();
  await isAccessible(page);
  await terms.getByRole('link', { name: 'Settings, Terms' }).click();
  await expect(page.getByLabel('Deposit (%)', { exact: true })).toBeVisible();
  await isAccessible(page);
});
