import type { Inquiry } from '../../api/types';
import rules from './rules.json' with { type: 'json' };

export type InquiryField = Exclude<keyof Inquiry, 'serviceSlug'>;
export const FIELD_LABELS: Record<InquiryField, string> = {
  name: 'Name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  serviceType: 'Service',
  message: 'Message',
  heardFrom: 'How did you hear of us?',
};
export type FieldErrors = Partial<Record<InquiryField, string>>;

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
export const FIELD_RULES: Record<InquiryField, Rule> = rules;
export const INQUIRY_FIELDS = Object.keys(rules) as InquiryField[];
const isInquiryField = (name: string): name is InquiryField => Object.hasOwn(rules, name);

/** Where messages about a control are shown: a service by its name has the place of its type. */
export const fieldOf = (name: string): InquiryField | undefined =>
  name === 'serviceSlug' ? 'serviceType' : isInquiryField(name) ? name : undefined;

/** Stricter than the API, which takes enquiries without a service. */
export const isOptional = (field: InquiryField): boolean => field === 'company' || field === 'heardFrom';

/** Returns the value as the server stores it. */
export function tidy(field: InquiryField, value: string): string {
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
export function validate(inquiry: Inquiry): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of INQUIRY_FIELDS) {
    const { pattern = '', wrong, invalid } = FIELD_RULES[field];
    const value = tidy(field, (field === 'serviceType' && inquiry.serviceSlug) || inquiry[field]);
    const mistake = wrong?.find(([sign = '']) => new RegExp(sign, 'iu').test(value))?.[1];
    if (!value && !isOptional(field)) errors[field] = 'Required';
    else if (mistake || !new RegExp(pattern, 'u').test(value)) errors[field] = mistake ?? invalid;
  }
  return errors;
}

export function firstMessages(fields: Record<string, string[]> = {}): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of INQUIRY_FIELDS) if (fields[field]) errors[field] = fields[field][0] ?? 'Invalid input';
  return errors;
}
