// Contract with `render` in frontend-public/src/entry-server.tsx, which imports these types.

/** Returns the same response as HTTP for a path such as '/api/services'. */
export type SiteApi = (path: string) => Promise<{ status: number; body: unknown }>;

export interface ContactForm {
  values: Record<string, string>;
  error?: string;
  /** Messages by field. */
  fields?: Record<string, string[]>;
  sent?: boolean;
  photos?: FormPhotos;
}

/** What became of the photos sent with the form. */
export interface FormPhotos {
  /** Number stored. */
  taken: number;
  /** By file name, with a sentence. */
  refused: { name: string; error: string }[];
}

export interface Share {
  title: string;
  place: string | null;
  companyName: string;
  /** '#FACC15' */
  primaryColor: string;
  secondaryColor: string;
  drawing: string;
}

export interface RenderOptions {
  /** Origin without a trailing slash. */
  publicUrl: string;
  now: Date;
  noindex: boolean;
  shareAddress(path: string, share: Share): string;
  contactForm?: ContactForm;
  /** Renders the not-found page instead of returning `sameAs`. */
  isMissing?: boolean;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** Canonical path, with status 301. */
  redirect?: string;
  /** Path of another page to show here; `html` is empty. With status 404, render it with `isMissing`. */
  sameAs?: string;
  /** When the page changes without an edit, for example because the office closes. */
  validUntil?: Date;
  /** Absent for missing pages. */
  share?: Share;
}

/** `url` is path and query; `template` is the built index.html. */
export type Render = (url: string, api: SiteApi, template: string, options: RenderOptions) => Promise<RenderedPage>;
