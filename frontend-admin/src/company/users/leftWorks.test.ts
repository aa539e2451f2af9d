import { expect, test } from '@jest/globals';
import type { LeftWork } from '../../data/types';
import { endedText, isMixed, keptText, sumOf } from './leftWorks';

const plans = (count: number): LeftWork => ({ name: 'Plans', count, byDefault: 'end' });
const drafts = (count: number): LeftWork => ({ name: 'Drafts', count, byDefault: 'keep' });

test('adds up what several users leave, by kind of work', () => {
  expect(sumOf([[plans(2)], [], [drafts(1), plans(3)]])).toEqual([drafts(1), plans(5)]);
  expect(sumOf([[], []])).toEqual([]);
});

test('says whether all of it has the same default', () => {
  expect(isMixed([plans(1), drafts(1)])).toBe(true);
  expect(isMixed([plans(1)])).toBe(false);
  expect(isMixed([])).toBe(false);
});

test('says what goes on, and under whose name', () => {
  expect(keptText(['Drafts', 'Open enquiries', 'Plans'], 'your')).toBe('Drafts, open enquiries and plans go on under your name.');
});

test('says what ending means, also of work that it does not know', () => {
  expect(endedText(['Plans', 'Surveys'])).toBe('Plans are cancelled. Surveys end.');
});
