import { escaped, listed, suggestTexts } from '../../pages/suggested-texts.js';
import type { homepage } from './homepage.js';

type Homepage = Omit<typeof homepage, 'metaTitle' | 'metaDescription' | 'blocks'> & {
  metaTitle: string | null;
  metaDescription: string | null;
  blocks: { id: string; type: string; enabled: boolean; order: number; content: Record<string, unknown> }[];
};

/** Returns the homepage of a company whose name, first place and heading alone are known. Blocks without a title show the website's own. */
export function ownerHomepage(
  { companyName, place, heading }: { companyName: string; place: string; heading: string },
  has: { accreditations: boolean; projects: boolean; testimonials: boolean },
): Homepage {
  const block = (type: string, content: Record<string, unknown>, enabled = true) => ({ id: `${type}-1`, type, enabled, content });
  const blocks = [
    block('hero', {
      title: `${heading} in ${place}`,
      subtitle: companyName,
      description: 'Tell us what is wrong or what you have in mind.',
      ctaText: 'Get a Quote',
      ctaLink: '/contact',
    }),
    block('clients', {}),
    block('services', { title: 'What We Can Do for Your Building', featuredOrder: [] }),
    block('postcode', {}),
    block('about', {}),
    // Until there are some, these blocks would be empty.
    block('accreditations', { list: [] }, has.accreditations),
    block('projects', { title: 'Recent Work', featuredOrder: [] }, has.projects),
    block('testimonials', { title: 'What Our Clients Say', featuredOrder: [] }, has.testimonials),
    block('cta', {
      description: 'Describe it in a few lines, and add the age of the building if you know it.',
      primaryCta: { text: 'Get a Quote', link: '/contact' },
      secondaryCta: { text: 'See All Services', link: '/services' },
    }),
  ];
  return {
    metaTitle: null,
    metaDescription: null,
    keywords: [],
    ogImage: null,
    autoPopulateServices: true,
    autoPopulateProjects: true,
    autoPopulateTestimonials: true,
    blocks: blocks.map((each, index) => ({ ...each, order: index + 1 })),
  };
}

const PLACES_NAMED = 4;

/** The texts of a service's page in the first place, made of what the owner has entered. */
export function ownerPage(
  service: { title: string; description: string | null; baseDescription: string },
  { companyName }: { companyName: string },
  places: readonly [string, ...string[]],
) {
  const [place] = places;
  const { heroTitle, metaTitle, metaDescription } = suggestTexts(service, { name: place, subLocations: [] }, companyName);
  return {
    title: heroTitle,
    heroTitle,
    heroSubtitle: null,
    heroDescription: null,
    metaTitle,
    metaDescription,
    introContent: `<p>${escaped(companyName)} works in ${escaped(listed(places.slice(0, PLACES_NAMED)))}.</p>`,
    // Only the owner knows why, what is handed over and for whom.
    whyItMatters: [],
    deliverables: [],
    features: [],
    sectors: [],
    microCaseStudy: null,
    callToAction: null,
    // Above the service's own text, which pages without a text of their own show in a shorter form.
    content: `<h2>How to begin in ${escaped(place)}</h2>
<p>Tell us in a few lines, or call. These help us to give you a first answer:</p>
<ul>
<li><strong>The place.</strong> Your postcode, and whether it is a home, a rented property, a shop or a workshop.</li>
<li><strong>The installation.</strong> The age of the building, if you know it, and a photograph of what is there now, if it can be taken without opening anything.</li>
<li><strong>What you want.</strong> How things should be afterwards, or what is going wrong now and since when.</li>
<li><strong>The dates.</strong> When the work has to be finished, and the hours when the power must stay on.</li>
</ul>
<h2>Before you decide</h2>
<p>Compare prices in writing that say what is included, what is not, who makes good and how long the power will be off. Ask which certificate or report belongs to the work: it is yours to keep, for the next electrician, the insurer or a buyer. Before anyone works on a circuit it has to be isolated and proved dead, and tested before it is switched on again; you can ask for the readings. If something sparks, smells of burning or is wet, do not wait for a reply: switch off at the main switch, if you can reach it safely.</p>`,
  };
}
