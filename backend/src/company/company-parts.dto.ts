import { Day } from '../platform/fields/days.js';
import { HasPictures } from '../platform/fields/picture.dto.js';
import { Flag, ImageUrl, Ruled, Text, WebAddress, Whole } from '../platform/fields/validation.js';

export class SocialMediaDto {
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

/** The address by its parts, for search engines and maps. */
export class AddressPartsDto {
  /** Unit, house and street, with commas. */
  @Text({ max: 200, optional: true })
  line?: string | null;
  /** The town or village. */
  @Text({ max: 80, optional: true })
  locality?: string | null;
  @Text({ max: 80, optional: true })
  county?: string | null;
  @Text({ max: 20, optional: true })
  postcode?: string | null;
  /** Null: the United Kingdom. */
  @Text({ max: 60, optional: true })
  country?: string | null;
}

/** True and false are answers, null is none. The About page says what is true. */
export class PracticesDto {
  /** Whether the electricians are qualified to the current edition of BS 7671. */
  @Flag({ optional: true })
  currentEdition?: boolean | null;
  /** Whether those who inspect and test hold a qualification for that. */
  @Flag({ optional: true })
  inspectionQualifications?: boolean | null;
  /** Whether there are apprentices, and they never work alone. */
  @Flag({ optional: true })
  supervisedApprentices?: boolean | null;
  /** Whether no work is given to subcontractors. */
  @Flag({ optional: true })
  ownStaff?: boolean | null;
  /** Whether everyone who comes into a home has a DBS certificate. */
  @Flag({ optional: true })
  recordChecks?: boolean | null;
}

export class AccreditationProofDto {
  /** As in `accreditations`. */
  @Text({ max: 100 })
  name: string;

  /** Of the certificate or the membership. */
  @Text({ max: 50, optional: true })
  number?: string | null;

  /** The company's entry in the public register. */
  @WebAddress({ optional: true })
  registerUrl?: string | null;

  /** The last day on which it holds; visitors do not read the accreditation after it. */
  @Day({ optional: true, earliest: '2000-01-01' })
  expiresOn?: string | null;
}

/** What the Terms of Service say of time and money. They are published once all of it is answered. */
export class TermsDto {
  /** For how many days from its date a quotation holds. */
  @Whole({ min: 1, max: 365, optional: true })
  quotationDays?: number | null;
  /** Per cent of the price, paid when the work is booked. 0: no deposit. */
  @Whole({ max: 100, optional: true })
  depositPercent?: number | null;
  /** Pounds. Cheaper jobs need no deposit; null: every job needs one. */
  @Whole({ min: 1, optional: true })
  depositOver?: number | null;
  /** For how many days from its date an invoice may stay unpaid. */
  @Whole({ min: 1, max: 365, optional: true })
  paymentDays?: number | null;
  /** How many hours before the appointment it can be cancelled without charge. */
  @Whole({ min: 1, max: 720, optional: true })
  noticeHours?: number | null;
  /** Per cent of the deposit that is kept of who cancels later. */
  @Whole({ max: 100, optional: true })
  keptPercent?: number | null;
}

/** Whether the Terms of Service can say it all. */
export const areAnswered = (terms: TermsDto | null): boolean =>
  [terms?.quotationDays, terms?.depositPercent, terms?.paymentDays, terms?.noticeHours].every((answer) => typeof answer === 'number') &&
  (terms?.depositPercent === 0 || typeof terms?.keptPercent === 'number');

/** As review sites show it. */
const Rating = (): PropertyDecorator =>
  Ruled(
    'rating',
    { type: 'number', minimum: 1, maximum: 5, messages: { type: 'Please write a number', range: 'Please use a number from 1 to 5' } },
    { optional: true },
    {
      alsoWrong: (value) => (Number(Number(value).toFixed(1)) === value ? undefined : 'Please use one digit after the point, such as 4.8'),
    },
  );

export class ReviewProfileDto {
  /** Such as 'Google' or 'Checkatrade'. */
  @Text({ max: 50 })
  name: string;

  @WebAddress()
  url: string;

  /** The average there, with one decimal. Visitors read it only with `count` and `asOf`. */
  @Rating()
  rating?: number | null;

  /** How many reviews it is the average of. */
  @Whole({ min: 1, optional: true })
  count?: number | null;

  /** The day on which both were read there. */
  @Day({ optional: true, earliest: '2000-01-01', hasCome: true })
  asOf?: string | null;
}

/** Somebody whom customers meet. */
@HasPictures('photo')
export class TeamMemberDto {
  @Text({ max: 60 })
  name: string;

  /** Their trade or what they do, such as 'Electrician' or 'Office manager'. */
  @Text({ max: 60 })
  role: string;

  @Text({ max: 80, optional: true })
  qualification?: string | null;

  @ImageUrl({ optional: true })
  photo?: string | null;

  /** Whether they reply to enquiries: the contact page names them. */
  @Flag({ optional: true })
  answers?: boolean | null;

  /** Whether they come to jobs: the pages of services name them. */
  @Flag({ optional: true })
  visits?: boolean | null;
}

export class ReplyTemplateDto {
  @Text({ max: 100 })
  name: string;

  /** Plain text; {name}, {service}, {replyBy}, {phone}, {emergencyPhone}, {companyName} and {sender} are replaced. */
  @Text({ max: 2000 })
  text: string;
}
