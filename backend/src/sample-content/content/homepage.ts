export const homepage = {
  metaTitle: 'Electricians on the Wirral: Testing, Repair and Solar',
  metaDescription:
    'Commercial, industrial and domestic electricians for the Wirral and Ellesmere Port: EICRs, rewires, fire alarms, EV charging and solar. Free quotations.',
  keywords: [
    'electrician Wirral',
    'electrical contractor Wirral',
    'EICR Wirral',
    'commercial electrician Birkenhead',
    'industrial electrician Ellesmere Port',
    'solar panels Wirral',
    'EV charger installation Wirral',
  ],
  ogImage: null,
  autoPopulateServices: true,
  autoPopulateProjects: true,
  autoPopulateTestimonials: true,
  blocks: [
    {
      id: 'hero-1',
      type: 'hero' as const,
      enabled: true,
      order: 1,
      content: {
        title: 'Electricians on the Wirral',
        words: ['Commercial', 'Industrial', 'Domestic', 'Solar', 'Renewables'],
        subtitle: 'For homes and businesses from Hoylake to Ellesmere Port',
        description: 'You get an electrician who finds the cause, explains it without jargon and leaves you with the readings in writing.',
        safety: 'Isolated, locked off and proved dead',
        ctaText: 'Get a Free Quote',
        ctaLink: '/contact',
      },
    },
    {
      id: 'clients-1',
      type: 'clients' as const,
      enabled: true,
      order: 2,
      content: {
        title: 'Trusted by Leading Organisations',
        subtitle: 'Prestigious organisations across Merseyside and beyond rely on our work',
      },
    },
    {
      id: 'services-1',
      type: 'services' as const,
      enabled: true,
      order: 3,
      content: {
        title: 'What Do You Need Done?',
        featuredOrder: [] as string[],
      },
    },
    { id: 'postcode-1', type: 'postcode' as const, enabled: true, order: 4, content: {} },
    {
      id: 'about-1',
      type: 'about' as const,
      enabled: true,
      order: 5,
      content: {
        title: '',
        subtitle: 'Local electricians, careful habits, complete paperwork',
        points: ['Safety first', 'Quality workmanship', 'Certified electricians'],
        description:
          'Safety comes before speed in everything we touch. Circuits are locked off and proved dead, risks are explained before work begins, and no installation goes live until its test results satisfy the person signing for them.\n\nThe people we send are certified electricians with more than 15 years’ experience behind them as a team, in hospitals and workshops as much as in hallways and kitchens. Quality, to us, is what you find when you open the board years later: tidy, labelled and exactly as the certificate says.',
      },
    },
    {
      id: 'accreditations-1',
      type: 'accreditations' as const,
      enabled: true,
      order: 6,
      content: {
        title: 'Qualified, Insured and Accountable',
        list: ['Registered Electricians', 'Fully Insured', 'Part P Certified', 'BS 7671 Compliant', 'Safe Contractor', 'Trusted Trader'],
      },
    },
    {
      id: 'projects-1',
      type: 'projects' as const,
      enabled: true,
      order: 7,
      content: { title: 'Recent Work, from Wards to Workshops', featuredOrder: [] as string[] },
    },
    {
      id: 'testimonials-1',
      type: 'testimonials' as const,
      enabled: true,
      order: 8,
      content: { title: 'What Our Clients Say', featuredOrder: [] as string[] },
    },
    {
      id: 'cta-1',
      type: 'cta' as const,
      enabled: true,
      order: 9,
      content: {
        title: 'Something Tripping, Flickering or Due for Inspection?',
        description:
          'Describe it in a few lines and add the age of the building if you know it. We reply with a first opinion, and a date for a visit if one is needed.',
        primaryCta: { text: 'Get a Free Quote', link: '/contact' },
        secondaryCta: { text: 'See Finished Projects', link: '/projects' },
      },
    },
  ],
};
