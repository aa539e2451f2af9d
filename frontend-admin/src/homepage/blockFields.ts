export interface BlockField {
  /** Where the text stands in the block's content. */
  path: string;
  label: string;
  rows?: number;
  link?: boolean;
  /** A list of texts, one in each line. */
  lines?: boolean;
  hint?: string;
}

const title = { path: 'title', label: 'Title' };
const subtitle = { path: 'subtitle', label: 'Subtitle' };
const description = { path: 'description', label: 'Description', rows: 3 };

/** What staff edit of each type of block. A new type is one row here, and one in blocks.ts. */
export const blockFields: Readonly<Record<string, readonly BlockField[]>> = {
  hero: [title, subtitle, description, { path: 'ctaText', label: 'CTA Text' }, { path: 'ctaLink', label: 'CTA Link', link: true }],
  services: [title, description],
  cta: [
    title,
    description,
    { path: 'primaryCta.text', label: 'Primary CTA Text' },
    { path: 'primaryCta.link', label: 'Primary CTA Link', link: true },
    { path: 'secondaryCta.text', label: 'Secondary CTA Text' },
    { path: 'secondaryCta.link', label: 'Secondary CTA Link', link: true },
  ],
  about: [title, subtitle, description],
  clients: [title],
  projects: [title],
  testimonials: [title],
  accreditations: [
    title,
    { path: 'list', label: 'Names', lines: true, rows: 3, hint: 'One in each line. Left empty, those of the settings are shown.' },
  ],
};

const FEATURED = 'Which ones it shows is chosen under Featured Content.';

/** What a block shows besides its texts, and where that is changed. */
export const blockNotes: Readonly<Record<string, string>> = {
  services: FEATURED,
  projects: FEATURED,
  testimonials: FEATURED,
  clients: 'The names come from the key clients in the settings.',
};
