/** What an empty list says besides that it is empty, by its address: what it is for, and an example. */
export const emptyLists: Readonly<Record<string, Record<'purpose' | 'example', string>>> = {
  services: {
    purpose: 'Each service gets a page of its own, and stands in the menu, on the contact form and in the prices.',
    example: 'EV Charger Installation, from £849 including VAT, for homes',
  },
  locations: {
    purpose: 'Places that you work in: visitors who enter a postcode read whether you come to them.',
    example: 'Chester, with the postcodes CH1 to CH4 and Hoole, Boughton and Upton',
  },
  'service-pages': {
    purpose: 'The page of one service in one place is what people find who search for both.',
    example: 'Fuse Box Upgrades in Chester, with a job that you did there',
  },
  'core-pages': {
    purpose: 'Pages with one address, such as About, the privacy policy and the terms.',
    example: 'Guarantees, at /guarantees',
  },
  faqs: {
    purpose: 'An answer is written once and shown with each service that it is about.',
    example: 'How long does an EICR take? Three to four hours for a house with three bedrooms.',
  },
  projects: {
    purpose: 'Jobs that you did show what you can do better than words.',
    example: 'Rewiring a terraced house in Hoole: what was needed, what you did, one picture before and one after',
  },
  testimonials: {
    purpose: 'What customers said, with their agreement: visitors trust them more than you.',
    example: '‘On time, tidy, and the price was the price.’ Margaret, Chester, five stars',
  },
  redirects: {
    purpose: 'Whoever opens an old address comes to the page that took its place, from Google, too.',
    example: '/our-services.html leads to /services',
  },
  inquiries: {
    purpose: 'What customers want stands here: from the forms of the website by itself, and what you add from telephone and letters.',
    example: 'Margaret Hollins, Chester, rang: the fuse box trips when the shower runs',
  },
  renewals: {
    purpose: 'Inspections that fall due again bring you the same customers every few years.',
    example: 'EICR for Hollins Lettings, 12 Lime Grove, last done on 3 March 2022, every 60 months',
  },
  users: {
    purpose: 'Everyone in the office signs in with an account of their own, so that you see who did what.',
    example: 'Sam in the office, as Editor: content and enquiries, without accounts, mail and privacy',
  },
  media: {
    purpose: 'Pictures and documents that pages show. Each is kept once and can be used on many pages.',
    example: 'A photo of a finished consumer unit, with the alt text ‘New consumer unit with labelled circuits’',
  },
};
