/** What a mail with a one-time link says. */
export interface AccountLink {
  username: string;
  companyName: string;
  /** Absolute. */
  link: string;
  /** How long it works, in words. */
  validFor: string;
}
