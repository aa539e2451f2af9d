/*
 * Rules for the fields of the settings: each says what is wrong with a value, or nothing. The server checks the same; here
 * the answer comes before the save.
 */
const PORTS = 65_535;
const MONTHS = 600;

/** What a field holds: text as typed, a number as read. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '');

const isWhole = (text: string): boolean => /^\d+$/.test(text);

export const wholeNumber = (max: number) => (value: unknown) => {
  const text = textOf(value);
  return isWhole(text) && Number(text) <= max ? undefined : `Please use a whole number from 0 to ${max.toLocaleString('en-GB')}`;
};

/** May be left empty. */
export const port = (value: unknown) => {
  const text = textOf(value);
  const ok = text === '' || (isWhole(text) && Number(text) >= 1 && Number(text) <= PORTS);
  return ok ? undefined : `Please use a number from 1 to ${PORTS.toLocaleString('en-GB')}`;
};

/** May be left empty. */
export const months = (value: unknown) => {
  const text = textOf(value);
  const ok = text === '' || (isWhole(text) && Number(text) >= 1 && Number(text) <= MONTHS);
  return ok ? undefined : `Please use a number from 1 to ${MONTHS}`;
};

/** May be left empty. */
export const degrees = (limit: number) => (value: unknown) => {
  const text = textOf(value);
  return text === '' || Math.abs(Number(text)) <= limit ? undefined : `Please use a number from -${limit} to ${limit}`;
};

/** May be left empty. */
export const secureAddress = (value: unknown) => {
  const text = textOf(value);
  return text === '' || /^https:\/\/\S+$/i.test(text) ? undefined : 'Please enter an address that starts with https://';
};

/** '#FACC15'; the server takes no other notation. */
export const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value.trim());

export const colour = (value: unknown) => (isColour(value) ? undefined : 'Please enter a colour such as #FACC15');
