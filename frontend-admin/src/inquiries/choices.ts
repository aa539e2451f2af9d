import type { InquiryStatus } from '../data/types';
import type { ToneName } from '../theme/colours';

interface StatusChoice {
  id: InquiryStatus;
  name: string;
  tone: ToneName;
}

export const statuses: readonly StatusChoice[] = [
  { id: 'new', name: 'New', tone: 'attention' },
  { id: 'contacted', name: 'Contacted', tone: 'info' },
  { id: 'in-progress', name: 'In Progress', tone: 'progress' },
  { id: 'completed', name: 'Completed', tone: 'success' },
  { id: 'closed', name: 'Closed', tone: 'neutral' },
];

/** 'contacted' can be chosen for an enquiry but is not one of the list's filters (section 2 of the specification). */
export const statusFilters = statuses.filter(({ id }) => id !== 'contacted');

export const statusOf = (id: string | undefined): StatusChoice | undefined => statuses.find((status) => status.id === id);

/** Section 3 of the specification: what the contact form offers, in the form's own words. */
const serviceTypes: Readonly<Record<string, string>> = {
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

export const serviceName = (type: string | null | undefined): string => (type ? (serviceTypes[type] ?? type) : '-');
