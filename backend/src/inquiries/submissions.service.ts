import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { Changes } from '../audit/changes.service.js';
import { promisedReply } from '../company/business-clock.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { InvalidFields } from '../platform/common/errors.js';
import { londonSpan } from '../platform/common/london.js';
import { newRecord } from '../platform/common/records.js';
import { currentActor } from '../platform/common/request-context.js';
import { keyedHash } from '../platform/config/crypto.js';
import { Secrets } from '../platform/config/secrets.js';
import { acknowledgeBy, COMPLAINT_TITLE } from './complaints.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import type { CreateContactDto } from './contact.dto.js';
import { callBackAt, type CallTime } from './customer-page/office-hours.js';
import { InquiryEventBus } from './inquiry-event-bus.js';
import { INQUIRY_KIND as KIND } from './inquiry.kind.js';
import type { Topic } from './leads.js';
import { SPAM_FROM, type Finding } from './spam/judge.js';
import { SpamService } from './spam/spam.service.js';
import { Subjects } from './subjects.service.js';

/** Without script, the same text from the same address within this period (at most twice as long) is one enquiry. */
const PERIOD_MS = 10 * 60_000;

/** During a flood, enquiries count as spam, so that the office does not get a thousand emails. */
const FLOOD: Finding = { reason: 'Arrived during a flood of enquiries', points: SPAM_FROM, isDecisive: true };

/** `when`: the sender asks to be rung back. */
export type Submission = CreateContactDto & { when?: CallTime; topic?: Topic };

const NO_HOURS = 'We cannot promise a time to ring you. Please call us, or send us a message.';

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
  keysOf(sent: Submission, isScriptless: boolean, now: Date): string[] {
    const { submissionId, name, company, email, phone, serviceType, message, when, topic } = sent;
    const content = [name, company ?? null, email, phone, serviceType ?? null, message, ...(when ? [when] : []), ...(topic ? [topic] : [])];
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

  /** Throws InvalidFields (400) for a call that no opening hours allow. No audit row, because no user did it. */
  async store(sent: Submission, keys: string[], isFlood: boolean): Promise<{ inquiry: ContactInquiry; isRepeat: boolean }> {
    const { name, company, email, phone, serviceType, message, source, heardFrom, referrerHost, utmSource, photos = 0 } = sent;
    const judged = await this.spam.judge(sent, new Date(), isFlood ? [FLOOD] : []);
    // No rule about words hides a complaint; its signs of spam are shown all the same.
    if (sent.topic === 'data' && !isFlood && !sent.website) judged.spamSince = null;
    const subject = sent.topic === 'data' ? { serviceTitle: COMPLAINT_TITLE, place: null } : await this.subjects.of(sent);
    const renewalId = await this.subjects.renewalOf(sent);
    return this.changes.write(KIND.resource, async ({ manager, now }) => {
      // The unique key has refused the second of two simultaneous submissions.
      const before = await this.find(keys, manager);
      if (before) return { inquiry: before, isRepeat: true };
      const settings = await this.company.current(manager);
      const call = sent.when && callBackAt(settings, now, sent.when);
      if (sent.when && !call) throw new InvalidFields({ when: [NO_HOURS] }, NO_HOURS);
      const inquiry = Object.assign(newRecord(ContactInquiry, now), {
        ...judged,
        ...subject,
        name,
        email,
        phone,
        message: call ? `${message} ${londonSpan(call.from, call.until)} (UK time)` : message,
        callBackFrom: call?.from ?? null,
        callBackUntil: call?.until ?? null,
        company: company ?? null,
        serviceType: serviceType ?? null,
        source: source ?? 'contact-form',
        heardFrom: heardFrom ?? null,
        referrerHost: referrerHost ?? null,
        utmSource: utmSource ?? null,
        submissionKey: keys[0] ?? null,
        topic: sent.topic ?? 'work',
        status: 'new' as const,
        dueAt: sent.topic === 'data' ? acknowledgeBy(now) : (call?.until ?? promisedReply(settings, now)),
      });
      await manager.insert(ContactInquiry, inquiry);
      if (renewalId) await this.subjects.recordResponse(manager, renewalId, inquiry.id);
      if (!inquiry.spamSince) await this.events.raise({ name: 'received', inquiry, manager, now, photosToFollow: photos });
      return { inquiry, isRepeat: false };
    });
  }
}
