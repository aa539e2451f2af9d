import { escaped, listed, suggestTexts } from '../../pages/suggested-texts.js';
import type { homepage } from './homepage.js';

type Homepage = Omit<typeof homepage, 'metaTitle' | 'metaDescription' | 'blocks'> & {
  metaTitle: string | null;
  metaDescription: string | null;
  blocks: { id: string; type: string; enabled: boolean; order: number; content: Record<string, unknown> }[];
};

/** Returns the homepage of a company whose name and first place alone are known. Blocks without a title show the website's own. */
export function ownerHomepage(
  { companyName, place }: { companyName: string; place: string },
  has: { accreditations: boolean; projects: boolean; testimonials: boolean },
): Homepage {
  const block = (type: string, content: Record<string, unknown>, enabled = true) => ({ id: `${type}-1`, type, enabled, content });
  const blocks = [
    block('hero', {
      title: `Electricians in ${place}, every job tested and certified`,
      subtitle: companyName,
      description:
        'Whether the kettle trips the house or a machine stops the line, you get an electrician who finds the cause, explains it without jargon and leaves you with the readings in writing.',
      ctaText: 'Get a Free Quote',
      ctaLink: '/contact',
    }),
    block('clients', { title: 'Trusted by Leading Organisations' }),
    block('services', {
      title: 'What We Can Do for Your Building',
      description: 'From one more socket to a new three-phase supply. Here is what we are asked for most.',
      featuredOrder: [],
    }),
    block('about', {
      title: '',
      subtitle: 'Local electricians, careful habits, complete paperwork',
      description:
        'Safety comes before speed in everything we touch. Circuits are locked off and proved dead, risks are explained before work begins, and no installation goes live until its test results satisfy the person signing for them.\n\nQuality, to us, is what you find when you open the board years later: tidy, labelled and exactly as the certificate says.',
    }),
    // Until there are some, these blocks would be empty.
    block('accreditations', { title: 'Qualified and Accountable', list: [] }, has.accreditations),
    block('projects', { title: 'Recent Work', featuredOrder: [] }, has.projects),
    block('testimonials', { title: 'What Our Clients Say', featuredOrder: [] }, has.testimonials),
    block('cta', {
      title: 'Something Tripping, Flickering or Due for Inspection?',
      description:
        'Describe it in a few lines and add the age of the building if you know it. We reply with a first opinion, and a date for a visit if one is needed.',
      primaryCta: { text: 'Describe Your Job', link: '/contact' },
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
    introContent: `<p>${escaped(companyName)} works in ${escaped(listed(places.slice(0, PLACES_NAMED)))}. An electrician answers what you write: with a first opinion where the description is enough, and with a visit where it is not.</p>`,
    whyItMatters: [
      {
        title: 'You know the price first',
        text: 'What is included, what is not and how long the power will be off is written down before anything begins. Changes are agreed in writing, too.',
      },
      {
        title: 'Nothing is taken on trust',
        text: 'Circuits are proved dead before they are touched and tested before they are switched on again, and you are given the results.',
      },
      {
        title: 'One person to ask',
        text: 'The electrician who looks at the job can tell you about it afterwards, in words that need no translation.',
      },
    ],
    deliverables: [
      'A written scope and price before work begins',
      'The certificate or report that belongs to the work, with its test results',
      'Circuits labelled, and the site left clean',
    ],
    features: [
      'Work to the current edition of BS\u00a07671',
      'Arranged around the hours of your home or business',
      'A promised time for our reply',
    ],
    sectors: ['Homes', 'Landlords and letting agents', 'Shops and offices'],
    microCaseStudy: null,
    callToAction: null,
    // Above the service's own text, which pages without a text of their own show in a shorter form.
    content: `<h2>How it works in ${escaped(place)}</h2>
<ol>
<li><strong>Tell us.</strong> A few lines or a call are enough to begin with; a photograph of the consumer unit helps.</li>
<li><strong>Read the price.</strong> You receive it in writing, with what is included and what is not, and decide in your own time.</li>
<li><strong>Choose the day.</strong> We agree when the power goes off and for how long, and tell you the evening before that we are coming.</li>
<li><strong>Keep the papers.</strong> When the work is finished and tested, its certificate or report is yours, for the next electrician, the insurer or a buyer.</li>
</ol>`,
  };
}
