import { type BrowserContext, type BrowserContextOptions, type ConsoleMessage, expect, type Page, test as base } from '@playwright/test';
import { type App, startApp, type StartOptions } from './app.ts';

export { expect };

/** For journeys that `npm run test:long` alone runs: another way for what a journey of `npm test` or a test over HTTP shows as well. */
export const FURTHER = { tag: '@long' } as const;

/** For journeys that repeat one for further lists, forms or widths: only the first runs in `npm test`. */
export const furtherCase = (index: number): Partial<typeof FURTHER> => (index > 0 ? FURTHER : {});

export interface PageOptions extends BrowserContextOptions {
  /** Console messages that this test provokes on purpose, such as a refused login's 401. */
  allow?: RegExp[];
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
  of(file: string, options: StartOptions): Promise<App>;
}

/** A trace, which a second try records, adds a script to each frame; a sandboxed one refuses it. */
const OF_THE_TRACE = /^error: Blocked script execution in 'about:srcdoc'/;
const APP_STARTS_WITHIN_MS = 240_000;

/** Playwright's `test` against the started product: `page` and `newPage` know its address. */
export const test = base.extend<Fixtures, { apps: Apps }>({
  apps: [
    async ({}, use) => {
      let file: string | undefined;
      let app: App | undefined;
      const stop = async () => {
        const former = app;
        app = undefined;
        await former?.stop();
      };
      await use({
        async of(next, options) {
          if (next !== file) await stop();
          file = next;
          return (app ??= await startApp(options));
        },
      });
      await stop();
    },
    { scope: 'worker', timeout: APP_STARTS_WITHIN_MS },
  ],
  appOptions: [{}, { option: true }],
  app: [
    async ({ apps, appOptions }, use, { file }) => {
      await use(await apps.of(file, appOptions));
    },
    { timeout: APP_STARTS_WITHIN_MS },
  ],
  baseURL: ({ app }, use) => use(app.url),
  newPage: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const problems: string[] = [];
    await use(async ({ allow = [], ...options } = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      const report = (problem: string) => {
        if (![...allow, OF_THE_TRACE].some((pattern) => pattern.test(problem))) problems.push(problem);
      };
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') report(described(message));
      });
      context.on('weberror', (webError) => {
        const error = webError.error();
        report(error.stack ?? error.message);
      });
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(problems, 'errors and warnings in the console').toEqual([]);
  },
  page: async ({ newPage }, use) => use(await newPage()),
});

function described(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`;
}
