import { Entity } from 'typeorm';
import { BaseRecord } from '../platform/database/base-record.js';
import { Degrees, Flag, Json, LongText, Varchar, Whole } from '../platform/database/columns.js';
import type { Nation } from '../platform/time/bank-holidays.js';
import type {
  AccreditationProofDto,
  AddressPartsDto,
  TeamMemberDto,
  PracticesDto,
  ReplyTemplateDto,
  ReviewProfileDto,
  SocialMediaDto,
  TermsDto,
} from './company-parts.dto.js';
import type { OpeningHours, SpecialDays } from './day-hours.js';

/** Shown from `from` (ISO 8601, UTC) until `until`. */
export interface Banner {
  text: string;
  link: string | null;
  linkText: string | null;
  from: string;
  until: string;
}

/** The only record of settings. company-info.dto.ts decides what visitors see. */
@Entity('company_info')
export class CompanyInfo extends BaseRecord {
  @Varchar(200)
  companyName: string;

  @Varchar(500, { nullable: true })
  logoUrl: string | null;

  /** On dark ground; null: the same logo. */
  @LongText({ nullable: true })
  darkLogoUrl: string | null;

  @Varchar(500, { nullable: true })
  faviconUrl: string | null;

  @Varchar(254)
  email: string;

  @Varchar(40)
  phone: string;

  @Varchar(40, { nullable: true })
  emergencyPhone: string | null;

  /** A text, because the short columns of this table fill what MariaDB allows in a row. */
  @LongText({ nullable: true })
  whatsappNumber: string | null;

  @LongText({ nullable: true })
  textNumber: string | null;

  @Varchar(500)
  address: string;

  /** Null: those that can be read from the address. */
  @Json({ nullable: true })
  addressParts: AddressPartsDto | null;

  @Varchar(32, { default: '00000000' })
  registrationNumber: string;

  @Varchar(32, { nullable: true })
  vatNumber: string | null;

  @Json()
  accreditations: string[];

  @Json({ nullable: true })
  accreditationProofs: AccreditationProofDto[] | null;

  @Json({ nullable: true })
  reviewProfiles: ReviewProfileDto[] | null;

  @Json()
  keyClients: string[];

  /** In the company's words, such as 'Public liability cover on every job'; null: not insured, as far as visitors read. */
  @Varchar(80, { nullable: true })
  insurance: string | null;

  /** A text, as the numbers for messages are. */
  @LongText({ nullable: true })
  insurer: string | null;

  /** Pounds. */
  @Whole({ nullable: true })
  insuredSum: number | null;

  /** On workmanship; null: none is given. */
  @Whole({ nullable: true })
  guaranteeMonths: number | null;

  /** Whether buttons may say so. */
  @Flag(false)
  freeQuotes: boolean;

  /** Null: no question was answered. */
  @Json({ nullable: true })
  practices: PracticesDto | null;

  /** Null: no question was answered. */
  @Json({ nullable: true })
  terms: TermsDto | null;

  /** Through whom notifiable work in homes is notified; null: nothing is said of it. */
  @Varchar(80, { nullable: true })
  notifiedThrough: string | null;

  @Json({ nullable: true })
  people: TeamMemberDto[] | null;

  @Whole({ default: 25 })
  yearsExperience: number;

  @Whole({ default: 500 })
  projectsCompleted: number;

  /** Per cent. */
  @Whole({ default: 99 })
  satisfactionRate: number;

  /** Who counted each figure, and until which day ('YYYY-MM-DD'). Visitors see no figure without both. */
  @Varchar(200, { nullable: true })
  yearsExperienceSource: string | null;

  @Varchar(10, { nullable: true })
  yearsExperienceAsOf: string | null;

  @Varchar(200, { nullable: true })
  projectsCompletedSource: string | null;

  @Varchar(10, { nullable: true })
  projectsCompletedAsOf: string | null;

  @Varchar(200, { nullable: true })
  satisfactionRateSource: string | null;

  @Varchar(10, { nullable: true })
  satisfactionRateAsOf: string | null;

  @Varchar(7, { default: '#FACC15' })
  primaryColor: string;

  @Varchar(7, { default: '#15803D' })
  secondaryColor: string;

  @Json()
  socialMedia: SocialMediaDto;

  @Varchar(500, { nullable: true })
  capabilityStatementUrl: string | null;

  @Json()
  openingHours: OpeningHours;

  /** 'YYYY-MM-DD': closed besides the bank holidays of the rules. */
  @Json()
  bankHolidays: string[];

  /** Whose bank holidays the office keeps; null: those of its address. A text, as the numbers for messages are. */
  @LongText({ nullable: true })
  nation: Nation | null;

  @Json({ nullable: true })
  specialDays: SpecialDays[] | null;

  /** Working hours after the next opening, in which an enquiry that came out of hours has its reply. */
  @Whole({ default: 2 })
  replyHours: number;

  /** The year for which the owner has said how the firm closes over Christmas. */
  @Whole({ nullable: true })
  christmasAnswered: number | null;

  @Json({ nullable: true })
  banner: Banner | null;

  @Degrees({ nullable: true })
  latitude: number | null;

  @Degrees({ nullable: true })
  longitude: number | null;

  @Varchar(254, { nullable: true })
  smtpHost: string | null;

  @Whole({ nullable: true })
  smtpPort: number | null;

  @Varchar(254, { nullable: true })
  smtpUser: string | null;

  /** Encrypted with SECRET_KEY; never returned, logged or audited. */
  @Varchar(1000, { nullable: true })
  smtpPassword: string | null;

  @LongText()
  autoresponderTemplate: string;

  @Json()
  emailRecipients: string[];

  @Varchar(1000, { nullable: true })
  webhookUrl: string | null;

  /** Encrypted with SECRET_KEY; returned only when created, never logged or audited. */
  @Varchar(1000, { nullable: true })
  webhookSecret: string | null;

  /** Months; null: enquiries are never erased. */
  @Whole({ nullable: true, default: 24 })
  retentionMonths: number | null;

  /** Whether customers are asked for a review once their job is done. */
  @Flag(false)
  asksForReviews: boolean;

  /** Whether the office gets a mail on the 1st about the month before. */
  @Flag(true)
  mailsMonthlyReport: boolean;

  /** Whether editors need a second factor, too; administrators of a public site always do. */
  @Flag(false)
  requireSecondFactor: boolean;

  @Json()
  replyTemplates: ReplyTemplateDto[];

  /** Until the owner saves the settings, sample content at a public address is noindex. */
  @Flag(false)
  isDemo: boolean;

  /** Optional set-up steps that were saved or skipped; null: none. Required steps are done when their data is there. */
  @Json({ nullable: true })
  setUpSteps: string[] | null;
}
