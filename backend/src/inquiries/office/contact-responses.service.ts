import { Injectable } from '@nestjs/common';
import { promiseWords } from '../../company/business-clock.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { londonAppointment } from '../../platform/time/london.js';
import { isComplaint } from './complaints.js';
import type { ContactInquiry } from '../contact-inquiry.entity.js';
import type { ContactResponse } from '../reception/contact.dto.js';
import { comingCall, daysOf } from '../customer-page/customer-view.js';
import { callBackWindows } from '../customer-page/office-hours.js';
import { UploadKeys } from '../photos/upload-keys.service.js';

const received = (promise: string, emergencyPhone: string | null): string =>
  `We'll get back to you ${promise}. For urgent matters, please call ${emergencyPhone ? 'our emergency line' : 'us'}.`;

const complained = (email: string, isAcknowledged: boolean): string =>
  `We have your complaint${isAcknowledged ? ` and will acknowledge it by email to ${email}` : ''}. We will look into it without undue delay and tell you the outcome.`;

const rung = (callBack: string): string => `We will ring you: ${callBack} (UK time).`;

/** The acknowledgement and the office's notice take longer than usual. */
const flooded = (phone: string): string => `Far more messages than usual are coming in: if it is urgent, please call ${phone}.`;

@Injectable()
export class ContactResponses {
  constructor(
    private readonly company: CompanyInfoService,
    private readonly uploadKeys: UploadKeys,
  ) {}

  /** What happens next, for the sender. */
  async for(inquiry: ContactInquiry): Promise<ContactResponse> {
    const { id, email, createdAt, reopenedAt, dueAt, heldBackAt } = inquiry;
    const settings = await this.company.current();
    const now = new Date();
    const callBack = comingCall(inquiry, now);
    const said = () => {
      if (isComplaint(inquiry)) return complained(email, heldBackAt === null);
      return callBack && !email ? rung(callBack) : received(promiseWords(reopenedAt ?? createdAt, dueAt), settings.emergencyPhone);
    };
    return {
      id,
      message: heldBackAt ? `${said()} ${flooded(settings.emergencyPhone ?? settings.phone)}` : said(),
      replyBy: londonAppointment(dueAt),
      email,
      callBack,
      callDays: daysOf(callBackWindows(settings, now)),
      uploadKey: this.uploadKeys.make(id),
    };
  }
}
