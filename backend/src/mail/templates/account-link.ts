import type { Brand } from './brand.js';

/** What a mail with a one-time link says. */
export interface AccountLink {
  username: string;
  brand: Brand;
  /** Absolute. */
  link: string;
  /** How long it works, in words. */
  validFor: string;
}
