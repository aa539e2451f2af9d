import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type EntityManager, type Repository } from 'typeorm';
import { Changes } from '../audit/changes.service.js';
import { InvalidFields } from '../common/errors.js';
import { list, Listing, type ListQuery, type ListSpec } from '../common/list-query.js';
import { RateLimit } from '../common/rate-limit.js';
import { findOrFail, newRecord, patch } from '../common/records.js';
import { currentActor } from '../common/request-context.js';
import { TooManyTries } from '../common/too-many-tries.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { Env } from '../config/env.js';
import { MailWorker } from '../mail/mail-worker.service.js';
import { OutboxService } from '../mail/outbox.service.js';
import { PageCounter } from '../statistics/page-counter.service.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { TracedInquiry, UpdateContactInquiryDto } from './contact-inquiry.dto.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import type { ContactAnswer, CreateContactDto } from './contact.dto.js';
import { enquiryMails } from './enquiry-mails.js';
import { InquiryEvents } from './inquiry-events.service.js';
import { INQUIRY_KIND as KIND } from './inquiry-kind.js';
import { narrowToWords } from './inquiry-words.js';
import { SpamService } from './spam/spam.service.js';
import { narrowToSpam } from './spam/spam-filter.js';
import { dueAfter, promised, PROMISES, type Promised } from './promise.js';

const LIST: ListSpec<ContactInquiry> = {
  resource: 'contact-inquiries',
  sortable: ['createdAt', 'name', 'email', 'serviceType', 'status', 'respondedAt', 'dueAt', 'updatedAt'],
  filterable: { status: 'string', createdAt: 'date', name: 'string', email: 'string', serviceType: 'string', assigneeId: 'string' },
  search: narrowToWords,
  defaultSort: [['createdAt', 'DESC']],
  unpaged: 500,
  aliases: { service: 'serviceType', date: 'createdAt', firstName: 'name', lastName: 'name' },
};

/** Enquiries taken from one address within the window; a whole office may share one (decisions.md 'Enquiries'). */
const PER_ADDRESS = 30;
/** Taken from all addresses together: a flood must not fill the disk. A hundred times a busy day's. */
const PER_HOUR = 3_000;
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
    private readonly users: UsersService,
    private readonly events: InquiryEvents,
    private readonly spam: SpamService,
    private readonly pageCounter: PageCounter,
  ) {}

  /**
   * Stores a visitor's enquiry together with the mails that it sets off; they go out in the background. Suspected spam is stored
   * all the same and answered alike, but sets off none.
   * @throws TooManyTries (429)
   */
  async submit(enquiry: CreateContactDto): Promise<ContactAnswer> {
    const taken = await this.takePlaces();
    try {
      const { id, source, spamSince } = await this.store(enquiry);
      this.mailWorker.wake();
      if (!spamSince) void this.pageCounter.countEnquiry(source);
      return { id, message: RECEIVED };
    } catch (error) {
      for (const key of taken) await this.rateLimit.refund(key);
      throw error;
    }
  }

  /** Besides its fields the filter takes `isSpam` (default false), `promise` ('due-soon' or 'overdue'), and 'me' as an assigneeId. */
  async list(query: ListQuery): Promise<Listing<TracedInquiry>> {
    const { promise, isSpam, ...filter } = query.filter;
    if (promise !== undefined && !isPromised(promise))
      throw new BadRequestException(`The filter promise of this list takes one of: ${PROMISES.join(', ')}.`);
    if (filter['assigneeId'] === 'me') filter['assigneeId'] = currentActor().userId;
    const { resource, rows, first, total } = await list(this.inquiries, LIST, { ...query, filter }, (builder) => {
      narrowToSpam(builder, isSpam, 'id' in filter);
      if (promise !== undefined) promised(builder, promise, new Date());
    });
    return new Listing(resource, await this.traced(rows), first, total);
  }

  /** @throws NoSuchRecord (404) */
  async get(id: string): Promise<TracedInquiry> {
    return this.tracedOne(await findOrFail(this.inquiries, { id }, KIND.label));
  }

  /**
   * A change of status or assignee is written into the history.
   * @throws NoSuchRecord (404), ChangedMeanwhile (412), InvalidFields (400) when nobody active has the id of the assignee
   */
  async update(id: string, fields: UpdateContactInquiryDto, ifMatch?: number): Promise<TracedInquiry> {
    const inquiry = await this.changes.update(KIND, id, ifMatch, {}, async (changed, change) => {
      const { status, assigneeId } = changed;
      patch(this.inquiries, changed, fields);
      if (changed.status !== 'new') changed.respondedAt ??= change.now;
      if (changed.status !== status) await this.events.add(change, id, 'status', changed.status);
      if (changed.assigneeId !== assigneeId)
        await this.events.add(change, id, 'assignee', await usernameOf(change.manager, changed.assigneeId));
    });
    return this.tracedOne(inquiry);
  }

  async remove(id: string): Promise<TracedInquiry> {
    return this.tracedOne(await this.changes.remove(KIND, id));
  }

  countNew(): Promise<number> {
    return this.inquiries.countBy({ status: 'new', spamSince: IsNull() });
  }

  countPromised(state: Promised): Promise<number> {
    return promised(this.inquiries.createQueryBuilder('r'), state, new Date()).getCount();
  }

  listRecent(count: number): Promise<ContactInquiry[]> {
    return this.inquiries.find({ where: { spamSince: IsNull() }, order: { createdAt: 'DESC', id: 'DESC' }, take: count });
  }

  /** The throttles' keys; what one of them refuses counts for none. */
  private async takePlaces(): Promise<string[]> {
    const limits = [[`contact:${currentActor().ipAddress ?? 'unknown'}`, PER_ADDRESS] as const, ['contact', PER_HOUR] as const];
    const taken: string[] = [];
    for (const [key, limit] of limits) {
      const { allowed, retryAfter } = await this.rateLimit.take(key, limit, WINDOW_MS);
      if (allowed) taken.push(key);
      else {
        for (const other of taken) await this.rateLimit.refund(other);
        throw new TooManyTries(
          `We have had many messages${limit === PER_ADDRESS ? ' from you' : ''}. Please call us, or write again in ${Math.ceil(retryAfter / 60)} minutes.`,
          retryAfter,
        );
      }
    }
    return taken;
  }

  /** No audit row: nobody of the staff did it, and the record says all of it. */
  private async store(sent: CreateContactDto): Promise<ContactInquiry> {
    const { name, company, email, phone, serviceType, message, source } = sent;
    const settings = await this.company.current();
    const judged = await this.spam.judge(sent, new Date());
    return this.changes.write(KIND.resource, async ({ manager, now }) => {
      const inquiry = Object.assign(newRecord(ContactInquiry, now), {
        ...judged,
        name,
        email,
        phone,
        message,
        company: company ?? null,
        serviceType: serviceType ?? null,
        source: source ?? 'contact-form',
        status: 'new' as const,
        dueAt: dueAfter(now),
      });
      await manager.insert(ContactInquiry, inquiry);
      if (!inquiry.spamSince)
        for (const mail of enquiryMails(inquiry, settings, this.env.publicUrl)) await this.outbox.enqueue(manager, mail, now);
      return inquiry;
    });
  }

  private async traced(inquiries: ContactInquiry[]): Promise<TracedInquiry[]> {
    const trace = await this.tracer(inquiries);
    return inquiries.map(trace);
  }

  private async tracedOne(inquiry: ContactInquiry): Promise<TracedInquiry> {
    return (await this.tracer([inquiry]))(inquiry);
  }

  private async tracer(inquiries: ContactInquiry[]): Promise<(inquiry: ContactInquiry) => TracedInquiry> {
    const [mails, names] = await Promise.all([
      this.outbox.ofInquiries(inquiries.map(({ id }) => id)),
      this.users.namesOf(inquiries.flatMap(({ assigneeId }) => assigneeId ?? [])),
    ]);
    return (inquiry) => ({ inquiry, assignee: names.get(inquiry.assigneeId ?? '') ?? null, mails: mails.get(inquiry.id) ?? [] });
  }
}

const isPromised = (value: unknown): value is Promised => (PROMISES as readonly unknown[]).includes(value);

/** @throws InvalidFields (400) */
async function usernameOf(manager: EntityManager, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const user = await manager.findOneBy(User, { id, isActive: true });
  if (!user) throw new InvalidFields({ assigneeId: ['This member of staff is not active any more. Please choose someone else.'] });
  return user.username;
}
