import { expect, slowDown, test } from '../../scripts/testing/journey.ts';
import { enters, opensTab } from './staff.ts';

const LATE_TABS = [
  ['settings/security', 'Security'],
  ['settings/mail', 'Mail'],
  ['core-pages', 'Core Pages'],
  ['replace-words', 'Replace Words'],
] as const;

test('shows the open tab of each strip on a phone that is slow', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await slowDown(page, 4);
  for (const [screen, name] of LATE_TABS) {
    await enters(page, screen);
    const tab = page.getByRole('tab', { name, exact: true });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toBeInViewport({ ratio: 1 });
  }
  await enters(page, 'settings');
  const strip = page.getByRole('tablist', { name: 'Parts of the settings' });
  await expect(strip).toBeVisible();
  await opensTab(page, 'Replies');
  await expect(page.getByRole('tab', { name: 'Replies' })).toBeInViewport({ ratio: 1 });
  // What is moved by hand stays there.
  await strip.hover();
  await page.mouse.wheel(-2000, 0);
  await expect(page.getByRole('tab', { name: 'Company' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('tab', { name: 'Replies' })).not.toBeInViewport();
  // As on a phone that is turned.
  await opensTab(page, 'Claims');
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(page.getByRole('tab', { name: 'Claims' })).toBeInViewport({ ratio: 1 });
  // What a screen reader or 'find in page' shows stays too, when the arrows beside it come and go.
  const shown = () =>
    page.getByRole('tab', { name: 'Company' }).evaluate(async (tab) => {
      tab.scrollIntoView();
      for (let frames = 0; frames < 40; frames += 1) await new Promise(requestAnimationFrame);
      return tab.getBoundingClientRect().left;
    });
  await expect.poll(shown).toBeGreaterThanOrEqual(0);
});
