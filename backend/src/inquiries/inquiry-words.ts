import { setImmediate as nextTurn } from 'node:timers/promises';
import { type EntityManager, EventSubscriber, In, type EntitySubscriberInterface, type InsertEvent } from 'typeorm';
import { findWords, indexedText, wordsOf, wordsToFind } from '../platform/database/word-index.js';
import { compact, digitsOf, numberIn } from '../platform/words/fold.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { InquiryEvent } from './inquiry-event.entity.js';
import { InquiryWords } from './inquiry-words.entity.js';

/** Fewest digits in the index. */
const FEW_DIGITS = 4;

/** Returns the ends of a number, so that a search by prefix finds any part of it. */
const endsOf = (digits: string): string[] =>
  Array.from({ length: Math.max(1, digits.length - FEW_DIGITS + 1) }, (_, i) => digits.slice(i)).filter(Boolean);

/** Returns names such as O'Neill and Smith-Jones in one word. */
const inOneWord = (name: string): string[] => name.split(' ').map(compact).filter(Boolean);

type Texts = Pick<ContactInquiry, 'name' | 'email' | 'phone' | 'message'> & { company?: string | null };

/** `later`: what the customer wrote on the enquiry's page. */
export const wordsOfInquiry = ({ name, company, email, phone, message }: Texts, later = ''): string[] => [
  ...new Set([
    ...wordsOf([name, company, email].join(' ')),
    ...inOneWord(`${name} ${company ?? ''}`),
    ...endsOf(digitsOf(phone)),
    ...wordsToFind(`${message} ${later}`),
  ]),
];

export function wordsOfSearch(text: string): string[] {
  const number = numberIn(text);
  return number === undefined ? wordsOf(text) : [number];
}

export const findInquiries = (manager: EntityManager, text: string, fromOldest: boolean): AsyncIterable<string[]> =>
  findWords(manager, { table: 'contact_inquiry_words', reference: 'inquiryId' }, wordsOfSearch(text), fromOldest);

/** Takes the manager of the transaction in which the customer writes again, or in which the details are corrected. */
export async function indexAgain(manager: EntityManager, inquiry: ContactInquiry): Promise<void> {
  const messages = await manager.find(InquiryEvent, {
    where: { inquiryId: inquiry.id, kind: 'message' },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  const words = indexedText(wordsOfInquiry(inquiry, messages.map(({ text }) => text).join(' ')));
  await manager.update(InquiryWords, { inquiryId: inquiry.id }, { words });
}

/** SQLite, which leaves no trace of a word in its index, needs some milliseconds for an enquiry, most of them at the commit. */
const FORGOTTEN_AT_ONCE = 2;

/** Removes the words of enquiries that are about to be erased, some in a transaction of their own; other requests are served in between. */
export async function forgetWords(manager: EntityManager, ids: readonly string[]): Promise<void> {
  for (let first = 0; first < ids.length; first += FORGOTTEN_AT_ONCE) {
    await manager.delete(InquiryWords, { inquiryId: In(ids.slice(first, first + FORGOTTEN_AT_ONCE)) });
    await nextTurn();
  }
}

/** Runs in the transaction that stores an enquiry. */
@EventSubscriber()
export class InquiryWordsSubscriber implements EntitySubscriberInterface<ContactInquiry> {
  listenTo(): typeof ContactInquiry {
    return ContactInquiry;
  }

  async afterInsert({ entity, manager }: InsertEvent<ContactInquiry>): Promise<void> {
    await manager.insert(InquiryWords, { inquiryId: entity.id, words: indexedText(wordsOfInquiry(entity)) });
  }
}
