import type { Enquiry } from '../../api/types';
import { toE164 } from '../../lib/phone';

export const EMPTY_ENQUIRY: Enquiry = { name: '', company: '', email: '', phone: '', serviceType: '', message: '' };

export type EnquiryField = keyof Enquiry;
export type FieldErrors = Partial<Record<EnquiryField, string>>;

const REQUIRED: EnquiryField[] = ['name', 'email', 'phone', 'serviceType', 'message'];
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

export const isEnquiryField = (name: string): name is EnquiryField => Object.hasOwn(EMPTY_ENQUIRY, name);

/** What stands in the way of sending, one sentence a field. The server has the last word. */
export function validate(enquiry: Enquiry): FieldErrors {
  const errors: FieldErrors = {};
  if (!EMAIL.test(enquiry.email.trim())) errors.email = 'Enter an e-mail address such as name@example.co.uk';
  if (!toE164(enquiry.phone)) errors.phone = 'Enter a phone number with its area code, such as 0151 496 0000 or 07700 900000';
  for (const field of REQUIRED) if (!enquiry[field].trim()) errors[field] = 'Required';
  return errors;
}

/** The first message of each field that the form knows. */
export function firstMessages(fields: Record<string, string[]> = {}): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, messages] of Object.entries(fields)) if (isEnquiryField(field)) errors[field] = messages[0] ?? 'Invalid input';
  return errors;
}
