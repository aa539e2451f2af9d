import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin, makesUser } from './accounts.ts';
import { enters, holding, isAccessible, sendsEnquiry } from './staff.ts';

test.beforeAll(async ({ app }) => {
  await sendsEnquiry(app, { name: 'Deepak Raman', email: 'deepak@example.org' });
  await asAdmin(app, 'POST', 'redirects', { fromPath: '/raman', toPath: '/services' });
});

test('finds records, screens and texts by keyboard', async ({ page }) => {
  await enters(page);
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox', { name: 'Search, or say what you want to do' });
  await expect(field).toBeFocused();
  await isAccessible(page);
  await field.pressSequentially('raman');
  await expect(dialog.getByRole('option')).toHaveText(['Deepak Ramandeepak@example.org', '/raman/services']);
  await isAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Inquiry Details' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  // As it closes it gives the focus back, which would leave the search.
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+K');
  await field.pressSequentially('audit');
  await expect(dialog.getByRole('option', { name: 'Audit Log' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Audit Log', level: 1 })).toBeVisible();

  await page.keyboard.press('Control+K');
  await field.fill('electrical');
  const whole = dialog.getByRole('option', { name: /^All \d+ in the list/ }).first();
  await expect(whole).toBeVisible();
  await field.fill('add serv');
  await expect(dialog.getByRole('option', { name: 'Add Service', exact: true })).toBeVisible();
  await field.fill('act on rather than file');
  const texts = dialog.getByRole('group', { name: 'Texts' }).getByRole('option');
  await expect(texts.first()).toContainText('a report you can act on rather than file');
  await field.fill('no such thing');
  await expect(dialog.getByText("Nothing found for 'no such thing'.")).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('finds screens and fields by the words of an owner', FURTHER, async ({ page }) => {
  await enters(page);
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  for (const [typed, found, address] of [
    ['bank holiday', 'Bank Holidays', '/admin/settings/hours#field=bankHolidays'],
    ['phone number', 'Phone Number', '/admin/settings#field=phone'],
    ['bin', 'Trash', '/admin/trash'],
    ['who changed', 'Audit Log', '/admin/audit-log'],
    ['junk', 'Spam', '/admin/inquiries?filter=%7B%22isSpam%22%3A%22true%22%7D'],
    ['reviews', 'Testimonials', '/admin/testimonials'],
  ] as const) {
    await page.keyboard.press('Control+K');
    await dialog.getByRole('combobox').fill(typed);
    await expect(dialog.getByRole('option').first()).toContainText(found);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address.replace(/[?]/g, '\\?')}`));
    await expect(dialog).toHaveCount(0);
  }
  await page.goto('/admin/settings#field=bankHolidays');
  await expect(page.getByLabel('Day', { exact: true })).toBeFocused();
});

/** What an owner types in her first week, and what has to be the first that is found. */
const QUESTIONS: readonly (readonly [typed: string, found: string])[] = [
  ['add enquiry', 'Add Enquiry'],
  ['someone rang', 'Add Enquiry'],
  ['reply to a customer', 'Answer an Enquiry'],
  ['who have I not answered', 'Answer an Enquiry'],
  ['overdue', 'Overdue Enquiries'],
  ['new service', 'Add Service'],
  ['put our prices up', 'Prices of Services'],
  ['stop offering a service', 'Hide a Service'],
  ['edit homepage', 'Edit the Homepage'],
  ['publish', 'Publish the Homepage'],
  ['undo homepage', 'Earlier Versions of the Homepage'],
  ['change my password', 'Change Your Password'],
  ['pasword', 'Change Your Password'],
  ['invite a colleague', 'Invite a Colleague'],
  ['two factor', 'Two-Step Sign-in'],
  ['dark mode', 'Dark mode'],
  ['sign out', 'Logout'],
  ['see my website', 'View website'],
  ['new photo', 'Upload Media'],
  ['alt text', 'Describe a Photo'],
  ['backup', 'Backup and Export'],
  ['is my site down', 'System Health'],
  ['seo', 'Content Checks'],
  ['old website', 'Redirect an Old Website'],
  ['october', 'Report'],
  ['what did last month bring us', 'Report'],
  ['how many visitors', 'Report'],
  ['close for christmas', 'Close for Christmas'],
  ['opening hours', 'Opening Hours'],
  ['facebook', 'Social Media'],
  ['change our phone number', 'Phone Number'],
  ['logo', 'LogoSettings'],
  ['vat number', 'VAT Number'],
  ['get found in a new town', 'Add Pages for Places'],
  ['new employee', 'Add User'],
  ['someone left', 'Deactivate a User'],
  ['import last year customers', 'Import What Is Due'],
  ['google reviews', 'Review Profiles'],
  ['restore deleted', 'Restore What Was Deleted'],
  ['gdpr request', 'Export What Is Held About a Person'],
  ['enqiury', 'Add Enquiry'],
  ['telephone alerts', 'Notifications on This Device'],
  ['terms and conditions', 'Core Pages'],
  ['complaint', 'Complaints About Personal Data'],
  ['attach a quotation', 'Answer an Enquiry'],
  ['send a price to a customer', 'Answer an Enquiry'],
  ['standard replies', 'Reply Templates'],
  ['my signature', 'Your Name for Customers'],
  ['opening times', 'Opening Hours'],
  ['add a review', 'Add Testimonial'],
  ['bank hols', 'Bank Holidays'],
  ['emails are not arriving', 'Answers Not Delivered'],
  ['emergency number', 'Emergency Phone'],
  ['brand colours', 'Primary Colour'],
  ['instagram', 'Social Media'],
  ['niceic', 'Proofs of Accreditations'],
  ['insurance', 'Insurance'],
  ['who logged in', 'Audit Log'],
  ['lost my phone', 'Where You Are Signed In'],
  ['fingerprint', 'Two-Step Sign-in'],
  ['export customers', 'Export Enquiries'],
  ['delete a customer', 'Erase What Is Held About a Person'],
  ['postcodes we cover', 'Locations'],
  ['broken link', 'Content Checks'],
  ['404', 'Redirects'],
  ['how much did we earn', 'Report'],
  ['swap a picture', 'Replace a Photo'],
  ['before and after photos', 'Projects'],
  ['testimonals', 'Testimonials'],
  ['servise prices', 'Prices of Services'],
  ['anual inspection', 'Due'],
  ['landlord reminder', 'Due'],
  ['hide the price', 'Prices of Services'],
  ['new landing page', 'Add Page'],
  ['i made a mistake', 'Restore What Was Deleted'],
  ['closed tomorrow', 'Close for Christmas'],
  ['answering machine', 'Close for Christmas'],
  ['frequently asked', 'FAQs'],
  ['cookie policy', 'Core Pages'],
  ['forgotten password', 'Reset a Password'],
  ['smtp', 'SMTP'],
];

test('answers what an owner asks, and begins with what she did last', FURTHER, async ({ newPage }) => {
  const page = await newPage({ own: true, colorScheme: 'light' });
  await enters(page);
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await page.keyboard.press('Control+K');
  const wrong: string[] = [];
  for (const [typed, found] of QUESTIONS) {
    await dialog.getByRole('combobox').fill(typed);
    const first =
      (await dialog
        .getByRole('option')
        .first()
        .textContent({ timeout: 5_000 })
        .catch(() => null)) ?? 'nothing';
    if (!first.startsWith(found)) wrong.push(`${typed}: ${first}, not ${found}`);
  }
  expect(wrong).toEqual([]);

  await dialog.getByRole('combobox').fill('change password');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Current Password')).toBeFocused();
  await page.keyboard.press('Control+K');
  await dialog.getByRole('combobox').fill('dark');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+K');
  await expect(dialog.getByRole('option', { name: 'Change Your Password' })).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText(['Change Your PasswordYour profile']);
  await dialog.getByRole('combobox').fill('light');
  await isAccessible(page);
  await dialog.getByRole('option', { name: 'Light mode' }).click();
});

/** Of every screen, by its address. */
const SCREENS = [
  ...['', 'inquiries', 'renewals', 'homepage', 'services', 'locations', 'service-pages', 'core-pages', 'projects', 'testimonials', 'faqs'],
  ...['media', 'users', 'content-checks', 'redirects'],
];
/** Those that ask for more than a press, and the steps of the homepage's editor. */
const NO_JOBS = ['Save Draft', 'Preview', 'Discard Draft'];

test('finds every button at the top of every screen', FURTHER, async ({ page }) => {
  test.setTimeout(120_000);
  await enters(page);
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const missing: string[] = [];
  for (const screen of SCREENS) {
    await page.goto(`/admin/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const header = page.locator('main header');
    const names = await header.locator('a, button').allInnerTexts();
    await page.keyboard.press('Control+K');
    for (const name of names.map((text) => text.trim()).filter((text) => text && !NO_JOBS.includes(text))) {
      await dialog.getByRole('combobox').fill(name);
      const options = dialog.getByRole('group', { name: 'Screens and actions' }).getByRole('option');
      if ((await options.count()) === 0) missing.push(`${screen}: ${name}`);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  expect(missing).toEqual([]);
});

test('leaves the focus in the search while a form behind it opens at its field', async ({ newPage }) => {
  const page = await newPage({ own: true });
  await page.clock.install();
  const release = await holding(page, /api\/admin\/company-info/, 'GET');
  await enters(page, 'settings#field=vatNumber');
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Control+K');
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  await expect(field).toBeFocused();
  release();
  await expect(page.locator('input[name="vatNumber"]')).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(field).toBeFocused();
});

test('shows an editor on a phone only what editors may see', FURTHER, async ({ app, newPage }) => {
  const editor = await makesUser(app, 'edith');
  const page = await newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await enters(page, '', editor);
  await page.getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('option', { name: 'Inquiries' })).toBeVisible();
  await expect(dialog.getByRole('option', { name: 'Users' })).toHaveCount(0);
  await dialog.getByRole('combobox').fill('raman');
  await expect(dialog.getByRole('option')).toHaveText(['Deepak Ramandeepak@example.org']);
  await isAccessible(page);
  await dialog.getByRole('option').click();
  await expect(page.getByRole('dialog', { name: 'Inquiry Details' })).toBeVisible();
});

test('leads from a record to its page, once visitors see it', FURTHER, async ({ page }) => {
  await enters(page, 'service-pages');
  const view = page.getByRole('link', { name: 'View page of EICR Testing in Wirral' });
  await expect(view).toHaveAttribute('href', '/services/eicr-testing/wirral');
  await isAccessible(page);
  await page.getByRole('link', { name: 'Edit EICR Testing in Wirral' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Service Page' });
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: 'View page' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Draft' }).click();
  await dialog.getByRole('button', { name: 'Update Page' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(view).toHaveCount(0);
});
