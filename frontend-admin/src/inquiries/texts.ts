import { choicesOf, fieldRule, tidied } from '../data/contract';
import { readNumber } from '../data/rule';
import type { DeliveryReport, Inquiry, InquiryEvent, InquiryStatus } from '../data/types';
import type { ToneName } from '../kit/theme/colours';
import { formatDate } from '../kit/format';

interface StatusChoice {
  id: InquiryStatus;
  name: string;
  tone: ToneName;
}

export const statuses: readonly StatusChoice[] = [
  { id: 'new', name: 'New', tone: 'attention' },
  { id: 'contacted', name: 'Contacted', tone: 'info' },
  { id: 'in-progress', name: 'In Progress', tone: 'progress' },
  { id: 'completed', name: 'Completed', tone: 'success' },
  { id: 'closed', name: 'Closed', tone: 'neutral' },
];

/** The list has no filter for 'contacted'. */
export const statusFilters = statuses.filter(({ id }) => id !== 'contacted');

export const isComplaint = ({ topic }: Pick<Inquiry, 'topic'>): boolean => topic === 'data';

export const statusOf = (id: string | undefined): StatusChoice | undefined => statuses.find((status) => status.id === id);

const { labels: serviceLabels = {} } = fieldRule('CreateContactDto', 'serviceType');

/** The service by its name, or the chosen type. */
export const serviceName = ({ serviceTitle, serviceType }: Pick<Inquiry, 'serviceTitle' | 'serviceType'>): string =>
  serviceTitle ?? (serviceType ? (serviceLabels[serviceType] ?? serviceType) : '-');

/** How an enquiry came in. */
export const channels: readonly { id: Inquiry['channel']; name: string }[] = [
  { id: 'form', name: 'Website form' },
  { id: 'rang', name: 'Rang' },
  { id: 'texted', name: 'Texted' },
  { id: 'met', name: 'Met' },
  { id: 'wrote', name: 'Wrote' },
];

/** What becomes of an enquiry, and where it came from. */
export const leadChoices = {
  outcome: [
    { id: 'won', name: 'Won' },
    { id: 'lost', name: 'Lost' },
  ],
  lostReason: choicesOf('UpdateContactInquiryDto', 'lostReason'),
  heardFrom: choicesOf('UpdateContactInquiryDto', 'heardFrom'),
};

const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', trailingZeroDisplay: 'stripIfInteger' });

/** '£1,250.50', of 125050. */
export const money = (pence: number): string => POUNDS.format(pence / 100);

const MOST_PENCE = 999_999_999;

/** Returns pence; null for a blank field, undefined for what is no amount. */
export function toPence(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const pence = Number(((readNumber(typed.trim()) ?? NaN) * 100).toFixed(6));
  return Number.isInteger(pence) && pence >= 0 && pence <= MOST_PENCE ? pence : undefined;
}

/** 'Won, £450', 'Lost: Price'. */
export function outcomeName({ outcome, lostReason, amountPence }: Pick<Inquiry, 'outcome' | 'lostReason' | 'amountPence'>): string | null {
  if (outcome === 'won') return amountPence === null ? 'Won' : `Won, ${money(amountPence)}`;
  if (outcome === 'lost')
    return lostReason === null ? 'Lost' : `Lost: ${leadChoices.lostReason.find(({ id }) => id === lostReason)?.name ?? lostReason}`;
  return null;
}

/** Of the history's 'won 45000', 'lost price'. */
function outcomeTitle(text: string | null): string {
  const [outcome, detail = null] = (text ?? '').split(' ');
  const decision = { outcome, lostReason: detail, amountPence: detail && Number(detail) } as Parameters<typeof outcomeName>[0];
  return outcomeName(decision) ?? 'Not decided any more';
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** When the server warns the office. */
const DUE_SOON_MS = 4 * HOUR_MS;

export type WithDeadline = Pick<Inquiry, 'dueAt' | 'respondedAt'> & Partial<Pick<Inquiry, 'isSpam'>>;

/** Returns the time left to reply; null after a reply and for spam. */
export function deadlineState({ dueAt, respondedAt, isSpam }: WithDeadline, now: Date): { text: string; tone: ToneName } | null {
  if (respondedAt || isSpam) return null;
  const left = new Date(dueAt).getTime() - now.getTime();
  if (left < 0) return { text: `overdue by ${duration(-left)}, ${promiseTime(dueAt)}`, tone: 'danger' };
  return { text: `due in ${duration(left)}, ${promiseTime(dueAt)}`, tone: left <= DUE_SOON_MS ? 'attention' : 'neutral' };
}

/** As in '12 min', '3 h' or '2 days', rounded down. */
function duration(ms: number): string {
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`;
  const hours = Math.floor(ms / HOUR_MS);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'Europe/London' });
const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' });

/** As in 'Tue 24 Nov 08:00', in London, where the customer is; it stays on one line. */
export const promiseTime = (at: string): string =>
  `${DAY.format(new Date(at)).replace(',', '')} ${CLOCK.format(new Date(at))}`.replaceAll(' ', '\u00A0');

/** As in 'Tue 24 Nov, 08:00–10:00', in London, where the customer is. */
export const callTime = (from: string, until: string): string =>
  `${DAY.format(new Date(from)).replace(',', '')}, ${CLOCK.format(new Date(from))}–${CLOCK.format(new Date(until))}`;

/**
 * Returns a delivery's status and when it was sent or is tried next.
 * @param waits how long it waits because its channel is not set up, for example 'until a mail server is set up'
 */
export function deliveryText(
  { status, sentAt, nextAttemptAt, attempts }: DeliveryReport,
  waits: string | null,
): { tone: ToneName; status: string; when: string | null } {
  if (status === 'sent') return { tone: 'success', status: 'Sent', when: sentAt && formatDate(sentAt) };
  if (status === 'failed') return { tone: 'danger', status: 'Failed', when: null };
  if (status === 'withdrawn') return { tone: 'neutral', status: 'Withdrawn', when: null };
  if (waits !== null) return { tone: 'attention', status: 'Waiting', when: waits };
  return {
    tone: 'info',
    status: 'Queued',
    when: attempts > 0 && nextAttemptAt ? `next attempt ${formatDate(nextAttemptAt)}` : 'about to be sent',
  };
}

export const lastAnswer = ({ deliveries }: Pick<Inquiry, 'deliveries'>): DeliveryReport | undefined =>
  deliveries.findLast(({ kind }) => kind === 'answer');

const REPLY_SUBJECT = 'Re: Your electrical service inquiry';

/** Mail programs need CRLF line ends. */
export function replyLink(email: string, text?: string): string {
  const body = text === undefined ? '' : `&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(REPLY_SUBJECT)}${body}`;
}

/** A paragraph that is nothing but a greeting. */
const GREETING = /^(?:hello|hi|hey|dear|good (?:morning|afternoon|evening|day))\b[^\n.:;?]{0,60}\.?$/i;

/**
 * Adds a template to what is typed; one that was chosen before and not changed gives way. The customer is greeted once, at the beginning, and the
 * signature that both end with stands once, at the end.
 */
export function withTemplate(typed: string | undefined, { text }: { text: string }, templates: readonly { text: string }[]): string {
  const words = typed?.trim() ?? '';
  if (words === '' || templates.some((other) => other.text.trim() === words)) return text;
  const [own, added] = [paragraphs(words), paragraphs(text)];
  const isGreeted = GREETING.test(own[0] ?? '');
  const greeting = GREETING.test(added[0] ?? '') ? added.splice(0, 1) : [];
  if (added.length > 1 && own.at(-1) === added.at(-1)) own.pop();
  return [...(isGreeted ? [] : greeting), ...own, ...added].join('\n\n');
}

const paragraphs = (text: string): string[] => text.trim().split(/\n{2,}/);

const FEWEST_DIGITS = 7;
const EXTENSION = /(?:ext(?:ension)?|x|#)\.?\s*\d{1,6}\s*$/i;
const SECOND_NUMBER = /[/,;&|]|\b(?:or|and)\b/i;

/** Dials '+44 (0)151 …' without the 0, and the first of two numbers; leaves out an extension. */
export const phoneLink = (phone: string): string => {
  const [first = ''] = tidied('CreateContactDto', 'phone', phone).split(SECOND_NUMBER);
  const main = first.replace(/\D/g, '').length < FEWEST_DIGITS ? phone : first;
  const abroad = main
    .replace(EXTENSION, '')
    .replace(/^\s*00/, '+')
    .replace(/^(\+[^(]*)\(0\)/, '$1');
  return `tel:${abroad.replace(/[^\d+]/g, '')}`;
};

/** What each event is called, by its text where that is a state rather than words. */
const EVENTS: Readonly<Record<InquiryEvent['kind'], string | ((text: string | null) => string)>> = {
  received: 'Inquiry received',
  status: (text) => `Status set to ${statusOf(text ?? undefined)?.name ?? text}`,
  assignee: (text) => (text === null ? 'Assigned to nobody' : `Assigned to ${text}`),
  note: 'Note',
  call: 'Call',
  message: 'Message from the customer',
  answer: 'Answer to the customer',
  'call-back': (text) => (text === null ? 'The customer no longer needs a call' : 'The customer asks for a call'),
  details: 'The customer corrected the details',
  corrected: 'Details corrected',
  solved: 'The customer says it is solved: status set to Completed',
  photos: (text) => `The customer added ${text}`,
  outcome: outcomeTitle,
  complaint: (text) => (text === null ? 'Outcome of the complaint removed' : 'Outcome of the complaint'),
  link: (text) => (text === 'renewed' ? 'New link sent to the customer' : "The customer's link withdrawn"),
  spam: (text) => (text === 'yes' ? 'Marked as spam' : 'Marked as not spam'),
  delivery: (text) => `${text}: sent again`,
  'not-sent': (text) => text ?? 'Not sent',
  'delivery-sent': (text) => `${text}: sent`,
  'delivery-failed': (text) => String(text),
};

/** Their texts are words, to be shown below the title. */
const WITH_WORDS: readonly InquiryEvent['kind'][] = ['note', 'call', 'message', 'answer', 'call-back', 'details', 'corrected', 'complaint'];

export function historyText({ kind, text }: InquiryEvent): { title: string; words: string | null } {
  const title = EVENTS[kind];
  return { title: typeof title === 'string' ? title : title(text), words: WITH_WORDS.includes(kind) ? text : null };
}

export const photoTitle = (index: number, count: number, name: string): string => `Photo ${index + 1} of ${count} from ${name}`;

/** Such as 'photo-1-ann-lloyd.jpg'. */
export const photoFileName = (index: number, name: string): string =>
  `${['photo', index + 1, ...(name.toLowerCase().match(/[a-z0-9]+/g) ?? [])].join('-').slice(0, 80)}.jpg`;
