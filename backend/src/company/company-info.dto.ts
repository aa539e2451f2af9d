import { ApiProperty, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { ListOf, ObjectOf } from '../common/nested.js';
import { pick } from '../common/pick.js';
import { Decimal, EmailAddress, HexColour, ImageUrl, Link, Phone, Text, TextList, WebAddress, Whole } from '../common/validation.js';
import type { CompanyInfo, OpeningHours, ReplyTemplate, SocialMedia } from './company-info.entity.js';
import { isDay, isOpeningHours, OpeningHoursView } from './opening-hours.dto.js';

const Check = (name: string, validate: (value: unknown) => boolean, message: string) =>
  ValidateBy({ name, validator: { validate, defaultMessage: () => message } });

export class SocialMediaDto implements SocialMedia {
  @WebAddress({ optional: true })
  facebook?: string;
  @WebAddress({ optional: true })
  instagram?: string;
  @WebAddress({ optional: true })
  linkedin?: string;
  @WebAddress({ optional: true })
  x?: string;
  @WebAddress({ optional: true })
  youtube?: string;
}

export class ReplyTemplateDto implements ReplyTemplate {
  @Text({ max: 100 })
  name: string;

  /** Plain text for a mail program; {name}, {service}, {phone}, {emergencyPhone}, {companyName} and {sender} are filled in. */
  @Text({ max: 2000 })
  text: string;
}

class CompanyInfoFields {
  @Text({ max: 200 })
  companyName: string;

  @EmailAddress()
  email: string;

  @Phone()
  phone: string;

  @Phone()
  emergencyPhone: string;

  @Text({ max: 500 })
  address: string;

  @Text({ max: 32, optional: true })
  registrationNumber: string | null;

  @Text({ max: 32, optional: true })
  vatNumber: string | null;

  @ImageUrl({ optional: true })
  logoUrl: string | null;

  @ImageUrl({ optional: true })
  faviconUrl: string | null;

  @TextList({ maxItems: 20, max: 100 })
  accreditations: string[];

  @TextList({ maxItems: 50, max: 100 })
  keyClients: string[];

  @Whole({ max: 500 })
  yearsExperience: number;

  @Whole()
  projectsCompleted: number;

  /** Per cent. */
  @Whole({ max: 100 })
  satisfactionRate: number;

  @HexColour()
  primaryColor: string;

  @HexColour()
  secondaryColor: string;

  @ApiProperty({ type: SocialMediaDto, required: true })
  @ObjectOf(() => SocialMediaDto)
  socialMedia: SocialMediaDto;

  /** A download on /about. */
  @Link({ optional: true })
  capabilityStatementUrl: string | null;

  @Check('openingHours', isOpeningHours, 'Please give every day opening and closing times such as 08:00 and 18:00, or mark it as closed')
  @ApiProperty({ type: OpeningHoursView })
  openingHours: OpeningHours;

  /** Days 'YYYY-MM-DD' on which the office is closed. */
  @Check('bankHolidays', (v) => Array.isArray(v) && v.length <= 200 && v.every(isDay), 'Please give days such as 2026-12-25')
  bankHolidays: string[];

  @Decimal({ min: -90, max: 90, optional: true })
  latitude: number | null;

  @Decimal({ min: -180, max: 180, optional: true })
  longitude: number | null;

  @Text({ max: 254, optional: true })
  smtpHost: string | null;

  @Whole({ min: 1, max: 65_535, optional: true })
  smtpPort: number | null;

  @Text({ max: 254, optional: true })
  smtpUser: string | null;

  /** Write-only: stored encrypted, never answered. */
  @Text({ max: 200, optional: true })
  smtpPassword: string | null;

  @Text({ max: 10_000 })
  autoresponderTemplate: string;

  /** Who gets the notice of a new enquiry. */
  @EmailList()
  emailRecipients: string[];

  /** Months after which an enquiry is erased, with its mails and notes; null: never. The privacy policy says so. */
  @Whole({ min: 1, max: 600, optional: true })
  retentionMonths: number | null;

  /** What 'Reply via Email' offers. */
  @ApiProperty({ type: () => ReplyTemplateDto, isArray: true, required: true })
  @ListOf(() => ReplyTemplateDto, 20)
  replyTemplates: ReplyTemplateDto[];
}

function EmailList(): PropertyDecorator {
  return TextList({ maxItems: 20, max: 254 });
}

/** Administrators only: mail settings and recipients, and how long enquiries are kept. */
export const ADMIN_FIELDS = [
  'smtpHost',
  'smtpPort',
  'smtpUser',
  'smtpPassword',
  'emailRecipients',
  'autoresponderTemplate',
  'retentionMonths',
] as const;

export class UpdateCompanyInfoDto extends PartialType(CompanyInfoFields) {}

const PUBLIC = [
  'companyName',
  'email',
  'phone',
  'emergencyPhone',
  'address',
  'registrationNumber',
  'vatNumber',
  'logoUrl',
  'faviconUrl',
  'accreditations',
  'keyClients',
  'yearsExperience',
  'projectsCompleted',
  'satisfactionRate',
  'primaryColor',
  'secondaryColor',
  'socialMedia',
  'capabilityStatementUrl',
  'openingHours',
  'bankHolidays',
  'latitude',
  'longitude',
  'retentionMonths',
] as const;

/** The settings as visitors may see them: nothing about mail. How long enquiries are kept stands in the privacy policy. */
export class PublicCompanyInfo extends PickType(CompanyInfoFields, PUBLIC) {}

/** The settings as staff see them. */
export class CompanyInfoRecord extends OmitType(CompanyInfoFields, ['smtpPassword']) {
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** Whether a password is stored; the password itself is never answered. */
  hasSmtpPassword: boolean;
  /** True until the settings are saved for the first time. */
  isDemo: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const STAFF = ['id', ...PUBLIC, 'replyTemplates', 'isDemo', 'version', 'createdAt', 'updatedAt'] as const;
const ADMIN = ['smtpHost', 'smtpPort', 'smtpUser', 'emailRecipients', 'autoresponderTemplate'] as const;

export const toPublicCompanyInfo = (info: CompanyInfo): PublicCompanyInfo => pick(info, PUBLIC);

/** Editors do not see the mail settings. */
export const toCompanyInfoRecord = (info: CompanyInfo, isAdmin: boolean): Partial<CompanyInfoRecord> => ({
  ...pick(info, STAFF),
  ...(isAdmin && { ...pick(info, ADMIN), hasSmtpPassword: info.smtpPassword !== null }),
});
