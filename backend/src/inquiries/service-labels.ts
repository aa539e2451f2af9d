import type { ServiceType } from './contact-inquiry.entity.js';

/** How people call what can be chosen in the contact form. */
export const SERVICE_LABELS: Record<ServiceType, string> = {
  eicr: 'EICR',
  'pat-testing': 'PAT testing',
  'emergency-lighting': 'Emergency lighting',
  'commercial-electrical': 'Commercial electrical',
  'industrial-electrical': 'Industrial electrical',
  'ev-charging': 'EV charging',
  'led-lighting': 'LED lighting',
  maintenance: 'Maintenance',
  other: 'Other',
};
