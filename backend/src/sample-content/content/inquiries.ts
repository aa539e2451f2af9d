import { Between, type FindOptionsWhere, IsNull } from 'typeorm';
import type { ContactInquiry } from '../../inquiries/contact-inquiry.entity.js';
import { DAY_MS } from '../../platform/time/durations.js';

type Known = Pick<ContactInquiry, 'name' | 'channel' | 'serviceType' | 'place' | 'message'>;
type Lead = Partial<
  Pick<ContactInquiry, 'serviceTitle' | 'heardFrom' | 'referrerHost' | 'utmSource' | 'outcome' | 'lostReason' | 'amountPence'>
>;

/** Staff read it as where they were sent from. */
export const SAMPLE_SOURCE = 'sample data';

/** What the sample company has heard: all answered, so that no clock runs. Every number is Ofcom's for drama, and nobody has an email address. */
export const enquiries: (Known & Lead & { daysAgo: number })[] = [
  {
    daysAgo: 3,
    ...{ name: 'Joan Ellery', channel: 'rang', serviceType: 'eicr', place: 'Heswall', heardFrom: 'recommended' },
    ...{ message: 'Report for a house that is to be let from January.', outcome: 'won', amountPence: 18_500 },
  },
  {
    daysAgo: 5,
    ...{ name: 'Peter Maddock', channel: 'form', serviceType: 'ev-charging', place: 'Wallasey', heardFrom: 'search' },
    ...{ message: 'A 7 kW charger beside the drive, consumer unit in the garage.', outcome: 'won', amountPence: 98_000 },
    referrerHost: 'www.google.com',
  },
  {
    daysAgo: 8,
    ...{ name: 'Nadia Firth', channel: 'texted', serviceType: 'other', serviceTitle: 'Emergency Electrical', place: 'Birkenhead' },
    ...{ message: 'Half the sockets dead since last night.', outcome: 'won', amountPence: 14_000, heardFrom: 'before' },
  },
  {
    daysAgo: 11,
    ...{ name: 'Colin Ashcroft', channel: 'rang', serviceType: 'other', serviceTitle: 'Rewiring Services', place: 'West Kirby' },
    ...{ message: 'Three-bedroom semi from the 1960s, still on rubber cable.', outcome: 'lost', lostReason: 'price', heardFrom: 'van' },
  },
  {
    daysAgo: 14,
    ...{ name: 'Margaret Dunne', channel: 'rang', serviceType: 'eicr', place: 'Bebington', heardFrom: 'recommended' },
    ...{ message: 'Reports for two flats above a shop.', outcome: 'won', amountPence: 31_000 },
  },
  {
    daysAgo: 19,
    ...{ name: 'Harbour Street Nursery', channel: 'form', serviceType: 'pat-testing', place: 'New Brighton', heardFrom: 'directory' },
    ...{ message: 'About 60 appliances, best after the children have gone home.', outcome: 'won', amountPence: 12_500 },
    utmSource: 'newsletter',
  },
  {
    daysAgo: 23,
    ...{ name: 'Owen Pritchard', channel: 'form', serviceType: 'ev-charging', place: 'Neston', heardFrom: 'social' },
    ...{ message: 'Charger for a rented house. The landlord agrees.', outcome: 'lost', lostReason: 'silent' },
    referrerHost: 'l.facebook.com',
  },
  {
    daysAgo: 29,
    ...{ name: 'Dee Side Joinery', channel: 'met', serviceType: 'industrial-electrical', place: 'Bromborough', heardFrom: 'before' },
    ...{ message: 'Supply for a new spindle moulder.', outcome: 'won', amountPence: 164_000 },
  },
  {
    daysAgo: 36,
    ...{ name: 'Ruth Kemble', channel: 'rang', serviceType: 'other', serviceTitle: 'Consumer Unit Upgrades', place: 'Heswall' },
    ...{ message: 'Old fuse box, wants a board with RCBOs.', outcome: 'won', amountPence: 62_000, heardFrom: 'recommended' },
  },
  {
    daysAgo: 42,
    ...{ name: 'Tom Garston', channel: 'texted', serviceType: 'other', serviceTitle: 'Outdoor Lighting', place: 'Hoylake' },
    ...{ message: 'Lights along a path, about twelve metres.', outcome: 'lost', lostReason: 'late', heardFrom: 'van' },
  },
  {
    daysAgo: 51,
    ...{ name: 'Priory Court Management', channel: 'form', serviceType: 'emergency-lighting', place: 'Birkenhead', heardFrom: 'search' },
    ...{ message: 'Annual test of the stairwells, four blocks.', outcome: 'won', amountPence: 44_000 },
    referrerHost: 'www.bing.com',
  },
  {
    daysAgo: 63,
    ...{ name: 'Sheila Bown', channel: 'rang', serviceType: 'eicr', place: 'Wallasey', heardFrom: 'print' },
    ...{ message: 'Buying a house, the survey asks for a report.', outcome: 'lost', lostReason: 'rival' },
  },
];

const OLDEST_MS = Math.max(...enquiries.map(({ daysAgo }) => daysAgo)) * DAY_MS;

/** Older than the settings: what customers send cannot pass for one. `createdAt`: of the settings record. */
export const isSampleInquiry = (createdAt: Date): FindOptionsWhere<ContactInquiry> => ({
  source: SAMPLE_SOURCE,
  // With these two, the index of the list finds the few of the weeks before; a company's imported years are not read.
  spamSince: IsNull(),
  createdAt: Between(new Date(createdAt.getTime() - OLDEST_MS), createdAt),
});
