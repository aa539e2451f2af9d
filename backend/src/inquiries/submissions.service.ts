import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { Changes } from '../audit/changes.service.js';
import { promisedReply } from '../company/business-clock.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { newRecord } from '../platform/common/records.js';
import { currentActor } from '../platform/common/request-context.js';
import { keyedHash } from '../platform/config/crypto.js';
import { Secrets } from '../platform/config/secrets.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import type { CreateContactDto } from './contact.dto.js';
import { InquiryEventBus } from './inquiry-event-bus.js';
import { INQUIRY_KIND as KIND } from './inquiry.kind.js';
import { SPAM_FROM, type Finding } from './spam/judge.js';
import { SpamService } from './spam/spam.service.js';
import { Subjects } from './subjects.service.js';

/** Without script, the same text from the same address within this period (at most twice as long) is one enquiry. */
const PERIOD_MS = 10 * 60_000;

/** During a flood, enquiries count as spam, so that the office does not get a thousand emails. */
const FLOOD: Finding = { reason: 'Arrived during a flood of enquiries', points: SPAM_FROM, isDecisive: true };

/** Stores what the form sends, once however often it arrives. */
@Injectable()
export class Submissions {
  constructor(
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
    private readonly changes: Changes,
    private readonly company: CompanyInfoService,
    private readonly events: InquiryEventBus,
    private readonly spam: SpamService,
    private readonly subjects: Subjects,
    private readonly secrets: Secrets,
  ) {}

  /** Keys of earlier submissions; store under the first. Any correction changes them. Without script, time and address replace the id. */
  keysOf(sent: CreateContactDto, isScriptless: boolean, now: Date): string[] {
    const { submissionId, name, company, email, phone, serviceType, message } = sent;
    const content = [name, company ?? null, email, phone, serviceType ?? null, message];
    const keyOf = (...from: (string | number)[]) => keyedHash(this.secrets.key, 'submission', JSON.stringify([...from, ...content]));
    if (submissionId) return [keyOf(submissionId)];
    const { addressKey } = currentActor();
    if (!isScriptless || addressKey === null) return [];
    const period = Math.floor(now.getTime() / PERIOD_MS);
    return [keyOf(addressKey, period), keyOf(addressKey, period - 1)];
  }

  /** Returns the enquiry that was stored under one of these keys. The trash counts, too: a repeat of a deleted enquiry is still a repeat. */
  async find(keys: string[], manager = this.inquiries.manager): Promise<ContactInquiry | null> {
    return keys.length ? manager.findOne(ContactInquiry, { where: { submissionKey: In(keys) }, withDeleted: true }) : null;
  }

  /** No audit row, because no user did it. */
  async store(sent: CreateContactDto, keys: string[], isFlood: boolean): Promise<{ inquiry: ContactInquiry; isRepeat: boolean }> {
    const { name, company, email, phone, serviceType, message, source, heardFrom, referrerHost, utmSource, photos = 0 } = sent;
    const judged = await this.spam.judge(sent, new Date(), isFlood ? [FLOOD] : []);
    const subject = await this.subjects.of(sent);
    return this.changes.write(KIND.resource, async ({ manager, now }) => {
      // The unique key has refused the second of two simultaneous submissions.
      const before = await this.find(keys, manager);
      if (before) return { inquiry: before, isRepeat: true };
      const inquiry = Object.assign(newRecord(ContactInquiry, now), {
        ...judged,
        ...subject,
        name,
        email,
        phone,
        message,
        company: company ?? null,
        serviceType: serviceType ?? null,
        source: source ?? 'contact-form',
        heardFrom: heardFrom ?? null,
        referrerHost: referrerHost ?? null,
        utmSource: utmSource ?? null,
        submissionKey: keys[0] ?? null,
        status: 'new' as const,
        dueAt: promisedReply(await this.company.current(manager), now),
      });
      await manager.insert(ContactInquiry, inquiry);
      if (!inquiry.spamSince) await this.events.raise({ name: 'received', inquiry, manager, now, photosToFollow: photos });
      return { inquiry, isRepeat: false };
    });
  }
}
