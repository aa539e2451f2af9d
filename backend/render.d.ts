// What the backend gives `render` in frontend-public/src/entry-server.tsx, and what that returns. Types only: nothing of it runs.

/** Returns the same response as HTTP for a path such as '/api/services'. */
export type SiteApi = (path: string) => Promise<{ status: number; body: unknown }>;

/** An address that may be misspelt: a form asks once, and nothing is stored before the answer. */
export interface EmailQuestion {
  typed: string;
  meant: string;
}

export interface ContactForm {
  values: Record<string, string>;
  error?: string;
  /** Messages by field. */
  fields?: Record<string, string[]>;
  question?: EmailQuestion;
  /** Filled in by a link in a mail: nothing was sent yet. */
  isFilled?: true;
  /** An enquiry that was accepted. */
  sent?: SentInquiry;
  /** The form was 'Ring me back'. */
  isRingBack?: true;
  /** The form was a complaint about personal data. */
  isComplaint?: true;
  photos?: FormPhotos;
}

/** What its sender is told, and what choosing a call needs. */
export interface SentInquiry {
  id: string;
  message: string;
  /** As in '9:00 AM on Monday 30 November', in London. */
  replyBy: string;
  email: string;
  /** As in 'Tuesday 24 November, 8:00 AM to 10:00 AM'; null: no call was asked for. */
  callBack: string | null;
  callDays: CallDay[];
  uploadKey: string;
}

/** When customers can be called on one day, in London. */
export interface CallDay {
  day: string;
  times: { value: string; text: string }[];
}

/** What became of the photos sent with the form. */
export interface FormPhotos {
  /** Number stored. */
  taken: number;
  /** By file name, with a sentence. */
  refused: { name: string; error: string }[];
}

/** A time in London. */
export interface LondonTime {
  iso: string;
  text: string;
}

/** The page of one enquiry, for its customer only. */
export interface InquiryPage {
  /** Where its forms are sent. */
  path: string;
  /** Proves that a form comes from this page; each rendered form takes effect once. */
  formKey: string;
  name: string;
  email: string;
  phone: string;
  service: string | null;
  received: LondonTime;
  /** Who looks after it; null: the office. */
  keeper: string | null;
  status: string;
  /** When the reply is due; null after a reply. */
  due: LondonTime | null;
  /** By when the reply comes, if it will be late. */
  newDue: LondonTime | null;
  isSolved: boolean;
  /** Addresses of those that the office has, oldest first. */
  photos: { small: string; full: string }[];
  /** What the script needs to send more, one by one. */
  upload: { id: string; uploadKey: string };
  /** As in 'Tuesday 24 November, 8:00 AM to 10:00 AM'; null: none is coming. */
  callBack: string | null;
  /** When the customer can be called. */
  callDays: CallDay[];
  /** Oldest first. `by` null: something happened. `files`: that went with an answer. */
  entries: {
    by: 'customer' | 'office' | null;
    title: string;
    words: string | null;
    at: LondonTime;
    files: { name: string; path: string }[];
  }[];
  /** The form that was just sent. */
  done?: InquiryForm;
  /** The form that was refused, with what was typed. */
  refused?: {
    form: InquiryForm;
    error: string;
    fields?: Record<string, string[]>;
    values: Record<string, string>;
    question?: EmailQuestion;
  };
}

export type InquiryForm = 'words' | 'call-back' | 'details' | 'photos' | 'solved' | 'erase';

/** The link does not work, or no longer. `typed`: words that could not be stored. */
export interface InquiryGone {
  typed?: string;
  /** Too many links that do not work came from this network. */
  isLimited?: boolean;
  /** The customer has just deleted it. */
  isErased?: boolean;
}

/** Stopping reminders and requests by email. `path`: where its form is sent. */
export type StopPage = { state: 'ask'; path: string } | { state: 'stopped' | 'gone' | 'limited' };

export interface Share {
  title: string;
  place: string | null;
  companyName: string;
  phone: string;
  /** '#FACC15' */
  primaryColor: string;
  secondaryColor: string;
  /** Of the company, for light ground. */
  logoUrl: string | null;
  drawing: string;
}

export interface RenderOptions {
  /** Origin without a trailing slash. */
  publicUrl: string;
  now: Date;
  noindex: boolean;
  shareAddress(path: string, share: Share): string;
  contactForm?: ContactForm;
  /** For the page '/e'. */
  inquiry?: InquiryPage | InquiryGone;
  /** For the page '/emails'. */
  stop?: StopPage;
  /** Renders the not-found page instead of returning `sameAs`. */
  isMissing?: boolean;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** Path of the page that has moved there, with status 301. */
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
