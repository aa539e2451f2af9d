import stored from './core-pages.json' with { type: 'json' };
import { fromLines, type InLines } from './html-lines.js';
import type { CorePageContent } from './types.js';

const EXPERIENCE = 'We have been wiring, testing and mending electrical installations for more than 15 years.';

export const corePages: CorePageContent[] = (stored as InLines<CorePageContent>[]).map(fromLines);

const about = corePages.find(({ slug }) => slug === 'about')?.content ?? '';

/** Contains no claims about the company. */
export const aboutWithoutClaims = {
  content: about.replace(EXPERIENCE, 'We wire, test and mend electrical installations.'),
  metaTitle: 'About Us: Who We Are and How We Work',
  metaDescription: 'Meet the electricians behind the certificates: how we survey, isolate, test and document each job.',
} satisfies Partial<CorePageContent>;
