import type { Page } from '@playwright/test';
import { login } from '../../scripts/testing/browser.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin, makesUser } from './accounts.ts';
import { endsSession, enters, failing, holding, isAccessible, losingResponses, seesNotice, sendsEnquiry } from './staff.ts';

let path: string;
test.beforeAll(async ({ app }) => {
  await sendsEnquiry(app, { name: 'Deepak Raman', email: 'deepak@example.org' });
  const [inquiry] = (await (await asAdmin(app, 'GET', 'contact-inquiries')).json()) as { id: string }[];
  path = `inquiries/${inquiry?.id}`;
});

function fieldsOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
  return {
    dialog,
    note: dialog.getByLabel('Note, or what was said'),
    notes: dialog.getByRole('textbox', { name: 'Office Notes' }),
    addNote: dialog.getByRole('button', { name: 'Add note' }),
    saveNotes: dialog.getByRole('button', { name: 'Save notes' }),
  };
}

test('keeps typed text through a reload, Back and the end of the session, hidden from other users', async ({ app, newPage }) => {
  const colleague = await makesUser(app, 'bella');
  const page = await newPage({ allow: [/401/, /ApiError/] });
  await enters(page, 'inquiries');
  await page.goto(`/admin/${path}`);
  const { note, notes } = fieldsOf(page);
  await note.fill('Ring after six');
  await notes.fill('Has a dog');
  await page.reload();
  await expect(note).toHaveValue('Ring after six');
  await expect(notes).toHaveValue('Has a dog');
  await page.goBack();
  await page.goForward();
  await expect(notes).toHaveValue('Has a dog');

  await endsSession(page);
  await login(page);
  await page.goto(`/admin/${path}`);
  await expect(note).toHaveValue('Ring after six');

  await endsSession(page);
  await login(page, colleague);
  await page.goto(`/admin/${path}`);
  await expect(note).toHaveValue('');
  await expect(notes).toHaveValue('');

  await endsSession(page);
  await login(page);
  await page.goto(`/admin/${path}`);
  await expect(note).toHaveValue('Ring after six');
});

test('keeps text typed during a slow save; a double click adds one note', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ allow: [/500/, /ApiError/, /Failed to load resource/] });
  const stored = async () =>
    ((await (await asAdmin(app, 'GET', path.replace('inquiries', 'contact-inquiries'))).json()) as { notes: string }).notes;
  await enters(page, path);
  const { dialog, note, notes, addNote, saveNotes } = fieldsOf(page);
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.method() === 'POST' && request.url().endsWith('/notes'))));
  const release = await holding(page, /contact-inquiries/, 'POST PUT');
  await note.fill('Rang once');
  await addNote.dblclick();
  await expect(addNote).toBeDisabled();
  await note.fill('Rang once, and again');
  release();
  await seesNotice(page, 'Note Added');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Rang once' })).toBeVisible();
  await expect(note).toHaveValue('Rang once, and again');
  expect(sent).toBe(1);

  await page.unrouteAll();
  const releaseNotes = await holding(page, /contact-inquiries/, 'PUT');
  await notes.fill('Side gate');
  await saveNotes.click();
  await expect(saveNotes).toBeDisabled();
  await notes.fill('Side gate, code 12');
  releaseNotes();
  await seesNotice(page, 'Notes Saved');
  await expect(notes).toHaveValue('Side gate, code 12');
  expect(await dialog.getByText('Someone else has').count()).toBe(0);

  // Left before the response, the page finds its own text stored, and does not take it for a colleague's.
  await page.unrouteAll();
  await losingResponses(page, /contact-inquiries\/[^/]+$/);
  await page.route(/contact-inquiries/, (route) => (route.request().method() === 'PUT' ? route.fallback() : route.continue()));
  const lost = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
  await saveNotes.click();
  await lost;
  expect(await stored()).toBe('Side gate, code 12');
  await page.unrouteAll();
  await page.reload();
  await expect(notes).toHaveValue('Side gate, code 12');
  await expect(saveNotes).toBeDisabled();
  expect(await dialog.getByText('Someone else has').count()).toBe(0);

  // Read again too late or not at all, the enquiry's former notes are not taken for a colleague's.
  await page.unrouteAll();
  await failing(page, /contact-inquiries\/[^/]+$/, 'GET', 'The database is away.');
  await notes.fill('Side gate, code 13');
  await saveNotes.click();
  await seesNotice(page, 'Notes Saved');
  await notes.fill('Side gate, code 14');
  await expect(saveNotes).toBeEnabled();
  expect(await dialog.getByText('Someone else has').count()).toBe(0);
});

test("shows a colleague's notes beside mine and keeps the chosen ones", FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await enters(page, path);
  const { dialog, notes, saveNotes } = fieldsOf(page);
  await notes.fill('Mine');
  const { id } = (await (await asAdmin(app, 'GET', path.replace('inquiries', 'contact-inquiries'))).json()) as { id: string };
  const theirs = async (text: string) => (await asAdmin(app, 'PUT', `contact-inquiries/${id}`, { notes: text })).status;
  expect(await theirs('Theirs')).toBe(200);
  await page.reload();
  await expect(dialog.getByText('Theirs', { exact: true })).toBeVisible();
  await expect(notes).toHaveValue('Mine');
  await expect(saveNotes).toBeDisabled();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await saveNotes.click();
  await seesNotice(page, 'Notes Saved');

  await notes.fill('Mine again');
  expect(await theirs('Theirs again')).toBe(200);
  await page.reload();
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(notes).toHaveValue('Theirs again');
});

test('adds a note once after a lost response; the same words can be added again later', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/Failed to load resource/, /ApiError/] });
  await enters(page, path);
  const { dialog, note, addNote } = fieldsOf(page);
  const line = dialog.getByRole('listitem').filter({ hasText: 'No answer at the door' });
  await losingResponses(page, /\/notes$/);
  await note.fill('No answer at the door');
  await addNote.click();
  await seesNotice(page, 'Error', 'Failed to add note. Please try again.');
  await page.unrouteAll();
  await addNote.click();
  await seesNotice(page, 'Note Added');
  await expect(line).toHaveCount(1);
  await expect(note).toHaveValue('');
  await note.fill('No answer at the door');
  await addNote.click();
  await expect(line).toHaveCount(2);
});
