import type { Locator, Page } from '@playwright/test';
import type { App } from '../../scripts/testing/app.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { PIXEL } from './samples.ts';
import { enters, isAccessible, seesNotice } from './staff.ts';

/** Opens the content of a service and empties it. */
async function opensEditor(page: Page, service: string): Promise<{ dialog: Locator; text: Locator }> {
  await enters(page, 'services');
  await page.getByRole('link', { name: `Edit ${service}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Content' }).click();
  const text = dialog.getByRole('textbox', { name: 'Content' });
  await text.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  return { dialog, text };
}

async function savedContent(app: App, page: Page, slug: string): Promise<string> {
  await page.getByRole('button', { name: 'Update Service' }).click();
  await seesNotice(page, 'Service Updated');
  const service = (await (await fetch(`${app.url}/api/services/${slug}`)).json()) as { content: string };
  return service.content;
}

test('writes text with headings, lists, alignment, links and a 3x3 table', async ({ app, page }) => {
  const { dialog, text } = await opensEditor(page, 'EICR Testing');
  await expect(text.locator('[data-placeholder]')).toHaveAttribute('data-placeholder', 'Enter page content...');
  await expect.poll(async () => (await text.boundingBox())?.height).toBeGreaterThanOrEqual(300);
  await isAccessible(page);
  const tool = (name: string) => dialog.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });

  await tool('Heading 2').click();
  await expect(tool('Heading 2')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('Why test');
  await tool('Align center').click();
  await page.keyboard.press('Enter');
  await tool('Bold').click();
  await page.keyboard.type('Safety');
  await page.keyboard.press('Shift+Home');
  await tool('Link').click();
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByLabel('Link address').fill('http://example.org');
  await page.keyboard.press('Enter');
  await expect(link.getByText('Please enter a path such as /contact', { exact: false })).toBeVisible();
  await isAccessible(page);
  await link.getByLabel('Link address').fill('/contact');
  await link.getByRole('button', { name: 'Set link' }).click();
  await expect(link).toHaveCount(0);
  await expect(text.getByRole('link', { name: 'Safety' })).toBeVisible();
  // Collapse the selection, which the next key would replace.
  await page.keyboard.press('ArrowRight');
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await tool('Insert table').click();
  await expect(text.getByRole('row')).toHaveCount(3);
  await expect(text.getByRole('cell')).toHaveCount(9);
  await page.keyboard.type('One');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Two');
  await tool('Add row').click();
  await isAccessible(page);
  const content = await savedContent(app, page, 'eicr-testing');
  expect(content).toContain('<h2 class="text-center">Why test</h2>');
  expect(content).toMatch(/<a href="\/contact">.*Safety.*<\/a>/);
  expect(content.match(/<tr>/g)).toHaveLength(4);
  expect(content).not.toContain('style=');
});

test('reaches the toolbar and a table, and leaves both, by keyboard alone', FURTHER, async ({ app, page }) => {
  const { dialog, text } = await opensEditor(page, 'PAT Testing');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => focused()).toBe('Heading 2');
  await page.keyboard.press('End');
  await expect.poll(() => focused()).toBe('Insert picture');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused()).toBe('Heading 3');
  await page.keyboard.press('Enter');
  // After the choice typing continues in the text.
  await expect(text.and(page.locator(':focus'))).toBeVisible();
  await page.keyboard.type('What we look at');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  for (let step = 0; step < 20 && (await focused()) !== 'Insert table'; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(text.and(page.locator(':focus'))).toBeVisible();
  for (let cell = 1; cell < 9; cell += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('Last');
  await expect(text.getByRole('cell').last()).toHaveText('Last');
  await page.keyboard.press('Tab');
  await expect(text.getByRole('row')).toHaveCount(3);
  await expect(dialog.getByRole('button', { name: 'History' })).toBeFocused();
  await expect.poll(() => savedContent(app, page, 'pat-testing')).toContain('<h3>What we look at</h3>');
});

test('inserts a picture with alternative text', FURTHER, async ({ app, page }) => {
  const { dialog, text } = await opensEditor(page, 'Emergency Lighting');
  await dialog.getByRole('button', { name: 'Insert picture' }).click();
  const picture = page.getByRole('dialog', { name: 'Insert picture' });
  await picture.getByRole('button', { name: 'Insert' }).click();
  await expect(picture.getByText('Required')).toBeVisible();
  await picture.getByRole('button', { name: 'Choose picture' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  await picker.locator('input[type="file"]').first().setInputFiles({ name: 'exit.png', mimeType: 'image/png', buffer: PIXEL });
  await picker.getByLabel('Alt text').fill('A lit exit sign');
  await picker.getByRole('button', { name: 'Upload and use' }).click();
  await expect(picker).toHaveCount(0);
  await expect(picture.getByLabel('What it shows')).toHaveValue('A lit exit sign');
  await isAccessible(page);
  await picture.getByRole('button', { name: 'Insert' }).click();
  await expect(text.getByRole('img', { name: 'A lit exit sign' })).toBeVisible();
  await expect
    .poll(() => savedContent(app, page, 'emergency-lighting'))
    .toMatch(
      /<img src="\/media\/[\da-f-]{36}\.\w+\?v=1" srcset="[^"]+ 1w" sizes="[^"]+" width="1" height="1" loading="lazy" decoding="async" alt="A lit exit sign"/,
    );
});

test('takes back each step and does it again, and follows what the form is set to', FURTHER, async ({ newPage }) => {
  const page = await newPage();
  const { dialog, text } = await opensEditor(page, 'EICR Testing');
  const tool = (name: string) => dialog.getByRole('button', { name, exact: true });
  // What follows within half a second is one step.
  const pause = () => page.waitForTimeout(600);
  await page.keyboard.type('One');
  await pause();
  await page.keyboard.type(' two');
  await page.keyboard.press('Shift+Home');
  await pause();
  await tool('Bold').click();
  await page.keyboard.press('End');
  await pause();
  await page.keyboard.press('Enter');
  await tool('Numbered list').click();
  await pause();
  await page.keyboard.type('three');
  const steps = [await text.innerHTML()];
  while ((await tool('Undo').getAttribute('aria-disabled')) === 'false') {
    await tool('Undo').click();
    // The button is drawn anew after the text.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    steps.push(await text.innerHTML());
  }
  expect(new Set(steps).size).toBe(steps.length);
  expect(steps.length).toBeGreaterThan(4);
  await expect(text).not.toContainText('three');
  for (const step of steps.slice(0, -1).toReversed()) {
    await tool('Redo').click();
    expect(await text.innerHTML()).toBe(step);
  }
  // Whoever comes back finds the text in the form, and one's own steps are no longer those of the editor.
  await expect(text.getByRole('listitem')).toHaveText('three');
  await page.reload();
  await dialog.getByRole('tab', { name: 'Content' }).click();
  await expect(text.getByRole('listitem')).toHaveText('three');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(text).not.toContainText('three');
  await expect(text).not.toHaveText('');
});

const pastes = (text: Locator, pasted: string, type = 'text/html'): Promise<void> =>
  text.evaluate(
    (element, [kind = '', value = '']) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(kind, value);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [type, pasted],
  );

// @asvs 3.2.2
test('keeps the format of pasted text, and nothing that runs', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ allow: [/inline event handler violates/] });
  const { text } = await opensEditor(page, 'EICR Testing');
  await pastes(text, '<p>Pasted <b>words</b></p><i onclick="document.title=1">here</i><script>document.title=2</script>');
  await expect(text.locator('strong')).toHaveText('words');
  expect(await savedContent(app, page, 'eicr-testing')).toMatch(/^<p>Pasted <strong>words<\/strong>/);
  expect(await page.title()).toMatch(/\D/);
});

test('makes lists of what Word pastes, also while the server cannot be asked', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ allow: [/ERR_FAILED/] });
  const { text } = await opensEditor(page, 'EICR Testing');
  const entry = (words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp; </span></span>${words}</p>`;
  await pastes(text, `<html><body><h1>We check</h1>${entry('Consumer unit')}${entry('Earthing')}<p>&nbsp;</p></body></html>`);
  await expect(text.getByRole('listitem')).toHaveText(['Consumer unit', 'Earthing']);
  await page.keyboard.press('Control+End');
  await pastes(text, '## Prices\n- **Fixed**\n- Fair', 'text/plain');
  await expect(text.getByRole('listitem')).toHaveText(['Consumer unit', 'Earthing', 'Fixed', 'Fair']);
  await expect(text.locator('h3')).toHaveText('Prices');
  await page.route('**/api/admin/pasted-texts', (route) => route.abort());
  await page.keyboard.press('Control+End');
  await pastes(text, '- 2 ** 3', 'text/plain');
  await expect(text).toContainText('- 2 ** 3');
  await pastes(text, '<p>As it came</p>');
  await expect(text).toContainText('As it came');
  expect(await savedContent(app, page, 'eicr-testing')).toMatch(/^<h2>We check<\/h2><ul><li><p>Consumer unit<\/p><\/li><li><p>Earthing/);
});
