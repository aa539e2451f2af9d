/** How an enquiry came in. The form is the website's; the others are what staff add. */
export const CHANNELS = ['form', 'rang', 'texted', 'met', 'wrote'] as const;
export type Channel = (typeof CHANNELS)[number];
export const ADDED_CHANNELS = ['rang', 'texted', 'met', 'wrote'] as const satisfies readonly Channel[];

/** What an enquiry is about: work, or a complaint about personal data, which is no lead. */
export const TOPICS = ['work', 'data'] as const;
export type Topic = (typeof TOPICS)[number];

/** Answers to 'How did you hear of us?'; the order is that of the form. */
export const HEARD_LABELS = {
  recommended: 'Recommendation',
  before: 'Former customer',
  search: 'Internet search',
  social: 'Social media',
  directory: 'Directory or trade scheme',
  van: 'Van or sign',
  print: 'Leaflet or newspaper',
  other: 'Another way',
} as const;
export type HeardFrom = keyof typeof HEARD_LABELS;
export const HEARD_FROM = Object.keys(HEARD_LABELS) as HeardFrom[];

export const OUTCOMES = ['won', 'lost'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const LOST_LABELS = {
  price: 'Price',
  late: 'Too late or no time',
  far: 'Too far away',
  unsuited: 'Not work that we do',
  silent: 'No reply from the customer',
  rival: 'Chose another company',
  other: 'Other',
} as const;
export type LostReason = keyof typeof LOST_LABELS;
export const LOST_REASONS = Object.keys(LOST_LABELS) as LostReason[];
