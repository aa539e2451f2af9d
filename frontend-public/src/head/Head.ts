/** What a page says about itself to browsers, search engines and those who share it. */
export interface Head {
  title: string;
  description: string;
  /** Path or full address of the page that stands for this one. */
  canonical: string;
  /** The picture that staff chose for shared links, a path or full address; one that is drawn from `share` when absent. */
  image?: string | null;
  /** What is written on the drawn picture. */
  share?: ShareText;
  keywords?: string[] | null;
}

export interface ShareText {
  title: string;
  /** Where the work is done. */
  place?: string | null;
}

export const absolute = (address: string, origin: string): string => new URL(address, origin).href;

/** Where the picture for links to a page is drawn, 1200 x 630: '/share/services.png'. */
export const sharePath = (path: string): string => `/share${path === '/' ? '/home' : path}.png`;
