import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { HOUR_MS } from '../platform/common/durations.js';
import { Limits, type Limit } from '../platform/common/limits.js';
import type { ContactResponse, CreateContactDto } from './contact.dto.js';
import { ContactResponses } from './contact-responses.service.js';
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

/** Raised after the commit, for enquiries that are not spam. */
export const ENQUIRY_STORED = 'enquiry.stored';
export interface EnquiryStored {
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
  ) {}

  /** Spam gets the usual response, a repeat the first one. `isScriptless`: there is no submissionId. Throws TooManyTries (429). */
  async submit(sent: CreateContactDto, isScriptless = false): Promise<ContactResponse> {
    const keys = this.submissions.keysOf(sent, isScriptless, new Date());
    const before = await this.submissions.find(keys);
    if (before) return this.responses.for(before);
    const place = await this.limits.take(ENQUIRIES);
    try {
      const { inquiry, isRepeat } = await this.submissions.store(sent, keys, place.isFlood);
      if (isRepeat) await this.limits.refund(place);
      else if (!inquiry.spamSince) this.emitter.emit(ENQUIRY_STORED, { source: inquiry.source } satisfies EnquiryStored);
      return this.responses.for(inquiry);
    } catch (error) {
      await this.limits.refund(place);
      throw error;
    }
  }
}
