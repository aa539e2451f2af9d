/** Titles of pages without a title from staff, and headings of list pages. '{in}' is the company's first place (lib/inPlace.ts). */
export const pageTexts = {
  home: {
    title: 'Your Electricians{in}',
  },
  services: {
    title: 'Electrical Services{in}',
    heading: 'Our Services',
    lead: 'What each one includes, where we offer it and how to get a quote.',
  },
  projects: {
    title: 'Our Electrical Projects{in}',
    heading: 'Our Projects',
    lead: 'What the problem was, what we did about it and what changed.',
  },
  areas: {
    title: 'Areas We Cover',
    heading: 'Areas We Cover',
    lead: 'Find your town: what we do there, what we have done and what people say about us.',
  },
  contact: {
    title: 'Contact Our Electricians{in}',
    heading: 'Contact Us',
  },
  postcode: {
    title: 'Do You Cover My Postcode?',
    heading: 'Do you cover my postcode?',
    lead: 'Enter it, or just its first half, or your town or village, and see at once whether we come to you.',
  },
  inquiry: { heading: 'Your enquiry' },
  stop: { heading: 'Emails from us' },
  about: {
    title: 'About Us',
  },
  privacy: {
    title: 'Privacy Policy',
  },
  terms: { title: 'Terms of Service' },
  cookies: { title: 'Cookie Policy' },
  missingService: { title: 'Service Not Found' },
  missing: { title: 'Page Not Found' },
};
