import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '../../platform/time/durations.js';
import { Limits, type Limit } from '../../platform/limits/limits.js';
import type { ContactResponse, DataComplaintDto, RingBackDto } from './contact.dto.js';
import { isComplaint } from '../office/complaints.js';
import { ContactResponses } from '../office/contact-responses.service.js';
import type { CallBackDto } from '../customer-page/customer-page.dto.js';
import { CustomerPageLimits } from '../customer-page/customer-page-limits.service.js';
import { CustomerPages } from '../customer-page/customer-pages.service.js';
import { InquiriesService } from '../inquiries.service.js';
import type { Submission } from './submission-keys.service.js';
import { Submissions } from './submissions.service.js';

/** docs/product.md, 'Enquiries'. */
export const ENQUIRIES: Limit = {
  name: 'contact',
  windowMs: HOUR_MS,
  stages: [
    { perAddress: 30, perNetwork: 200, overall: 1_000 },
    { perAddress: 20, perNetwork: 1_200, overall: 6_000 },
    { perAddress: 3, perNetwork: 2_000, overall: 20_000 },
  ],
  refusal: (wait) => `We have received too many messages. Please call us, or write again in ${wait}.`,
};

const RING_ME = 'Please ring me back.';

/** Raised after the commit, for enquiries about work that are not spam. */
export const INQUIRY_STORED = 'enquiry.stored';
export interface InquiryStored {
  /** The path of the page with the form, if the form named it. */
  source: string | null;
}

@Injectable()
export class ContactService {
  constructor(
    private readonly limits: Limits,
    private readonly submissions: Submissions,
    private readonly emitter: EventEmitter2,
    private readonly responses: ContactResponses,
    private readonly inquiries: InquiriesService,
    private readonly customers: CustomerPages,
    private readonly customerLimits: CustomerPageLimits,
  ) {}

  /** Spam gets the usual response, a repeat the first one. `isScriptless`: there is no submissionId. Throws TooManyTries (429). */
  async submit(sent: Submission, isScriptless = false): Promise<ContactResponse> {
    const keys = this.submissions.keys.of(sent, isScriptless, new Date());
    const before = await this.submissions.keys.find(keys);
    if (before) return this.responses.for(before);
    const place = await this.limits.take(ENQUIRIES);
    try {
      const { inquiry, isRepeat } = await this.submissions.store(sent, keys, place.isFlood);
      if (isRepeat) await this.limits.refund(place);
      else if (!inquiry.spamSince && !isComplaint(inquiry))
        this.emitter.emit(INQUIRY_STORED, { source: inquiry.source } satisfies InquiryStored);
      return this.responses.for(inquiry);
    } catch (error) {
      await this.limits.refund(place);
      throw error;
    }
  }

  /** Stores the wish as an enquiry whose promise is the call. Throws TooManyTries (429), InvalidFields (400) if the office has no opening hours. */
  ringBack(wish: RingBackDto, isScriptless = false): Promise<ContactResponse> {
    return this.submit({ ...wish, email: '', message: RING_ME }, isScriptless);
  }

  /** Throws TooManyTries (429). */
  complain(complaint: DataComplaintDto, isScriptless = false): Promise<ContactResponse> {
    return this.submit({ ...complaint, phone: '', topic: 'data' }, isScriptless);
  }

  /**
   * Lets the sender choose a call at once, as the customer's page does later. `key`: of this choice, so that a late repeat does not undo the next one.
   * Throws NoSuchRecord (404), InvalidFields (400) for a time that is not offered any more, TooManyTries (429).
   */
  async chooseCallBack(inquiryId: string, choice: CallBackDto, key?: string): Promise<ContactResponse> {
    await this.customerLimits.change(inquiryId);
    await this.customers.chooseCallBack(inquiryId, choice, key ?? randomUUID());
    return this.sent(inquiryId);
  }

  /** Returns what the sender was told, as it is now. Throws NoSuchRecord (404). */
  async sent(inquiryId: string): Promise<ContactResponse> {
    return this.responses.for((await this.inquiries.get(inquiryId)).inquiry);
  }
}
