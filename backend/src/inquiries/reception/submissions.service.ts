import { Injectable } from '@nestjs/common';
import { Changes } from '../../audit/changes.service.js';
import { promisedReply } from '../../company/business-clock.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { InvalidFields } from '../../platform/http/errors.js';
import { londonSpan } from '../../platform/time/london.js';
import { newRecord } from '../../platform/common/records.js';
import { acknowledgeBy, COMPLAINT_TITLE, isComplaint } from '../office/complaints.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { callBackAt } from '../customer-page/office-hours.js';
import { Floods } from '../floods/floods.service.js';
import { InquiryEventBus } from '../inquiry-event-bus.js';
import { INQUIRY_KIND as KIND } from '../inquiry.kind.js';
import type { Finding } from '../spam/judge.js';
import { SpamService } from '../spam/spam.service.js';
import { SubmissionKeys, type Submission } from './submission-keys.service.js';
import { Subjects } from './subjects.service.js';

/** Says little: customers write during a flood, too. */
const FLOOD: Finding = { reason: 'Arrived during a flood of enquiries', points: 1 };

const NO_HOURS = 'We cannot promise a time to ring you. Please call us, or send us a message.';

/** Stores what the form sends, once however often it arrives. */
@Injectable()
export class Submissions {
  constructor(
    readonly keys: SubmissionKeys,
    private readonly changes: Changes,
    private readonly company: CompanyInfoService,
    private readonly floods: Floods,
    private readonly events: InquiryEventBus,
    private readonly spam: SpamService,
    private readonly subjects: Subjects,
  ) {}

  /**
   * `isBeyond`: more arrives than the usual limits let in. Throws InvalidFields (400) for a call that no opening hours allow. No audit row, because no user
   * did it.
   */
  async store(sent: Submission, keys: string[], isBeyond: boolean): Promise<{ inquiry: ContactInquiry; isRepeat: boolean }> {
    const { name, company, email, phone, message, source, heardFrom, referrerHost, utmSource, photos = 0 } = sent;
    const judge = await this.spam.weigh(sent, new Date());
    const subject = isComplaint(sent) ? { serviceTitle: COMPLAINT_TITLE, serviceType: null, place: null } : await this.subjects.of(sent);
    const renewalId = await this.subjects.renewalOf(sent);
    // Before the transaction, which is short, because it lets one in at a time.
    const settings = await this.company.current();
    return this.changes.write(KIND.resource, async (change) => {
      const { manager, now } = change;
      // First, because it lets one in at a time: what follows sees all that were stored before.
      const flood = await this.floods.locked(manager);
      // The unique key has refused the second of two simultaneous submissions.
      const before = await this.keys.find(keys, manager);
      if (before) return { inquiry: before, isRepeat: true };
      const call = sent.when && callBackAt(settings, now, sent.when);
      if (sent.when && !call) throw new InvalidFields({ when: [NO_HOURS] }, NO_HOURS);
      const heldBackAt = await this.floods.hold(flood, change, isBeyond);
      const judged = judge(heldBackAt ? [FLOOD] : []);
      // No rule about words hides a complaint; its signs of spam are shown all the same.
      if (isComplaint(sent) && !sent.website) judged.spamSince = null;
      const inquiry = Object.assign(newRecord(ContactInquiry, now), {
        ...judged,
        heldBackAt,
        ...subject,
        name,
        email,
        phone,
        message: call ? `${message} ${londonSpan(call.from, call.until)} (UK time)` : message,
        callBackFrom: call?.from ?? null,
        callBackUntil: call?.until ?? null,
        company: company ?? null,
        source: source ?? 'contact-form',
        heardFrom: heardFrom ?? null,
        referrerHost: referrerHost ?? null,
        utmSource: utmSource ?? null,
        submissionKey: keys[0] ?? null,
        topic: sent.topic ?? 'work',
        status: 'new' as const,
        dueAt: isComplaint(sent) ? acknowledgeBy(now) : (call?.until ?? promisedReply(settings, now)),
      });
      await manager.insert(ContactInquiry, inquiry);
      if (renewalId) await this.subjects.recordResponse(manager, renewalId, inquiry.id);
      if (!inquiry.spamSince) await this.events.raise({ name: 'received', inquiry, manager, now, settings, photosToFollow: photos });
      if (heldBackAt) await this.floods.count(flood, change, inquiry);
      return { inquiry, isRepeat: false };
    });
  }
}
