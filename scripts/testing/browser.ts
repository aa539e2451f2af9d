import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, afterEach, beforeAll, expect, jest } from '@jest/globals';
import type { AxeResults, RunOptions } from 'axe-core';
import { chromium, type Browser, type BrowserContextOptions, type ConsoleMessage, type Page } from 'playwright-core';
import type { App } from './app.ts';
import { findChromium } from './chromium.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

export interface PageOptions extends BrowserContextOptions {
  /** Console messages that this test provokes on purpose, such as a refused login's 401. */
  allow?: RegExp[];
}

export interface TestBrowser {
  /** A page with cookies and storage of its own. Whatever it prints as an error or a warning fails the test. */
  newPage(options?: PageOptions): Promise<Page>;
}

/** Call it at the top of a file or a describe block: the browser opens before its tests and closes after them. */
export function openBrowser(): TestBrowser {
  // On a machine that is busy elsewhere a click can fall between two renders; what fails twice is wrong. The first failure is printed.
  jest.retryTimes(1, { logErrorsBeforeRetry: true });
  let browser: Browser | undefined;
  let problems: string[] = [];

  beforeAll(async () => {
    const executablePath = findChromium();
    if (!executablePath) throw new Error('No Chromium. Install one with: npx playwright-core install --with-deps chromium');
    browser = await chromium.launch({ executablePath, args: ARGS });
  }, 60_000);

  afterEach(async () => {
    const seen = problems;
    problems = [];
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
    expect(seen).toEqual([]);
  });

  afterAll(() => browser?.close());

  return {
    async newPage({ allow = [], ...options } = {}) {
      if (!browser) throw new Error('Pages can be opened in tests only.');
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        locale: 'en-GB',
        reducedMotion: 'reduce',
        ...options,
      });
      const page = await context.newPage();
      const report = (problem: string) => {
        if (!allow.some((pattern) => pattern.test(problem))) problems.push(problem);
      };
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') report(described(message));
      });
      page.on('pageerror', (error) => report(error.stack ?? error.message));
      return page;
    },
  };
}

function described(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`;
}

/** Accessibility violations of what the page shows now, one readable line each. */
export async function axe(page: Page): Promise<string[]> {
  // Through the debugger: the strict policy of our pages refuses injected scripts.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: readFileSync(AXE, 'utf8') });
  await session.detach();
  // Not what is in order, which takes as long again; not the mail in a preview's sandbox, to which it cannot speak.
  const { violations } = await page.evaluate(() =>
    (globalThis as typeof globalThis & { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
      iframes: false,
    }),
  );
  return violations.map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Signs in on the staff's login screen and waits for what comes after it. */
export async function login(page: Page, app: App, user = { username: app.adminUsername, password: app.adminPassword }): Promise<void> {
  await page.goto(`${app.url}/admin/login`);
  await page.locator('input[name="username"]').fill(user.username);
  await page.locator('input[name="password"]').fill(user.password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/admin/login'));
}
