import { axe } from '../../scripts/testing/browser.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { fillsTheForm, listsEnquiries, live } from './visitor.ts';

test('asks to be rung back with name and number, and reads when', async ({ app, newPage }) => {
  const page = await newPage({ allow: [/status of 400/, /ApiError/] });
  await live(page, '/contact');
  const fold = page.locator('.ring-back');
  await fold.getByText('Ring me back instead').click();
  await fold.getByLabel('Who shall we ask for?').fill('Ann Lloyd');
  await fold.getByLabel('On which number?').fill('12345');
  await expect.poll(() => axe(page)).toEqual([]);
  await fold.getByRole('button', { name: 'Ring Me Back' }).click();
  await expect(fold.getByText('Some digits are missing. Please enter the whole number, such as 01632 960001').first()).toBeVisible();
  await expect(fold.getByLabel('On which number?')).toBeFocused();
  await expect.poll(() => axe(page)).toEqual([]);
  await fold.getByLabel('On which number?').fill('0151 496 0772');
  await fold.getByLabel('When?').selectOption('In the morning');
  await fold.getByRole('button', { name: 'Ring Me Back' }).dblclick();
  const next = page.getByRole('region', { name: 'Your call' });
  await expect(next).toBeFocused();
  await expect(next.getByText(/^We will call you: \w+day \d+ \w+, \d+:\d\d [AP]M to \d+:\d\d [AP]M \(UK time\)\.$/)).toBeVisible();
  await expect.poll(() => axe(page)).toEqual([]);
  const stored = (await listsEnquiries(app)).filter(({ name }) => name === 'Ann Lloyd');
  expect(stored).toMatchObject([{ message: expect.stringMatching(/^Please ring me back\. /) as unknown }]);
});

test('says that a wish is on its way, keeps it when it does not arrive, and leaves the form as it is', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/Failed to load resource/, /TypeError|Failed to fetch/] });
  await live(page, '/contact');
  const fold = page.locator('.ring-back');
  await fold.getByText('Ring me back instead').click();
  await fold.getByLabel('Who shall we ask for?').fill('Cid Lloyd');
  await fold.getByLabel('On which number?').fill('\u202A0151 496 0774\u202C');
  let fail = () => {};
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route('/api/contact/ring-back', async (route) => {
    await held;
    await route.abort();
  });
  await fold.getByRole('button', { name: 'Ring Me Back' }).click();
  await expect(fold.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  fail();
  await expect(fold.getByText(/^Your number did not reach us/)).toBeVisible();
  await page.unrouteAll();
  await fold.getByRole('button', { name: 'Ring Me Back' }).click();
  await expect(page.getByText(/^We will call you: /)).toBeVisible();

  await fillsTheForm(page, {
    name: 'Cid Lloyd',
    email: 'cid@example.org',
    phone: '0151 496 0774',
    message: 'And a second socket, please.',
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('region', { name: 'What happens next' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Your call' })).toBeVisible();
  await expect.poll(() => axe(page)).toEqual([]);
  await page.getByText('Would you rather be called?').click();
  await expect(page.getByLabel('Would you rather be called?')).toBeFocused();
});

test('asks to be rung back without script', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto('/contact');
  await page.getByText('Ring me back instead').click();
  await page.locator('#ring-name').fill('Bob Lloyd');
  await page.locator('#ring-phone').fill('0151 496 0773');
  await page.getByRole('button', { name: 'Ring Me Back' }).click();
  await expect(page.locator('#result')).toContainText(/We will ring you: \w+day \d+ \w+/);
});
