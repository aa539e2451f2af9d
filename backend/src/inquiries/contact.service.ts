import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { Changes } from '../audit/changes.service.js';
import { RateLimit } from '../common/rate-limit.js';
import { newRecord } from '../common/records.js';
import { currentActor } from '../common/request-context.js';
import { TooManyTries } from '../common/too-many-tries.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { Env } from '../config/env.js';
import { MailWorker } from '../mail/mail-worker.service.js';
import { OutboxService } from '../mail/outbox.service.js';
import { PageCounter } from '../statistics/page-counter.service.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import type { ContactAnswer, CreateContactDto } from './contact.dto.js';
import { enquiryMails } from './enquiry-mails.js';
import { INQUIRY_KIND as KIND } from './inquiry-kind.js';
import { dueAfter } from './promise.js';
import { SpamService } from './spam/spam.service.js';
import { Submissions } from './submissions.service.js';

/** Enquiries taken from one address within the window; a whole office may share one (decisions.md 'Enquiries'). */
const PER_ADDRESS = 30;
/** Taken from all addresses together: a flood must not fill the disk. A hundred times a busy day's. */
const PER_HOUR = 3_000;
const WINDOW_MS = 60 * 60_000;

/** Literal: specification, section 8 'Contact success'. */
const RECEIVED = "We'll get back to you within 24 hours. For urgent matters, please call our emergency line.";

/** Takes what visitors write. */
@Injectable()
export class ContactService {
  constructor(
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
    private readonly changes: Changes,
    private readonly company: CompanyInfoService,
    private readonly outbox: OutboxService,
    private readonly mailWorker: MailWorker,
    private readonly rateLimit: RateLimit,
    private readonly env: Env,
    private readonly spam: SpamService,
    private readonly submissions: Submissions,
    private readonly pageCounter: PageCounter,
  ) {}

  /**
   * Stores a visitor's enquiry together with the mails that it sets off; they go out in the background. Suspected spam is stored
   * all the same and answered alike, but sets off none. What was stored before and comes again, because its answer was lost, gets
   * that answer and nothing else happens.
   * @param isScriptless the browser's own form sent it, which knows no submissionId
   * @throws TooManyTries (429)
   */
  async submit(sent: CreateContactDto, isScriptless = false): Promise<ContactAnswer> {
    const keys = this.submissions.keysOf(sent, isScriptless, new Date());
    const before = await findStored(this.inquiries, keys);
    if (before) return { id: before.id, message: RECEIVED };
    const taken = await this.takePlaces();
    try {
      const { inquiry, isRepeat } = await this.store(sent, keys);
      if (isRepeat) await this.refund(taken);
      else {
        this.mailWorker.wake();
        if (!inquiry.spamSince) void this.pageCounter.countEnquiry(inquiry.source);
      }
      return { id: inquiry.id, message: RECEIVED };
    } catch (error) {
      await this.refund(taken);
      throw error;
    }
  }

  /** The throttles' keys; what one of them refuses counts for none. */
  private async takePlaces(): Promise<string[]> {
    const limits = [[`contact:${currentActor().ipAddress ?? 'unknown'}`, PER_ADDRESS] as const, ['contact', PER_HOUR] as const];
    const taken: string[] = [];
    for (const [key, limit] of limits) {
      const { allowed, retryAfter } = await this.rateLimit.take(key, limit, WINDOW_MS);
      if (allowed) taken.push(key);
      else {
        await this.refund(taken);
        throw new TooManyTries(
          `We have had many messages${limit === PER_ADDRESS ? ' from you' : ''}. Please call us, or write again in ${Math.ceil(retryAfter / 60)} minutes.`,
          retryAfter,
        );
      }
    }
    return taken;
  }

  private async refund(taken: string[]): Promise<void> {
    for (const key of taken) await this.rateLimit.refund(key);
  }

  /** No audit row: nobody of the staff did it, and the record says all of it. */
  private async store(sent: CreateContactDto, keys: string[]): Promise<{ inquiry: ContactInquiry; isRepeat: boolean }> {
    const { name, company, email, phone, serviceType, message, source } = sent;
    const settings = await this.company.current();
    const judged = await this.spam.judge(sent, new Date());
    return this.changes.write(KIND.resource, async ({ manager, now }) => {
      // Of two that arrive at the same moment the second is here again, when the unique key has refused it.
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
      if (!inquiry.spamSince)
        for (const mail of enquiryMails(inquiry, settings, this.env.publicUrl)) await this.outbox.enqueue(manager, mail, now);
      return { inquiry, isRepeat: false };
    });
  }
}

/** Staff may have deleted it meanwhile: it was read, and what came again is no other. */
const findStored = async (inquiries: Repository<ContactInquiry>, keys: string[]): Promise<ContactInquiry | null> =>
  keys.length ? inquiries.findOne({ where: { submissionKey: In(keys) }, withDeleted: true }) : null;
