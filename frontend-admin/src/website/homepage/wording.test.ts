import { expect, jest, test } from '@jest/globals';
import { failureToast, hasUnpublishedChanges, summaryOf } from './wording';

test('a draft saved after the last publish has unpublished changes', () => {
  const published = { updatedAt: '2026-11-21T10:00:00.000Z' };
  expect(hasUnpublishedChanges({ status: 'draft', updatedAt: '2026-11-21T10:00:00.000Z' }, published)).toBe(false);
  expect(hasUnpublishedChanges({ status: 'draft', updatedAt: '2026-11-21T10:05:00.000Z' }, published)).toBe(true);
  expect(hasUnpublishedChanges({ status: 'draft', updatedAt: '2026-11-21T10:00:00.000Z' }, null)).toBe(true);
});

test('shows the message of an error, or the default, and logs the error', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(failureToast('Save Failed', new Error('No draft ID'), 'Failed to save draft')).toEqual({
    title: 'Save Failed',
    description: 'No draft ID',
    variant: 'destructive',
  });
  expect(failureToast('Publish Failed', new Error(''), 'Failed to publish homepage').description).toBe('Failed to publish homepage');
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

test('summarises a block by its title', () => {
  const block = { id: 'x', type: 'services', enabled: true, order: 1, content: { title: 'Ours' } };
  expect(summaryOf(block)).toBe('Ours');
  expect(summaryOf({ ...block, content: {} })).toBe('Standard heading');
});
