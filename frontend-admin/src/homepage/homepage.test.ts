import { expect, jest, test } from '@jest/globals';
import { failureToast } from './failureToast';
import { featuredIds, movedId, withFeatured } from './featured';
import { hasUnpublishedChanges } from './hasUnpublishedChanges';
import { featuredSummaryOf, summaryOf } from './summaryOf';

test('a draft that was saved after the last publish has unpublished changes', () => {
  const published = { updatedAt: '2026-11-21T10:00:00.000Z' };
  expect(hasUnpublishedChanges({ status: 'draft', updatedAt: '2026-11-21T10:00:00.000Z' }, published)).toBe(false);
  expect(hasUnpublishedChanges({ status: 'draft', updatedAt: '2026-11-21T10:05:00.000Z' }, published)).toBe(true);
  expect(hasUnpublishedChanges({ status: 'draft', updatedAt: '2026-11-21T10:00:00.000Z' }, null)).toBe(true);
});

test('a failure says what the error says, else its own words, and goes to the console', () => {
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

test('a services block names the first three of its featured ids', () => {
  const block = { id: 'x', type: 'services', enabled: true, order: 1, content: { title: 'Ours', featuredOrder: ['1', '2', '3', '4'] } };
  expect(summaryOf(block)).toBe('Ours');
  expect(featuredSummaryOf(block)).toBe('Featured: 1, 2, 3, …');
  expect(featuredSummaryOf(withFeatured(block, ['1', '2', '3']))).toBe('Featured: 1, 2, 3');
  expect(summaryOf({ ...block, content: {} })).toBe('Standard heading');
  expect(featuredSummaryOf({ ...block, content: {} })).toBeUndefined();
});

test('featured ids are chosen, moved within their list and read back', () => {
  const block = { content: { title: 'Ours' } };
  expect(featuredIds(block)).toEqual([]);
  expect(withFeatured(block, ['a', 'b'])).toEqual({ content: { title: 'Ours', featuredOrder: ['a', 'b'] } });
  expect(featuredIds(withFeatured(block, ['a', 'b']))).toEqual(['a', 'b']);
  expect(movedId(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(movedId(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(movedId(['a', 'b', 'c'], 'gone', 1)).toEqual(['a', 'b', 'c']);
});
