import type { ContactInquiry } from '../contact-inquiry.entity.js';

/** What an enquiry can be about, with the label of each; the order is that of the form. */
export const SERVICE_LABELS = {
  eicr: 'EICR Testing',
  'pat-testing': 'PAT Testing',
  'emergency-lighting': 'Emergency Lighting',
  'commercial-electrical': 'Commercial Electrical',
  'industrial-electrical': 'Industrial Electrical',
  'ev-charging': 'EV Charging',
  'led-lighting': 'LED Lighting',
  maintenance: 'Electrical Maintenance',
  other: 'Other',
} as const;

export type ServiceType = keyof typeof SERVICE_LABELS;
export const SERVICE_TYPES = Object.keys(SERVICE_LABELS) as ServiceType[];

type Subject = Pick<ContactInquiry, 'serviceTitle' | 'serviceType'>;

/** The service by its name, or the chosen type. */
export const serviceName = ({ serviceTitle, serviceType }: Subject): string | null =>
  serviceTitle ?? (serviceType && SERVICE_LABELS[serviceType]);

/** Null for 'other', which tells customers nothing. */
export const serviceForCustomer = (subject: Subject): string | null =>
  subject.serviceType === 'other' ? subject.serviceTitle : serviceName(subject);
