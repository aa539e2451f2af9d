import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fillsTheForm, listsEnquiries, live } from './visitor.ts';
import { startApp, type App } from '../../scripts/testing/app.ts';
import { axe, openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
}, 90_000);
afterAll(() => app.stop());
const { newPage } = openBrowser();

const ENQUIRY = { name: 'Ann Lloyd', email: 'ann@example.org', phone: '(0151) 496 0771', message: 'Two lines:\nthe second.' };

test('what is missing stands beside its field, is announced and gets the focus', async () => {
  const page = await newPage();
  await live(page, `${app.url}/contact`);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.locator('#contact-name-error', { hasText: 'Required' }).waitFor();
  await eventually(() => page.locator('.field-error').count()).toBe(5);
  await eventually(() => page.getByLabel('Name').getAttribute('aria-describedby')).toBe('contact-name-error');
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('contact-name');
  await eventually(() => axe(page)).toEqual([]);
});

test('a failed send keeps every word, also over a reload; a double click then sends once', async () => {
  const page = await newPage({ allow: [/Failed to (fetch|load resource)/, /ERR_FAILED/] });
  await live(page, `${app.url}/contact`);
  await fillsTheForm(page, ENQUIRY);
  await page.route('**/api/contact', (route) => route.abort());
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Failed to Send Message', { exact: true }).waitFor();
  await page.getByText('Please try again or call us directly for immediate assistance.', { exact: true }).waitFor();
  await page.getByText(/did not reach us/).waitFor();
  await eventually(() => axe(page)).toEqual([]);

  await page.unroute('**/api/contact');
  await page.reload();
  await page.locator('html[data-live]').waitFor();
  await eventually(() => page.getByLabel('Message').inputValue()).toBe(ENQUIRY.message);
  await eventually(() => page.getByLabel('Service', { exact: true }).inputValue()).toBe('eicr');

  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) sent += 1;
  });
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await page.getByText('Message Sent Successfully', { exact: true }).waitFor();
  await eventually(() => axe(page)).toEqual([]);
  expect(sent).toBe(1);
  await eventually(() => page.getByLabel('Message').inputValue()).toBe('');
});

test('an answer that is lost on its way costs nothing: sent again, after a reload too, the message is stored once', async () => {
  const page = await newPage({ allow: [/Failed to (fetch|load resource)/, /ERR_FAILED/] });
  const message = 'The answer to this was lost.';
  const stored = async () => (await listsEnquiries(app)).filter((enquiry) => enquiry.message === message).length;
  const send = () => page.getByRole('button', { name: 'Send Message' }).click();
  await live(page, `${app.url}/contact`);
  await fillsTheForm(page, { ...ENQUIRY, message });
  await page.route('**/api/contact', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send();
  await page.getByText(/did not reach us/).waitFor();
  expect(await stored()).toBe(1);
  await page.reload();
  await page.locator('html[data-live]').waitFor();
  await eventually(() => page.getByLabel('Message').inputValue()).toBe(message);
  await send();
  await page.getByText(/did not reach us/).waitFor();
  await page.unroute('**/api/contact');
  await send();
  await page.getByText('Message Sent Successfully', { exact: true }).waitFor();
  expect(await stored()).toBe(1);

  // What is sent after that is another message, in the same words too.
  await fillsTheForm(page, { ...ENQUIRY, message });
  const answered = page.waitForResponse('**/api/contact');
  await send();
  expect((await answered).status()).toBe(201);
  expect(await stored()).toBe(2);
});

test('notices: one at a time, for 5000 ms, found with F8, swept away to the right, at most 420 px wide', async () => {
  const page = await newPage({ allow: [/Failed to (fetch|load resource)/, /ERR_FAILED/] });
  await page.clock.install();
  await live(page, `${app.url}/contact`);
  await fillsTheForm(page, ENQUIRY);
  await page.route('**/api/contact', (route) => route.abort());
  // From here on the page's clock goes as far as it is told to.
  await page.clock.pauseAt(Date.now() + 600_000);
  const toast = page.locator('.toast');
  const fails = async () => {
    const refused = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await refused;
    await page.locator('.toast[data-state=open]').waitFor();
  };
  await fails();
  await page.clock.runFor(4000);
  await fails();
  // The second one took the place of the first, whose time would be over now.
  await page.clock.runFor(4000);
  await eventually(() => toast.count()).toBe(1);
  await page.clock.runFor(1000);
  await eventually(() => toast.count()).toBe(0);

  await fails();
  const place = await toast.boundingBox();
  if (!place) throw new Error('The notice has no place.');
  expect(place.width).toBeLessThanOrEqual(420);
  await page.keyboard.press('F8');
  await eventually(() => page.evaluate(() => document.activeElement?.className)).toBe('toasts');
  const sweep = async (px: number) => {
    await page.mouse.move(place.x + 40, place.y + 20);
    await page.mouse.down();
    await page.mouse.move(place.x + 40 + px, place.y + 20, { steps: 5 });
    await page.mouse.up();
  };
  await sweep(40);
  await eventually(() => toast.getAttribute('data-swipe')).toBe('cancel');
  await sweep(60);
  await eventually(() => toast.count()).toBe(0);
});

test('what the server refuses stands at its field', async () => {
  const page = await newPage({ allow: [/status of 400/, /ApiError/] });
  await live(page, `${app.url}/contact`);
  await fillsTheForm(page, ENQUIRY);
  const refusal = { statusCode: 400, error: 'Please check the form.', fields: { email: ['This address does not exist'] } };
  const signs: unknown[] = [];
  await page.route('**/api/contact', (route) => {
    signs.push(route.request().postDataJSON());
    return route.fulfill({ status: 400, json: refusal });
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.locator('#contact-email-error', { hasText: 'This address does not exist' }).waitFor();
  // People leave the trap alone, and take their time.
  expect(signs).toEqual([expect.objectContaining({ website: '', fillTime: expect.any(Number) })]);
  await page.getByText('Please check the form.').waitFor();
});

test('a service page leads to the form with its service chosen; one without a type of its own is named and kept', async () => {
  const page = await newPage();
  const asksFrom = async (path: string, type: string) => {
    await live(page, app.url + path);
    await page.getByRole('link', { name: 'Get a Free Quote' }).click();
    await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
    await eventually(() => page.getByLabel('Service', { exact: true }).inputValue()).toBe(type);
  };
  await asksFrom('/services/ev-charging-points/wirral', 'ev-charging');
  await page.getByLabel('Message').fill('Begun here.');
  await asksFrom('/services/rewiring-services/wirral', 'other');
  await page.locator('#contact-serviceType option:checked', { hasText: 'Other: Rewiring Services' }).waitFor({ state: 'attached' });
  expect(await page.getByLabel('Message').inputValue()).toBe('Begun here.');

  await page.getByLabel('Name').fill(ENQUIRY.name);
  await page.getByLabel('Email').fill(ENQUIRY.email);
  await page.getByLabel('Phone').fill('+44 (0)151 496 0123 ext. 4');
  const sent = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ serviceType: 'other', source: '/services/rewiring-services/wirral' });
  await page.getByText('Message Sent Successfully', { exact: true }).waitFor();
});

describe('without script', () => {
  test('the form is a real one: it answers with a page and keeps what was typed', async () => {
    // The page that refuses has its status in the console.
    const page = await newPage({ javaScriptEnabled: false, allow: [/status of 4\d\d/] });
    await page.goto(`${app.url}/contact`);
    await fillsTheForm(page, { ...ENQUIRY, phone: '12' });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.locator('#contact-phone-error').waitFor();
    await eventually(() => page.getByLabel('Message').inputValue()).toBe(ENQUIRY.message);
    await page.getByLabel('Phone').fill('07700 900 123');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Message Sent Successfully').waitFor();
  });

  test('the page that led to the form is kept, over a refusal, too', async () => {
    const page = await newPage({ javaScriptEnabled: false, allow: [/status of 4\d\d/] });
    const path = '/services/rewiring-services/wirral';
    const message = 'Sent without script.';
    await page.goto(app.url + path);
    await page.getByRole('link', { name: 'Get a Free Quote' }).click();
    await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
    await fillsTheForm(page, { ...ENQUIRY, phone: '12', message });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.locator('#contact-phone-error').waitFor();
    await page.getByLabel('Phone').fill(ENQUIRY.phone);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Message Sent Successfully').waitFor();
    expect((await listsEnquiries(app)).find((enquiry) => enquiry.message === message)?.source).toBe(path);
  });
});
