/** One to five whole stars. */
export const isRating = (value: unknown): boolean => /^[1-5]$/.test(String(value));
