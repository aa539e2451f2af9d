import { afterAll, beforeAll, test } from '@jest/globals';
import { fitsTheScreen, live } from './visitor.ts';
import { startApp, type App } from '../../scripts/testing/app.ts';
import { axe, openBrowser } from '../../scripts/testing/browser.ts';
import { eventually } from '../../scripts/testing/eventually.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
}, 90_000);
afterAll(() => app.stop());
const { newPage } = openBrowser();

test('a visitor learns on the home page whether the company comes to them, and asks where it does not', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, allow: [/status of 400/] });
  await live(page, app.url);
  const postcode = page.getByLabel('Your postcode');
  const check = page.getByRole('button', { name: 'Check', exact: true });

  await postcode.fill('my house');
  await check.click();
  await page.getByText('Please type a UK postcode such as CH62 or CH62 4SQ.').waitFor();
  await eventually(() => axe(page)).toEqual([]);

  await postcode.fill('ch624sq');
  await check.click();
  await page.getByText('Yes, we cover CH62 4SQ: Bromborough.').waitFor();
  await eventually(() => axe(page)).toEqual([]);

  await postcode.fill('ch6 2aa');
  await check.click();
  await page.getByText('CH6 2AA is outside the area that we cover every day.').waitFor();
  await fitsTheScreen(page);
  await eventually(() => axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'ask whether we can come to CH6 2AA' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/contact');
  await eventually(() => page.getByLabel('Message').inputValue()).toBe('My postcode is CH6 2AA. ');
});

test('without script the answer is a page, with the service in that place', async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(`${app.url}/services/eicr-testing/wirral`);
  await page.getByLabel('Your postcode').fill('ch45');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.waitForURL(`${app.url}/postcode-check?postcode=ch45&service=eicr-testing`);
  await page.getByText('Yes, we cover CH45: Wallasey.').waitFor();
  await page.locator('.postcode .note a[href^="/services/eicr-testing/"]').click();
  await page.waitForURL(`${app.url}/services/eicr-testing/*`);

  await page.goto(`${app.url}/postcode-check?postcode=nonsense`);
  await page.getByText('Please type a UK postcode such as CH62 or CH62 4SQ.').waitFor();
});
