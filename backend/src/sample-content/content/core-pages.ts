import stored from './core-pages.json' with { type: 'json' };
import { fromLines, type InLines } from './html-lines.js';
import type { CorePageContent } from './types.js';

export const corePages: CorePageContent[] = (stored as InLines<CorePageContent>[]).map(fromLines);

/** The page of a company of which nothing is known: what is common knowledge, and where the rest stands. */
export const aboutWithoutClaims = {
  content: `<p>We wire, test and mend electrical installations. See <a href="/services">what we offer</a> and <a href="/areas">where we work</a>.</p>
<h2>What to ask before you choose an electrician</h2>
<ul>
<li><strong>What does it cost?</strong> Ask for a price in writing that says what is included, what is not and who makes good afterwards.</li>
<li><strong>How long is the power off?</strong> Whether you work from home, run a shop or keep a freezer, the hours can usually be agreed beforehand.</li>
<li><strong>Which papers come with it?</strong> New circuits have an installation certificate, smaller jobs a minor works certificate, inspections a report. Keep them for the next electrician, the insurer or a buyer.</li>
<li><strong>Who is insured, and for what?</strong> Any company can show you its certificate of insurance and its registrations.</li>
</ul>
<p>Put these questions to us, too: <a href="/contact">tell us about your building</a>.</p>`,
  sections: [],
  metaTitle: 'About Us: Who We Are and How We Work',
  metaDescription: 'Who we are, what we do and where, and what to ask before you choose an electrician.',
} satisfies Partial<CorePageContent>;
