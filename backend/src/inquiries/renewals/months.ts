/** Returns the same day that many months later, or that month's last. Days are 'YYYY-MM-DD'. */
export function monthsAfter(day: string, months: number): string {
  const date = new Date(day);
  const wanted = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== wanted) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** For example '5 years', '18 months'. */
export function spanOf(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return count === 1 ? unit : `${count} ${unit}s`;
}
