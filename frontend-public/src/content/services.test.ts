import { expect, test } from '@jest/globals';
import { enquiryPath, serviceSlug, serviceTypeOf, serviceTypes } from './services';

test.each([
  ['/services/eicr-testing/wirral', 'eicr'],
  ['/services/landlord-services', 'eicr'],
  ['/services/rewiring-services/birkenhead', 'other'],
  ['/services', undefined],
  ['/projects/padel-courts', undefined],
])('takes an enquiry from %s to be about %s', (path, type) => expect(serviceTypeOf(path)).toBe(type));

test('links to the form with the page it came from', () => {
  const { searchParams } = new URL(enquiryPath('/services/rewiring-services/birkenhead'), 'http://localhost');
  expect(serviceSlug(searchParams.get('from') ?? '')).toBe('rewiring-services');
});

// Staff read the same words: backend/src/inquiries/service-labels.ts for mails, frontend-admin/src/inquiries/choices.ts for lists.
test('offers the nine types of the API', () => {
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
