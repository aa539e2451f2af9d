import { expect, test } from '@jest/globals';
import { inquiryPath, serviceSlug } from './services';

test('links to the form with the page it came from', () => {
  const { searchParams } = new URL(inquiryPath('/services/rewiring-services/birkenhead'), 'http://localhost');
  expect(serviceSlug(searchParams.get('from') ?? '')).toBe('rewiring-services');
});

test.each(['/services', '/projects/padel-courts'])('takes %s to be about no service', (path) => expect(serviceSlug(path)).toBeUndefined());
