/** What an enquiry can be about in the words of the sample company, with the label of each; the order is that of the form. */
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
