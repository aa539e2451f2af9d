import type { pageTexts } from './pageTexts';

/** What search engines print under the title of pages for which staff have written nothing. Only the server needs them. */
export const pageDescriptions: Record<keyof typeof pageTexts, string> = {
  home: 'Certified electricians for homes, shops, factories and public buildings across the Wirral and Merseyside: testing, installation, fire safety, solar and EV charging.',
  services:
    'All our electrical services on the Wirral: EICR and PAT testing, rewiring, consumer units, fire alarms, data cabling, EV charging, solar and more.',
  projects:
    'Recent electrical work across the Wirral and Merseyside in healthcare, industry, education, retail and homes, with the problem, our answer and the result.',
  contact:
    'Call or write to our electricians on the Wirral. Replies within 24 hours, and an emergency line that is answered day and night, all year round.',
  postcode: 'Check by your postcode whether our electricians come to your part of the Wirral and its neighbours, and where to read on.',
  about: 'Who we are, how we work and what we stand for: certified electricians on the Wirral with more than 15 years’ experience.',
  privacy: 'What personal information we collect, why, how long we keep it, and the rights that you have over it.',
  terms: 'The terms on which we quote for, carry out, guarantee and invoice electrical work.',
  cookies: 'Which cookies this website sets, what they are for, and how you can control them.',
  missingService: 'We do not offer this service here.',
  missing: 'This page does not exist or has moved.',
};
