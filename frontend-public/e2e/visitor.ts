import type { Page } from '@playwright/test';
import { ADMINISTRATOR, type App } from '../../scripts/testing/app.ts';
import { expect } from '../../scripts/testing/journey.ts';

/** Opens a page and waits until its script runs. */
export async function live(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('html[data-live]')).toBeVisible();
}

/** Scrolls and waits for the scroll event, which browsers send at the beginning of a frame. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  }, y);
}

/** Waits until nothing is wider than the screen. */
export async function fitsTheScreen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** Doubles the text size, as a visitor's browser setting would. */
export async function doublesTheText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const larger = new CSSStyleSheet();
    larger.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [larger];
  });
}

export interface Enquiry {
  name: string;
  email: string;
  phone: string;
  message: string;
}

export async function fillsTheForm(page: Page, { name, email, phone, message }: Enquiry): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel('Service', { exact: true }).selectOption('eicr');
  await page.getByLabel('Message').fill(message);
}

interface ReceivedEnquiry extends Enquiry {
  source: string;
  serviceType: string | null;
  serviceTitle: string | null;
  place: string | null;
  callBackFrom: string | null;
  photoCount: number;
}

export type Call = (method: string, path: string, body?: object) => Promise<Record<string, unknown>[] & Record<string, unknown>>;

/** Signs in and returns calls of the staff API. */
export async function staffOf({ url }: App): Promise<Call> {
  const json = { 'Content-Type': 'application/json' };
  const signedIn = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: json, body: JSON.stringify(ADMINISTRATOR) });
  const { token } = (await signedIn.json()) as { token: string };
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const headers = { ...(!isForm && json), Authorization: `Bearer ${token}` };
    const response = await fetch(`${url}/api/admin/${path}`, { method, headers, body: isForm ? body : JSON.stringify(body) });
    expect(response.status).toBeLessThan(300);
    return (await response.json()) as Awaited<ReturnType<Call>>;
  };
}

/** The id of the record at this address. */
export const idOf = async (call: Call, resource: string, slug: string): Promise<string> =>
  String((await call('GET', `${resource}?filter=${encodeURIComponent(JSON.stringify({ slug }))}`))[0]?.['id']);

/** The enquiries that the office has received except spam, newest first. */
export const listsEnquiries = async (app: App) => (await (await staffOf(app))('GET', 'contact-inquiries')) as unknown as ReceivedEnquiry[];

/** Makes it day, night, Sunday or a bank holiday for the company. */
export async function makes(
  app: App,
  when: 'day' | 'night' | 'Sunday' | 'holiday',
  emergencyPhone: string | null = '0151 496 0199',
): Promise<void> {
  const always = { opens: '00:00', closes: '23:59' };
  const hours = { day: always, holiday: always, Sunday: null, night: { opens: '00:00', closes: '00:01' } }[when];
  // Tomorrow as well, so that midnight changes nothing.
  const days = [0, 1].map((ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10));
  // Also on a real bank holiday.
  const specialDays = when === 'day' || when === 'night' ? [{ from: days[0], until: days[1], hours: 'usual' }] : [];
  const openingHours = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, hours]));
  const call = await staffOf(app);
  await call('PUT', 'company-info', { openingHours, bankHolidays: when === 'holiday' ? days : [], specialDays, emergencyPhone });
}
