import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type EntityManager, type Repository } from 'typeorm';
import { Changes } from '../audit/changes.service.js';
import { InvalidFields } from '../common/errors.js';
import { list, Listing, type ListQuery, type ListSpec } from '../common/list-query.js';
import { findOrFail, patch } from '../common/records.js';
import { currentActor } from '../common/request-context.js';
import { OutboxService } from '../mail/outbox.service.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { TracedInquiry, UpdateContactInquiryDto } from './contact-inquiry.dto.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { InquiryEvents } from './inquiry-events.service.js';
import { INQUIRY_KIND as KIND } from './inquiry-kind.js';
import { narrowToWords } from './inquiry-words.js';
import { narrowToSpam } from './spam/spam-filter.js';
import { promised, PROMISES, type Promised } from './promise.js';

const LIST: ListSpec<ContactInquiry> = {
  resource: 'contact-inquiries',
  sortable: ['createdAt', 'name', 'email', 'serviceType', 'status', 'respondedAt', 'dueAt', 'updatedAt'],
  filterable: { status: 'string', createdAt: 'date', name: 'string', email: 'string', serviceType: 'string', assigneeId: 'string' },
  search: narrowToWords,
  defaultSort: [['createdAt', 'DESC']],
  unpaged: 500,
  aliases: { service: 'serviceType', date: 'createdAt', firstName: 'name', lastName: 'name' },
};

/** What staff see of enquiries and change in them. */
@Injectable()
export class InquiriesService {
  constructor(
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
    private readonly changes: Changes,
    private readonly outbox: OutboxService,
    private readonly users: UsersService,
    private readonly events: InquiryEvents,
  ) {}

  /** Besides its fields the filter takes `isSpam` (default false), `promise` ('due-soon' or 'overdue'), and 'me' as an assigneeId. */
  async list(query: ListQuery): Promise<Listing<TracedInquiry>> {
    const { promise, isSpam, ...filter } = query.filter;
    if (promise !== undefined && !isPromised(promise))
      throw new BadRequestException(`The filter promise of this list takes one of: ${PROMISES.join(', ')}.`);
    if (filter['assigneeId'] === 'me') filter['assigneeId'] = currentActor().userId;
    const { resource, rows, first, total } = await list(this.inquiries, LIST, { ...query, filter }, (builder) => {
      if (promise !== undefined) promised(builder, promise, new Date());
      // Promised is only what is no spam. Said twice, it leads SQLite to another index and to reading all that was ever due.
      if (promise === undefined || isSpam !== undefined) narrowToSpam(builder, isSpam, 'id' in filter);
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
