import { expect, test } from '@jest/globals';
import { inquiryPath, serviceSlug, serviceTypeOf } from './services';

test.each([
  ['/services/eicr-testing/wirral', 'eicr'],
  ['/services/landlord-services', 'eicr'],
  ['/services/rewiring-services/birkenhead', 'other'],
  ['/services', undefined],
  ['/projects/padel-courts', undefined],
])('takes an enquiry from %s to be about %s', (path, type) => expect(serviceTypeOf(path)).toBe(type));

test('links to the form with the page it came from', () => {
  const { searchParams } = new URL(inquiryPath('/services/rewiring-services/birkenhead'), 'http://localhost');
  expect(serviceSlug(searchParams.get('from') ?? '')).toBe('rewiring-services');
});
