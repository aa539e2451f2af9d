import type { Locator, Page } from '@playwright/test';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin } from './accounts.ts';
import { enters, seesNotice, sendsEnquiry } from './staff.ts';

/** What a thumb takes for a press, and for a character, in seconds. */
const PRESS_S = 1;
const CHARACTER_S = 0.2;

/** Does what somebody does who has never seen the backoffice, on a phone, and counts it. */
class Newcomer {
  private presses = 0;
  private characters = 0;

  constructor(readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    await target.click();
    this.presses += 1;
  }

  /** A field that has the focus needs no press. */
  async write(field: Locator, text: string): Promise<void> {
    if (!(await field.evaluate((element) => element === document.activeElement))) this.presses += 1;
    await field.fill(text);
    this.characters += text.length;
  }

  did(): { presses: number } {
    const seconds = Math.round(this.presses * PRESS_S + this.characters * CHARACTER_S);
    test
      .info()
      .annotations.push({ type: 'newcomer', description: `${this.presses} presses, ${this.characters} characters, about ${seconds} s` });
    return { presses: this.presses };
  }
}

test.describe('on the first day, by a thumb on a phone,', () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

  test('a call is added', async ({ newPage }) => {
    const page = await newPage(phone);
    await enters(page);
    const she = new Newcomer(page);
    await she.press(page.getByRole('link', { name: 'Add Enquiry' }));
    const form = page.getByRole('dialog', { name: 'Add Enquiry' });
    await she.write(form.getByLabel('Who'), 'Joan');
    await she.write(form.getByLabel('Number'), '01514960777');
    await she.write(form.getByLabel('What is it about?'), 'EICR');
    await she.press(form.getByRole('button', { name: 'Add Enquiry' }));
    await seesNotice(page, 'Enquiry Added');
    expect(she.did().presses).toBeLessThanOrEqual(5);
  });

  test('an enquiry is answered in three presses', async ({ app, newPage }) => {
    await sendsEnquiry(app, { name: 'Rose Tull', email: 'rose@example.org' });
    const page = await newPage(phone);
    await enters(page);
    const she = new Newcomer(page);
    await she.press(
      page
        .getByRole('region', { name: 'Today' })
        .getByRole('listitem')
        .filter({ hasText: 'Rose Tull' })
        .getByRole('link', { name: 'Reply' }),
    );
    const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
    await she.write(dialog.getByRole('textbox', { name: 'Answer to the customer' }), 'We can come on Monday.');
    await she.press(dialog.getByRole('button', { name: /^(?:Reply and set Contacted|Save answer)/ }));
    await expect(dialog.getByRole('region', { name: 'Conversation' }).getByText('We can come on Monday.')).toBeVisible();
    expect(she.did().presses).toBeLessThanOrEqual(3);
  });

  test('the phone number is changed', FURTHER, async ({ newPage }) => {
    const page = await newPage(phone);
    await enters(page);
    const she = new Newcomer(page);
    await she.press(page.getByRole('button', { name: 'Search' }));
    await she.write(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox'), 'phone number');
    await she.press(page.getByRole('dialog', { name: 'Search' }).getByRole('option', { name: 'Phone Number' }).first());
    await expect(page.getByLabel('Phone Number')).toBeFocused();
    await she.write(page.getByLabel('Phone Number'), '0151 496 0555');
    await she.press(page.getByRole('button', { name: 'Save Changes' }));
    await seesNotice(page, 'Settings Updated');
    expect(she.did().presses).toBeLessThanOrEqual(3);
  });

  test('a typo that she sees on the website is corrected', FURTHER, async ({ newPage }) => {
    const page = await newPage(phone);
    await enters(page);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.goto('/services/eicr-testing/wirral');
    const she = new Newcomer(page);
    await she.press(page.getByRole('button', { name: 'Edit this' }));
    await she.press(page.getByRole('heading', { level: 1 }));
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toContain('EICR');
    await she.write(page.locator(':focus'), 'EICR Testing in Wirral, mended');
    await she.press(page.getByRole('button', { name: 'Update Page' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/services/eicr-testing/wirral');
    await expect(page.getByRole('heading', { level: 1, name: 'EICR Testing in Wirral, mended' })).toBeVisible();
    expect(she.did().presses).toBeLessThanOrEqual(3);
  });

  test('a claim is replaced on all pages', async ({ app, newPage }) => {
    await asAdmin(app, 'PUT', 'company-info', { insurance: 'Zircon cover' });
    const page = await newPage(phone);
    await enters(page);
    const she = new Newcomer(page);
    await she.press(page.getByRole('button', { name: 'Search' }));
    await she.write(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox'), 'replace');
    await she.press(page.getByRole('dialog', { name: 'Search' }).getByRole('option', { name: 'Replace Words' }).first());
    await she.write(page.getByLabel('Find'), 'Zircon');
    await she.write(page.getByRole('textbox', { name: 'Replace with' }), 'Full');
    await she.press(page.getByRole('button', { name: 'Find', exact: true }));
    await she.press(page.getByRole('button', { name: /^Replace \d+ place/ }));
    await expect(page.getByText(/^Replaced 1 place in 1 record/)).toBeVisible();
    expect(she.did().presses).toBeLessThanOrEqual(7);
  });
});
