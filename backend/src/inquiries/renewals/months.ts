/** Returns the same day that many months later, or that month's last. Days are 'YYYY-MM-DD'. */
export const monthsAfter = (day: string, months: number): string => monthsBefore(new Date(day), -months).toISOString().slice(0, 10);

/** Returns the same day of an earlier month, or that month's last. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - months);
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}

/** For example '5 years', '18 months'. */
export function spanOf(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return count === 1 ? unit : `${count} ${unit}s`;
}
