import { describe, expect, it } from '@jest/globals';
import { responseFigures, spansOf, type ResponseGroup } from './response-times.js';

const answered = (minutes: number, count = 1, inTime = count): ResponseGroup => ({ minutes, count, inTime, waiting: 0 });
const open = (count: number, waiting: number): ResponseGroup => ({ minutes: null, count, inTime: 0, waiting });

describe('spansOf', () => {
  it('splits one week into its days', () => {
    const spans = spansOf({ from: '2026-11-17', to: '2026-11-23', days: 7 });
    expect(spans).toHaveLength(7);
    expect(spans[0]).toEqual({ from: '2026-11-17', to: '2026-11-17' });
    expect(spans[6]).toEqual({ from: '2026-11-23', to: '2026-11-23' });
  });

  it('splits longer periods into weeks from Monday, with what the period has of the first and the last', () => {
    expect(spansOf({ from: '2026-10-24', to: '2026-11-11', days: 30 })).toEqual([
      { from: '2026-10-24', to: '2026-10-25' },
      { from: '2026-10-26', to: '2026-11-01' },
      { from: '2026-11-02', to: '2026-11-08' },
      { from: '2026-11-09', to: '2026-11-11' },
    ]);
    expect(spansOf({ from: '2026-11-09', to: '2026-11-15', days: 30 })).toEqual([{ from: '2026-11-09', to: '2026-11-15' }]);
  });
});

describe('responseFigures', () => {
  it('count who was answered in time, late, or not yet', () => {
    expect(responseFigures([answered(30, 3), answered(2_000, 2, 0), open(4, 1)])).toEqual({
      received: 9,
      answered: 5,
      inTime: 3,
      late: 5,
      waiting: 1,
      medianMinutes: 30,
    });
  });

  it.each([
    [[], null],
    [[open(2, 2)], null],
    [[answered(5)], 5],
    [[answered(90), answered(5)], 5],
    [[answered(90), answered(5), answered(40)], 40],
    [[answered(5), answered(90, 2), answered(40)], 40],
    [[answered(90, 9), answered(5), open(50, 0)], 90],
  ])('have the median of %j: %j', (groups, median) => {
    expect(responseFigures(groups).medianMinutes).toBe(median);
  });
});
