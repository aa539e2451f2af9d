import type { AuditEntry } from '../data/types';
import type { ToneName } from '../theme/colours';

/** A word for everything that the server notes. */
const actionWords: Readonly<Record<AuditEntry['action'], { name: string; tone: ToneName }>> = {
  create: { name: 'Created', tone: 'success' },
  update: { name: 'Changed', tone: 'info' },
  delete: { name: 'Deleted', tone: 'attention' },
  restore: { name: 'Restored', tone: 'info' },
  publish: { name: 'Published', tone: 'success' },
  rollback: { name: 'Rolled back', tone: 'progress' },
  login: { name: 'Signed in', tone: 'neutral' },
  'login-failed': { name: 'Failed sign-in', tone: 'attention' },
  logout: { name: 'Signed out', tone: 'neutral' },
  invite: { name: 'Invited', tone: 'info' },
  'password-forgotten': { name: 'Asked for a new password', tone: 'neutral' },
  'password-reset': { name: 'Chose a new password', tone: 'progress' },
  note: { name: 'Noted', tone: 'neutral' },
  call: { name: 'Called', tone: 'neutral' },
  'send-again': { name: 'Sent again', tone: 'info' },
  'test-mail': { name: 'Sent a test mail', tone: 'neutral' },
  export: { name: 'Exported personal data', tone: 'progress' },
  erase: { name: 'Erased', tone: 'attention' },
};

interface ActionChoice {
  id: string;
  name: string;
  tone: ToneName;
}

export const actions: readonly ActionChoice[] = Object.entries(actionWords).map(([id, words]) => ({ id, ...words }));

/** A page that was open before an update of the server may not know its newest. */
export const actionOf = (id: string): ActionChoice => actions.find((action) => action.id === id) ?? { id, name: id, tone: 'neutral' };

interface KindChoice {
  /** The API's name. */
  id: string;
  name: string;
  /** The screen of a record of which there is one only. */
  path?: string;
}

export const kinds: readonly KindChoice[] = [
  { id: 'services', name: 'Service' },
  { id: 'locations', name: 'Location' },
  { id: 'service-location-pages', name: 'Service page' },
  { id: 'projects', name: 'Project' },
  { id: 'testimonials', name: 'Testimonial' },
  { id: 'faqs', name: 'FAQ' },
  { id: 'page-faqs', name: 'FAQ on a page' },
  { id: 'core-pages', name: 'Core page' },
  { id: 'media', name: 'Media file' },
  { id: 'contact-inquiries', name: 'Inquiry' },
  { id: 'homepage', name: 'Homepage', path: '/homepage' },
  { id: 'company-info', name: 'Settings', path: '/settings' },
  { id: 'mail', name: 'Mail' },
  { id: 'users', name: 'User' },
  { id: 'redirects', name: 'Redirect' },
];

export const kindOf = (id: string | null): KindChoice | undefined =>
  id ? (kinds.find((kind) => kind.id === id) ?? { id, name: id }) : undefined;
