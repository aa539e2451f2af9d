const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '21 Nov', of '2026-11-21'. */
export const dayName = (day: string): string => DAY.format(new Date(day));

/** '16 Nov to 22 Nov', or one day. */
export const spanName = ({ from, to }: { from: string; to: string }): string =>
  from === to ? dayName(from) : `${dayName(from)} to ${dayName(to)}`;

/** Below that, a share or a chart says nothing. */
export const FEW = 10;

/** Of services, places and the like: as many as a phone has room for. */
export const ROWS_OF_A_CHART = 8;

/** Adds to what a chart says that it does not show all rows. */
export const ofFirst = (summary: string, { length }: readonly unknown[]): string =>
  length > ROWS_OF_A_CHART ? `${summary} The chart shows the first ${ROWS_OF_A_CHART} of ${length}.` : summary;

export const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });

/** '45 min', '3 h 20 min', '2 days 4 h'. */
export function duration(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
  const days = Math.floor(hours / 24);
  return hours % 24 ? `${days} days ${hours % 24} h` : `${days} days`;
}
