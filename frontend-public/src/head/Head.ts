import type { ArtName } from '../content/art';

export interface Head {
  title: string;
  /** A path or full address, if it is not that of the page; '': the page is not for search engines. */
  canonical?: string;
}

export interface Description {
  description?: string | null;
  /** A path or full address; without it a picture is generated from `share`. */
  image?: string | null;
  /** The text on the generated picture. */
  share?: ShareText;
  keywords?: string[] | null;
}

export interface ShareText {
  title: string;
  place?: string | null;
  art: ArtName;
}

export const absolute = (address: string, origin: string): string => new URL(address, origin).href;
