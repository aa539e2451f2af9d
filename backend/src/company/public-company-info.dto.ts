import { ApiProperty, IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { NATIONS, type Nation } from '../platform/time/bank-holidays.js';
import { daysBefore, londonDay } from '../platform/time/london.js';
import { pick } from '../platform/common/pick.js';
import { unmarked } from '../platform/words/marks.js';
import { bannerAt, PublicBanner } from './banner.dto.js';
import { ReplyPromise, replyPromise } from './business-clock.js';
import { CompanyInfoFields, PUBLIC } from './company-info.dto.js';
import type { CompanyInfo } from './company-info.entity.js';
import { AddressPartsDto, type ReviewProfileDto } from './company-parts.dto.js';
import { nationFor, otherDays } from './day-hours.js';
import { partsOf } from './postal-address.js';
import { OtherDayView } from './special-days.dto.js';

/** Empty on a site that was started empty, until its owner enters them. */
export class FirstEntered {
  email: string;
  phone: string;
  address: string;
}
export const FIRST_ENTERED = ['email', 'phone', 'address'] as const satisfies (keyof FirstEntered)[];

/** The settings for visitors, without mail. The privacy policy states how long enquiries are kept. */
export class PublicCompanyInfo extends IntersectionType(OmitType(PickType(CompanyInfoFields, PUBLIC), FIRST_ENTERED), FirstEntered) {
  addressParts: AddressPartsDto;
  /** Whose law applies: of the settings or of the address. */
  @ApiProperty({ enum: NATIONS })
  nation: Nation;
  /** True of the sample company, whose form offers general types of work instead of its services. */
  isSample: boolean;
  /** Days 'YYYY-MM-DD' from today on on which the office is closed: the bank holidays of the next 13 months, and the owner's closings. */
  bankHolidays: string[];
  /** The announcement that is shown now. */
  banner: PublicBanner | null;
  /** When the next announcement starts or the present one ends. */
  @ApiProperty({ format: 'date-time', nullable: true })
  bannerChangesAt: Date | null;
  replyPromise: ReplyPromise;
  /** Days of the next 13 months with other hours than their weekday's, in order. */
  otherHours: OtherDayView[];
}

const SHOWN_DAYS = 400;

/** What follows from the rules and the owner's entries, so that the website has no rules of its own. */
function comingDays(info: CompanyInfo, now: Date): Pick<PublicCompanyInfo, 'bankHolidays' | 'otherHours'> {
  const [first, last] = [londonDay(now), daysBefore(londonDay(now), -SHOWN_DAYS)];
  const days = otherDays(info, first, SHOWN_DAYS);
  const closed = days.filter(({ hours }) => hours.length === 0).map(({ day }) => day);
  return {
    bankHolidays: [...closed, ...info.bankHolidays.filter((day) => day >= last).sort()],
    otherHours: days.filter(({ hours }) => hours.length > 0),
  };
}

/** The fictional company that fills an empty database. */
export const SAMPLE_COMPANY = 'Dibbin Electrical';

/** Stands for a number that a company does not have, or has not entered. */
const NO_NUMBER = '00000000';

/** A rating that does not say of how many reviews and when is worth nothing. */
const withWholeRating = ({ name, url, rating, count, asOf }: ReviewProfileDto): ReviewProfileDto => ({
  name,
  url,
  ...(rating && count && asOf ? { rating, count, asOf } : { rating: null, count: null, asOf: null }),
});

export const toPublicCompanyInfo = (info: CompanyInfo, now = new Date()): PublicCompanyInfo => ({
  ...pick(info, PUBLIC),
  addressParts: partsOf(info),
  nation: nationFor(info),
  isSample: unmarked(info.companyName) === SAMPLE_COMPANY,
  ...bannerAt(info.banner, now),
  replyPromise: replyPromise(info, now),
  ...comingDays(info, now),
  reviewProfiles: info.reviewProfiles?.map(withWholeRating) ?? null,
  registrationNumber: info.registrationNumber === NO_NUMBER && !info.isDemo ? null : info.registrationNumber,
});
