import { expect, test } from '@jest/globals';
import type { LeftWork } from '../../data/types';
import { chosenWith, endLabel, fateOf } from './leftWorks';

const plans: LeftWork = { id: 'planned-changes', name: 'Plans', count: 2, first: [], byDefault: 'end' };
const drafts: LeftWork = { id: 'page-drafts', name: 'Drafts', count: 1, first: [], byDefault: 'keep' };

test('keeps what is safe until something is chosen', () => {
  expect([plans, drafts].map((one) => fateOf(one, null))).toEqual(['end', 'keep']);
});

test('chooses for one kind of work and leaves the others', () => {
  const first = chosenWith([plans, drafts], null, 'planned-changes', 'keep');
  expect(first).toBe('planned-changes:keep,page-drafts:keep');
  const second = chosenWith([plans, drafts], first, 'page-drafts', 'end');
  expect(second).toBe('planned-changes:keep,page-drafts:end');
  expect([plans, drafts].map((one) => fateOf(one, second))).toEqual(['keep', 'end']);
});

test('says what ending does, also of work that it does not know', () => {
  expect(endLabel(plans)).toBe('Cancel the plans');
  expect(endLabel({ ...plans, id: 'surveys', name: 'Surveys' })).toBe('End surveys');
});
