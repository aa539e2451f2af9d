import { expect, test } from '@jest/globals';
import { formatDay, withDay } from './days';

test('days are read as people write them', () => {
  expect(formatDay('2026-12-25')).toBe('25 December 2026');
});

test('an added day finds its place, and only once', () => {
  expect(withDay(['2026-01-01', '2026-12-25'], '2026-04-03')).toEqual(['2026-01-01', '2026-04-03', '2026-12-25']);
  expect(withDay(['2026-12-25'], '2026-12-25')).toEqual(['2026-12-25']);
});
