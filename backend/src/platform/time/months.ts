/** Returns the same day that many months later, or that month's last. Days are 'YYYY-MM-DD'. */
export const monthsAfter = (day: string, months: number): string => Temporal.PlainDate.from(day).add({ months }).toString();

/** Returns the same day of an earlier month, or that month's last. */
export const monthsBefore = (now: Date, months: number): Date =>
  new Date(Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('UTC').subtract({ months }).epochMilliseconds);

/** For example '5 years', '18 months'. */
export function spanOf(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return count === 1 ? unit : `${count} ${unit}s`;
}
