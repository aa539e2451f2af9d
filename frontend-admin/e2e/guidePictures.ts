interface GuidePicture {
  /** Its address, also with a query. */
  screen: string;
  /** The heading of the screen or dialog. */
  shows: string;
  /** Whether the first record is opened. */
  opensFirst?: boolean;
}

/** The pictures of docs/guide, by name. */
export const guidePictures: Readonly<Record<string, GuidePicture>> = {
  'answer-an-enquiry': { screen: 'inquiries', shows: 'Inquiry Details', opensFirst: true },
  'start-the-day': { screen: '', shows: 'Dashboard' },
  'what-did-last-month-bring': { screen: 'report?period=30', shows: 'Report' },
  'change-the-front-page': { screen: 'homepage', shows: 'Homepage Editor' },
  'add-a-service': { screen: 'services/create', shows: 'Add Service' },
  'put-a-photo-on-a-page': { screen: 'media', shows: 'Media Library' },
  'close-for-christmas': { screen: 'settings/closing', shows: 'Close for Christmas' },
  'import-any-list': { screen: 'import', shows: 'Import' },
  'make-a-backup': { screen: 'backups', shows: 'Backup and Export' },
};
