import { expect, test } from '@jest/globals';
import { isOverdue } from './isOverdue';

const now = new Date('2026-11-21T12:00:00Z');

test('a new enquiry is overdue once the promised 24 hours are over', () => {
  expect(isOverdue({ status: 'new', createdAt: '2026-11-20T11:59:59Z' }, now)).toBe(true);
  expect(isOverdue({ status: 'new', createdAt: '2026-11-20T12:00:00Z' }, now)).toBe(false);
  expect(isOverdue({ status: 'contacted', createdAt: '2026-11-01T12:00:00Z' }, now)).toBe(false);
});
