const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '2026-12-25' becomes '25 December 2026'. */
export const formatDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

/** In the calendar's order, each once. */
export const withDay = (days: readonly string[], day: string): string[] => [...new Set([...days, day])].sort();

/** What the form's field holds. */
export const daysOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((day) => typeof day === 'string') : []);
