import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { Changes } from '../audit/changes.service.js';
import { HOUR_MS } from '../platform/common/durations.js';
import { Limits, type Limit } from '../platform/common/limits.js';
import { newRecord } from '../platform/common/records.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { PageCounter } from '../statistics/page-counter.service.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import type { ContactAnswer, CreateContactDto } from './contact.dto.js';
import { InquiryEventBus } from './inquiry-event-bus.js';
import { INQUIRY_KIND as KIND } from './inquiry.kind.js';
import { dueAfter } from './response-deadline.js';
import { UploadKeys } from './photos/upload-keys.service.js';
import { SPAM_FROM, type Finding } from './spam/judge.js';
import { SpamService } from './spam/spam.service.js';
import { Submissions } from './submissions.service.js';

const received = (emergencyPhone: string | null): string =>
  `We'll get back to you within 24 hours. For urgent matters, please call ${emergencyPhone ? 'our emergency line' : 'us'}.`;

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

/** During a flood, enquiries count as spam, so that the office does not get a thousand emails. */
const FLOOD: Finding = { reason: 'Arrived during a flood of enquiries', points: SPAM_FROM, isDecisive: true };

@Injectable()
export class ContactService {
  constructor(
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
    private readonly changes: Changes,
    private readonly company: CompanyInfoService,
    private readonly events: InquiryEventBus,
    private readonly limits: Limits,
    private readonly spam: SpamService,
    private readonly submissions: Submissions,
    private readonly pageCounter: PageCounter,
    private readonly uploadKeys: UploadKeys,
  ) {}

  /** Spam gets the usual response, a repeat the first one. `isScriptless`: there is no submissionId. Throws TooManyTries (429). */
  async submit(sent: CreateContactDto, isScriptless = false): Promise<ContactAnswer> {
    const keys = this.submissions.keysOf(sent, isScriptless, new Date());
    const before = await findStored(this.inquiries, keys);
    if (before) return this.answer(before);
    const place = await this.limits.take(ENQUIRIES);
    try {
      const { inquiry, isRepeat } = await this.store(sent, keys, place.isFlood);
      if (isRepeat) await this.limits.refund(place);
      else if (!inquiry.spamSince) void this.pageCounter.countEnquiry(inquiry.source);
      return this.answer(inquiry);
    } catch (error) {
      await this.limits.refund(place);
      throw error;
    }
  }

  private async answer({ id }: ContactInquiry): Promise<ContactAnswer> {
    const { emergencyPhone } = await this.company.current();
    return { id, message: received(emergencyPhone), uploadKey: this.uploadKeys.make(id) };
  }

  /** No audit row, because no user did it. */
  private async store(sent: CreateContactDto, keys: string[], isFlood: boolean): Promise<{ inquiry: ContactInquiry; isRepeat: boolean }> {
    const { name, company, email, phone, serviceType, message, source, photos = 0 } = sent;
    const judged = await this.spam.judge(sent, new Date(), isFlood ? [FLOOD] : []);
    return this.changes.write(KIND.resource, async ({ manager, now }) => {
      // The unique key has refused the second of two simultaneous submissions.
      const before = await findStored(manager.getRepository(ContactInquiry), keys);
      if (before) return { inquiry: before, isRepeat: true };
      const inquiry = Object.assign(newRecord(ContactInquiry, now), {
        ...judged,
        name,
        email,
        phone,
        message,
        company: company ?? null,
        serviceType: serviceType ?? null,
        source: source ?? 'contact-form',
        submissionKey: keys[0] ?? null,
        status: 'new' as const,
        dueAt: dueAfter(now),
      });
      await manager.insert(ContactInquiry, inquiry);
      if (!inquiry.spamSince) await this.events.raise({ name: 'received', inquiry, manager, now, photosToFollow: photos });
      return { inquiry, isRepeat: false };
    });
  }
}

/** The trash counts, too: a repeat of a deleted enquiry is still a repeat. */
const findStored = async (inquiries: Repository<ContactInquiry>, keys: string[]): Promise<ContactInquiry | null> =>
  keys.length ? inquiries.findOne({ where: { submissionKey: In(keys) }, withDeleted: true }) : null;
