import { defineConfig } from '@playwright/test';
import { WORKERS } from './scripts/lib/steps.ts';
import { findChromium } from './scripts/testing/chromium.ts';
import { SLOWER_BY } from './scripts/testing/slower.ts';

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium. Install one with: npx playwright install --with-deps chromium');

/** Journeys in a real browser against the built product. Jest runs the other tests. */
export default defineConfig({
  testDir: '.',
  testMatch: 'frontend-*/e2e/**/*.e2e.ts',
  outputDir: '.cache/test/journeys',
  workers: WORKERS,
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '.cache/test/journeys.json' }]],
  // Each step has a shorter limit below; the longest journeys need this much on a busy machine.
  timeout: 240_000 * SLOWER_BY,
  expect: { timeout: 20_000 * SLOWER_BY },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000 * SLOWER_BY,
    navigationTimeout: 60_000 * SLOWER_BY,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
