import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

// The headless one first: it does the same work with a fifth less.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const PLAYWRIGHT = resolve(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');

/** Returns the browser for tests: CHROME_PATH, or an installed one, or Playwright's; undefined if there is none. */
export function findChromium(): string | undefined {
  return candidates()[0];
}

function candidates(): string[] {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (runs(named)) return [named];
    throw new Error(`CHROME_PATH is ${named}, which is not an executable file.`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const installed = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...installed, ...MAC_APPLICATIONS, chromium.executablePath()].filter(runs);
}

/** Like findChromium, but installs one if there is none: Playwright's download, then Debian's package if root. */
export function ensureChromium(): string {
  const attempts = [
    () => undefined,
    () => attempt(process.execPath, [PLAYWRIGHT, 'install', 'chromium']),
    () =>
      process.platform === 'linux' &&
      process.getuid?.() === 0 &&
      attempt('apt-get', ['update', '-qq']) &&
      (attempt('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']) || attempt('apt-get', ['install', '-y', '-qq', 'chromium'])),
  ];
  for (const bring of attempts) {
    bring();
    const path = candidates().find(starts);
    if (path) return path;
  }
  throw new Error('No working Chromium was found for the browser tests. Install one with: npx playwright install --with-deps chromium');
}

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Only starting it shows whether a browser works: system libraries may be missing, or it may be a placeholder. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0;
}

function attempt(command: string, args: string[]): boolean {
  console.log(`Looking for a browser: ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
