import { expect, test } from '@jest/globals';
import { promiseState } from './promise';

const now = new Date('2026-11-21T12:00:00Z');
const due = (dueAt: string, respondedAt: string | null = null) => promiseState({ dueAt, respondedAt }, now);

test.each([
  ['2026-11-22T12:00:00Z', 'due in 24 h', 'neutral'],
  ['2026-11-21T16:00:01Z', 'due in 4 h', 'neutral'],
  ['2026-11-21T16:00:00Z', 'due in 4 h', 'attention'],
  ['2026-11-21T12:59:59Z', 'due in 59 min', 'attention'],
  ['2026-11-21T12:00:00Z', 'due in 0 min', 'attention'],
  ['2026-11-21T11:59:00Z', 'overdue by 1 min', 'danger'],
  ['2026-11-21T09:30:00Z', 'overdue by 2 h', 'danger'],
  ['2026-11-19T12:00:01Z', 'overdue by 47 h', 'danger'],
  ['2026-11-18T00:00:00Z', 'overdue by 3 days', 'danger'],
])('a reply due at %s is %s', (dueAt, text, tone) => {
  expect(due(dueAt)).toEqual({ text, tone });
});

test('spam is promised no reply', () => {
  expect(promiseState({ dueAt: '2026-11-22T12:00:00Z', respondedAt: null, isSpam: true }, now)).toBeNull();
});

test('a reply that was given is due no more', () => {
  expect(due('2026-11-20T12:00:00Z', '2026-11-20T13:00:00Z')).toBeNull();
});
