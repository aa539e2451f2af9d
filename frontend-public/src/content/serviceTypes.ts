import type { ServiceType } from '../api/types';

/** What an enquiry can be about. Staff read the same words in their list and their mails. */
export const serviceTypes: { value: ServiceType; text: string }[] = [
  { value: 'eicr', text: 'EICR Testing' },
  { value: 'pat-testing', text: 'PAT Testing' },
  { value: 'emergency-lighting', text: 'Emergency Lighting' },
  { value: 'commercial-electrical', text: 'Commercial Electrical' },
  { value: 'industrial-electrical', text: 'Industrial Electrical' },
  { value: 'ev-charging', text: 'EV Charging' },
  { value: 'led-lighting', text: 'LED Lighting' },
  { value: 'maintenance', text: 'Electrical Maintenance' },
  { value: 'other', text: 'Other' },
];

const bySlug: Partial<Record<string, ServiceType>> = {
  'eicr-testing': 'eicr',
  'landlord-services': 'eicr',
  'pat-testing': 'pat-testing',
  'emergency-lighting': 'emergency-lighting',
  'commercial-electrical': 'commercial-electrical',
  'industrial-electrical': 'industrial-electrical',
  'ev-charging-points': 'ev-charging',
  'led-lighting-upgrades': 'led-lighting',
  'electrical-maintenance': 'maintenance',
};

/** The contact page, told from which page its visitor comes, and for which postcode. */
export const enquiryPath = (page: string, postcode?: string): string =>
  `/contact?from=${page}${postcode ? `&postcode=${encodeURIComponent(postcode)}` : ''}`;

/** The service that a page's path is about. */
export const serviceSlug = (path: string): string | undefined => /^\/services\/([^/?#]+)/.exec(path)?.[1];

/** What an enquiry from that page is about: the form offers nine types for all services, so some are 'other'. */
export function serviceTypeOf(path: string): ServiceType | undefined {
  const slug = serviceSlug(path);
  return slug ? (bySlug[slug] ?? 'other') : undefined;
}
