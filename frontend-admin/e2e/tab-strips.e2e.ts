import { expect as promptly, FURTHER, slowDown, test } from '../../scripts/testing/journey.ts';
import { enters } from './staff.ts';

const LATE_TABS = [
  ['privacy', 'Privacy'],
  ['audit-log', 'Audit Log'],
  ['core-pages', 'Core Pages'],
  ['replace-words', 'Replace Words'],
] as const;

/** A screen is read and drawn on a slow phone beside other tests. */
const expect = promptly.configure({ timeout: 60_000 });
/** Up to a pixel, as positions are rounded. */
const WHOLE = 0.98;

test('shows the open tab of each strip on a phone that is slow', FURTHER, async ({ newPage }) => {
  test.setTimeout(480_000);
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await slowDown(page, 4);
  for (const [screen, name] of LATE_TABS) {
    await enters(page, screen);
    const open = page.getByRole('tab', { name, exact: true });
    await expect(open).toHaveAttribute('aria-selected', 'true');
    await expect(open).toBeInViewport({ ratio: WHOLE });
  }
  await enters(page, 'projects/create');
  const strip = page.getByRole('tablist', { name: 'Parts of the project' });
  await expect(strip).toBeVisible();
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  /** As a thumb does it. */
  const opens = async (name: string) => {
    await strip.hover();
    await page.mouse.wheel(2000, 0);
    await tab(name).click();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(tab(name)).toBeInViewport({ ratio: WHOLE });
  };
  await opens('SEO');
  // What is moved by hand stays there.
  await strip.hover();
  await page.mouse.wheel(-2000, 0);
  await expect(tab('Basic Info')).toBeInViewport({ ratio: WHOLE });
  await expect(tab('SEO')).not.toBeInViewport();
  // As on a phone that is turned.
  await opens('Publishing');
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(tab('Publishing')).toBeInViewport({ ratio: WHOLE });
  // What a screen reader or 'find in page' shows stays too, when the arrows beside it come and go.
  const shown = () =>
    tab('Basic Info').evaluate(async (tab) => {
      tab.scrollIntoView();
      for (let frames = 0; frames < 40; frames += 1) await new Promise(requestAnimationFrame);
      return tab.getBoundingClientRect().left;
    });
  await expect.poll(shown).toBeGreaterThanOrEqual(0);
});
