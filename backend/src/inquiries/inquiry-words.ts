import type { SelectQueryBuilder } from 'typeorm';
import { haveWords, wordsOf } from '../database/word-index.js';
import type { ContactInquiry } from './contact-inquiry.entity.js';
import { InquiryWords } from './inquiry-words.entity.js';

const COUNTRY = /^\s*(?:\+|00)44\s*(?:\(0\))?/;
/** Digits of a telephone number that are enough to look for it. */
const FEW_DIGITS = 4;
/** A search of as many digits, however they are grouped, is one for a telephone number. */
const MANY_DIGITS = 6;

const digitsOf = (phone: string): string => phone.replace(COUNTRY, '0').replace(/\D/g, '');

/** The number from each of its digits on, so that any part of it is the beginning of a word. */
const endsOf = (digits: string): string[] =>
  Array.from({ length: Math.max(1, digits.length - FEW_DIGITS + 1) }, (_, i) => digits.slice(i)).filter(Boolean);

type Texts = Pick<ContactInquiry, 'name' | 'email' | 'phone' | 'message'> & { company?: string | null };

/** What an enquiry is found by: its texts and its telephone number. */
export const wordsOfInquiry = ({ name, company, email, phone, message }: Texts): string[] => [
  ...new Set([...wordsOf([name, company, email].join(' ')), ...endsOf(digitsOf(phone)), ...wordsOf(message)]),
];

/** What someone looks for who types this. */
export function wordsOfSearch(text: string): string[] {
  const digits = digitsOf(text);
  return /^[\d\s()+./-]+$/.test(text) && digits.length >= MANY_DIGITS ? [digits] : wordsOf(text);
}

export function narrowToWords(builder: SelectQueryBuilder<ContactInquiry>, text: string): void {
  builder.innerJoin(InquiryWords, 'words', `words.inquiryId = ${builder.alias}.id`);
  haveWords(builder, 'contact_inquiry_words', 'words', wordsOfSearch(text));
}
