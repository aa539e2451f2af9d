import { chromium, type Page } from '@playwright/test';
import { login } from '../testing/browser.ts';
import { ensureChromium } from '../testing/chromium.ts';
import { percentile, type Row, type Scale } from './rows.ts';
import { startSite } from './site.ts';

/** A form of each kind, and the field that its page shows. */
const FORMS = [
  { screen: 'service-pages', label: 'Hero Title' },
  { screen: 'projects', label: 'Project Title' },
  { screen: 'core-pages', label: 'Title' },
];
const SHARE = 0.95;
/** Until the preview of what was typed before is there for certain. */
const PAUSE_MS = 1_000;

/** From a key to the frame in which the preview beside the form shows what was typed, in a browser. */
export async function previewRows({ previews }: Scale): Promise<Row[]> {
  if (previews === 0) return [];
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const rows: Row[] = [];
    for (const { screen, label } of FORMS) {
      // The backoffice remembers in each browser that the preview is open.
      const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1280, height: 900 } });
      await login(page);
      const times = await typed(page, screen, label, previews);
      const name = `from typed to painted in the preview of ${screen}, 95th percentile`;
      await page.close();
      rows.push({ name, value: percentile(times, SHARE), unit: 'ms', goal: 300, detail: `median ${percentile(times, 0.5).toFixed(0)} ms` });
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function typed(page: Page, screen: string, label: string, previews: number): Promise<number[]> {
  await page.goto(`/admin/${screen}`);
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.frameLocator('iframe[title^="The page as"]').getByRole('main').waitFor();
  const field = page.getByRole('dialog').getByLabel(new RegExp(`^${label}`));
  const times: number[] = [];
  // The first fills the browser's caches.
  for (let n = 0; n <= previews; n += 1) {
    const text = `Typed ${n} times`;
    await field.fill(text.slice(0, -1));
    await page.waitForTimeout(PAUSE_MS);
    const painted = untilPainted(page, text);
    await field.press('End');
    await field.press(text.slice(-1));
    times.push(await painted);
  }
  return times.slice(1);
}

/** Milliseconds from the next input until the frame after the one in which the preview holds the text. */
const untilPainted = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (expected) =>
      new Promise<number>((resolve) => {
        let start: number | undefined;
        addEventListener('input', () => (start = performance.now()), { once: true, capture: true });
        const look = () => {
          const shown = document.querySelector<HTMLIFrameElement>('iframe[title^="The page as"]')?.contentDocument?.querySelector('main');
          const isThere = start !== undefined && shown?.textContent.includes(expected);
          requestAnimationFrame(isThere ? () => resolve(performance.now() - (start ?? NaN)) : look);
        };
        look();
      }),
    text,
  );
