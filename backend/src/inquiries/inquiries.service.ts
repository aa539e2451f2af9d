import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { Changes, type RecordKind } from '../audit/changes.service.js';
import { list, Listing, type ListQuery, type ListSpec } from '../common/list-query.js';
import { RateLimit } from '../common/rate-limit.js';
import { findOrFail, newRecord } from '../common/records.js';
import { currentActor } from '../common/request-context.js';
import { TooManyTries } from '../common/too-many-tries.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { Env } from '../config/env.js';
import { MailWorker } from '../mail/mail-worker.service.js';
import { OutboxService } from '../mail/outbox.service.js';
import type { TracedInquiry, UpdateContactInquiryDto } from './contact-inquiry.dto.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import type { ContactAnswer, CreateContactDto } from './contact.dto.js';
import { enquiryMails } from './enquiry-mails.js';

const KIND: RecordKind<ContactInquiry> = { resource: 'contact-inquiries', label: 'inquiry', entity: ContactInquiry };

const LIST: ListSpec<ContactInquiry> = {
  resource: 'contact-inquiries',
  sortable: ['createdAt', 'name', 'email', 'serviceType', 'status', 'respondedAt', 'updatedAt'],
  filterable: { status: 'string', createdAt: 'date', name: 'string', email: 'string', serviceType: 'string' },
  search: ['name', 'email', 'phone', 'company', 'message'],
  defaultSort: [['createdAt', 'DESC']],
  unpaged: 500,
  aliases: { service: 'serviceType', date: 'createdAt', firstName: 'name', lastName: 'name' },
};

/** Enquiries taken from one address within the window; a whole office may share one (decisions.md 'Enquiries'). */
const PER_ADDRESS = 30;
const WINDOW_MS = 60 * 60_000;

/** Literal: specification, section 8 'Contact success'. */
const RECEIVED = "We'll get back to you within 24 hours. For urgent matters, please call our emergency line.";

@Injectable()
export class InquiriesService {
  constructor(
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
    private readonly changes: Changes,
    private readonly company: CompanyInfoService,
    private readonly outbox: OutboxService,
    private readonly mailWorker: MailWorker,
    private readonly rateLimit: RateLimit,
    private readonly env: Env,
  ) {}

  /**
   * Stores a visitor's enquiry together with the mails that it sets off; they go out in the background.
   * @throws TooManyTries (429)
   */
  async submit(enquiry: CreateContactDto): Promise<ContactAnswer> {
    const key = `contact:${currentActor().ipAddress ?? 'unknown'}`;
    const { allowed, retryAfter } = await this.rateLimit.take(key, PER_ADDRESS, WINDOW_MS);
    if (!allowed)
      throw new TooManyTries(
        `We have had many messages from you. Please call us, or write again in ${Math.ceil(retryAfter / 60)} minutes.`,
        retryAfter,
      );
    try {
      const { id } = await this.store(enquiry);
      this.mailWorker.wake();
      return { id, message: RECEIVED };
    } catch (error) {
      await this.rateLimit.refund(key);
      throw error;
    }
  }

  async list(query: ListQuery): Promise<Listing<TracedInquiry>> {
    const { resource, rows, first, total } = await list(this.inquiries, LIST, query, (builder) => builder.andWhere('r.spamSince IS NULL'));
    return new Listing(resource, await this.traced(rows), first, total);
  }

  /** @throws NoSuchRecord (404) */
  async get(id: string): Promise<TracedInquiry> {
    return this.withMails(await findOrFail(this.inquiries, { id }, KIND.label));
  }

  async update(id: string, fields: UpdateContactInquiryDto, ifMatch?: number): Promise<TracedInquiry> {
    const inquiry = await this.changes.update(KIND, id, ifMatch, fields, (changed, { now }) => {
      if (changed.status !== 'new') changed.respondedAt ??= now;
    });
    return this.withMails(inquiry);
  }

  async remove(id: string): Promise<TracedInquiry> {
    return this.withMails(await this.changes.remove(KIND, id));
  }

  countNew(): Promise<number> {
    return this.inquiries.countBy({ status: 'new', spamSince: IsNull() });
  }

  listRecent(count: number): Promise<ContactInquiry[]> {
    return this.inquiries.find({ where: { spamSince: IsNull() }, order: { createdAt: 'DESC', id: 'DESC' }, take: count });
  }

  /** No audit row: nobody of the staff did it, and the record says all of it. */
  private async store({ company, serviceType, source, ...fields }: CreateContactDto): Promise<ContactInquiry> {
    const settings = await this.company.current();
    return this.changes.write(KIND.resource, async ({ manager, now }) => {
      const inquiry = Object.assign(newRecord(ContactInquiry, now), {
        ...fields,
        company: company ?? null,
        serviceType: serviceType ?? null,
        source: source ?? 'contact-form',
        status: 'new' as const,
      });
      await manager.insert(ContactInquiry, inquiry);
      for (const mail of enquiryMails(inquiry, settings, this.env.publicUrl)) await this.outbox.enqueue(manager, mail, now);
      return inquiry;
    });
  }

  private async traced(inquiries: ContactInquiry[]): Promise<TracedInquiry[]> {
    const mails = await this.outbox.ofInquiries(inquiries.map(({ id }) => id));
    return inquiries.map((inquiry) => ({ inquiry, mails: mails.get(inquiry.id) ?? [] }));
  }

  private async withMails(inquiry: ContactInquiry): Promise<TracedInquiry> {
    return { inquiry, mails: (await this.outbox.ofInquiries([inquiry.id])).get(inquiry.id) ?? [] };
  }
}
