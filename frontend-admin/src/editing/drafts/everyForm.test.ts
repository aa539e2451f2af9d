import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';

const SOURCES = join(import.meta.dirname, '..');

/** What people type into, and the frames of forms. Inputs of react-admin stand in one of these frames. */
const TYPED_INTO = /<(?:TextField|InputBase|OutlinedInput|textarea|input|SimpleForm|TabbedForm)\b|<Form\s|\buseForm\b/;
const KEEPS = /\buseDraft\b/;

/** Files that need not keep what is typed, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'homepage/DraftInput.tsx': 'kept by unsavedTexts.ts',
  'homepage/FeaturedContent.tsx': 'saved with each choice',
  'faqs/ServiceFaqs.tsx': 'saved with each choice',
  'inquiries/InquiryShow.tsx': 'saved with each choice',
  'ui/UkMoment.tsx': 'an input inside the form frame; alone a date and a time, which are chosen',
  'ui/TextListInput.tsx': 'an input inside the form frame',
  'settings/HoursSection.tsx': 'an input inside the form frame',
  'services/icons.tsx': 'an input inside the form frame',
  'service-pages/for-places/ChoosePlaces.tsx': 'choices, kept by usePagesForPlaces.ts',
  'service-pages/for-places/PageStep.tsx': 'kept by usePagesForPlaces.ts',
  'profile/ProfileForms.tsx': 'the username beside the password, for password managers',
  'ui/PasswordField.tsx': 'passwords',
  'settings/MailSection.tsx': 'the password of the mail server; the rest is inside the form frame',
  'login/ChoosePasswordForm.tsx': 'passwords',
  'login/ConfirmPasswordDialog.tsx': 'passwords',
  'search/SearchDialog.tsx': 'a search',
  'login/SignInForm.tsx': 'passwords',
  'login/SecondStepForm.tsx': 'codes',
  'secondFactor/AddAuthenticatorForm.tsx': 'codes',
  'login/ForgotPasswordPage.tsx': 'nobody is signed in',
  'secondFactor/PasskeyNameField.tsx': 'the name of a passkey, in a dialog of one short field',
  'privacy/PrivacyPage.tsx': 'a search, and personal data',
  'report/ReportPage.tsx': 'filters',
  'ui/pictures/LibraryGrid.tsx': 'filters',
  'ui/pictures/DropZone.tsx': 'files',
  'ui/pictures/UploadItems.tsx': 'belongs to files, which browsers do not keep',
  'media/ReplaceFile.tsx': 'files',
  'ui/csv/ImportDialog.tsx': 'a file',
  'ui/preview/ShareLinks.tsx': 'shows a link to copy',
  'ui/richText/dialogs.tsx': 'the address of a link, until it is in the text',
};

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .map((name) => ({ name: relative('.', name), text: readFileSync(join(SOURCES, name), 'utf8') }));

test('whatever can be typed into keeps what is typed, or says why not', () => {
  const forgetful = files.filter(({ text }) => TYPED_INTO.test(text) && !KEEPS.test(text)).map(({ name }) => name);
  expect(forgetful.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});

test('only the form of passwords is kept nowhere', () => {
  const forgetful = files.filter(({ text }) => text.includes('draft={null}')).map(({ name }) => name);
  expect(forgetful).toEqual(['profile/ProfileForms.tsx']);
});
