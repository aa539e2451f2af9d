import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  expect,
  type Page,
  test as base,
  type WebError,
} from '@playwright/test';
import { type App, startApp, type StartOptions } from './app.ts';
import { freePort } from './port.ts';
import { SLOWER_BY } from './slower.ts';

export { expect };

/** For journeys that only the further tests run: another way for what a journey of `npm test` or a test over HTTP shows as well. */
export const FURTHER = { tag: '@further' } as const;

/** For journeys that repeat one for further lists, forms or widths: only the first runs in `npm test`, the others in `npm run test:long`. */
export const furtherCase = (index: number): { tag?: '@long' } => (index > 0 ? { tag: '@long' } : {});

export interface PageOptions extends BrowserContextOptions {
  /** Console messages that this test provokes on purpose, such as a refused login's 401. */
  allow?: RegExp[];
  /** A browser context that nobody had before and nobody gets again, for what cannot be undone: a clock, a permission, a service worker. */
  own?: boolean;
}

/** Opens a page with cookies and storage of its own. Whatever it prints as an error or a warning fails the test. */
export type NewPage = (options?: PageOptions) => Promise<Page>;

interface Fixtures {
  /** For a file whose app needs other settings: `test.use({ appOptions: { env: … } })`. */
  appOptions: StartOptions;
  /** The built product with data of its own, which the tests of one file share. */
  app: App;
  newPage: NewPage;
}

/** Keeps the app of the file that the worker is at. */
interface Apps {
  /** That of an app without a host name of its own: the same for all, as a browser keeps compiled scripts by address. */
  address: string;
  of(file: string, options: StartOptions): Promise<App>;
}

interface WorkerFixtures {
  apps: Apps;
  /** The worker's browser: its own context keeps compiled scripts from test to test, without which a screen costs half as much again. */
  profile: BrowserContext;
}

/** A trace, which a second try records, adds a script to each frame; a sandboxed one refuses it. */
const OF_THE_TRACE = /^error: Blocked script execution in 'about:srcdoc'/;
const APP_STARTS_WITHIN_MS = 240_000;

const appsByContext = new WeakMap<BrowserContext, App>();

/** Returns the app that a page belongs to. */
export function appOf(page: Page): App {
  const app = appsByContext.get(page.context());
  if (!app) throw new Error('This page was not opened by `page` or `newPage`.');
  return app;
}

/** Playwright's `test` against the started product: `page` and `newPage` know its address. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  apps: [
    async ({}, use) => {
      const port = await freePort();
      let file: string | undefined;
      let app: App | undefined;
      const stop = async () => {
        const former = app;
        app = undefined;
        await former?.stop();
      };
      await use({
        address: `http://127.0.0.1:${port}`,
        async of(next, options) {
          if (next !== file) await stop();
          file = next;
          return (app ??= await startApp({ port, prepared: true, ...options }));
        },
      });
      await stop();
    },
    { scope: 'worker', timeout: APP_STARTS_WITHIN_MS },
  ],
  profile: [
    async ({ playwright, apps }, use, { project }) => {
      const folder = await mkdtemp(join(tmpdir(), 'journeys-'));
      const { launchOptions, viewport, locale, contextOptions } = project.use;
      const options = { ...launchOptions, ...contextOptions, viewport, locale, baseURL: apps.address };
      const profile = await playwright.chromium.launchPersistentContext(folder, options);
      profile.clock.install = () => Promise.reject(new Error('Open this page with `own: true`: a clock stays in its context.'));
      await use(profile);
      await profile.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  appOptions: [{}, { option: true }],
  app: [
    async ({ apps, appOptions }, use, { file }) => {
      await use(await apps.of(file, appOptions));
    },
    { timeout: APP_STARTS_WITHIN_MS },
  ],
  baseURL: ({ app }, use) => use(app.url),
  newPage: async ({ app, apps, profile }, use, testInfo) => {
    const owned: BrowserContext[] = [];
    const problems: string[] = [];
    let isProfileFree = app.url === apps.address;
    const ends: (() => unknown)[] = [];
    const watch = (context: BrowserContext, allow: RegExp[]) => {
      const onPage = (opened: Page) => {
        if (SLOWER_BY > 1) void slowDown(opened, SLOWER_BY);
      };
      const report = (problem: string) => {
        if (![...allow, OF_THE_TRACE].some((pattern) => pattern.test(problem))) problems.push(problem);
      };
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error' || message.type() === 'warning') report(described(message));
      };
      const onError = (webError: WebError) => {
        const error = webError.error();
        report(error.stack ?? error.message);
      };
      context.on('console', onConsole).on('weberror', onError).on('page', onPage);
      ends.push(() => context.off('console', onConsole).off('weberror', onError).off('page', onPage));
    };
    await use(async ({ allow = [], own = false, ...options } = {}) => {
      const { viewport, colorScheme, forcedColors, reducedMotion, ...rest } = options;
      if (isProfileFree && !own && Object.keys(rest).length === 0) {
        isProfileFree = false;
        appsByContext.set(profile, app);
        watch(profile, allow);
        const page = await profile.newPage();
        if (viewport) await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, forcedColors, reducedMotion });
        return page;
      }
      const browser = profile.browser();
      if (!browser) throw new Error('The browser has been closed.');
      const context = await browser.newContext({ baseURL: app.url, ...options });
      owned.push(context);
      appsByContext.set(context, app);
      watch(context, allow);
      return context.newPage();
    });
    for (const end of ends) end();
    await Promise.all(owned.map((context) => context.close()));
    // After a failure Playwright takes a picture of the page and ends the worker with its profile.
    if (testInfo.status === testInfo.expectedStatus) await cleans(profile, app.url);
    expect(problems, 'errors and warnings in the console').toEqual([]);
  },
  page: async ({ newPage }, use) => use(await newPage()),
});

/** Lets a page run as on a slower processor, as long as it is open. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  try {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  } catch (error) {
    // A window may close as soon as it has opened.
    if (!page.isClosed()) throw error;
  }
}

/** Leaves only what the browser has loaded and compiled. */
async function cleans(profile: BrowserContext, origin: string): Promise<void> {
  const [first, ...pages] = profile.pages();
  await Promise.all(pages.map((page) => page.close()));
  if (!first) return;
  await profile.setOffline(false);
  await profile.clearCookies();
  await profile.clearPermissions();
  const devtools = await profile.newCDPSession(first);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cache_storage,service_workers' });
  await devtools.detach();
}

function described(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`;
}
