import type { ServiceType } from '../api/types';

/** What an enquiry can be about, as the form offers it. */
export const serviceTypes: { value: ServiceType; text: string }[] = [
  { value: 'eicr', text: 'EICR Testing' },
  { value: 'pat-testing', text: 'PAT Testing' },
  { value: 'emergency-lighting', text: 'Emergency Lighting' },
  { value: 'commercial-electrical', text: 'Commercial Electrical' },
  { value: 'industrial-electrical', text: 'Industrial Electrical' },
  { value: 'ev-charging', text: 'EV Charging' },
  { value: 'led-lighting', text: 'LED Lighting' },
  { value: 'maintenance', text: 'Electrical Maintenance' },
  { value: 'other', text: 'Something else' },
];

const bySlug: Record<string, ServiceType> = {
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

/** The contact page with the service chosen already. */
export const enquiryPath = (slug: string): string => `/contact?service=${bySlug[slug] ?? 'other'}`;
