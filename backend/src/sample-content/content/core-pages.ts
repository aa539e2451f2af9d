import stored from './core-pages.json' with { type: 'json' };
import { fromLines, type InLines } from './html-lines.js';
import type { CorePageContent } from './types.js';

export const corePages: CorePageContent[] = (stored as InLines<CorePageContent>[]).map(fromLines);

/** The page of a company of which nothing is known: what is common knowledge, and where the rest stands. */
export const aboutWithoutClaims = {
  content: `<p>See <a href="/services">what we offer</a> and <a href="/areas">where we work</a>, or <a href="/contact">tell us about your building</a>.</p>
<h2>What to ask before you decide</h2>
<ul>
<li><strong>What does it cost?</strong> Ask for a price in writing that says what is included, what is not and who makes good afterwards.</li>
<li><strong>How long is the power off?</strong> Whether you work from home, run a shop or keep a freezer, the hours can usually be agreed beforehand.</li>
<li><strong>Which papers come with it?</strong> New circuits have an installation certificate, smaller jobs a minor works certificate, inspections a report. Keep them for the next electrician, the insurer or a buyer.</li>
<li><strong>Who is insured, and for what?</strong> Any company can show you its certificate of insurance and its registrations.</li>
</ul>
<p>Put these questions to us, too.</p>`,
  sections: [],
  metaTitle: 'About Us: Who We Are and How We Work',
  metaDescription: 'Who we are, what we do and where, and what to ask before you decide.',
} satisfies Partial<CorePageContent>;

/** What the sample company's own pages say as facts, and what stands there for a company of which nothing is known: placeholders of its settings. */
const FACTS: Partial<Record<CorePageContent['slug'], [sample: string, owner: string][]>> = {
  privacy: [['registered in England and Wales under', 'registered in {registeredIn} under']],
  terms: [
    ['registered in England and Wales under', 'registered in {registeredIn} under'],
    ['to Part P of the Building Regulations', 'to {buildingRegulations}'],
    ['Work that must be notified to building control is notified, and the confirmation reaches you separately.', '{buildingControl}'],
    ['valid for 30 days', 'valid for {quotationDays}'],
    [
      `<table>
<thead><tr><th>Project value</th><th>When payment falls due</th></tr></thead>
<tbody>
<tr><td>Projects under £1,000</td><td>Paid in full on completion</td></tr>
<tr><td>Projects over £1,000</td><td>A 30% deposit when the work is booked, with the balance on completion</td></tr>
</tbody>
</table>
<p>Invoices, including those we send on completion, are due within 14 days`,
      '<p>{payment}</p>\n<p>Invoices, including those we send on completion, are due within {paymentDays}',
    ],
    [
      `<ul>
<li>Cancelled more than 48 hours before the appointment: the deposit is refunded in full.</li>
<li>Cancelled less than 48 hours before the appointment: 50% of the deposit is kept, to cover the time reserved and materials ordered, and the rest is refunded.</li>
</ul>`,
      '<p>{cancellation}</p>',
    ],
    ['a full refund of the deposit', 'a full refund of what you have paid'],
    ['the rule on 48 hours does not apply', 'what is said above of cancelling does not apply'],
    ['the law of England and Wales, and', 'the law of {law}, and'],
    ['living in Scotland or Northern Ireland', 'living in {otherNations}'],
  ],
};

/** Returns the texts of a page for another company than the sample. */
export const ownerTexts = ({ slug, content, metaDescription }: Pick<CorePageContent, 'slug' | 'content' | 'metaDescription'>) => ({
  content: (FACTS[slug] ?? []).reduce((text, [sample, owner]) => text.replace(sample, owner), content),
  metaDescription: metaDescription.replace('30-day quotations', 'quotations'),
});
