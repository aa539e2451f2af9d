import type { CompanyInfo } from '../../company/company-info.entity.js';
import { SAMPLE_COMPANY } from '../../company/public-company-info.dto.js';

const weekday = { opens: '08:00', closes: '18:00' };

/** The fictional company. Its telephone numbers are Ofcom's for drama, so they belong to nobody. */
export const defaultSettings = {
  companyName: SAMPLE_COMPANY,
  logoUrl: null,
  darkLogoUrl: null,
  faviconUrl: null,
  email: 'office@dibbin-electrical.example',
  phone: '0151 496 0123',
  emergencyPhone: '0151 496 0199',
  address: '12 Dock Road South, Bromborough, Wirral, CH62 4SQ',
  registrationNumber: '00000000',
  vatNumber: null,
  // They name no real body.
  accreditations: [
    'Registered Electricians',
    'Fully Insured',
    'Part P Certified',
    'BS 7671 Compliant',
    'Safe Contractor',
    'Trusted Trader',
  ],
  accreditationProofs: [
    { name: 'Registered Electricians', number: '104233', registerUrl: 'https://register.example/104233' },
    { name: 'Safe Contractor', number: '88-1207', registerUrl: 'https://contractors.example/88-1207' },
  ],
  reviewProfiles: [
    {
      name: 'Home Reviews',
      url: 'https://reviews.example/dibbin-electrical',
      rating: 4.9,
      count: 38,
      asOf: '2026-09-30',
    },
    {
      name: 'Trade Directory',
      url: 'https://directory.example/dibbin-electrical',
      rating: 4.8,
      count: 21,
      asOf: '2026-09-30',
    },
  ],
  keyClients: [
    'Ignite Padel',
    'Clatterbridge Hospital (WUTH)',
    'Boodles Liverpool',
    'Arrowe Park Hospital (WUTH)',
    'Airway Solutions LTD',
    'Airsource Energy LTD',
    'JM Precision Engineering LTD',
  ],
  insurance: 'Public liability cover on every job',
  insuredSum: 5_000_000,
  guaranteeMonths: 12,
  freeQuotes: true,
  // Its About page says all this in its own words.
  practices: null,
  notifiedThrough: null,
  people: [
    { name: 'Carol Entwistle', role: 'Office manager', answers: true },
    {
      name: 'Neil Garside',
      role: 'Electrician and owner',
      qualification: 'Level 3 in inspection and testing',
      answers: true,
      visits: true,
    },
    { name: 'Shona Okell', role: 'Electrician', qualification: 'Level 3 in electrical installation', visits: true },
    { name: 'Jamie Rourke', role: 'Apprentice in the third year, never alone', visits: true },
  ],
  yearsExperience: 25,
  projectsCompleted: 500,
  satisfactionRate: 99,
  // Public copy says 'more than 15 years', so the years have no source and are not shown.
  yearsExperienceSource: null,
  yearsExperienceAsOf: null,
  projectsCompletedSource: 'Our job register',
  projectsCompletedAsOf: '2026-09-30',
  satisfactionRateSource: 'Clients who answered our survey',
  satisfactionRateAsOf: '2026-09-30',
  primaryColor: '#FACC15',
  secondaryColor: '#15803D',
  // Placeholders for the owner's profiles.
  socialMedia: { facebook: 'https://www.facebook.com/', instagram: 'https://www.instagram.com/', linkedin: 'https://www.linkedin.com/' },
  capabilityStatementUrl: null,
  openingHours: {
    mon: weekday,
    tue: weekday,
    wed: weekday,
    thu: weekday,
    fri: weekday,
    sat: { opens: '09:00', closes: '16:00' },
    sun: null,
  },
  // Bank holidays are rules.
  bankHolidays: [],
  latitude: 53.3382,
  longitude: -2.9775,
  smtpHost: null,
  smtpPort: null,
  smtpUser: null,
  smtpPassword: null,
  autoresponderTemplate:
    'Hello {name},\n\nThank you for your enquiry. One of our electricians will read it and get back to you by {replyBy}.\n\nIf it cannot wait, please call {phone}. Our 24/7 emergency line is {emergencyPhone}.\n\n{companyName}',
  emailRecipients: ['office@dibbin-electrical.example'],
  retentionMonths: 24,
  replyTemplates: [
    {
      name: 'Arrange a visit',
      text: 'Hello {name},\n\nThank you for writing to us about {service}. We would like to come and have a look before we quote. Which of the next days would suit you?\n\nIf you would rather talk, please call {phone}.\n\nKind regards\n{sender}\n{companyName}',
    },
    {
      name: 'Ask for details',
      text: 'Hello {name},\n\nThank you for writing to us about {service}. So that we can give you a price, could you send us a few photographs, your postcode and the date by which the work should be done?\n\nKind regards\n{sender}\n{companyName}',
    },
  ],
} satisfies Partial<CompanyInfo>;

/** The automatic reply of a company of which nothing is known. */
const ownerAutoresponder =
  'Hello {name},\n\nThank you for your enquiry. We will get back to you by {replyBy}.\n\nIf it cannot wait, please call {phone}.\n\n{companyName}';

const reply = (text: string) =>
  `Hello {name},\n\nThank you for writing to us about {service}. ${text}\n\nKind regards\n{sender}\n{companyName}`;

/** In place of the sample company's, one for one: they ask and promise nothing. */
const ownerReplies = [
  {
    name: 'Arrange a visit',
    text: reply(
      'May we come and have a look? Please tell us which of the next days would suit you.\n\nIf you would rather talk, please call {phone}.',
    ),
  },
  {
    name: 'Ask for details',
    text: reply('Could you send us a few photographs, your postcode and the date by which the work should be done?'),
  },
];

/** Returns the texts of a company of which nothing is known for the mails that still are the sample company's. */
export function ownerMails({
  autoresponderTemplate,
  replyTemplates,
}: Pick<CompanyInfo, 'autoresponderTemplate' | 'replyTemplates'>): Partial<CompanyInfo> {
  const isSample = defaultSettings.replyTemplates.map(({ text }) => replyTemplates.findIndex((own) => own.text === text));
  return {
    ...(autoresponderTemplate === defaultSettings.autoresponderTemplate && { autoresponderTemplate: ownerAutoresponder }),
    ...(isSample.some((at) => at >= 0) && {
      replyTemplates: replyTemplates.map((own, at) => ownerReplies[isSample.indexOf(at)] ?? own),
    }),
  };
}

/** Facts that only the owner knows; hidden while blank. */
export const noClaims = {
  accreditations: [] as string[],
  accreditationProofs: null,
  reviewProfiles: null,
  keyClients: [],
  insurance: null,
  insuredSum: null,
  people: null,
  guaranteeMonths: null,
  freeQuotes: false,
  yearsExperience: 0,
  projectsCompleted: 0,
  satisfactionRate: 0,
  projectsCompletedSource: null,
  projectsCompletedAsOf: null,
  satisfactionRateSource: null,
  satisfactionRateAsOf: null,
} satisfies Partial<CompanyInfo>;

/** The company's details until its owner enters them. Blank ones are shown nowhere. */
export const unknownOwner = { companyName: 'Your company', email: '', phone: '', address: '', emailRecipients: [] as string[] };

/** The settings of an empty start. */
export const emptySettings = {
  ...defaultSettings,
  ...noClaims,
  ...unknownOwner,
  ...ownerMails(defaultSettings),
  emergencyPhone: null,
  socialMedia: {},
  openingHours: { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null },
  latitude: null,
  longitude: null,
} satisfies Partial<CompanyInfo>;
