import { axe } from '../../scripts/testing/browser.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { fitsTheScreen, live } from './visitor.ts';

test('tells visitors whether their postcode is covered, and lets them enquire if it is not', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, allow: [/status of 400/] });
  await live(page, '/');
  const postcode = page.getByLabel('Your postcode');
  const check = page.getByRole('button', { name: 'Check', exact: true });

  await postcode.fill('12');
  await check.click();
  await expect(page.getByText('Please enter a UK postcode such as M1 or M1 1AE, or the name of a town or village.')).toBeVisible();
  await expect.poll(() => axe(page)).toEqual([]);

  await postcode.fill('oxton');
  await check.click();
  await expect(page.getByText('Yes, we cover Oxton: Birkenhead.')).toBeVisible();

  await postcode.fill('ch624sq');
  await check.click();
  await expect(page.getByText('Yes, we cover CH62 4SQ: Bromborough.')).toBeVisible();
  await expect(page.locator('.postcode .note').getByText(/^We answer a message (within|by) /)).toBeVisible();
  await expect(page.locator('.postcode .note').getByRole('link')).toHaveText([
    'Get a Free Quote',
    /^Call 0151 496 01\d\d .+/,
    'Everything we do in Bromborough',
  ]);
  await expect.poll(() => axe(page)).toEqual([]);

  await postcode.fill('ch6 2aa');
  await check.click();
  await expect(page.getByText('CH6 2AA is outside the area we cover every day.')).toBeVisible();
  await fitsTheScreen(page);
  await expect.poll(() => axe(page)).toEqual([]);
  await postcode.fill('Chester');
  await check.click();
  await expect(page.getByText('We cannot tell from here whether we cover Chester. Try the postcode, or ask us:')).toBeVisible();
  await expect.poll(() => axe(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Ask Us' })).toHaveAttribute('href', /postcode=Chester$/);

  await postcode.fill('ch6 2aa');
  await check.click();
  await page.getByRole('link', { name: 'Ask Us' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/contact');
  await expect(page.getByLabel('Message')).toHaveValue('My postcode is CH6 2AA. ');
});

test('works without script and links to the service in that place', FURTHER, async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto('/services/eicr-testing/wirral');
  await page.getByLabel('Your postcode').fill('ch45');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.waitForURL('/postcode-check?postcode=ch45&service=eicr-testing#result');
  await expect(page.locator('#result:focus', { hasText: 'Yes, we cover CH45: Wallasey.' })).toBeVisible();
  expect(await page.title()).toMatch(/^Yes, we cover CH45 \| /);
  await page.locator('.postcode .note a[href^="/services/eicr-testing/"]').click();
  await page.waitForURL('/services/eicr-testing/*');

  await page.goto('/postcode-check?postcode=123');
  await expect(page.getByText('Please enter a UK postcode such as M1 or M1 1AE, or')).toBeVisible();
  expect(await page.title()).toMatch(/^Please check the place \| /);

  await page.goto('/postcode-check?postcode=Chester');
  expect(await page.title()).toMatch(/^Ask us about Chester \| /);
});
