/** A picture is a file of our media library or comes from a secure address elsewhere. */
export const isImageAddress = (value: string): boolean => /^\/(?!\/)\S+$/.test(value) || /^https:\/\/\S+$/i.test(value);

export const imageAddress = (value: unknown): string | undefined =>
  typeof value !== 'string' || value === '' || isImageAddress(value) ? undefined : 'Give an address that starts with /media/ or https://';
