import type { Page } from '@playwright/test';
import { ADMINISTRATOR } from '../../scripts/testing/app.ts';
import { expect, FURTHER, furtherCase, test } from '../../scripts/testing/journey.ts';
import { TOKEN_KEY } from '../src/data/session/session.ts';
import { makesUser } from './accounts.ts';
import { agrees, enters, isAccessible, seesNotice } from './staff.ts';

const ENDED = { allow: [/401/, /ApiError/] };

/** Ends the session on the server without the page's knowledge. */
async function endsSession(page: Page): Promise<void> {
  const status = await page.evaluate(async (key) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem(key)}` };
    return (await fetch('/api/auth/logout', { method: 'POST', headers })).status;
  }, TOKEN_KEY);
  expect(status).toBeLessThan(300);
}

const asked = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

async function signsIn(page: Page, username: string, password: string): Promise<void> {
  await asked(page).getByLabel('Username').fill(username);
  await asked(page).getByLabel('Password', { exact: true }).fill(password);
  await asked(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(asked(page)).toHaveCount(0);
}

for (const [index, options] of [
  { viewport: { width: 1280, height: 800 } },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const },
].entries()) {
  test(
    `completes a save after a sign-in over the form when the session has ended, at ${options.viewport.width} px`,
    furtherCase(index),
    async ({ app, newPage }) => {
      const page = await newPage({ ...ENDED, ...options });
      await enters(page, 'services', ADMINISTRATOR);
      await page.getByRole('link', { name: 'Edit PAT Testing' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Service' });
      await dialog.getByRole('tab', { name: 'Content' }).click();
      const text = dialog.getByRole('textbox', { name: 'Content' });
      await text.click();
      await page.keyboard.press('Control+A');
      await page.keyboard.type(`Typed before the session ended ${options.viewport.width}.`);
      await endsSession(page);
      await page.getByRole('button', { name: 'Update Service' }).click();
      await expect(asked(page)).toBeVisible();
      await expect(asked(page).getByLabel('Username')).toHaveValue(app.adminUsername);
      await isAccessible(page);
      await signsIn(page, app.adminUsername, app.adminPassword);
      await seesNotice(page, 'Service Updated', 'PAT Testing');
      const service = (await (await fetch(`${app.url}/api/services/pat-testing`)).json()) as { content: string };
      expect(service.content).toContain(`Typed before the session ended ${options.viewport.width}.`);
    },
  );
}

test('keeps the form when a background request finds the session ended; another user may sign in', FURTHER, async ({ app, newPage }) => {
  const editor = await makesUser(app, 'edith');
  const page = await newPage(ENDED);
  await enters(page, 'testimonials/create', ADMINISTRATOR);
  const dialog = page.getByRole('dialog', { name: 'Add Testimonial' });
  await dialog.getByLabel('Name').fill('Ada Lovell');
  await dialog.getByLabel('Location').fill('Parkgate');
  await dialog.getByLabel('Comment').fill('Neat work.');
  await agrees(page);
  await endsSession(page);
  await dialog.getByRole('button', { name: 'Create Testimonial' }).click();
  await signsIn(page, editor.username, editor.password);
  await seesNotice(page, 'Testimonial Created', 'Ada Lovell');
  await expect(page.getByRole('complementary', { name: 'Menu and account' }).getByText(editor.username)).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Users' })).toHaveCount(0);
});

test('goes to the login page for those who leave instead', FURTHER, async ({ newPage }) => {
  const page = await newPage(ENDED);
  await enters(page, 'settings', ADMINISTRATOR);
  await page.getByLabel('Company Name').fill('Typed');
  await endsSession(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await asked(page).getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL('/admin/login');
});
