import type { Change } from '../../audit/changes.service.js';
import { DAY_MS } from '../../platform/time/durations.js';
import { InvalidFields } from '../../platform/http/errors.js';
import { daysBefore, londonDate, londonDay, londonMoment } from '../../platform/time/london.js';
import type { ContactInquiry } from '../contact-inquiry.entity.js';

/* Complaints about personal data: section 164A of the Data Protection Act 2018. */
const ACKNOWLEDGED_WITHIN_DAYS = 30;

/** Complaints about personal data are no leads. */
export const isComplaint = ({ topic }: { topic?: string | null }): boolean => topic === 'data';

/** What staff and the customer read in place of a service. */
export const COMPLAINT_TITLE = 'Complaint about personal data';

/** By when the complaint has to be acknowledged. */
export const acknowledgeBy = (now: Date): Date => new Date(now.getTime() + ACKNOWLEDGED_WITHIN_DAYS * DAY_MS);

/** An older one is a slip of the pen, and could be as old as what the retention period erases. */
const ADDED_WITHIN_DAYS = 365;

type Subject = Pick<ContactInquiry, 'serviceTitle' | 'serviceType' | 'place' | 'heardFrom'>;

/** A complaint that staff add; its 30 days run from the beginning of the day on which it came. Throws InvalidFields (400). */
export function addedComplaint(receivedOn: string | null | undefined, now: Date): Subject & Pick<ContactInquiry, 'createdAt' | 'dueAt'> {
  const today = londonDay(now);
  const day = receivedOn ?? today;
  if (day > today || day < daysBefore(today, ADDED_WITHIN_DAYS)) {
    const reason = 'Please enter the day on which it came: today, or a day of the last 12 months.';
    throw new InvalidFields({ receivedOn: [reason] }, reason);
  }
  const createdAt = day === today ? now : londonMoment(day, '00:00');
  return { serviceTitle: COMPLAINT_TITLE, serviceType: null, place: null, heardFrom: null, createdAt, dueAt: acknowledgeBy(createdAt) };
}

type Ended = Pick<ContactInquiry, 'topic' | 'outcome' | 'complaintOutcome' | 'complaintEndedOn' | 'createdAt'>;

const ENDED_BOTH = 'Say what came of the complaint, and on which day it ended.';

/** A complaint is neither won nor lost, and work has no outcome of a complaint. Throws InvalidFields (400). */
export function requireFittingOutcome(inquiry: Ended, { now }: Pick<Change, 'now'>): void {
  const { outcome, complaintOutcome, complaintEndedOn, createdAt } = inquiry;
  const refuse = (field: string, reason: string) => new InvalidFields({ [field]: [reason] }, reason);
  if (isComplaint(inquiry) && outcome) throw refuse('outcome', 'A complaint about personal data is not won or lost.');
  if (!complaintOutcome && !complaintEndedOn) return;
  if (!isComplaint(inquiry)) throw refuse('complaintOutcome', 'This enquiry is no complaint about personal data.');
  if (!complaintOutcome || !complaintEndedOn) throw refuse(complaintOutcome ? 'complaintEndedOn' : 'complaintOutcome', ENDED_BOTH);
  if (complaintEndedOn > londonDay(now) || complaintEndedOn < londonDay(createdAt))
    throw refuse('complaintEndedOn', 'Please enter a day between that of the complaint and today.');
}

/** Returns the outcome and its day as the history keeps them; null: none any more. */
export const complaintEnd = ({ complaintOutcome, complaintEndedOn }: Ended): string | null =>
  complaintOutcome && complaintEndedOn ? `${londonDate(complaintEndedOn)}: ${complaintOutcome}` : null;
