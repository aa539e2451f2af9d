import type { ServiceType } from './contact-inquiry.entity.js';

/** The same words as in the form and the backoffice. */
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

/** Null for 'other', which tells customers nothing. */
export const serviceForCustomer = (type: ServiceType | null): string | null => (type === 'other' ? null : serviceLabel(type));
