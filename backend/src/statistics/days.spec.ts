import { describe, expect, it } from '@jest/globals';
import { dayOf, daysBefore } from './days.js';

describe('a day', () => {
  it('is that of London', () => {
    expect(dayOf(new Date('2026-11-21T23:59:59Z'))).toBe('2026-11-21');
    expect(dayOf(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07-01');
  });

  it('is counted back across months, years and changes of the clocks', () => {
    expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
    expect(daysBefore('2026-01-01', 365)).toBe('2025-01-01');
    expect(daysBefore('2026-10-26', 2)).toBe('2026-10-24');
    expect(daysBefore('2026-11-21', 0)).toBe('2026-11-21');
  });
});
