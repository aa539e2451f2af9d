import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';

const SOURCES = join(import.meta.dirname, '../..');

/** What people type into, and the frames of forms. Inputs of react-admin stand in one of these frames. */
const TYPED_INTO = /<(?:TextField|InputBase|OutlinedInput|textarea|input|SimpleForm|TabbedForm)\b|<Form\s|\buseForm\b/;
const KEEPS = /\buseDraft\b/;

/** Files that need not keep what is typed, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'website/homepage/DraftInput.tsx': 'kept by unsavedTexts.ts',
  'website/homepage/FeaturedContent.tsx': 'saved with each choice',
  'work/faqs/ServiceFaqs.tsx': 'saved with each choice',
  'inquiries/InquiryShow.tsx': 'saved with each choice',
  'kit/UkMoment.tsx': 'an input inside the form frame; alone a date and a time, which are chosen',
  'editing/TextListInput.tsx': 'an input inside the form frame',
  'company/settings/HoursSection.tsx': 'an input inside the form frame',
  'website/services/icons.tsx': 'an input inside the form frame',
  'website/service-pages/for-places/ChoosePlaces.tsx': 'choices, kept by usePagesForPlaces.ts',
  'website/service-pages/for-places/PageStep.tsx': 'kept by usePagesForPlaces.ts',
  'account/profile/ProfileForms.tsx': 'the username beside the password, for password managers',
  'account/PasswordField.tsx': 'passwords',
  'company/settings/MailSection.tsx': 'the password of the mail server; the rest is inside the form frame',
  'account/sign-in/ChoosePasswordForm.tsx': 'passwords',
  'account/sign-in/ConfirmPasswordDialog.tsx': 'passwords',
  'shell/search/SearchDialog.tsx': 'a search',
  'account/sign-in/SignInForm.tsx': 'passwords',
  'account/sign-in/SecondStepForm.tsx': 'codes',
  'account/second-factor/AddAuthenticatorForm.tsx': 'codes',
  'account/sign-in/ForgotPasswordPage.tsx': 'nobody is signed in',
  'account/second-factor/PasskeyNameField.tsx': 'the name of a passkey, in a dialog of one short field',
  'more/privacy/PrivacyPage.tsx': 'a search, and personal data',
  'today/report/ReportPage.tsx': 'filters',
  'editing/pictures/LibraryGrid.tsx': 'filters',
  'editing/pictures/DropZone.tsx': 'files',
  'editing/pictures/UploadItems.tsx': 'belongs to files, which browsers do not keep',
  'media/ReplaceFile.tsx': 'files',
  'lists/csv/ImportDialog.tsx': 'a file',
  'editing/preview/ShareLinks.tsx': 'shows a link to copy',
  'editing/rich-text/dialogs.tsx': 'the address of a link, until it is in the text',
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
  expect(forgetful).toEqual(['account/profile/ProfileForms.tsx']);
});
