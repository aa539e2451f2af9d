import { type SelectQueryBuilder, EventSubscriber, type EntitySubscriberInterface, type InsertEvent } from 'typeorm';
import { findWords, wordsOf, indexedText, type WordHits } from '../database/word-index.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { InquiryWords } from './inquiry-words.entity.js';

const COUNTRY = /^\s*(?:\+|00)44\s*(?:\(0\))?/;
/** Fewest digits in the index. */
const FEW_DIGITS = 4;
const MANY_DIGITS = 6;

const digitsOf = (phone: string): string => phone.replace(COUNTRY, '0').replace(/\D/g, '');

/** The number from each digit on, so that any part of it is a prefix. */
const endsOf = (digits: string): string[] =>
  Array.from({ length: Math.max(1, digits.length - FEW_DIGITS + 1) }, (_, i) => digits.slice(i)).filter(Boolean);

type Texts = Pick<ContactInquiry, 'name' | 'email' | 'phone' | 'message'> & { company?: string | null };

export const wordsOfInquiry = ({ name, company, email, phone, message }: Texts): string[] => [
  ...new Set([...wordsOf([name, company, email].join(' ')), ...endsOf(digitsOf(phone)), ...wordsOf(message)]),
];

export function wordsOfSearch(text: string): string[] {
  const digits = digitsOf(text);
  return /^[\d\s()+./-]+$/.test(text) && digits.length >= MANY_DIGITS ? [digits] : wordsOf(text);
}

export const findInquiries = ({ alias, connection }: SelectQueryBuilder<ContactInquiry>, text: string): Promise<WordHits<ContactInquiry>> =>
  findWords(connection.manager, { table: 'contact_inquiry_words', reference: 'inquiryId', alias, words: wordsOfSearch(text) });

/** Runs in the transaction that stores an enquiry. What visitors wrote does not change later. */
@EventSubscriber()
export class InquiryWordsSubscriber implements EntitySubscriberInterface<ContactInquiry> {
  listenTo(): typeof ContactInquiry {
    return ContactInquiry;
  }

  async afterInsert({ entity, manager }: InsertEvent<ContactInquiry>): Promise<void> {
    await manager.insert(InquiryWords, { inquiryId: entity.id, words: indexedText(wordsOfInquiry(entity)) });
  }
}
