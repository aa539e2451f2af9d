import type { ServiceType } from './contact-inquiry.entity.js';

/** How people call what can be chosen in the contact form: the form and the backoffice use the same words. */
const SERVICE_LABELS: Record<ServiceType, string> = {
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

export const serviceLabel = (type: ServiceType | null): string | null => type && SERVICE_LABELS[type];

/** In a sentence to the customer 'Other' says nothing: null then, as when nothing was chosen. */
export const serviceForCustomer = (type: ServiceType | null): string | null => (type === 'other' ? null : serviceLabel(type));
