import type { Scope } from './stage-archive.js';

/** What staff edit and visitors see; a row refers only to rows of tables before its own. */
export const CONTENT_TABLES = [
  'company_info',
  'services',
  'locations',
  'service_location_pages',
  'faqs',
  'page_faqs',
  'core_pages',
  'page_drafts',
  'projects',
  'testimonials',
  'homepage_versions',
  'redirects',
  'media',
  'picture_copies',
] as const;

/** Mail server, webhook and sign-in belong to an installation, with their secrets. */
export const OF_THE_INSTALLATION = [
  ...['smtpHost', 'smtpPort', 'smtpUser', 'smtpPassword'],
  ...['webhookUrl', 'webhookSecret', 'requireSecondFactor'],
];
const OF_ACCOUNTS = ['createdBy', 'updatedBy', 'uploadedBy'];
const LEFT_OUT = new Set([...OF_THE_INSTALLATION, ...OF_ACCOUNTS]);

export const contentColumns = (all: readonly string[]): string[] => all.filter((name) => !LEFT_OUT.has(name));

export const CONTENT: Scope = {
  kind: 'content',
  tables: () => CONTENT_TABLES,
  columns: contentColumns,
};
