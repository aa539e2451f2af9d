import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository, type SelectQueryBuilder } from 'typeorm';
import { MAIL } from '../../delivery/mail/mail-kinds.js';
import { Delivery } from '../../delivery/outbox/delivery.entity.js';
import { DAY_MS } from '../../platform/time/durations.js';
import { daysBefore, londonDay, londonMoment, londonSpan } from '../../platform/time/london.js';
import { OnToday, type ItemForToday, type KnowsToday } from '../../platform/common/on-today.js';
import { isComplaint } from './complaints.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { INQUIRY_KIND } from '../inquiry.kind.js';
import { unanswered } from './response-deadline.js';
import { serviceName } from '../reception/service-types.js';

type Query = SelectQueryBuilder<ContactInquiry>;
type Times = Record<'ever' | 'never' | 'missed' | 'tomorrow', Date>;

/** A call that was never logged as made is no longer waited for after this time. */
const MISSED_FOR_MS = 3 * DAY_MS;

// Closed ranges, for which SQLite uses an index.
const FAILED = 'r.replyFailedAt >= :ever AND r.replyFailedAt < :never';
const WROTE = 'r.customerWroteAt >= :ever AND r.customerWroteAt < :never';
const CALL = "r.callBackFrom >= :missed AND r.callBackFrom < :tomorrow AND r.status <> 'completed' AND r.status <> 'closed'";
/** Not 'IS NULL', which would make databases choose the index of that column. */
const isBlank = (...columns: string[]) => `COALESCE(${columns.join(', ')}, :never) = :never`;

/** Enquiries that wait for a reply or a call, whose reply did not reach the customer, or whose customer wrote again: each is one item. */
@OnToday({ name: 'enquiries', path: '/inquiries' })
export class TodaysInquiries implements KnowsToday {
  constructor(@InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>) {}

  async today(now: Date, most: number): Promise<{ items: ItemForToday[]; total: number }> {
    const tomorrow = londonMoment(daysBefore(londonDay(now), -1), '00:00');
    const times: Times = { ever: new Date(0), never: new Date('9999-12-31'), missed: new Date(now.getTime() - MISSED_FOR_MS), tomorrow };
    const query = () => this.inquiries.createQueryBuilder('r');
    const answered = (condition: string) => query().where('r.spamSince IS NULL AND r.respondedAt IS NOT NULL').andWhere(condition, times);
    // No enquiry is in two of them.
    const groups: [Query, by: 'dueAt' | 'callBackFrom' | 'customerWroteAt' | 'replyFailedAt'][] = [
      [unanswered(query()), 'dueAt'],
      [answered(FAILED), 'replyFailedAt'],
      [answered(`${WROTE} AND ${isBlank('r.replyFailedAt')}`), 'customerWroteAt'],
      [answered(`${CALL} AND ${isBlank('r.replyFailedAt', 'r.customerWroteAt')}`), 'callBackFrom'],
    ];
    const found = await Promise.all(groups.map(([group, by]) => firstOf(group, by, most)));
    const failures = await this.failures(found.flatMap(({ rows }) => rows.filter(({ replyFailedAt }) => replyFailedAt)));
    return {
      items: found.flatMap(({ rows }) => rows.map((row) => toItem(row, now, times, failures.get(row.id)))),
      total: found.reduce((sum, { count }) => sum + count, 0),
    };
  }

  /** What to say of the last mail that did not reach each of these customers. */
  private async failures(inquiries: ContactInquiry[]): Promise<Map<string, string>> {
    const ids = inquiries.map(({ id }) => id);
    const where = { inquiryId: In(ids), channel: MAIL, status: 'failed' as const };
    const failed = ids.length ? await this.inquiries.manager.find(Delivery, { where, order: { updatedAt: 'ASC', id: 'ASC' } }) : [];
    const emailOf = new Map(inquiries.map(({ id, email }) => [id, email]));
    const toCustomer = failed.filter(({ inquiryId, recipients }) => recipients.includes(emailOf.get(inquiryId ?? '') ?? ''));
    return new Map(toCustomer.map((mail) => [mail.inquiryId ?? '', failureOf(mail)]));
  }
}

/** Characters of a message in the list. */
const BEGINNING = 160;

/** The codes of mail servers, which the screen leaves out. */
const CODES = /^5\d\d[ -](?:5\.\d{1,3}\.\d{1,3} )?/;

function failureOf({ kind, recipients, lastError }: Delivery): string {
  const reason = lastError ? `: ‘${lastError.replace(CODES, '').replace(/(?<![.\s])[.\s]+$/, '')}’` : '';
  return `Our ${kind === 'answer' ? 'reply' : 'email'} to ${recipients.join(', ')} could not be delivered${reason}. Please call.`;
}

async function firstOf(query: Query, by: string, most: number): Promise<{ rows: ContactInquiry[]; count: number }> {
  const [rows, count] = await Promise.all([query.clone().orderBy(`r.${by}`).addOrderBy('r.id').take(most).getMany(), query.getCount()]);
  return { rows, count };
}

function toItem(inquiry: ContactInquiry, now: Date, times: Times, failure?: string): ItemForToday {
  const { id, name, email, phone, message, dueAt, respondedAt, replyFailedAt, callBackFrom, callBackUntil, solvedAt } = inquiry;
  const of = aboutWords(inquiry);
  const path = `/inquiries/${id}`;
  const words = message.slice(0, BEGINNING).replace(/\s+/g, ' ').trim() || null;
  const item = { key: `${INQUIRY_KIND.resource} ${id}`, title: name, path, phone: phone || null, words };
  const called = {
    label: 'Called',
    method: 'POST',
    path: `/api/admin/${INQUIRY_KIND.resource}/${id}/calls`,
    body: { outcome: 'reached' },
    done: 'Call Logged',
  } as const;
  const isLate = respondedAt === null && dueAt < now;
  if (callBackFrom && callBackUntil && callBackFrom >= times.missed && callBackFrom < times.tomorrow)
    return {
      ...{ ...item, kind: 'Call', dueAt: callBackUntil, action: called },
      text: `Asks for a call${of} on ${londonSpan(callBackFrom, callBackUntil)}.`,
      urgency: callBackFrom <= now || isLate ? 'now' : 'today',
    };
  const waits = respondedAt === null ? dueAt : null;
  if (replyFailedAt)
    return {
      ...item,
      kind: 'Undelivered',
      text: failure ?? `Your reply${of} was not delivered.`,
      urgency: 'now',
      dueAt: waits,
      action: called,
    };
  const urgency = isLate ? 'now' : 'today';
  if (respondedAt) return { ...item, kind: 'Read', text: solvedAt ? 'Says that it is solved.' : `Wrote again${of}.`, words: null, urgency };
  if (isComplaint(inquiry) && !email) {
    const action = {
      label: 'Acknowledged',
      method: 'PUT',
      path: `/api/admin/${INQUIRY_KIND.resource}/${id}/status`,
      body: { status: 'contacted' },
      done: 'Status Updated',
    } as const;
    return { ...item, kind: 'Complaint', text: 'Waits to be acknowledged by letter or telephone.', urgency, dueAt, action };
  }
  if (!email) return { ...item, kind: 'Call', text: `Waits for your call${of}.`, urgency, dueAt, action: called };
  return { ...item, kind: 'Reply', text: `Waits for a reply${of}.`, urgency, dueAt, path: `${path}#reply`, opens: 'Reply' };
}

/** Continues 'Waits for a reply'. */
function aboutWords(inquiry: ContactInquiry): string {
  if (isComplaint(inquiry)) return ' on a complaint about personal data';
  const about = serviceName(inquiry);
  return about === null ? '' : ` about ${about}`;
}
