import type { ServiceType } from './contact-inquiry.entity.js';

/** How people call what can be chosen in the contact form: the form and the backoffice use the same words. */
export const SERVICE_LABELS: Record<ServiceType, string> = {
  eicr: 'EICR Testing',
  'pat-testing': 'PAT Testing',
  'emergency-lighting': 'Emergency Lighting',
  'commercial-electrical': 'Commercial Electrical',
  'industrial-electrical': 'Industrial Electrical',
  'ev-charging': 'EV Charging',
  'led-lighting': 'LED Lighting',
  maintenance: 'Electrical Maintenance',
  other: 'Other',
};
