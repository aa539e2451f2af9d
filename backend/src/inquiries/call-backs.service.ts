import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { ContactResponses } from './contact-responses.service.js';
import type { ContactResponse } from './contact.dto.js';
import type { CallBackDto } from './customer-page/customer-page.dto.js';
import { CustomerPageLimits } from './customer-page/customer-page-limits.service.js';
import { CustomerPages } from './customer-page/customer-pages.service.js';
import { InquiriesService } from './inquiries.service.js';

/** Lets the sender of an enquiry choose a call at once, as the customer's page does later. */
@Injectable()
export class CallBacks {
  constructor(
    private readonly inquiries: InquiriesService,
    private readonly customers: CustomerPages,
    private readonly limits: CustomerPageLimits,
    private readonly responses: ContactResponses,
  ) {}

  /**
   * `key`: of this choice, so that a late repeat does not undo the next one. Throws NoSuchRecord (404), InvalidFields (400) for a time that is not
   * offered any more, TooManyTries (429).
   */
  async choose(inquiryId: string, choice: CallBackDto, key?: string): Promise<ContactResponse> {
    await this.limits.change(inquiryId);
    await this.customers.chooseCallBack(inquiryId, choice, key ?? randomUUID());
    return this.sent(inquiryId);
  }

  /** Returns what the sender was told, as it is now. Throws NoSuchRecord (404). */
  async sent(inquiryId: string): Promise<ContactResponse> {
    return this.responses.for((await this.inquiries.get(inquiryId)).inquiry);
  }
}
