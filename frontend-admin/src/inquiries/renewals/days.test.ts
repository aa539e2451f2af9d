import { expect, it } from '@jest/globals';
import { dayAfter, dayOf, dueTone, today } from './days';

it('says days, and counts them across months', () => {
  expect([dayOf('2026-12-01'), dayAfter('2026-12-31', 1), dayAfter('2026-03-01', -1)]).toEqual(['1 Dec 2026', '2027-01-01', '2026-02-28']);
});

it("takes London's day", () => {
  expect(today(new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02');
});

it('marks what is overdue, and what is due within 60 days', () => {
  const now = '2026-11-26';
  expect(['2026-11-25', '2026-11-26', '2027-01-25', '2027-01-26'].map((day) => dueTone(day, now))).toEqual([
    'danger',
    'attention',
    'attention',
    'neutral',
  ]);
});
