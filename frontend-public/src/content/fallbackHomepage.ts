import type { HomepageContent } from '../api/types';
import { standardAccreditations } from './footer';

/** Shown when no published homepage can be loaded. */
export const fallbackHomepage: HomepageContent = {
  autoPopulateServices: true,
  autoPopulateProjects: true,
  autoPopulateTestimonials: true,
  blocks: [
    {
      type: 'hero',
      content: {
        title: 'electricians you can rely on',
        subtitle: 'Serving the Wirral and Merseyside',
        description:
          'Certified electricians with more than 15 years’ experience. Tested, documented and guaranteed, from one socket to a whole site.',
        ctaText: 'Get a Free Quote',
        ctaLink: '/contact',
      },
    },
    { type: 'clients', content: {} },
    { type: 'services', content: {} },
    { type: 'about', content: {} },
    { type: 'accreditations', content: { list: standardAccreditations } },
    { type: 'projects', content: {} },
    { type: 'testimonials', content: {} },
    {
      type: 'cta',
      content: {
        title: 'Need an electrician?',
        description: 'Tell us what you need and you will hear from us within 24 hours.',
        primaryCta: { text: 'Contact Us', link: '/contact' },
      },
    },
  ].map((block, index) => ({ ...block, id: `fallback-${block.type}`, enabled: true, order: index + 1 })),
};
