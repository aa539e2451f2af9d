import { expect, test } from '@jest/globals';
import { toBars } from './toBars';

const days = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ day: `day ${i + 1}`, views: 10, calls: 1, enquiries: i === count - 1 ? 5 : 0 }));

test('makes a bar for each day of a short period', () => {
  expect(toBars(days(7))).toHaveLength(7);
  expect(toBars(days(30))[29]).toEqual({ from: 'day 30', to: 'day 30', views: 10, calls: 1, enquiries: 5 });
});

test('groups the days of a long period, with a full last bar', () => {
  const bars = toBars(days(90));
  expect(bars).toHaveLength(30);
  expect(bars[29]).toEqual({ from: 'day 88', to: 'day 90', views: 30, calls: 3, enquiries: 5 });
  expect(toBars(days(365))).toHaveLength(31);
  expect(toBars(days(365))[0]).toMatchObject({ from: 'day 1', to: 'day 5' });
});

test('makes no bars without days', () => {
  expect(toBars([])).toEqual([]);
});
