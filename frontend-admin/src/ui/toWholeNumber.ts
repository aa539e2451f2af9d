/** Order fields: anything that is not a whole number counts as 0. */
export function toWholeNumber(value: unknown): number {
  const number = typeof value === 'string' && value.trim() === '' ? 0 : Number(value);
  return Number.isInteger(number) ? number : 0;
}
