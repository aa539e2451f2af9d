import { ApiProperty, IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { DAY_MS } from '../platform/time/durations.js';
import { londonDay } from '../platform/time/london.js';
import { pick } from '../platform/common/pick.js';
import { bankHolidaysBetween, NATIONS, type Nation } from '../platform/time/bank-holidays.js';
import { BannerTimes, fromBanner } from './banner.dto.js';
import { ADMIN, CompanyInfoFields, PUBLIC } from './company-info.dto.js';
import type { CompanyInfo } from './company-info.entity.js';
import { AddressPartsDto } from './company-parts.dto.js';
import { nationFor } from './day-hours.js';
import { partsOf } from './postal-address.js';
import { FIRST_ENTERED, FirstEntered } from './public-company-info.dto.js';

/** Administrators only. */
class CompanyInfoOfAdministrators extends PickType(CompanyInfoFields, ADMIN) {
  hasSmtpPassword: boolean;
}

/** What visitors get as the days that follow from it. */
const CALENDAR = ['bankHolidays', 'nation', 'specialDays', 'replyHours', 'christmasAnswered'] as const;

export class ComingHoliday {
  @ApiProperty({ format: 'date' })
  day: string;
  name: string;
}

/** Bank holidays of the saved settings. */
export class KeptHolidays {
  @ApiProperty({ enum: NATIONS })
  nation: Nation;
  /** Of the next 13 months, by date. */
  coming: ComingHoliday[];
}

/** Editors do not see the mail settings. */
export class CompanyInfoRecord extends IntersectionType(
  OmitType(PickType(CompanyInfoFields, [...PUBLIC, ...CALENDAR, 'banner', 'replyTemplates']), FIRST_ENTERED),
  FirstEntered,
  PartialType(CompanyInfoOfAdministrators),
) {
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** Of the banner. */
  bannerTimes: BannerTimes | null;
  addressParts: AddressPartsDto;
  keptHolidays: KeptHolidays;
  /** True until the settings are first saved. */
  isDemo: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const STAFF_FIELDS = ['id', ...PUBLIC, ...CALENDAR, 'replyTemplates', 'isDemo', 'version', 'createdAt', 'updatedAt'] as const;

const COMING_MONTHS_MS = 396 * DAY_MS;

function keptHolidays(info: CompanyInfo, now: Date): KeptHolidays {
  const nation = nationFor(info);
  const [first, last] = [londonDay(now), londonDay(new Date(now.getTime() + COMING_MONTHS_MS))];
  return { nation, coming: bankHolidaysBetween(nation, first, last) };
}

export const toCompanyInfoRecord = (info: CompanyInfo, isAdmin: boolean): CompanyInfoRecord => ({
  ...pick(info, STAFF_FIELDS),
  addressParts: partsOf(info),
  banner: info.banner && fromBanner(info.banner),
  keptHolidays: keptHolidays(info, new Date()),
  bannerTimes: info.banner && { from: new Date(info.banner.from), until: new Date(info.banner.until) },
  ...(isAdmin && { ...pick(info, ADMIN), hasSmtpPassword: info.smtpPassword !== null }),
});
