import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CompanyInfo } from '../company/company-info.entity.js';
import type { ContactInquiry } from './contact-inquiry.entity.js';

/** 'complaint-added' by staff; 'rescued' from spam; 'released': staff say that an enquiry held back in a flood is no spam; 'deadline-near' also if it has just passed; 'answered' at the first reply that reached the customer; 'staff-wrote': a reply that is about to be sent; 'delayed': the reply will be late. */
export type InquiryEventName =
  | 'received'
  | 'complaint-added'
  | 'marked-as-spam'
  | 'rescued'
  | 'released'
  | 'deadline-near'
  | 'answered'
  | 'customer-wrote'
  | 'staff-wrote'
  | 'link-renewed'
  | 'email-changed'
  | 'delayed';

/** For example 'wrote a message' and the message; words may be ''. */
export interface News {
  did: string;
  words: string;
}

export interface RaisedEvent {
  name: InquiryEventName;
  inquiry: ContactInquiry;
  /** The manager of the transaction that causes the event. */
  manager: EntityManager;
  now: Date;
  /** If they are known already. */
  settings?: CompanyInfo;
  /** With 'received': how many photos the sender is about to add. */
  photosToFollow?: number;
  /** Of 'customer-wrote' and 'staff-wrote'. */
  news?: News;
  /** Of 'email-changed'. */
  formerEmail?: string;
}

type Listener = (event: RaisedEvent) => Promise<void>;

/** Unlike Nest's event emitter, listeners share the transaction, and their errors roll it back: no enquiry without its notifications. */
@Injectable()
export class InquiryEventBus {
  private readonly listeners: Listener[] = [];

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  async raise(event: RaisedEvent): Promise<void> {
    for (const listener of this.listeners) await listener(event);
  }
}
