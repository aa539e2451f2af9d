import { axe } from '../../scripts/testing/browser.ts';
import { expect, test } from '../../scripts/testing/journey.ts';
import { listsEnquiries, live } from './visitor.ts';

test('asks to be rung back with name and number, and reads when', async ({ app, newPage }) => {
  const page = await newPage({ allow: [/status of 400/, /ApiError/] });
  await live(page, '/contact');
  const fold = page.locator('.ring-back');
  await fold.getByText('Ring me back instead').click();
  await fold.getByLabel('Who shall we ask for?').fill('Ann Lloyd');
  await fold.getByLabel('On which number?').fill('12345');
  await expect.poll(() => axe(page)).toEqual([]);
  await fold.getByRole('button', { name: 'Ring Me Back' }).click();
  await expect(fold.getByText('Please enter a telephone number such as 01632 960001').first()).toBeVisible();
  await expect.poll(() => axe(page)).toEqual([]);
  await fold.getByLabel('On which number?').fill('0151 496 0772');
  await fold.getByLabel('When?').selectOption('In the morning');
  await fold.getByRole('button', { name: 'Ring Me Back' }).dblclick();
  const next = page.getByRole('region', { name: 'What happens next' });
  await expect(next).toBeFocused();
  await expect(next.getByText(/^We call you: \w+day \d+ \w+, \d\d:\d\d to \d\d:\d\d \(UK time\)\.$/)).toBeVisible();
  await expect.poll(() => axe(page)).toEqual([]);
  const stored = (await listsEnquiries(app)).filter(({ name }) => name === 'Ann Lloyd');
  expect(stored).toMatchObject([{ message: expect.stringMatching(/^Please ring me back\. /) as unknown }]);
});

test('asks to be rung back without script', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto('/contact');
  await page.getByText('Ring me back instead').click();
  await page.locator('#ring-name').fill('Bob Lloyd');
  await page.locator('#ring-phone').fill('0151 496 0773');
  await page.getByRole('button', { name: 'Ring Me Back' }).click();
  await expect(page.locator('#result')).toContainText(/We ring you: \w+day \d+ \w+/);
});
