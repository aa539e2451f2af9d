import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { IsNull, Not, type EntityManager, type Repository, type SelectQueryBuilder } from 'typeorm';
import { Changes, type Change } from '../audit/changes.service.js';
import { undelete } from '../audit/undelete.js';
import { InvalidFields } from '../platform/http/errors.js';
import { list, listIds, Listing, passingIds, type ListQuery, type ListSpec } from '../platform/lists/list-query.js';
import { findOrFail, patch } from '../platform/common/records.js';
import { currentActor } from '../platform/http/request-context.js';
import { cleanText } from '../platform/words/text.js';
import { OutboxService } from '../delivery/outbox/outbox.service.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { aboutService } from './office/about-service.js';
import { complaintEnd, isComplaint, requireFittingOutcome } from './office/complaints.js';
import type { TracedInquiry, UpdateContactInquiryDto } from './contact-inquiry.dto.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { InquiryLink } from './customer-page/inquiry-link.entity.js';
import { InquiryEventBus } from './inquiry-event-bus.js';
import { InquiryHistory } from './office/inquiry-history.service.js';
import { INQUIRY_KIND as KIND } from './inquiry.kind.js';
import { findInquiries, indexAgain } from './inquiry-words.js';
import { InquiryPhotos } from './photos/inquiry-photos.service.js';
import { DEADLINE_STATES, narrowToDeadline, type DeadlineState } from './office/response-deadline.js';
import { sameSenders } from './reception/same-senders.js';
import { ServiceOf } from '../kinds/kind.js';

const LIST: ListSpec<ContactInquiry> = {
  resource: 'contact-inquiries',
  sortable: ['createdAt', 'name', 'email', 'serviceType', 'status', 'respondedAt', 'dueAt', 'updatedAt'],
  filterable: {
    status: 'string',
    createdAt: 'date',
    name: 'string',
    email: 'string',
    serviceType: 'string',
    assigneeId: 'string',
    outcome: 'string',
    topic: 'string',
  },
  search: findInquiries,
  defaultSort: [['createdAt', 'DESC']],
  unpaged: 500,
  aliases: { service: 'serviceType', date: 'createdAt', firstName: 'name', lastName: 'name' },
};

const LABELS = { name: 'Name', phone: 'Phone', email: 'Email', company: 'Company' } as const;
const NAMES = Object.keys(LABELS) as (keyof typeof LABELS)[];

const SENT_BY_VISITOR = 'What a visitor has sent does not change. Write what is right into the office notes.';

const MOST_IDS = 1_000;
/** Other requests are served in between. */
const IDS_AT_ONCE = 200;
const NEVER = new Date('9999-12-31');
const MARKED = 'Marked as spam by staff';

type Mark = 'customerWroteAt' | 'replyFailedAt' | 'heldBackAt';

const FLAGS: readonly unknown[] = [true, false, 'true', 'false'];

@Injectable()
@ServiceOf(KIND)
export class InquiriesService {
  constructor(
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
    private readonly changes: Changes,
    private readonly outbox: OutboxService,
    private readonly users: UsersService,
    private readonly history: InquiryHistory,
    private readonly events: InquiryEventBus,
    private readonly photos: InquiryPhotos,
  ) {}

  /** `filter` also takes `isSpam` (default false), `customerWrote`, `replyFailed`, `heldBack`, `promise` ('due-soon' or 'overdue'), `about` (a service's slug, or 'other') and the assigneeId 'me'. */
  async list(query: ListQuery): Promise<Listing<TracedInquiry>> {
    const { resource, rows, first, total } = await list(this.inquiries, LIST, ...(await this.narrowed(query)));
    return new Listing(resource, rows.map(await this.tracer(rows)), first, total);
  }

  /** Returns the ids of what `list` returns, at most 1,000, in its order. */
  async listIds(query: ListQuery): Promise<string[]> {
    return (await listIds(this.inquiries, LIST, ...(await this.narrowed({ range: [0, MOST_IDS - 1], ...query })))).rows;
  }

  /**
   * As `listIds`, at most so many, some at a time, each part behind the last row of the one before. In another order than time all enquiries are passed
   * in the order of its index, because the rows of a filter would be sorted anew for each part.
   */
  async listAllIds({ sort, filter }: ListQuery, most: number): Promise<string[]> {
    const ids = new Set<string>();
    const isSearch = typeof filter['q'] === 'string' && cleanText(filter['q']) !== '';
    const isPassingAll = orderedBy(sort) !== 'createdAt' && !isSearch && filter['id'] === undefined;
    const passed = isPassingAll ? { isSpam: filter['isSpam'] } : filter;
    const size = isSearch ? MOST_IDS : IDS_AT_ONCE;
    let read = 0;
    for (let after: ContactInquiry | null = null; ;) {
      // If it is gone, behind as many rows.
      const from = after ? 0 : read;
      const part: ListQuery = { sort, filter: passed, range: [from, from + size - 1], after: after ?? undefined, isUncounted: true };
      const { rows } = await listIds(this.inquiries, LIST, ...(await this.narrowed(part)));
      read += rows.length;
      await nextTurn();
      const found = isPassingAll ? await passingIds(this.inquiries, LIST, ...(await this.narrowed({ sort, filter })), rows) : rows;
      for (const id of found) ids.add(id);
      // A search finds at most as many.
      if (isSearch || rows.length < size || ids.size >= most) return [...ids].slice(0, most);
      after = await this.inquiries.findOne({ where: { id: rows.at(-1) }, withDeleted: true });
      await nextTurn();
    }
  }

  /** Throws NoSuchRecord (404). */
  async get(id: string): Promise<TracedInquiry> {
    return this.tracedOne(await findOrFail(this.inquiries, { id }, KIND.label));
  }

  /**
   * Throws NoSuchRecord (404), ChangedMeanwhile (412), InvalidFields (400) for an inactive assignee, for an outcome that does not fit, and for
   * details of a visitor.
   */
  async update(id: string, { name, phone, email, company, ...fields }: UpdateContactInquiryDto, ifMatch?: number): Promise<TracedInquiry> {
    const details = { name, phone, email, company };
    const inquiry = await this.changes.update(KIND, id, ifMatch, {}, async (changed, change) => {
      const { status, assigneeId, respondedAt } = changed;
      const [before, ended] = [outcomeText(changed), complaintEnd(changed)];
      const corrected = await correctDetails(changed, details, change);
      if (corrected) await this.history.add(change, id, 'corrected', corrected);
      patch(this.inquiries, changed, fields);
      if (changed.outcome !== 'lost') changed.lostReason = null;
      if (changed.outcome !== 'won') changed.amountPence = null;
      if (outcomeText(changed) !== before) await this.history.add(change, id, 'outcome', outcomeText(changed));
      requireFittingOutcome(changed, change);
      if (complaintEnd(changed) !== ended) await this.history.add(change, id, 'complaint', complaintEnd(changed));
      if (changed.status !== status) {
        if (changed.status !== 'new') changed.respondedAt ??= change.now;
        Object.assign(changed, { customerWroteAt: null, solvedAt: null, replyFailedAt: null, heldBackAt: null });
        await this.history.add(change, id, 'status', changed.status);
      }
      if (changed.assigneeId !== assigneeId)
        await this.history.add(change, id, 'assignee', await usernameOf(change.manager, changed.assigneeId));
      if (changed.respondedAt && !respondedAt)
        await this.events.raise({ name: 'answered', inquiry: changed, manager: change.manager, now: change.now });
    });
    return this.tracedOne(inquiry);
  }

  /** What came in a flood and is no spam gets its automatic reply. The deadline stays what the visitor was promised. Throws NoSuchRecord (404), ChangedMeanwhile (412). */
  async setSpam(id: string, isSpam: boolean, ifMatch?: number): Promise<TracedInquiry> {
    const inquiry = await this.changes.update(KIND, id, ifMatch, {}, async (changed, change) => {
      const isReleased = !isSpam && changed.spamSince === null && changed.heldBackAt !== null;
      if (isSpam === (changed.spamSince !== null) && !isReleased) return;
      changed.spamSince = isSpam ? change.now : null;
      const reasons = (changed.spamReasons ?? []).filter((reason) => reason !== MARKED);
      changed.spamReasons = isSpam ? [MARKED, ...reasons] : reasons;
      if (!isSpam) changed.heldBackAt = null;
      await this.history.add(change, id, 'spam', isSpam ? 'yes' : 'no');
      const name = isSpam ? 'marked-as-spam' : isReleased ? 'released' : 'rescued';
      await this.events.raise({ name, inquiry: changed, manager: change.manager, now: change.now });
    });
    return this.tracedOne(inquiry);
  }

  async remove(id: string): Promise<TracedInquiry> {
    return this.tracedOne(await this.changes.remove(KIND, id));
  }

  /** Throws NoSuchRecord (404). */
  undelete(id: string, change: Change): Promise<ContactInquiry> {
    return undelete(change, KIND, id);
  }

  countNew(): Promise<number> {
    return this.inquiries.countBy({ status: 'new', spamSince: IsNull() });
  }

  countDeadline(state: DeadlineState): Promise<number> {
    return narrowToDeadline(this.inquiries.createQueryBuilder('r'), state, new Date()).getCount();
  }

  listRecent(count: number): Promise<ContactInquiry[]> {
    return this.inquiries.find({ where: { spamSince: IsNull() }, order: { createdAt: 'DESC', id: 'DESC' }, take: count });
  }

  private async narrowed({ filter: { about, ...filter }, ...query }: ListQuery): Promise<ReturnType<typeof narrowed>> {
    const [asked, narrow] = narrowed({ ...query, filter });
    if (about === undefined) return [asked, narrow];
    const toService = await aboutService(this.inquiries.manager, about);
    return [
      asked,
      (builder) => {
        narrow(builder);
        toService(builder);
      },
    ];
  }

  private async tracedOne(inquiry: ContactInquiry): Promise<TracedInquiry> {
    return (await this.tracer([inquiry]))(inquiry);
  }

  private async tracer(inquiries: ContactInquiry[]): Promise<(inquiry: ContactInquiry) => TracedInquiry> {
    const ids = inquiries.map(({ id }) => id);
    const [deliveries, photos, senders, names] = await Promise.all([
      this.outbox.ofInquiries(ids),
      this.photos.counts(ids),
      sameSenders(this.inquiries, inquiries),
      this.users.namesOf(inquiries.flatMap(({ assigneeId }) => assigneeId ?? [])),
    ]);
    return (inquiry) => ({
      inquiry,
      assignee: names.get(inquiry.assigneeId ?? '') ?? null,
      deliveries: deliveries.get(inquiry.id) ?? [],
      photoCount: photos.get(inquiry.id) ?? 0,
      sameSender: senders(inquiry),
    });
  }
}

/** Throws BadRequestException (400). */
function narrowed(query: ListQuery): [ListQuery, (builder: SelectQueryBuilder<ContactInquiry>) => void] {
  const { promise, isSpam, customerWrote, replyFailed, heldBack, ...filter } = query.filter;
  if (promise !== undefined && !isDeadlineState(promise))
    throw new BadRequestException(`The filter promise of this list must be one of: ${DEADLINE_STATES.join(', ')}.`);
  if (filter['assigneeId'] === 'me') filter['assigneeId'] = currentActor().userId;
  return [
    { ...query, filter },
    (builder) => {
      if (promise !== undefined) narrowToDeadline(builder, promise, new Date());
      // The deadline filter already excludes spam; a second condition makes SQLite choose a slower index.
      if (promise === undefined || isSpam !== undefined) narrowToSpam(builder, isSpam, 'id' in filter);
      if (customerWrote !== undefined) narrowToPresent(builder, 'customerWroteAt', asFlag('customerWrote', customerWrote));
      if (heldBack !== undefined) narrowToPresent(builder, 'heldBackAt', asFlag('heldBack', heldBack));
      if (replyFailed !== undefined) narrowToPresent(builder, 'replyFailedAt', asFlag('replyFailed', replyFailed));
    },
  ];
}

const orderedBy = (sort: ListQuery['sort']) => (sort && (LIST.aliases?.[sort[0]] ?? sort[0])) ?? 'createdAt';

const isDeadlineState = (value: unknown): value is DeadlineState => (DEADLINE_STATES as readonly unknown[]).includes(value);

/** Keeps spam and other enquiries when they are requested by id. Throws BadRequestException (400). */
function narrowToSpam(builder: SelectQueryBuilder<ContactInquiry>, isSpam: unknown, isById: boolean): void {
  if (isSpam === undefined && isById) return;
  narrowToPresent(builder, 'spamSince', isSpam !== undefined && asFlag('isSpam', isSpam));
}

/** Throws BadRequestException (400). */
function asFlag(filter: string, value: unknown): boolean {
  if (!FLAGS.includes(value)) throw new BadRequestException(`The filter ${filter} of this list must be a boolean.`);
  return String(value) === 'true';
}

function narrowToPresent(builder: SelectQueryBuilder<ContactInquiry>, column: 'spamSince' | Mark, isPresent: boolean): void {
  const name = `${builder.alias}.${column}`;
  // A closed range, for which SQLite uses an index.
  if (isPresent) builder.andWhere(`${name} >= :ever AND ${name} < :never`, { ever: new Date(0), never: NEVER });
  else builder.andWhere(`${name} IS NULL`);
}

/** Throws InvalidFields (400). */
export async function usernameOf(manager: EntityManager, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const user = await manager.findOneBy(User, { id, isActive: true });
  if (!user) throw new InvalidFields({ assigneeId: ['This member of staff is no longer active. Please choose someone else.'] });
  return user.username;
}

/** As the history keeps it: 'won', 'won 45000' (pence), 'lost', 'lost price'; null: not decided. */
function outcomeText({ outcome, lostReason, amountPence }: ContactInquiry): string | null {
  return outcome && [outcome, lostReason ?? amountPence].filter((part) => part !== null).join(' ');
}

/**
 * Corrects who an enquiry is from that staff have added. Returns what has changed, as the history keeps it; null: nothing.
 * Throws InvalidFields (400) for a visitor's enquiry, and if there would be no name or, for work, no number.
 */
async function correctDetails(
  inquiry: ContactInquiry,
  { name, phone, email, company }: Pick<UpdateContactInquiryDto, keyof typeof LABELS>,
  { manager }: Pick<Change, 'manager'>,
): Promise<string | null> {
  const formerEmail = inquiry.email;
  const details = { name, phone: phone === null && isComplaint(inquiry) ? '' : phone, email: email === null ? '' : email, company };
  const corrected = NAMES.filter((field) => details[field] !== undefined && details[field] !== inquiry[field]);
  if (!corrected.length) return null;
  if (inquiry.channel === 'form')
    throw new InvalidFields(Object.fromEntries(corrected.map((field) => [field, [SENT_BY_VISITOR]])), SENT_BY_VISITOR);
  patch(manager.getRepository(ContactInquiry), inquiry, details);
  // The former address may be a stranger's. A link that staff have withdrawn stays withdrawn.
  if (formerEmail && inquiry.email !== formerEmail) await manager.delete(InquiryLink, { inquiryId: inquiry.id, tokenHash: Not(IsNull()) });
  await indexAgain(manager, inquiry);
  return corrected.map((field) => `${LABELS[field]}: ${inquiry[field] || 'none'}`).join('\n');
}
