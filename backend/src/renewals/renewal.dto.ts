import { OmitType, PartialType } from '@nestjs/swagger';
import { withoutTrash } from '../platform/common/records.js';
import { Day } from '../platform/fields/days.js';
import { EmailAddress, Flag, Phone, RecordId, Text, Whole } from '../platform/fields/validation.js';
import { Renewal } from './renewal.entity.js';

export class CreateRenewalDto {
  @Text({ max: 200 })
  customer: string;

  @EmailAddress({ optional: true })
  email?: string | null;

  @Phone({ optional: true })
  phone?: string | null;

  /** Where it was inspected. */
  @Text({ max: 300 })
  address: string;

  /** For example 'Fire alarm service'. */
  @Text({ max: 120 })
  what: string;

  /** The day of the last inspection. */
  @Day({ optional: true, hasCome: true })
  lastOn?: string | null;

  /** Months until the next one; default 12. */
  @Whole({ min: 1, max: 240, optional: true })
  intervalMonths?: number | null;

  /** Who says that the interval is usual, such as a standard. Customers read it. */
  @Text({ max: 200, optional: true })
  intervalSource?: string | null;

  /** After `lastOn`. Default: `intervalMonths` after `lastOn`, also if a later `lastOn` is saved with the same day as before. */
  @Day({ optional: true, earliest: '2000-01-01', yearsAhead: 30 })
  dueOn?: string | null;

  /** Whether the customer agreed to be reminded by email; needs `agreedOn` and `agreedHow`. */
  @Flag({ optional: true })
  hasAgreed?: boolean | null;

  @Day({ optional: true, hasCome: true })
  agreedOn?: string | null;

  /** How the customer agreed, or was told and did not object (regulation 22 of PECR). */
  @Text({ max: 200, optional: true })
  agreedHow?: string | null;

  /** Where staff have it from. */
  @Text({ max: 100, optional: true })
  source?: string | null;

  @Text({ max: 2000, optional: true })
  notes?: string | null;

  /** The won enquiry that it is made from; each makes one. */
  @RecordId({ optional: true })
  inquiryId?: string | null;
}

export class UpdateRenewalDto extends PartialType(OmitType(CreateRenewalDto, ['inquiryId'])) {}

/** The inspection was done again. */
export class RenewalDoneDto {
  /** The day on which it was due; the same call sent twice changes nothing more. */
  @Day()
  dueOn: string;

  /** The day on which it was done; default: today. */
  @Day({ optional: true, hasCome: true })
  doneOn?: string | null;
}

const INTERNAL = ['deletedAt', 'trashKey', 'addressKey', 'reminded60For', 'reminded14For'] as const;

export class RenewalRecord extends OmitType(Renewal, INTERNAL) {}

/** The renewals that have to do with an enquiry. */
export class RenewalsOfInquiry {
  /** Made from it. */
  made: RenewalRecord | null;
  /** The customer responded to its reminder by this enquiry. */
  asked: RenewalRecord | null;
}

export function toRenewalRecord(renewal: Renewal): RenewalRecord {
  const { addressKey: _a, reminded60For: _l, reminded14For: _s, ...record } = withoutTrash(renewal);
  return record;
}
