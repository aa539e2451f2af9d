/** A rule of a form's field: empty, or an address on the web. */
export const secureAddress = (value: unknown): string | undefined =>
  typeof value !== 'string' || value === '' || /^https:\/\/\S+$/i.test(value) ? undefined : 'Give an address that starts with https://';
