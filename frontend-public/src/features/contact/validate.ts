import type { Enquiry } from '../../api/types';
import { toE164 } from '../../lib/phone';

export const EMPTY_ENQUIRY: Enquiry = { name: '', company: '', email: '', phone: '', serviceType: '', message: '' };

export type EnquiryField = keyof Enquiry;
export const FIELD_LABELS: Record<EnquiryField, string> = {
  name: 'Name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  serviceType: 'Service',
  message: 'Message',
};
export type FieldErrors = Partial<Record<EnquiryField, string>>;

const REQUIRED: EnquiryField[] = ['name', 'email', 'phone', 'serviceType', 'message'];
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

export const ENQUIRY_FIELDS = Object.keys(EMPTY_ENQUIRY) as EnquiryField[];

export const isEnquiryField = (name: string): name is EnquiryField => Object.hasOwn(EMPTY_ENQUIRY, name);

/** Returns one message for each faulty field. The server validates again. */
export function validate(enquiry: Enquiry): FieldErrors {
  const errors: FieldErrors = {};
  if (!EMAIL.test(enquiry.email.trim())) errors.email = 'Enter an email address such as name@example.co.uk';
  if (!toE164(enquiry.phone)) errors.phone = 'Enter a phone number with its area code, such as 0151 496 0000 or 07700 900000';
  for (const field of REQUIRED) if (!enquiry[field].trim()) errors[field] = 'Required';
  return errors;
}

export function firstMessages(fields: Record<string, string[]> = {}): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of ENQUIRY_FIELDS) if (fields[field]) errors[field] = fields[field][0] ?? 'Invalid input';
  return errors;
}
