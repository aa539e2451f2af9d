import { StartError } from '../../platform/config/start-error.js';
import type { Scope } from './stage-archive.js';
import type { Value } from './tables.js';

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

/** Former states of a page, with the name of who saved them. */
const HISTORY = 'versionHistory';

interface FormerState {
  savedBy: string | null;
  state: Record<string, unknown>;
}

const isHistory = (value: unknown): value is FormerState[] =>
  Array.isArray(value) && value.every((one: Partial<FormerState> | null) => typeof one?.state === 'object' && one.state !== null);

/** Throws StartError for a history that no page has. */
export function mapHistory(row: Value[], columns: readonly string[], change: (former: FormerState) => FormerState): Value[] {
  const at = columns.indexOf(HISTORY);
  const text = row[at];
  if (typeof text !== 'string') return row;
  const history = JSON.parse(text) as unknown;
  if (!isHistory(history)) throw new StartError('A page has a history that cannot be read.');
  return row.with(at, JSON.stringify(history.map(change)));
}

export const CONTENT: Scope = {
  kind: 'content',
  tables: () => CONTENT_TABLES,
  columns: contentColumns,
  row: (_table, columns, row) => mapHistory(row, columns, (former) => ({ ...former, savedBy: null })),
};
