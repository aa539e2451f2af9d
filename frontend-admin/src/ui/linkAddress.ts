const LINK = /^(\/(?!\/)\S*|(https:\/\/|tel:|mailto:)\S+)$/i;

/** Only an absolute path, a tel:, mailto: or https: link leads anywhere. */
export const isLink = (text: string): boolean => text === '' || LINK.test(text);

/** As a rule of a form's field. */
export const linkAddress = (value: unknown): string | undefined =>
  typeof value !== 'string' || isLink(value) ? undefined : 'Give a path such as /contact, or a tel:, mailto: or https:// link.';
