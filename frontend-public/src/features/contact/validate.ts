import type { Enquiry } from '../../api/types';
import rules from './rules.json' with { type: 'json' };

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

interface Rule {
  maxLength?: number;
  pattern?: string;
  /** What to say when the value does not match the pattern. */
  invalid?: string;
  labels?: Record<string, string>;
}

/** The API takes enquiries without a service; the form asks for one. */
const REQUIRED: EnquiryField[] = ['name', 'email', 'phone', 'serviceType', 'message'];

export const ENQUIRY_FIELDS = Object.keys(EMPTY_ENQUIRY) as EnquiryField[];

export const isEnquiryField = (name: string): name is EnquiryField => Object.hasOwn(EMPTY_ENQUIRY, name);

/** The API's rules of the fields. rules.json is generated from the API document (`npm run openapi`). */
export const FIELD_RULES: Record<EnquiryField, Rule> = rules;

/** Returns one message for each faulty field. The server validates again. */
export function validate(enquiry: Enquiry): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of ENQUIRY_FIELDS) {
    const { pattern, invalid } = FIELD_RULES[field];
    if (pattern && !new RegExp(pattern, 'u').test(enquiry[field].trim())) errors[field] = invalid;
  }
  for (const field of REQUIRED) if (!enquiry[field].trim()) errors[field] = 'Required';
  return errors;
}

export function firstMessages(fields: Record<string, string[]> = {}): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of ENQUIRY_FIELDS) if (fields[field]) errors[field] = fields[field][0] ?? 'Invalid input';
  return errors;
}
