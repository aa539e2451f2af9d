import { EventSubscriber, type EntitySubscriberInterface, type InsertEvent } from 'typeorm';
import { indexedText } from '../database/word-index.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { InquiryWords } from './inquiry-words.entity.js';
import { wordsOfInquiry } from './inquiry-words.js';

/** In the transaction in which an enquiry is stored, whoever stores it. What a visitor wrote does not change afterwards. */
@EventSubscriber()
export class InquiryWordsSubscriber implements EntitySubscriberInterface<ContactInquiry> {
  listenTo(): typeof ContactInquiry {
    return ContactInquiry;
  }

  async afterInsert({ entity, manager }: InsertEvent<ContactInquiry>): Promise<void> {
    await manager.insert(InquiryWords, { inquiryId: entity.id, words: indexedText(wordsOfInquiry(entity)) });
  }
}
