import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin } from './accounts.ts';
import { choosesSettingsPart, enters, isAccessible, seesNotice, sendsEnquiry } from './staff.ts';

const inquiryOf = async (app: Parameters<typeof asAdmin>[0], name: string) => {
  const response = await asAdmin(app, 'GET', `contact-inquiries?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  return ((await response.json()) as Record<string, unknown>[])[0];
};

test('adds a call with a thumb, logs its reply, and marks it as won for its money in the report', async ({ app, newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(page, 'inquiries');
  await page.getByRole('link', { name: 'Add Enquiry' }).click();
  const form = page.getByRole('dialog', { name: 'Add Enquiry' });
  await expect(form.getByRole('radio', { name: 'Rang' })).toBeChecked();
  await form.getByRole('button', { name: 'Add Enquiry' }).click();
  await expect(form.getByText('Required').first()).toBeVisible();
  await form.getByLabel('Who').fill('Joan Price');
  await form.getByLabel('Number').fill('0151 496 0777');
  await form.getByLabel('What is it about?').fill('Half the sockets are dead.');
  await form.getByLabel('Where (optional)').fill('Heswall');
  await isAccessible(page);
  await form.getByRole('button', { name: 'Add Enquiry' }).dblclick();
  await seesNotice(page, 'Enquiry Added');
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Inquiries (1)' })).toBeVisible();
  expect(await inquiryOf(app, 'Joan')).toMatchObject({ channel: 'rang', email: '', status: 'new', place: 'Heswall' });

  await page.getByRole('link', { name: 'View enquiry from Joan Price' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
  await expect(dialog.getByText('No email address is known.', { exact: false })).toBeVisible();
  await expect(dialog.getByText(/^due in/).first()).toBeVisible();
  const outcome = dialog.getByRole('region', { name: 'Outcome' });
  await outcome.getByRole('button', { name: 'Won' }).click();
  await outcome.getByLabel('Amount in pounds (optional)').fill('a lot');
  await expect(outcome.getByText('Please enter an amount', { exact: false })).toBeVisible();
  await expect(outcome.getByRole('button', { name: 'Save outcome' })).toBeDisabled();
  await outcome.getByLabel('Amount in pounds (optional)').fill('£1,250.50');
  await isAccessible(page);
  await outcome.getByRole('button', { name: 'Save outcome' }).click();
  await seesNotice(page, 'Outcome Saved');
  await expect(dialog.getByText('Won, £1,250.50').first()).toBeVisible();
  expect(await inquiryOf(app, 'Joan')).toMatchObject({ outcome: 'won', amountPence: 125_050 });

  await page.goto('/admin/report?period=30');
  await expect(page.getByText('Only 1 enquiry of this period is won or lost: too few to tell', { exact: false })).toBeVisible();
  const places = page.getByRole('region', { name: 'Where the work is' });
  await expect(places.getByText('Heswall: 1 enquiry, 1 won, £1,250.50')).toBeVisible();
  await places.getByText('Show as table').click();
  await expect(places.getByRole('row', { name: 'Heswall 1 1 0 £1,250.50' })).toBeVisible();
  await isAccessible(page);
});

test('corrects by thumb who rang, and replies to an email address learned later', FURTHER, async ({ app, newPage }) => {
  const call = { channel: 'rang', name: 'Nia Morris', phone: '0151 496 0777', message: 'The lights flicker.' };
  await asAdmin(app, 'POST', 'contact-inquiries', call);
  await sendsEnquiry(app, { name: 'Vera Visitor', email: 'vera@example.org' });
  const { id } = (await inquiryOf(app, 'Nia')) as { id: string };
  const page = await newPage({ viewport: { width: 390, height: 844 }, allow: [/412/, /ApiError/] });
  await enters(page, `inquiries/${((await inquiryOf(app, 'Vera')) as { id: string }).id}`);
  await expect(page.getByRole('heading', { name: 'Message from Vera Visitor' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct details' })).toHaveCount(0);

  await page.goto(`/admin/inquiries/${id}`);
  await page.getByRole('button', { name: 'Correct details' }).click();
  const form = page.getByRole('dialog', { name: 'Correct Details' });
  await form.getByLabel('Who').fill('');
  await form.getByLabel('Email Address (optional)').fill('nia@example.org');
  await form.getByRole('button', { name: 'Save details' }).click();
  await expect(form.getByText('Required')).toBeVisible();
  await isAccessible(page);
  await form.getByLabel('Who').fill('Nia Maurice');
  // A colleague changes something else meanwhile.
  await asAdmin(app, 'PUT', `contact-inquiries/${id}`, { company: 'Maurice and Sons' });
  await form.getByRole('button', { name: 'Save details' }).dblclick();
  await expect(form).toHaveCount(0);
  const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
  await expect(dialog.getByRole('heading', { name: 'Message from Nia Maurice' })).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'History' }).getByText('Details corrected')).toHaveCount(2);
  expect(await inquiryOf(app, 'Nia')).toMatchObject({
    ...{ name: 'Nia Maurice', email: 'nia@example.org', company: 'Maurice and Sons', phone: call.phone, status: 'new' },
  });
  await dialog.getByRole('textbox', { name: 'Answer to the customer' }).fill('We come on Monday.');
  await expect(dialog.getByRole('button', { name: /^(?:Reply and set|Save answer)/ })).toBeEnabled();
  await isAccessible(page);
});

test('goes through enquiries with J and K, sends with Ctrl+Enter, and marks several as spam', FURTHER, async ({ app, page }) => {
  for (const name of ['Ada Wynn', 'Bea Wynn', 'Cyd Wynn'])
    await sendsEnquiry(app, { name, email: `${name.slice(0, 3).toLowerCase()}@example.org`, message: `${name} asks.` });
  await enters(page, `inquiries?filter=${encodeURIComponent('{"q":"Wynn"}')}`);
  await page.getByRole('link', { name: 'View enquiry from Cyd Wynn' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
  const message = (name: string) => dialog.getByRole('heading', { name: `Message from ${name}` });
  await expect(dialog.getByText('1 of 3')).toBeVisible();
  await page.keyboard.press('j');
  await expect(message('Bea Wynn')).toBeVisible();
  await page.keyboard.press('k');
  await expect(message('Cyd Wynn')).toBeVisible();
  const answer = dialog.getByRole('textbox', { name: 'Answer to the customer' });
  await answer.fill('Just ');
  await answer.press('End');
  await answer.pressSequentially('jk');
  await expect(message('Cyd Wynn')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^(?:Reply and set|Save answer)/ })).toBeEnabled();
  await answer.press('Control+Enter');
  await expect(dialog.getByRole('region', { name: 'Conversation' }).getByText('Just jk')).toBeVisible();
  await expect(answer).toHaveValue('');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();

  const boxes = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .getByRole('checkbox');
  for (const at of [0, 1]) await boxes.nth(at).check();
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await page.getByRole('alertdialog', { name: 'Mark as spam' }).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Inquiries (1)' })).toBeVisible();
  await page.goto(`/admin/inquiries?filter=${encodeURIComponent('{"isSpam":"true"}')}`);
  await expect(page.getByRole('heading', { name: 'Spam (2)' })).toBeVisible();
  await expect(page.getByRole('row').filter({ has: page.getByRole('rowheader') })).toHaveCount(2);
});

test('keeps where a visit came from, and what the visitor says, with the enquiry', async ({ app, page }) => {
  const before = await page.context().cookies();
  await page.goto('/services?utm_source=spring-leaflet', { referer: 'https://www.search.example/?q=electrician' });
  // Later pages change nothing.
  await page.goto('/projects?utm_source=other', { referer: 'https://elsewhere.example/' });
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Olive Ray');
  await page.getByLabel('Email').fill('olive@example.org');
  await page.getByLabel('Phone').fill('0151 496 0555');
  await page.getByLabel('Service', { exact: true }).selectOption('eicr');
  await page.getByLabel('Message').fill('Please test our installation.');
  await page.getByText('More about you').click();
  await page.getByLabel('How did you hear of us?').selectOption({ label: 'Recommendation' });
  await isAccessible(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully', { exact: true })).toBeVisible();
  expect(await inquiryOf(app, 'Olive')).toMatchObject({
    ...{ channel: 'form', referrerHost: 'www.search.example', utmSource: 'spring-leaflet', heardFrom: 'recommended' },
  });
  expect(await page.context().cookies()).toEqual(before);
});

test('switches on requests for a review, which need a profile', FURTHER, async ({ app, newPage }) => {
  await asAdmin(app, 'PUT', 'company-info', { reviewProfiles: [] });
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(page, 'settings/mail');
  const asks = page.getByRole('switch', { name: 'Ask every customer for a review' });
  const lacksProfiles = page.getByText('No request is sent yet: add a review profile under Online first.');
  await expect(asks).not.toBeChecked();
  await expect(lacksProfiles).toHaveCount(0);
  await asks.check();
  await expect(lacksProfiles).toBeVisible();
  await isAccessible(page);
  await choosesSettingsPart(page, 'Online');
  await page.getByRole('button', { name: 'Add profile' }).click();
  await page.locator('input[name="reviewProfiles.0.name"]').fill('Google');
  await page.locator('input[name="reviewProfiles.0.url"]').fill('https://g.page/r/example/review');
  await choosesSettingsPart(page, 'Mail');
  await expect(lacksProfiles).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await seesNotice(page, 'Settings Updated');
  await page.reload();
  await expect(asks).toBeChecked();
  const settings = (await (await asAdmin(app, 'GET', 'company-info')).json()) as Record<string, unknown>;
  expect(settings).toMatchObject({ asksForReviews: true, reviewProfiles: [{ name: 'Google' }] });
});

test('shows whether a customer was asked for a review or has stopped it, and offers no second request', async ({ app, page }) => {
  await sendsEnquiry(app, { name: 'Rhys Vale', email: 'rhys@example.org' });
  const { id } = (await inquiryOf(app, 'Rhys')) as { id: string };
  await asAdmin(app, 'PUT', `contact-inquiries/${id}`, { outcome: 'won', status: 'completed' });
  const request = { channel: 'mail', kind: 'review-request', name: 'Review request to the customer', recipients: ['rhys@example.org'] };
  const asked = {
    ...request,
    id: 'asked',
    status: 'sent',
    attempts: 1,
    sentAt: '2026-11-02T10:00:00Z',
    nextAttemptAt: null,
    lastError: null,
  };
  const stopped = {
    ...asked,
    id: 'stopped',
    status: 'failed',
    sentAt: null,
    lastError: 'Not sent: the customer has stopped these emails.',
  };
  // It goes out days later: the server's part is in backend/test/review-requests.spec.ts.
  await page.route(new RegExp(`contact-inquiries/${id}$`), async (route) => {
    const response = await route.fetch();
    const inquiry = (await response.json()) as object;
    await route.fulfill({ response, json: { ...inquiry, deliveries: [asked, stopped] } });
  });
  await page.route(/admin\/notifications\/channels$/, (route) =>
    route.fulfill({ json: [{ channel: 'mail', name: 'Mail', isConfigured: true }] }),
  );
  await enters(page, `inquiries/${id}`);
  const rows = page.getByRole('region', { name: 'Notifications', exact: true }).getByRole('listitem');
  await expect(rows.first()).toContainText(/Review request to the customer.*Sent.*02\/11\/2026/s);
  await expect(rows.last()).toContainText('the customer has stopped these emails');
  await expect(rows.last().getByRole('button', { name: 'Send again' })).toBeVisible();
  await expect(rows.first().getByRole('button')).toHaveCount(0);
  await isAccessible(page);
});

test('keeps an amount that is typed while a colleague decides, and asks which to keep', FURTHER, async ({ app, newPage }) => {
  await sendsEnquiry(app, { name: 'Tess Orme', email: 'tess@example.org' });
  const { id } = (await inquiryOf(app, 'Tess')) as { id: string };
  const page = await newPage({ viewport: { width: 390, height: 844 }, allow: [/412/, /ApiError/] });
  // The page looks every 30 seconds, and would ask before anything is saved. Here the refused save tells.
  await page.route(/admin\/open-records\//, (route) => route.fulfill({ json: { others: [], changedAt: null, overwritten: [] } }));
  await enters(page, `inquiries/${id}`);
  const outcome = page.getByRole('region', { name: 'Outcome', exact: true });
  const save = outcome.getByRole('button', { name: 'Save outcome' });
  const amount = outcome.getByLabel('Amount in pounds (optional)');
  await outcome.getByRole('button', { name: 'Won' }).click();
  await amount.fill('1,250');
  await asAdmin(app, 'PUT', `contact-inquiries/${id}`, { outcome: 'lost', lostReason: 'price' });
  await save.click();
  await expect(outcome.getByText('Someone else has decided in the meantime.', { exact: false })).toBeVisible();
  await expect(outcome.getByText('Lost: Price')).toBeVisible();
  await expect(amount).toHaveValue('1,250');
  await expect(save).toBeDisabled();
  await isAccessible(page);
  await outcome.getByRole('button', { name: 'Keep mine' }).click();
  await save.click();
  await expect(save).toHaveCount(0);
  expect(await inquiryOf(app, 'Tess')).toMatchObject({ outcome: 'won', amountPence: 125_000, lostReason: null });

  await outcome.getByRole('button', { name: 'Lost' }).click();
  await asAdmin(app, 'PUT', `contact-inquiries/${id}`, { amountPence: 130_000 });
  await save.click();
  await outcome.getByRole('button', { name: 'Take theirs' }).click();
  await expect(amount).toHaveValue('1300');
  await expect(save).toHaveCount(0);
});
