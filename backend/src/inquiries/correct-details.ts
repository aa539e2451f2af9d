import { IsNull, Not } from 'typeorm';
import type { Change } from '../audit/changes.service.js';
import { InvalidFields } from '../platform/common/errors.js';
import { patch } from '../platform/common/records.js';
import type { UpdateContactInquiryDto } from './contact-inquiry.dto.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { EnquiryLink } from './customer-page/enquiry-link.entity.js';
import { indexAgain } from './inquiry-words.js';

const LABELS = { name: 'Name', phone: 'Phone', email: 'Email', company: 'Company' } as const;
const NAMES = Object.keys(LABELS) as (keyof typeof LABELS)[];

const SENT_BY_VISITOR = 'What a visitor has sent does not change. Write what is right into the office notes.';

/**
 * Corrects who an enquiry is from that staff have added. Returns what has changed, as the history keeps it; null: nothing.
 * Throws InvalidFields (400) for a visitor's enquiry, and if there would be no name or, for work, no number.
 */
export async function correctDetails(
  inquiry: ContactInquiry,
  { name, phone, email, company }: Pick<UpdateContactInquiryDto, keyof typeof LABELS>,
  { manager }: Pick<Change, 'manager'>,
): Promise<string | null> {
  const formerEmail = inquiry.email;
  const details = { name, phone: phone === null && inquiry.topic === 'data' ? '' : phone, email: email === null ? '' : email, company };
  const corrected = NAMES.filter((field) => details[field] !== undefined && details[field] !== inquiry[field]);
  if (!corrected.length) return null;
  if (inquiry.channel === 'form')
    throw new InvalidFields(Object.fromEntries(corrected.map((field) => [field, [SENT_BY_VISITOR]])), SENT_BY_VISITOR);
  patch(manager.getRepository(ContactInquiry), inquiry, details);
  // The former address may be a stranger's. A link that staff have withdrawn stays withdrawn.
  if (formerEmail && inquiry.email !== formerEmail) await manager.delete(EnquiryLink, { inquiryId: inquiry.id, tokenHash: Not(IsNull()) });
  await indexAgain(manager, inquiry);
  return corrected.map((field) => `${LABELS[field]}: ${inquiry[field] || 'none'}`).join('\n');
}
