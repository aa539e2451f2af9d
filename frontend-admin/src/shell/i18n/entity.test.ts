import { expect, test } from '@jest/globals';
import { entity } from './entity';
import { resources } from './resources';

test('derives all texts from the name', () => {
  const texts = entity({ name: 'Service' });
  expect(texts.notifications).toEqual({
    created: 'Service Created',
    updated: 'Service Updated |||| %{smart_count} Services Updated',
    deleted: 'Service Deleted |||| %{smart_count} Services Deleted',
  });
  expect(texts.failures).toEqual({
    created: 'Failed to create service. Please try again.',
    updated: 'Failed to update service. Please try again.',
    deleted: 'Failed to delete service. Please try again.',
  });
  expect(texts.confirmDelete).toBe('Are you sure you want to delete this service?');
  expect(texts.action.create).toBe('Add Service');
  expect(texts.empty).toBe('No services found. Add your first service to get started.');
  expect(texts.noMatch).toBe('No services found matching your search.');
  expect(resources.faqs.noMatch).toBe('No FAQs found matching your search.');
});

test('adds the texts of further actions', () => {
  expect(resources.inquiries).toMatchObject({
    notifications: { status: 'Status Updated', created: 'Enquiry Added' },
    failures: {
      status: 'Failed to update inquiry status. Please try again.',
      deleted: 'Failed to delete inquiry. Please try again.',
    },
  });
});
