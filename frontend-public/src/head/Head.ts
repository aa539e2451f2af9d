import type { ArtName } from '../content/art';
import type { pageTexts } from '../content/pageTexts';

/** What a page says about itself to browsers, search engines and those who share it. */
export interface Head {
  title: string;
  /** What staff wrote about it, or the record's own text. */
  description?: string | null;
  /** The page whose standard description serves where staff have written none. */
  standard?: keyof typeof pageTexts;
  /** Path or full address of the page that stands for this one. */
  canonical: string;
  /** The picture that staff chose for shared links, a path or full address; absent: one is drawn from `share`. */
  image?: string | null;
  /** What is written on the drawn picture. */
  share?: ShareText;
  keywords?: string[] | null;
}

export interface ShareText {
  title: string;
  /** Where the work is done. */
  place?: string | null;
  /** Of the page's subject. */
  art: ArtName;
}

export const absolute = (address: string, origin: string): string => new URL(address, origin).href;
