import { Ruled } from '../../platform/fields/validation.js';

const MOST_CHARACTERS = 1_000_000;

export class OldAddressesDto {
  /** A sitemap, a CSV file, or lines with an address each, of which the first 500 are read. */
  @Ruled('text', {
    type: 'string',
    minLength: 1,
    maxLength: MOST_CHARACTERS,
    messages: { length: 'This file is too large. Please split it into files of at most 1 MB.' },
  })
  text: string;
}

export class OldAddress {
  /** As a redirect from it is stored. */
  from: string;
  /** Where it leads already, or else the nearest page; null if no page has a word of it. */
  to: string | null;
  /** Of that page; null for redirects and for pages without a record. */
  title: string | null;
  /** Whether it needs no redirect: a page is there, or a redirect. */
  isKnown: boolean;
}
