import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { ADMINISTRATOR } from '../../scripts/testing/app.ts';
import { expect, test } from '../../scripts/testing/journey.ts';
import { awayFromTheEdge } from './codes.ts';
import { isAccessible } from './staff.ts';

// Not local, so that administrators need a second step. The journey itself goes to the number of the machine, where passkeys do not work.
test.use({ appOptions: { env: { PUBLIC_URL: 'http://www.example.org', ADMIN_PASSWORD: '', LOG_FORMAT: 'json' } } });

test('leads an administrator through the set-up at the first sign-in, on a phone', async ({ app, newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, allow: [/400/, /401/, /ApiError/] });
  const file = join(app.dataDir, 'first-password.txt');
  const [, generated = ''] = readFileSync(file, 'utf8').split('\n');
  await page.goto('/admin/users');
  await page.getByLabel('Username').fill(ADMINISTRATOR.username);
  await page.getByLabel('Password', { exact: true }).fill(generated);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose a password', level: 1 })).toBeVisible();
  await isAccessible(page);
  await page.goto('/admin/services');
  const chosen = page.getByLabel('New password');
  await page.getByLabel('Generated password').fill(generated);
  await chosen.fill(generated);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please choose another password than the generated one.')).toBeVisible();
  await expect(chosen).toBeFocused();
  await chosen.fill(ADMINISTRATOR.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Protect your account', level: 1 })).toBeVisible();
  await expect(page.getByText('Passkeys do not work at this address', { exact: false })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await isAccessible(page);
  await page.goto('/admin/services');
  await expect(page.getByRole('heading', { name: 'Protect your account', level: 1 })).toBeVisible();
  const shown = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  expect(existsSync(file)).toBe(false);
  await awayFromTheEdge();
  await page.getByLabel('Six digits from the app').fill(new TOTP({ secret: Secret.fromBase32(shown.replaceAll(' ', '')) }).generate());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await isAccessible(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { name: 'Make this website yours', level: 1 })).toBeVisible();
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
});
