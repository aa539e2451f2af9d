import {
  customerClock,
  customerSpan,
  londonAppointment,
  londonDate,
  londonDay,
  londonSpan,
  londonWeekday,
} from '../../platform/time/london.js';
import type { ContactInquiry, InquiryStatus } from '../contact-inquiry.entity.js';
import type { TracedInquiry } from '../contact-inquiry.dto.js';
import type { InquiryEvent } from '../inquiry-event.entity.js';
import { serviceForCustomer } from '../reception/service-types.js';
import type { CallDay } from '../reception/contact.dto.js';
import type { Span } from '../../company/business-clock.js';

interface CustomerEntry {
  /** Of the event; null: the first message. */
  id: string | null;
  /** Null: something happened. */
  by: 'customer' | 'office' | null;
  title: string;
  words: string | null;
  at: ReturnType<typeof moment>;
}

const STATUSES: Record<InquiryStatus, string> = {
  new: 'Waiting for our reply',
  contacted: 'We have been in touch',
  'in-progress': 'We are working on it',
  completed: 'Completed',
  closed: 'Closed',
};

/** Returns the enquiry as its customer sees it: no notes, no spam score, nothing internal. site/render.ts says what its fields mean. */
export function customerView(
  { inquiry, assignee }: Pick<TracedInquiry, 'inquiry' | 'assignee'>,
  events: readonly InquiryEvent[],
  windows: readonly Span[],
  now: Date,
) {
  const { name, email, phone, status, createdAt, respondedAt, dueAt, message } = inquiry;
  const { delayedTo, solvedAt } = inquiry;
  // Here the customer reads an answer even before its mail is delivered.
  const isAnswered = respondedAt !== null || events.some(({ kind }) => kind === 'answer');
  const first: CustomerEntry = { id: null, by: 'customer', title: 'You wrote', words: message, at: moment(createdAt) };
  return {
    name,
    email,
    phone,
    service: serviceForCustomer(inquiry),
    received: moment(createdAt),
    keeper: assignee?.displayName ?? null,
    status: STATUSES[status === 'new' && isAnswered ? 'contacted' : status],
    due: isAnswered ? null : promise(dueAt),
    newDue: isAnswered || !delayedTo ? null : promise(delayedTo),
    isSolved: solvedAt !== null,
    callBack: comingCall(inquiry, now),
    callDays: daysOf(windows),
    entries: [first, ...events.filter((event) => !isImplied(event, events)).flatMap((event) => entryOf(event, assignee))],
  };
}

/** `text` is London time, as in '21 November 2026 at 9:05 AM'. */
const moment = (time: Date) => ({ iso: time.toISOString(), text: `${londonDate(londonDay(time))} at ${customerClock(time)}` });

/** In the words in which it was promised. */
const promise = (time: Date) => ({ iso: time.toISOString(), text: londonAppointment(time) });

/** As in 'Tuesday 24 November, 8:00 AM to 10:00 AM'; null: none is coming. */
export const comingCall = ({ callBackFrom, callBackUntil }: Pick<ContactInquiry, 'callBackFrom' | 'callBackUntil'>, now: Date) =>
  callBackFrom && callBackUntil && callBackUntil > now ? londonSpan(callBackFrom, callBackUntil) : null;

export const daysOf = (windows: readonly Span[]): CallDay[] =>
  [...Map.groupBy(windows, ({ from }) => londonWeekday(from))].map(([day, spans]) => ({
    day,
    times: spans.map(({ from, until }) => ({ value: from.toISOString(), text: customerSpan(from, until) })),
  }));

/** Whether a reply or a call changed the status at the same moment, so that the change needs no line of its own. */
const isImplied = ({ kind, createdAt }: InquiryEvent, events: readonly InquiryEvent[]): boolean =>
  kind === 'status' && events.some((other) => other.kind !== 'status' && other.createdAt.getTime() === createdAt.getTime());

/** Usernames, which staff sign in with, are not for customers. */
function entryOf({ id, kind, text, user, createdAt }: InquiryEvent, assignee: TracedInquiry['assignee']): CustomerEntry[] {
  const told = (title: string, by: CustomerEntry['by'] = null, words: string | null = null) => [
    { id, by, title, words, at: moment(createdAt) },
  ];
  switch (kind) {
    case 'message':
      return told('You wrote', 'customer', text);
    case 'call-back':
      return told(text === null ? 'You no longer need a call' : `You asked for a call: ${text}`);
    case 'details':
      return told('You corrected your details');
    case 'corrected':
      return told('We corrected your details');
    case 'solved':
      return told('You said that your question is solved');
    case 'photos':
      return told(`You added ${text}`);
    case 'answer':
      return told(user?.displayName ? `${user.displayName} answered` : 'We answered', 'office', text);
    case 'call':
      return told(text?.startsWith('Reached') ? 'We spoke to you on the phone' : 'We tried to call you');
    case 'assignee':
      return told(`${(text !== null && text === assignee?.username && assignee.displayName) || 'Our office'} has your enquiry`);
    case 'status':
      return told(STATUSES[text as InquiryStatus]);
    // Staff's own: notes, spam, messages sent again and the link.
    default:
      return [];
  }
}
