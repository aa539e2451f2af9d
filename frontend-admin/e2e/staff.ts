import type { Locator, Page } from '@playwright/test';
import type { Account, App } from '../../scripts/testing/app.ts';
import { axe } from '../../scripts/testing/browser.ts';
import { appOf, expect } from '../../scripts/testing/journey.ts';
import { type Session, TOKEN_KEY, USER_KEY } from '../src/data/session/session.ts';
import { sessionOf } from './accounts.ts';

/** The region in which notifications appear. */
export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notifications (F8)' });

/** Waits until the only notification contains these texts. */
export async function seesNotice(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await expect(notices(page).getByText(text, { exact: true })).toBeVisible();
  await expect(notices(page).getByLabel('Dismiss notification')).toHaveCount(1);
}

/** Opens a tab of a screen by its name. */
export const opensTab = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('tab', { name, exact: true }).click();

/** Chooses what wider windows have tabs for. */
export const settingsPart = (page: Page): Locator => page.getByRole('combobox', { name: 'Part of the settings' });

export async function choosesSettingsPart(page: Page, name: string): Promise<void> {
  await settingsPart(page).click();
  await page.getByRole('option', { name, exact: true }).click();
}

/** Opens the tools of the list and returns them. */
export async function opensTools(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'List tools' }).click();
  return page.getByRole('dialog', { name: 'List tools' });
}

/** Waits until the screen has no accessibility violation and fits the window. */
export async function isAccessible(page: Page): Promise<void> {
  await expect.poll(() => axe(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

async function signsIn(page: Page, account: Account): Promise<Session> {
  const response = await page.request.post('/api/auth/login', { data: account, maxRetries: 1 });
  expect(response.status()).toBe(200);
  return (await response.json()) as Session;
}

/**
 * Opens a screen, signed in without the login screen, which login.e2e.ts covers. The administrator has one session for all tests of a file;
 * a test that ends it names the account, like any other.
 */
export async function enters(page: Page, screen = '', account?: Account): Promise<void> {
  const { token, user } = await (account ? signsIn(page, account) : sessionOf(appOf(page)));
  const script = await page.addInitScript(
    (entries) => {
      if (window === top) for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [
      [TOKEN_KEY, token],
      [USER_KEY, JSON.stringify(user)],
    ] as const,
  );
  await page.goto(`/admin/${screen}`);
  await script.dispose();
}

/** Sends an enquiry as the website's form does. */
export async function sendsEnquiry(app: App, enquiry: Record<string, string>): Promise<void> {
  const response = await fetch(`${app.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ phone: '0151 496 0771', serviceType: 'eicr', message: 'Please call.', ...enquiry }),
  });
  expect(response.status).toBe(201);
}

/** Makes the next requests to a path fail with this message. */
export async function failing(page: Page, path: string | RegExp, method: string, error: string, status = 500): Promise<void> {
  await page.route(path, (route) =>
    route.request().method() === method ? route.fulfill({ status, json: { statusCode: status, error } }) : route.fallback(),
  );
}

/** Holds back requests with these methods until the returned function is called. */
export async function holding(page: Page, url: RegExp, methods: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(url, async (route) => {
    if (methods.includes(route.request().method())) await released;
    await route.fallback();
  });
  return release;
}

/** Searches a list for what it has not, and holds the response back: its rows stay until the returned function is called. */
export async function searchesInVain(page: Page, path: string): Promise<() => Promise<void>> {
  const list = new RegExp(`/api/admin/${path}\\?`);
  const release = await holding(page, list, 'GET');
  const requested = page.waitForRequest(list);
  await page.getByRole('searchbox').fill('no such record');
  await requested;
  return async () => {
    release();
    await expect(page.getByRole('rowheader')).toHaveCount(0);
  };
}

/** Lets the server process these requests, then loses its responses. */
export async function losingResponses(page: Page, url: RegExp): Promise<void> {
  await page.route(url, async (route) => {
    // Once more if the server closes the idle connection at this moment: then it has not read the request.
    await route.fetch({ maxRetries: 1 });
    await route.abort();
  });
}

/** Ends the session in the browser, as if it had expired. */
export const endsSession = (page: Page): Promise<void> =>
  page.evaluate((keys) => keys.forEach((key) => localStorage.removeItem(key)), [TOKEN_KEY, USER_KEY]);

/** Waits for the title, which a screen sets once its code has loaded. */
export async function hasTitle(page: Page, title: string): Promise<void> {
  await page.waitForFunction((expected) => document.title === expected, title);
}

/** Label or text of the focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
  });

const MOST_STOPS = 150;

/** Presses Tab until the element with this name has the focus. */
export async function tabsTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === name) return;
  }
  throw new Error(`Tab does not come to '${name}'.`);
}

/** Says in the form of a testimonial that the customer agreed. */
export async function agrees(page: Page): Promise<void> {
  for (const box of await page.getByLabel('The customer agreed').all()) await box.check();
}
