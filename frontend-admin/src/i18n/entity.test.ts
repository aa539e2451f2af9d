import { expect, test } from '@jest/globals';
import { en } from './en';
import { entity } from './entity';

test('the texts of section 8 follow from the name', () => {
  const texts = entity({ name: 'Service', plural: 'Services', fields: {}, empty: '' });
  expect(texts.notifications).toEqual({ created: 'Service Created', updated: 'Service Updated', deleted: 'Service Deleted' });
  expect(texts.failures).toEqual({
    create: 'Failed to create service. Please try again.',
    update: 'Failed to update service. Please try again.',
    delete: 'Failed to delete service. Please try again.',
  });
  expect(texts.confirmDelete).toBe('Are you sure you want to delete this service?');
  expect(texts.action.create).toBe('Add Service');
  expect(texts.noMatch).toBe('No services found matching your search.');
  expect(en.resources.faqs.noMatch).toBe('No FAQs found matching your search.');
});

test('an enquiry has a status of its own', () => {
  const { notifications, failures } = en.resources.inquiries;
  expect(notifications.status).toBe('Status Updated');
  expect(notifications.deleted).toBe('Inquiry Deleted');
  expect(failures.status).toBe('Failed to update inquiry status. Please try again.');
  expect(failures.delete).toBe('Failed to delete inquiry. Please try again.');
});
