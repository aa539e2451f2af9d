import { ApiProperty, PartialType } from '@nestjs/swagger';
import { ListOf, ObjectOf } from '../platform/fields/nested.js';
import { Latitude, Longitude } from '../platform/fields/coordinates.js';
import {
  Flag,
  EmailAddress,
  EmailAddresses,
  HexColour,
  ImageUrl,
  Link,
  MobilePhone,
  OneOf,
  Phone,
  Text,
  TextList,
  WebAddress,
  Whole,
} from '../platform/fields/validation.js';
import { Day, Days } from '../platform/fields/days.js';
import { BannerDto } from './banner.dto.js';
import { NATIONS, type Nation } from '../platform/time/bank-holidays.js';
import {
  AccreditationProofDto,
  AddressPartsDto,
  TeamMemberDto,
  PracticesDto,
  ReplyTemplateDto,
  ReviewProfileDto,
  SocialMediaDto,
  TermsDto,
} from './company-parts.dto.js';
import type { OpeningHours } from './day-hours.js';
import { Hours, OpeningHoursView } from './opening-hours.dto.js';
import { MOST_SPECIAL_DAYS, SpecialDaysDto } from './special-days.dto.js';

export class CompanyInfoFields {
  @Text({ max: 200 })
  companyName: string;

  @EmailAddress()
  email: string;

  @Phone()
  phone: string;

  /** Answered day and night. While it is blank, the website speaks of no emergency line. */
  @Phone({ optional: true })
  emergencyPhone: string | null;

  /** Answered on WhatsApp. While it is blank, the website offers none. */
  @MobilePhone({ optional: true })
  whatsappNumber: string | null;

  /** Text messages to it are read. While it is blank, the website offers none. */
  @MobilePhone({ optional: true })
  textNumber: string | null;

  @Text({ max: 500 })
  address: string;

  /** Read from a changed address; if they are changed themselves, they make the address. */
  @ObjectOf(() => AddressPartsDto)
  addressParts: AddressPartsDto | null;

  @Text({ max: 32, optional: true })
  registrationNumber: string | null;

  @Text({ max: 32, optional: true })
  vatNumber: string | null;

  @ImageUrl({ optional: true })
  logoUrl: string | null;

  /** Shown on dark ground, as on the website. Blank: the same logo, on a light plate. */
  @ImageUrl({ optional: true })
  darkLogoUrl: string | null;

  @ImageUrl({ optional: true })
  faviconUrl: string | null;

  @TextList({ maxItems: 20, max: 100 })
  accreditations: string[];

  /** Numbers, registers and last days of accreditations. */
  @ListOf(() => AccreditationProofDto, 20)
  accreditationProofs: AccreditationProofDto[] | null;

  /** The company's pages where others review it. */
  @ListOf(() => ReviewProfileDto, 10)
  reviewProfiles: ReviewProfileDto[] | null;

  @TextList({ maxItems: 50, max: 100 })
  keyClients: string[];

  /** What the company is insured for, in a few words. While it is blank, the website does not say that it is insured. */
  @Text({ max: 80, optional: true })
  insurance: string | null;

  /** With whom it is insured. Only with insurer, insurance and sum the website calls it fully insured. */
  @Text({ max: 80, optional: true })
  insurer: string | null;

  /** Up to how much it is insured, in whole pounds. While it is blank, the website names no sum. */
  @Whole({ min: 1, max: 1_000_000_000, optional: true })
  insuredSum: number | null;

  /** Guarantee on workmanship. While it is blank, the website promises none. */
  @Whole({ min: 1, max: 120, optional: true })
  guaranteeMonths: number | null;

  /** Whether quotations cost nothing. Otherwise the website does not call them free. */
  @Flag()
  freeQuotes: boolean;

  /** How the company works. The website says nothing of what is not answered with true. */
  @ObjectOf(() => PracticesDto)
  practices: PracticesDto | null;

  /** What the Terms of Service say of time and money. Without it they are not published, unless they are in words of the company's own. */
  @ObjectOf(() => TermsDto)
  terms: TermsDto | null;

  /** Through whom work in homes is notified under Part P of the Building Regulations. While it is blank, the website says nothing of it. */
  @Text({ max: 80, optional: true })
  notifiedThrough: string | null;

  /** The people whom customers meet, in the order in which they are shown. */
  @ListOf(() => TeamMemberDto, 12)
  people: TeamMemberDto[] | null;

  @Whole({ max: 500 })
  yearsExperience: number;

  @Whole()
  projectsCompleted: number;

  /** Per cent. */
  @Whole({ max: 100 })
  satisfactionRate: number;

  /** Where each figure comes from, and the day up to which it was counted. Visitors see no figure without both. */
  @Text({ max: 200, optional: true })
  yearsExperienceSource: string | null;

  @Day({ optional: true, hasCome: true })
  yearsExperienceAsOf: string | null;

  @Text({ max: 200, optional: true })
  projectsCompletedSource: string | null;

  @Day({ optional: true, hasCome: true })
  projectsCompletedAsOf: string | null;

  @Text({ max: 200, optional: true })
  satisfactionRateSource: string | null;

  @Day({ optional: true, hasCome: true })
  satisfactionRateAsOf: string | null;

  @HexColour()
  primaryColor: string;

  @HexColour()
  secondaryColor: string;

  @ApiProperty({ type: SocialMediaDto, required: true })
  @ObjectOf(() => SocialMediaDto)
  socialMedia: SocialMediaDto;

  /** Downloadable on /about. */
  @Link({ optional: true })
  capabilityStatementUrl: string | null;

  @Hours()
  @ApiProperty({ type: OpeningHoursView })
  openingHours: OpeningHours;

  /** Days 'YYYY-MM-DD' on which the office is closed besides the bank holidays, which are rules. */
  @Days({ maxItems: 200, earliest: '2000-01-01' })
  bankHolidays: string[];

  /** Whose bank holidays the office keeps; null: those of its address. */
  @OneOf(NATIONS, {
    optional: true,
    labels: { 'england-and-wales': 'England and Wales', scotland: 'Scotland', 'northern-ireland': 'Northern Ireland' },
  })
  nation: Nation | null;

  /** Closings, short days, and bank holidays on which the office opens. Of two entries for a day the shorter counts. */
  @ListOf(() => SpecialDaysDto, MOST_SPECIAL_DAYS)
  specialDays: SpecialDaysDto[] | null;

  /** Working hours after the next opening, in which an enquiry that came out of hours has its reply. */
  @Whole({ min: 1, max: 24 })
  replyHours: number;

  /** The year for which the owner has said how the firm closes over Christmas; the dashboard asks in November. */
  @Whole({ min: 2020, max: 2200, optional: true })
  christmasAnswered: number | null;

  /** An announcement at the top of every page; null removes it. */
  @ObjectOf(() => BannerDto)
  banner: BannerDto | null;

  @Latitude()
  latitude: number | null;

  @Longitude()
  longitude: number | null;

  @Text({ max: 254, optional: true })
  smtpHost: string | null;

  @Whole({ min: 1, max: 65_535, optional: true })
  smtpPort: number | null;

  @Text({ max: 254, optional: true })
  smtpUser: string | null;

  /** Write-only; stored encrypted. */
  @Text({ max: 200, optional: true })
  smtpPassword: string | null;

  /** Address that receives a `WebhookBody` for each event. */
  @WebAddress({ optional: true })
  webhookUrl: string | null;

  @Text({ max: 10_000 })
  autoresponderTemplate: string;

  /** Addresses that are notified of new enquiries. */
  @EmailAddresses({ maxItems: 20 })
  emailRecipients: string[];

  /** Months after which an enquiry is erased with its emails and notes. Stated in the privacy policy. Null: never. */
  @Whole({ min: 1, max: 600, optional: true })
  retentionMonths: number | null;

  /** Whether all staff need a second factor; administrators of a public site always do. */
  @Flag()
  requireSecondFactor: boolean;

  /** Whether every customer is asked once for a review after a job that is won and completed; needs `reviewProfiles`. */
  @Flag()
  asksForReviews: boolean;

  /** Whether the office gets a mail on the 1st about what the month before brought. */
  @Flag()
  mailsMonthlyReport: boolean;

  /** Templates for 'Reply via Email'. */
  @ApiProperty({ type: () => ReplyTemplateDto, isArray: true, required: true })
  @ListOf(() => ReplyTemplateDto, 20)
  replyTemplates: ReplyTemplateDto[];
}

/** For administrators only. */
export const ADMIN = [
  ...(['smtpHost', 'smtpPort', 'smtpUser', 'emailRecipients', 'autoresponderTemplate'] as const),
  ...(['webhookUrl', 'requireSecondFactor', 'asksForReviews', 'mailsMonthlyReport'] as const),
] as const;

/** Only administrators change them. */
export const ADMIN_FIELDS = [...ADMIN, 'smtpPassword', 'retentionMonths'] as const;

export class UpdateCompanyInfoDto extends PartialType(CompanyInfoFields) {}

export const PUBLIC = [
  'companyName',
  'email',
  'phone',
  'emergencyPhone',
  'whatsappNumber',
  'textNumber',
  'address',
  'registrationNumber',
  'vatNumber',
  ...(['logoUrl', 'darkLogoUrl', 'faviconUrl'] as const),
  'accreditations',
  'accreditationProofs',
  'reviewProfiles',
  'keyClients',
  ...(['insurance', 'insurer', 'insuredSum', 'guaranteeMonths', 'freeQuotes', 'practices', 'terms'] as const),
  'notifiedThrough',
  'people',
  ...(['yearsExperience', 'projectsCompleted', 'satisfactionRate'] as const),
  'yearsExperienceSource',
  'yearsExperienceAsOf',
  'projectsCompletedSource',
  'projectsCompletedAsOf',
  'satisfactionRateSource',
  'satisfactionRateAsOf',
  ...(['primaryColor', 'secondaryColor'] as const),
  'socialMedia',
  'capabilityStatementUrl',
  'openingHours',
  'latitude',
  'longitude',
  'retentionMonths',
] as const;
