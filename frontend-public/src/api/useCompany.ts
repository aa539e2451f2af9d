import type { Numbers } from '../lib/line';
import { reads } from './queries';
import { useRead } from './useRead';
import type { CompanyInfo } from './types';

/** Used until the settings have loaded. */
export const NO_COMPANY: CompanyInfo = {
  isSample: false,
  nation: 'england-and-wales',
  companyName: '',
  logoUrl: null,
  darkLogoUrl: null,
  faviconUrl: null,
  email: '',
  phone: '',
  emergencyPhone: null,
  whatsappNumber: null,
  textNumber: null,
  address: '',
  addressParts: {},
  accreditations: [],
  accreditationProofs: null,
  reviewProfiles: null,
  keyClients: [],
  insurance: null,
  insurer: null,
  insuredSum: null,
  guaranteeMonths: null,
  freeQuotes: false,
  practices: null,
  notifiedThrough: null,
  people: null,
  yearsExperience: 0,
  projectsCompleted: 0,
  satisfactionRate: 0,
  yearsExperienceSource: null,
  yearsExperienceAsOf: null,
  projectsCompletedSource: null,
  projectsCompletedAsOf: null,
  satisfactionRateSource: null,
  satisfactionRateAsOf: null,
  primaryColor: '',
  secondaryColor: '',
  socialMedia: {},
  capabilityStatementUrl: null,
  registrationNumber: null,
  vatNumber: null,
  openingHours: { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null },
  bankHolidays: [],
  otherHours: [],
  banner: null,
  bannerChangesAt: null,
  replyPromise: { text: 'within 24 hours', until: null },
  latitude: null,
  longitude: null,
  retentionMonths: null,
};

export const useCompany = (): CompanyInfo => useRead(reads.companyInfo).data ?? NO_COMPANY;

/** What the postcode check gets of it: an island computes by itself what changes with the clock. */
export type Reachable = Numbers & Pick<CompanyInfo, 'freeQuotes' | 'replyPromise'>;

export function useReachable(): Reachable {
  const { phone, emergencyPhone, openingHours, bankHolidays, otherHours, freeQuotes, replyPromise } = useCompany();
  return { phone, emergencyPhone, openingHours, bankHolidays, otherHours, freeQuotes, replyPromise };
}
