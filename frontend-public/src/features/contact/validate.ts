import type { Enquiry } from '../../api/types';
import rules from './rules.json' with { type: 'json' };

export type EnquiryField = keyof Enquiry;
export const FIELD_LABELS: Record<EnquiryField, string> = {
  name: 'Name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  serviceType: 'Service',
  message: 'Message',
  heardFrom: 'How did you hear of us?',
};
export type FieldErrors = Partial<Record<EnquiryField, string>>;

interface Rule {
  maxLength?: number;
  pattern?: string;
  /** What to say when the value does not match the pattern. */
  invalid?: string;
  labels?: Record<string, string>;
}

/** The API's rules of the fields. rules.json is generated from the API document (`npm run openapi`). */
export const FIELD_RULES: Record<EnquiryField, Rule> = rules;
export const ENQUIRY_FIELDS = Object.keys(rules) as EnquiryField[];
export const isEnquiryField = (name: string): name is EnquiryField => Object.hasOwn(rules, name);

/** Stricter than the API, which takes enquiries without a service. */
export const isOptional = (field: EnquiryField): boolean => field === 'company' || field === 'heardFrom';

/** Returns one message for each faulty field. The server validates again. */
export function validate(enquiry: Enquiry): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of ENQUIRY_FIELDS) {
    const { pattern = '', invalid } = FIELD_RULES[field];
    const value = enquiry[field].trim();
    if (!value && !isOptional(field)) errors[field] = 'Required';
    else if (!new RegExp(pattern, 'u').test(value)) errors[field] = invalid;
  }
  return errors;
}

export function firstMessages(fields: Record<string, string[]> = {}): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of ENQUIRY_FIELDS) if (fields[field]) errors[field] = fields[field][0] ?? 'Invalid input';
  return errors;
}
