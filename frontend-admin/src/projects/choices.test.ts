import { expect, test } from '@jest/globals';
import { categoryTone, workStatusName } from './choices';

test('each category has its colour, an unknown one is grey', () => {
  expect(['Domestic', 'Commercial', 'Industrial', 'Marine'].map(categoryTone)).toEqual(['success', 'info', 'progress', 'neutral']);
});

test('a status is shown in words', () => {
  expect(workStatusName('in-progress')).toBe('In Progress');
  expect(workStatusName('paused')).toBe('paused');
});
