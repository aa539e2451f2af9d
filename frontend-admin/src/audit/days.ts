const two = (number: number): string => String(number).padStart(2, '0');

const parts = (day: string) => day.split('-').map(Number) as [number, number, number];

/** The first moment of a day like '2026-11-21' where the reader is, as the API's filters take it. */
export function startOfDay(day: string): string {
  const [year, month, date] = parts(day);
  return new Date(year, month - 1, date).toISOString();
}

/** The last moment of a day. */
export function endOfDay(day: string): string {
  const [year, month, date] = parts(day);
  return new Date(year, month - 1, date, 23, 59, 59, 999).toISOString();
}

/** The reader's day that a moment is in; '' for none. */
export function dayOf(iso: string | undefined): string {
  if (!iso) return '';
  const time = new Date(iso);
  return `${String(time.getFullYear()).padStart(4, '0')}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
