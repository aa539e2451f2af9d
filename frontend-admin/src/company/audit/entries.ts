import { allKinds } from '../../data/kinds';
import type { AuditEntry } from '../../data/types';
import type { ToneName } from '../../kit/theme/colours';

const actionWords: Readonly<Record<AuditEntry['action'], { name: string; tone: ToneName }>> = {
  create: { name: 'Created', tone: 'success' },
  update: { name: 'Changed', tone: 'info' },
  delete: { name: 'Deleted', tone: 'attention' },
  restore: { name: 'Restored', tone: 'info' },
  replace: { name: 'Replaced words', tone: 'info' },
  'undo-replace': { name: 'Put words back', tone: 'attention' },
  publish: { name: 'Published', tone: 'success' },
  'publish-planned': { name: 'Published as planned', tone: 'success' },
  'take-down-planned': { name: 'Taken down as planned', tone: 'attention' },
  rollback: { name: 'Rolled back', tone: 'progress' },
  login: { name: 'Signed in', tone: 'neutral' },
  'login-failed': { name: 'Failed sign-in', tone: 'attention' },
  logout: { name: 'Signed out', tone: 'neutral' },
  'end-sessions': { name: 'Ended sessions', tone: 'progress' },
  'confirm-password': { name: 'Confirmed with the password', tone: 'neutral' },
  'confirm-failed': { name: 'Wrong password', tone: 'attention' },
  'add-passkey': { name: 'Added a passkey', tone: 'progress' },
  'remove-passkey': { name: 'Removed a passkey', tone: 'attention' },
  'rename-passkey': { name: 'Renamed a passkey', tone: 'neutral' },
  'add-authenticator': { name: 'Added an authenticator app', tone: 'progress' },
  'remove-authenticator': { name: 'Removed an authenticator app', tone: 'attention' },
  'renew-recovery-codes': { name: 'Renewed recovery codes', tone: 'progress' },
  'use-recovery-code': { name: 'Used a recovery code', tone: 'attention' },
  'reset-second-factor': { name: 'Reset the second step', tone: 'attention' },
  invite: { name: 'Invited', tone: 'info' },
  'password-forgotten': { name: 'Requested a password reset', tone: 'neutral' },
  'password-reset': { name: 'Set a new password', tone: 'progress' },
  note: { name: 'Added a note', tone: 'neutral' },
  call: { name: 'Logged a call', tone: 'neutral' },
  answer: { name: 'Answered', tone: 'info' },
  'renew-link': { name: 'Sent a new link', tone: 'neutral' },
  'withdraw-link': { name: 'Withdrew the link', tone: 'attention' },
  'send-again': { name: 'Resent a notification', tone: 'info' },
  'test-mail': { name: 'Sent a test email', tone: 'neutral' },
  'test-webhook': { name: 'Sent a test event', tone: 'neutral' },
  'test-push': { name: 'Sent a test notification', tone: 'neutral' },
  'renew-webhook-secret': { name: 'Renewed the webhook secret', tone: 'neutral' },
  export: { name: 'Exported data', tone: 'progress' },
  erase: { name: 'Erased', tone: 'attention' },
  prune: { name: 'Removed old entries', tone: 'neutral' },
  import: { name: 'Imported content', tone: 'attention' },
  adopt: { name: 'Chained older entries', tone: 'neutral' },
  'reset-demo': { name: 'Reset to the demonstration', tone: 'attention' },
};

export const actions = Object.entries(actionWords).map(([id, words]) => ({ id, ...words }));

export const kinds = [
  ...allKinds.map(({ resource, title }) => ({ id: resource, name: title })),
  { id: 'replacements', name: 'Words of the website' },
  { id: 'page-faqs', name: 'FAQ on a page' },
  { id: 'planned-changes', name: 'Planned change' },
  { id: 'page-drafts', name: 'Draft of a page' },
  { id: 'mail', name: 'Mail' },
  { id: 'archives', name: 'Backup or export' },
  { id: 'audit-log', name: 'Audit log' },
];

export const nameOfKind = (id: string | null): string | undefined => (id ? (kinds.find((kind) => kind.id === id)?.name ?? id) : undefined);

export const personName = ({ username, action }: Pick<AuditEntry, 'username' | 'action'>): string =>
  username ?? (action === 'login-failed' ? 'Not signed in' : 'System');

const NAMES = [...new Set(allKinds.map(({ name }) => name)), 'heroTitle', 'slug'];

/** Returns the record's name from the entry of its creation or deletion. */
export function nameInChanges(changes: AuditEntry['changes']): string | undefined {
  for (const field of NAMES) {
    const change = changes[field];
    const name = change?.after ?? change?.before;
    if (typeof name === 'string' && name !== '') return name;
  }
  return undefined;
}

/** The beginning and end of a day such as '2026-11-21' in the user's time zone. */
export const startOfDay = (day: string): string => new Date(`${day}T00:00:00`).toISOString();
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();

/** The day in the user's time zone, formatted for date inputs as Swedish dates are. */
export const dayOf = (iso: string | undefined): string => (iso ? new Date(iso).toLocaleDateString('sv-SE') : '');
