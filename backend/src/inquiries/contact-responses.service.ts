import { Injectable } from '@nestjs/common';
import { promiseWords } from '../company/business-clock.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { londonAppointment } from '../platform/common/london.js';
import type { ContactInquiry } from './contact-inquiry.entity.js';
import type { ContactResponse } from './contact.dto.js';
import { comingCall, daysOf } from './customer-page/customer-view.js';
import { callBackWindows } from './customer-page/office-hours.js';
import { UploadKeys } from './photos/upload-keys.service.js';

const received = (promise: string, emergencyPhone: string | null): string =>
  `We'll get back to you ${promise}. For urgent matters, please call ${emergencyPhone ? 'our emergency line' : 'us'}.`;

@Injectable()
export class ContactResponses {
  constructor(
    private readonly company: CompanyInfoService,
    private readonly uploadKeys: UploadKeys,
  ) {}

  /** What happens next, for the sender. */
  async for(inquiry: ContactInquiry): Promise<ContactResponse> {
    const { id, email, createdAt, reopenedAt, dueAt } = inquiry;
    const settings = await this.company.current();
    const now = new Date();
    return {
      id,
      message: received(promiseWords(reopenedAt ?? createdAt, dueAt), settings.emergencyPhone),
      replyBy: londonAppointment(dueAt),
      email,
      callBack: comingCall(inquiry, now),
      callDays: daysOf(callBackWindows(settings, now)),
      uploadKey: this.uploadKeys.make(id),
    };
  }
}
