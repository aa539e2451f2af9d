import { expect, test } from '@jest/globals';
import { enquiryPath, serviceSlug, serviceTypeOf, serviceTypes } from './serviceTypes';

test.each([
  ['/services/eicr-testing/wirral', 'eicr'],
  ['/services/landlord-services', 'eicr'],
  ['/services/rewiring-services/birkenhead', 'other'],
  ['/services', undefined],
  ['/projects/padel-courts', undefined],
])('an enquiry from %s is about %s', (path, type) => expect(serviceTypeOf(path)).toBe(type));

test('the way to the form says where it began', () => {
  const { searchParams } = new URL(enquiryPath('/services/rewiring-services/birkenhead'), 'http://localhost');
  expect(serviceSlug(searchParams.get('from') ?? '')).toBe('rewiring-services');
});

// Staff read the same words: backend/src/inquiries/service-labels.ts for mails, frontend-admin/src/inquiries/choices.ts for lists.
test('the types are those of section 3', () => {
  expect(serviceTypes.map(({ value, text }) => `${value}: ${text}`)).toEqual([
    'eicr: EICR Testing',
    'pat-testing: PAT Testing',
    'emergency-lighting: Emergency Lighting',
    'commercial-electrical: Commercial Electrical',
    'industrial-electrical: Industrial Electrical',
    'ev-charging: EV Charging',
    'led-lighting: LED Lighting',
    'maintenance: Electrical Maintenance',
    'other: Other',
  ]);
});
