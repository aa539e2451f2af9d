import type { ToneName } from '../theme/colours';

interface ActionChoice {
  id: string;
  name: string;
  tone: ToneName;
}

export const actions: readonly ActionChoice[] = [
  { id: 'create', name: 'Created', tone: 'success' },
  { id: 'update', name: 'Changed', tone: 'info' },
  { id: 'delete', name: 'Deleted', tone: 'attention' },
  { id: 'restore', name: 'Restored', tone: 'info' },
  { id: 'publish', name: 'Published', tone: 'success' },
  { id: 'rollback', name: 'Rolled back', tone: 'progress' },
  { id: 'login', name: 'Signed in', tone: 'neutral' },
  { id: 'login-failed', name: 'Failed sign-in', tone: 'attention' },
  { id: 'logout', name: 'Signed out', tone: 'neutral' },
];

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
  { id: 'users', name: 'User' },
  { id: 'redirects', name: 'Redirect' },
];

export const kindOf = (id: string | null): KindChoice | undefined =>
  id ? (kinds.find((kind) => kind.id === id) ?? { id, name: id }) : undefined;
