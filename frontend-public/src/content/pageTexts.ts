/** Titles and descriptions of pages for which staff have written none, and headings of the pages that are lists. */
export const pageTexts = {
  home: {
    title: 'Electricians on the Wirral: Commercial, Industrial, Domestic',
    description:
      'Certified electricians for homes, shops, factories and public buildings across the Wirral and Merseyside: testing, installation, fire safety, solar and EV charging.',
  },
  services: {
    title: 'Electrical Services on the Wirral: Testing to Solar',
    heading: 'Our Services',
    lead: 'From a single socket to a new three-phase supply: every job is designed, tested and certified by the people who do it.',
    description:
      'All our electrical services on the Wirral: EICR and PAT testing, rewiring, consumer units, fire alarms, data cabling, EV charging, solar and more.',
  },
  projects: {
    title: 'Electrical Projects Across the Wirral and Merseyside',
    heading: 'Our Projects',
    lead: 'Hospitals, workshops, shops and homes: what the problem was, what we did about it and what changed.',
    description:
      'Recent electrical work across the Wirral and Merseyside in healthcare, industry, education, retail and homes, with the problem, our answer and the result.',
  },
  contact: {
    title: 'Contact Our Electricians on the Wirral',
    heading: 'Contact Us',
    lead: 'Tell us what is wrong or what you have in mind. You get an answer from an electrician, not from a call centre.',
    description:
      'Call or write to our electricians on the Wirral. Replies within 24 hours, and an emergency line that is answered day and night, all year round.',
  },
  postcode: {
    title: 'Do You Cover My Postcode?',
    heading: 'Do you cover my postcode?',
    lead: 'Type it, or only its first half, and see at once whether our vans come to you.',
    description:
      'Check by your postcode whether our electricians come to your part of the Wirral and its neighbours, and where to read on.',
  },
  about: {
    title: 'About Us',
    description: 'Who we are, how we work and what we stand for: certified electricians on the Wirral with more than 15 years’ experience.',
  },
  privacy: {
    title: 'Privacy Policy',
    description: 'What personal information we collect, why, how long we keep it, and the rights that you have over it.',
  },
  terms: { title: 'Terms of Service', description: 'The terms on which we quote for, carry out, guarantee and invoice electrical work.' },
  cookies: { title: 'Cookie Policy', description: 'Which cookies this website sets, what they are for, and how you can control them.' },
  missingService: { title: 'Service Not Found', description: 'We do not offer this service here.' },
  missing: { title: 'Page Not Found', description: 'This page does not exist or has moved.' },
};
