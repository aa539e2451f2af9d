import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Account } from '../../scripts/testing/app.ts';
import { expect, FURTHER, furtherCase, test } from '../../scripts/testing/journey.ts';
import { makesUser } from './accounts.ts';
import { awayFromTheEdge, nextHalfMinute } from './codes.ts';
import { agrees, enters, isAccessible, seesNotice } from './staff.ts';

// Browsers have passkeys for names only.
test.use({ appOptions: { hostname: 'localhost' } });

const PHONE = { viewport: { width: 390, height: 844 } };

/** Gives the browser a fingerprint reader. It is gone after isAccessible, which uses the debugger, too. */
async function hasFingerprintReader(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const card = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' });
const codeAt = (secret: string, timestamp: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

async function signsOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/admin/login');
}

async function givesPassword(page: Page, { username, password }: Account): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('signs in with a passkey alone, once it was made', async ({ app, newPage }) => {
  const account = await makesUser(app, 'ada');
  const page = await newPage({ allow: [/409/, /ApiError/] });
  await hasFingerprintReader(page);
  await enters(page, 'profile', account);
  await expect(card(page).getByText('Off', { exact: true })).toBeVisible();
  await card(page).getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(dialog.getByLabel('Name of the passkey')).toHaveValue(/Chrome on/);
  await dialog.getByLabel('Name of the passkey').fill('Work phone');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await seesNotice(page, 'Second Step Added');
  await expect(card(page).getByText('On', { exact: true })).toBeVisible();
  await card(page).getByRole('button', { name: 'Rename Work phone' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename Work phone' });
  await renaming.getByLabel('Name of the passkey').fill(' ');
  await page.keyboard.press('Enter');
  await expect(renaming.getByText('Please enter a name')).toBeVisible();
  await renaming.getByLabel('Name of the passkey').fill('Old phone');
  await page.keyboard.press('Enter');
  await seesNotice(page, 'Passkey Renamed');
  await expect(card(page).getByRole('listitem')).toContainText(/Old phone.*not used yet/);

  await signsOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('complementary', { name: 'Menu and account' }).getByText('ada', { exact: true })).toBeVisible();
  await expect(card(page).getByRole('listitem')).toContainText(/Old phone.*last used/);
  await card(page).getByRole('button', { name: 'Remove Old phone' }).click();
  await expect(card(page).getByText('Off', { exact: true })).toBeVisible();
});

test('offers passkeys where they work, in words and sizes for everyone', FURTHER, async ({ app, newPage }) => {
  const account = await makesUser(app, 'mary');
  const page = await newPage(PHONE);
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await isAccessible(page);
  await enters(page, 'profile', account);
  await card(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByLabel('Name of the passkey')).toBeVisible();
  await isAccessible(page);
});

for (const [index, options] of [{}, { ...PHONE, colorScheme: 'dark' as const }].entries()) {
  const at = 'viewport' in options ? 'a phone in dark mode' : 'a desk';
  test(`asks for a code of the authenticator app after the password, at ${at}`, furtherCase(index), async ({ app, newPage }) => {
    const account = await makesUser(app, 'viewport' in options ? 'grace' : 'joan');
    const page = await newPage({ ...options, allow: [/401/, /400/, /403/, /ApiError/] });
    await enters(page, 'profile', account);
    await card(page).getByRole('button', { name: 'Set up an authenticator app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    await isAccessible(page);
    const shown = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
    const secret = shown.replaceAll(' ', '');
    await dialog.getByLabel('Six digits from the app').fill('12');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Please enter the six digits that the app shows')).toBeVisible();
    await awayFromTheEdge();
    const used = codeAt(secret, Date.now());
    await dialog.getByLabel('Six digits from the app').fill(used);
    await page.keyboard.press('Enter');
    const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [recoveryCode = '', another = ''] = await codes.allTextContents();
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await expect(card(page).getByText('Authenticator app', { exact: true })).toBeVisible();
    await isAccessible(page);

    await page.evaluate(() => localStorage.clear());
    await page.goto('/admin/login');
    await givesPassword(page, account);
    await expect(page.getByText('Enter the six digits that your authenticator app shows', { exact: false })).toBeFocused();
    await isAccessible(page);
    // Used when it was set up.
    await page.getByLabel('Code').fill(used);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/This code is wrong, has run out or was used before/)).toBeVisible();
    if (index > 0) {
      await nextHalfMinute();
      await page.getByLabel('Code').fill(codeAt(secret, Date.now()));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
      await page.evaluate(() => localStorage.clear());
      await page.goto('/admin/login');
      await givesPassword(page, account);
    }
    await page.getByLabel('Code').fill(recoveryCode);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

    // As 10 minutes later.
    const refusal = { statusCode: 403, code: 'password-needed', error: 'Please enter your password to confirm this.' };
    await page.route('**/second-factor/authenticator', (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 });
    await page.goto('/admin/profile');
    await card(page).getByRole('button', { name: 'Remove Authenticator app' }).click();
    const asked = page.getByRole('dialog', { name: /^Please confirm with your/ });
    await asked.getByLabel('Password', { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    await expect(asked.getByText('Enter the six digits that your authenticator app shows', { exact: false })).toBeFocused();
    await isAccessible(page);
    await asked.getByLabel('Code').fill('aaaaaa-bbbbbb');
    await page.keyboard.press('Enter');
    await expect(asked.getByText('This code is wrong', { exact: false })).toBeVisible();
    await asked.getByLabel('Code').fill(another);
    await page.keyboard.press('Enter');
    await expect(asked).toHaveCount(0);
    await expect(card(page).getByText('Off', { exact: true })).toBeVisible();
  });
}

test('an administrator removes the second step of someone whose phone is lost', FURTHER, async ({ app, newPage }) => {
  const account = await makesUser(app, 'alan');
  const [page, admin] = [await newPage(), await newPage(PHONE)];
  await hasFingerprintReader(page);
  await enters(page, 'profile', account);
  await card(page).getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(card(page).getByText('On', { exact: true })).toBeVisible();
  await enters(admin, 'users');
  await admin.getByRole('button', { name: 'Sessions of alan' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Sessions of alan' });
  await expect(dialog.getByText(/Passkey "Chrome on \w+"; 10 recovery codes left/)).toBeVisible();
  await isAccessible(admin);
  await dialog.getByRole('button', { name: 'Remove, as the phone is lost' }).click();
  await isAccessible(admin);
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog.getByText('Not set up.')).toBeVisible();
  await expect(dialog.getByText('Not signed in anywhere.')).toBeVisible();
});

test('is set up over an open form when the owner requires it of all, and what was typed is saved', FURTHER, async ({ app, newPage }) => {
  const account = await makesUser(app, 'hedy');
  const [page, admin] = [await newPage({ ...PHONE, allow: [/403/, /ApiError/] }), await newPage({ allow: [/403/, /ApiError/] })];
  await hasFingerprintReader(page);
  await enters(page, 'testimonials/create', account);
  const form = page.getByRole('dialog', { name: 'Add Testimonial' });
  await form.getByLabel('Name').fill('Ada Lovell');
  await form.getByLabel('Location').fill('Parkgate');
  await form.getByLabel('Comment').fill('Typed before the rule.');
  await agrees(page);
  await enters(admin, 'settings/security');
  await admin.getByLabel('Require second factor').check();
  await admin.getByRole('button', { name: 'Save Changes' }).click();
  await seesNotice(admin, 'Settings Updated');
  // A call in the background may have asked already; then the link is behind the dialog.
  await admin.locator('a[href$="/services"]').first().dispatchEvent('click');
  await expect(admin.getByRole('dialog', { name: 'Protect your account' })).toBeVisible();
  await isAccessible(admin);
  await form.getByRole('button', { name: 'Create Testimonial' }).click();
  const asked = page.getByRole('dialog', { name: 'Protect your account' });
  await expect(asked.getByLabel('Name of the passkey')).toBeVisible();
  await asked.getByRole('button', { name: 'Make a passkey' }).click();
  await asked.getByRole('button', { name: 'I have kept them' }).click();
  await seesNotice(page, 'Testimonial Created', 'Ada Lovell');
  await isAccessible(page);
});
