import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { resources } from './resources';

/** The texts that more than one place shows; others are where they are shown. */
const en = {
  ...english,
  ra: {
    ...english.ra,
    // What screen readers call the empty choice of a select.
    action: { ...english.ra.action, clear_input_value: 'None' },
    navigation: { ...english.ra.navigation, page_range_info: '%{offsetBegin}–%{offsetEnd} of %{total}' },
    validation: { ...english.ra.validation, required: 'Required' },
    notification: { ...english.ra.notification, logged_out: 'Your session has ended. Please sign in again.' },
    message: {
      ...english.ra.message,
      bulk_update_content: 'Are you sure you want to update this %{name}? |||| Are you sure you want to update these %{smart_count} items?',
      unsaved_changes: 'Your changes are not saved yet. Leave without saving them?',
    },
  },
  backoffice: {
    error: 'Error',
    restoreFailed: 'Failed to restore this version. Please try again.',
    notRead: 'The website could not keep that you have read this. It is shown again.',
    notDone: 'This was not done. Please try again.',
    stepFailed: 'The website could not keep that this step is done. It is shown as open again.',
    csv: {
      imported: 'File Imported',
      import: 'Failed to import the file',
      export: 'Failed to export the list',
      template: 'Failed to download the template',
    },
  },
  resources,
};

export const i18nProvider = polyglotI18nProvider(() => en, 'en');
