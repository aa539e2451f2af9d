import { Day } from '../platform/fields/days.js';
import { Flag, Text, WebAddress } from '../platform/fields/validation.js';

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

export class ReviewProfileDto {
  /** Such as 'Google' or 'Checkatrade'. */
  @Text({ max: 50 })
  name: string;

  @WebAddress()
  url: string;
}

export class ReplyTemplateDto {
  @Text({ max: 100 })
  name: string;

  /** Plain text; {name}, {service}, {replyBy}, {phone}, {emergencyPhone}, {companyName} and {sender} are replaced. */
  @Text({ max: 2000 })
  text: string;
}
