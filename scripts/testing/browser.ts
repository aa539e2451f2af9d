import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { ADMINISTRATOR, type Account } from './app.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Returns accessibility violations of the current page, one readable line each. */
export async function axe(page: Page): Promise<string[]> {
  // Through the debugger, because the strict policy of our pages refuses injected scripts; once for each document, as compiling it takes long.
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: readFileSync(AXE, 'utf8') });
    await session.detach();
  }
  // Passed rules take as long again; frames are left out because axe cannot reach a sandboxed preview.
  const { violations } = await page.evaluate(() =>
    (globalThis as typeof globalThis & { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
      iframes: false,
    }),
  );
  return violations.map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** The next sign-in leads to the dashboard, not to the wizard for new owners, which set-up.e2e.ts covers. */
export const knowsTheWizard = (page: Page): Promise<void> => page.evaluate(() => localStorage.setItem('backoffice.set-up-seen', '1'));

/** Signs in on the login screen and waits for the next screen. */
export async function login(page: Page, { username, password }: Account = ADMINISTRATOR): Promise<void> {
  await page.goto('/admin/login');
  await knowsTheWizard(page);
  await page.locator('input[name="username"]').fill(username);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/admin/login'));
}
