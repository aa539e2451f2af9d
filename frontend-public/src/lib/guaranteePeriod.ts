const YEAR = 12;

/** Formats 12 as '12 months' and 24 as '2 years'. */
export function guaranteePeriod(months: number): string {
  if (months > YEAR && months % YEAR === 0) return `${months / YEAR} years`;
  return `${months} ${months === 1 ? 'month' : 'months'}`;
}
