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
  /** Patterns and what takes their place: how a number or an address is stored that came with words and marks. */
  tidy?: string[][];
  /** Patterns of mistakes, and what to say of them. */
  wrong?: string[][];
  /** Patterns of hosts that are most likely misspelt, and what they mean. */
  misspelt?: string[][];
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

/** Returns the value as the server stores it. */
export function tidy(field: EnquiryField, value: string): string {
  const list = FIELD_RULES[field].tidy ?? [];
  const once = (text: string) => list.reduce((made, [pattern = '', by = '']) => made.replace(new RegExp(pattern, 'giu'), by), text).trim();
  return list.length ? once(once(value).normalize('NFKC')) : value.trim();
}

/** Returns the address that was most likely meant, if it is another one. */
export function likelyEmail(typed: string): string | undefined {
  const [name = '', host = ''] = tidy('email', typed).toLowerCase().split('@');
  const [pattern, meant] = FIELD_RULES.email.misspelt?.find(([sign = '']) => new RegExp(sign, 'iu').test(host)) ?? [];
  return pattern === undefined || meant === undefined ? undefined : `${name}@${host.replace(new RegExp(pattern, 'iu'), meant)}`;
}

/** Returns one message for each faulty field. The server validates again. */
export function validate(enquiry: Enquiry): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of ENQUIRY_FIELDS) {
    const { pattern = '', wrong, invalid } = FIELD_RULES[field];
    const value = tidy(field, enquiry[field]);
    const mistake = wrong?.find(([sign = '']) => new RegExp(sign, 'iu').test(value))?.[1];
    if (!value && !isOptional(field)) errors[field] = 'Required';
    else if (mistake || !new RegExp(pattern, 'u').test(value)) errors[field] = mistake ?? invalid;
  }
  return errors;
}

export function firstMessages(fields: Record<string, string[]> = {}): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of ENQUIRY_FIELDS) if (fields[field]) errors[field] = fields[field][0] ?? 'Invalid input';
  return errors;
}
