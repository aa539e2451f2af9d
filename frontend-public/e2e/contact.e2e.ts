import { axe } from '../../scripts/testing/browser.ts';
import { expect, FURTHER, furtherCase, test } from '../../scripts/testing/journey.ts';
import { fillsTheForm, listsEnquiries, live } from './visitor.ts';

const ENQUIRY = { name: 'Ann Lloyd', email: 'ann@example.org', phone: '(0151) 496 0771', message: 'Two lines:\nthe second.' };

test('shows what is missing at its field, announces it and moves the focus there', async ({ page }) => {
  await live(page, '/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('#contact-name-error', { hasText: 'Required' })).toBeVisible();
  await expect(page.locator('.field-error')).toHaveCount(5);
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-describedby', 'contact-name-error');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contact-message');
  await expect.poll(() => axe(page)).toEqual([]);
});

test('keeps every word of a failed send, even after a reload; a double click then sends once', async ({ newPage }) => {
  const page = await newPage({ allow: [/Failed to (fetch|load resource)/, /ERR_FAILED/] });
  await live(page, '/contact');
  await fillsTheForm(page, ENQUIRY);
  await page.route('**/api/contact', (route) => route.abort());
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Failed to Send Message', { exact: true })).toBeVisible();
  await expect(page.getByText('Please try again or call us directly for immediate assistance.', { exact: true })).toBeVisible();
  await expect(page.getByText(/did not reach us/)).toBeVisible();
  await expect.poll(() => axe(page)).toEqual([]);

  await page.unroute('**/api/contact');
  await page.reload();
  await expect(page.locator('html[data-live]')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(ENQUIRY.message);
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('eicr');

  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) sent += 1;
  });
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByText('Message Sent Successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happens next' })).toBeFocused();
  await expect.poll(() => axe(page)).toEqual([]);
  expect(sent).toBe(1);
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('stores a message once when it is sent again after a lost response, even after a reload', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ allow: [/Failed to (fetch|load resource)/, /ERR_FAILED/] });
  const message = 'The response to this was lost.';
  const stored = async () => (await listsEnquiries(app)).filter((enquiry) => enquiry.message === message).length;
  const send = () => page.getByRole('button', { name: 'Send Message' }).click();
  await live(page, '/contact');
  await fillsTheForm(page, { ...ENQUIRY, message });
  await page.route('**/api/contact', async (route) => {
    await route.fetch({ maxRetries: 1 });
    await route.abort();
  });
  await send();
  await expect(page.getByText(/did not reach us/)).toBeVisible();
  expect(await stored()).toBe(1);
  await page.reload();
  await expect(page.locator('html[data-live]')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(message);
  await send();
  await expect(page.getByText(/did not reach us/)).toBeVisible();
  await page.unroute('**/api/contact');
  await send();
  await expect(page.getByText('Message Sent Successfully', { exact: true })).toBeVisible();
  expect(await stored()).toBe(1);

  // A later message counts as new even if its words are the same.
  await page.getByRole('button', { name: 'Write another message' }).click();
  await fillsTheForm(page, { ...ENQUIRY, message });
  const responded = page.waitForResponse('**/api/contact');
  await send();
  expect((await responded).status()).toBe(201);
  expect(await stored()).toBe(2);
});

test('shows one notification at a time for 5000 ms, at most 420 px wide, reached with F8, dismissed by a swipe to the right', async ({
  newPage,
}) => {
  const page = await newPage({ own: true, allow: [/Failed to (fetch|load resource)/, /ERR_FAILED/] });
  await page.clock.install();
  await live(page, '/contact');
  await fillsTheForm(page, ENQUIRY);
  await page.route('**/api/contact', (route) => route.abort());
  // From here on the page's clock advances only on command.
  await page.clock.pauseAt(Date.now() + 600_000);
  const toast = page.locator('.toast');
  const fails = async () => {
    const refused = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await refused;
    await expect(page.locator('.toast[data-state=open]')).toBeVisible();
  };
  await fails();
  await page.clock.runFor(4000);
  await fails();
  // The second replaced the first, whose time would be over by now.
  await page.clock.runFor(4000);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(1000);
  await expect(toast).toHaveCount(0);

  await fails();
  const place = await toast.boundingBox();
  if (!place) throw new Error('The notice has no place.');
  expect(place.width).toBeLessThanOrEqual(420);
  await page.keyboard.press('F8');
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('toasts');
  const sweep = async (px: number) => {
    await page.mouse.move(place.x + 40, place.y + 20);
    await page.mouse.down();
    await page.mouse.move(place.x + 40 + px, place.y + 20, { steps: 5 });
    await page.mouse.up();
  };
  await sweep(40);
  await expect(toast).toHaveAttribute('data-swipe', 'cancel');
  await sweep(60);
  await expect(toast).toHaveCount(0);
});

test("shows the server's reason at its field", FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/status of 400/, /ApiError/] });
  await live(page, '/contact');
  await fillsTheForm(page, ENQUIRY);
  const refusal = { statusCode: 400, error: 'Please check the form.', fields: { email: ['This address does not exist'] } };
  const signs: unknown[] = [];
  await page.route('**/api/contact', (route) => {
    signs.push(route.request().postDataJSON());
    return route.fulfill({ status: 400, json: refusal });
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('#contact-email-error', { hasText: 'This address does not exist' })).toBeVisible();
  // A person leaves the hidden field empty and takes time.
  expect(signs).toEqual([expect.objectContaining({ website: '', fillTime: expect.any(Number) })]);
  await expect(page.getByText('Please check the form.')).toBeVisible();
});

test('sends once what was typed and pressed twice before the form was live', async ({ page }) => {
  let release = () => {};
  const pressed = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/hydrate-*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  const sent: unknown[] = [];
  page.on('request', (request) => request.url().endsWith('/api/contact') && sent.push(request.postDataJSON()));
  await live(page, '/contact');
  await fillsTheForm(page, { ...ENQUIRY, message: 'Typed early.' });
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  release();
  await expect(page.getByText('Message Sent Successfully', { exact: true })).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ ...ENQUIRY, message: 'Typed early.', serviceType: 'eicr' })]);
});

test('asks the server for what changes when the office opens or closes', FURTHER, async ({ newPage }) => {
  const page = await newPage({ own: true });
  await page.clock.install();
  await live(page, '/contact');
  await page.getByLabel('Message').fill('Still here.');
  await page.route('/contact', async (route) => {
    const response = await route.fetch();
    const later = (await response.text()).replace(/Open until \d+:\d\d [AP]M|Emergency line, day and night/g, 'Changed meanwhile');
    await route.fulfill({ response, body: later });
  });
  await page.clock.fastForward('24:00:05');
  await expect(page.locator('.call-card').getByText('Changed meanwhile')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Still here.');
});

test.describe('without script', () => {
  test('the form works, and keeps what was typed', FURTHER, async ({ newPage }) => {
    // The status of the refused request appears in the console.
    const page = await newPage({ javaScriptEnabled: false, allow: [/status of 4\d\d/] });
    await page.goto('/contact');
    await fillsTheForm(page, { ...ENQUIRY, phone: '12' });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.locator('#contact-phone-error')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue(ENQUIRY.message);
    await page.getByLabel('Phone').fill('07700 900 123');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message Sent Successfully')).toBeVisible();

    await page.getByLabel('Would you rather be called?').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Call me at this time' }).click();
    await expect(page.getByText(/^We will call you: \w+day \d+ \w+, \d+:\d\d [AP]M to \d+:\d\d [AP]M \(UK time\)\.$/)).toBeVisible();
  });

  for (const [index, width] of [390, 1280].entries()) {
    test(`shows the result first, focuses it and starts the title with it, at ${width} px`, furtherCase(index), async ({ newPage }) => {
      const page = await newPage({ javaScriptEnabled: false, allow: [/status of 4\d\d/], viewport: { width, height: 800 } });
      const result = page.locator('#result:focus');
      const isInTheUpperHalf = async () => {
        const { y = -1 } = (await result.boundingBox()) ?? {};
        return y >= 0 && y < 400;
      };
      await page.goto('/contact');
      await fillsTheForm(page, { ...ENQUIRY, phone: '12', message: 'Led to its result.' });
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('alert').getByRole('link', { name: /^Phone: / })).toBeVisible();
      await expect.poll(isInTheUpperHalf).toBe(true);
      await expect(page).toHaveTitle(/^Please check the form \| Contact/);
      await page.getByRole('link', { name: /^Phone: / }).click();
      await page.locator('#contact-phone:focus').fill(ENQUIRY.phone);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('status').getByText('Message Sent Successfully')).toBeVisible();
      await expect.poll(isInTheUpperHalf).toBe(true);
      await expect(page).toHaveTitle(/^Message sent \| Contact/);
    });
  }

  test('stores the page that led to the form, even after a refusal', FURTHER, async ({ app, newPage }) => {
    const page = await newPage({ javaScriptEnabled: false, allow: [/status of 4\d\d/] });
    const path = '/services/rewiring-services/wirral';
    const message = 'Sent without script.';
    await page.goto(path);
    await page.getByRole('link', { name: 'Get a Free Quote' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await fillsTheForm(page, { ...ENQUIRY, phone: '12', message });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.locator('#contact-phone-error')).toBeVisible();
    await page.getByLabel('Phone').fill(ENQUIRY.phone);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message Sent Successfully')).toBeVisible();
    expect((await listsEnquiries(app)).find((enquiry) => enquiry.message === message)?.source).toBe(path);
  });
});
